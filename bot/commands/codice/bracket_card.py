"""The finals as a card: in words and as a picture, with who would play in them before they are posted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.commands import card_pictures
from bot.commands.codice.names import named
from bot.commands.codice.outcomes import decision_said
from bot.engines.book import Refused
from bot.engines.codice.finals import BracketTable, bracket
from bot.engines.codice.matches import Match
from bot.engines.codice.pairings import bracket_of
from bot.engines.codice.public import round_told, rounds_told
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.bracket import SEED, WINNER, Bracket
from bot.hall.cards.card import Argument, Button, Card, Free, Picture, say, strong


def bracket_card(book: Codice) -> Card:
    """The bracket in words, stage by stage, with its picture."""
    plan, drawn = book.started, bracket_of(book)
    if drawn is None:
        raise Refused("codice-no-finals", teams=plan.teams)
    known = seeds_known(book)
    lines: list[Argument] = []
    one = round_told(book)
    if one is None or one.phase != "finals":
        lines.append(say("codice-bracket-as-now" if known else "codice-bracket-not-yet", rounds=plan.rounds))
    head = (0, "")
    for table in bracket(book, book.held):
        if (table.stage, table.sort) != head:
            head = (table.stage, table.sort)
            lines.append(strong(say(f"codice-bracket-{table.sort}", hands=table.hands)))
        lines.append(_line(book, drawn, table, known))
    row = (Button(say("codice-bracket-standings-button"), "codice standings"),)
    return Card(say("codice-bracket-title"), tuple(lines), picture=picture(book), buttons=(row,) if known else ())


def seeds_known(book: Codice) -> bool:
    """Whether there are standings by which teams qualify, and everybody knows them."""
    return 0 < book.qualified_after <= rounds_told(book)


def _line(book: Codice, drawn: Bracket, table: BracketTable, known: bool) -> Argument:
    """A match: what it is about, who meets whom, and what came of it."""
    one, two = (_seat(book, seat, team, known) for seat, team in zip(table.seats, table.teams, strict=True))
    name: Argument = table.letter
    if f"{WINNER}{name}" in drawn.places:
        place = say("pictures-place", place=drawn.places.index(f"{WINNER}{name}") + 1)
        name = say("codice-bracket-for", letter=table.letter, place=place)
    match = table.match
    if match is None:
        return say("codice-bracket-to-come", match=name, one=one, two=two)
    if match.decision is not None:
        return say("codice-bracket-decided", match=name, what=decision_said(book, match))
    first, second = (match.wins(team) for team in match.teams)
    if match.over:
        one, two = (strong(one), two) if first > second else (one, strong(two))
        return say("codice-bracket-over", match=name, one=one, two=two, first=first, second=second)
    return say("codice-bracket-on", match=name, table=match.table, one=one, two=two, first=first, second=second)


def _seat(book: Codice, seat: str, team: str | None, known: bool) -> Argument:
    """Who sits there; or of which match it will be the winner or the loser, or which place qualifies for it."""
    sort, which = seat[0], seat[1:]
    if sort == SEED and not known:
        return say("codice-bracket-seed", seed=int(which))
    if team is None:
        return say(f"pictures-{'winner' if sort == WINNER else 'loser'}-of", match=which)
    return named(book, team)


# --- the picture


def picture(book: Codice, *, across: bool = False) -> Picture:
    """The bracket as a picture: the way to the final, and the matches for the other places."""
    drawn = bracket_of(book)
    assert drawn is not None
    known = seeds_known(book)
    tables = {table.letter: table for table in bracket(book, book.held)}
    trees = [
        [[_met(book, tables[letter], known) for letter in letters] for letters in way_to(seat[1:], tables)]
        for seat in drawn.places[::2]
    ]
    places = [card_pictures.places(2 * at + 1, tree) for at, tree in enumerate(trees) if at]
    title = say("codice-bracket-title")
    return card_pictures.bracket(title, Free(book.name), card_pictures.tree(trees[0]), places, across=across)


def way_to(letter: str, tables: Mapping[str, BracketTable]) -> Sequence[Sequence[str]]:
    """The matches whose winners lead to a match, round by round, each between the two that lead to it."""
    rounds = [[letter]]
    while all(seat[0] == WINNER for one in rounds[0] for seat in tables[one].seats):
        rounds.insert(0, [seat[1:] for one in rounds[0] for seat in tables[one].seats])
    return rounds


def _met(book: Codice, table: BracketTable, known: bool) -> Mapping[str, Any]:
    match = table.match
    first, second = (
        card_pictures.awaited(seat[1:], winner=seat[0] == WINNER)
        if team is None
        else card_pictures.side(_seat(book, seat, team, known), _score(match, team))
        for seat, team in zip(table.seats, table.teams, strict=True)
    )
    winner = match.teams.index(match.winner) + 1 if match is not None and match.over and match.winner else 0
    at = str(match.table) if match is not None and not match.over else ""
    return card_pictures.met(table.letter, first, second, table=at, winner=winner)


def _score(match: Match | None, team: str) -> str:
    """Hands won at the table; none where the match was given by decision."""
    if match is None or not match.begun or match.decision is not None:
        return ""
    return str(match.wins(team))
