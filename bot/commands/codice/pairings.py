"""What is posted of a round: its tables, a line for each player, what changed, its results; and the prize list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.commands import card_pictures
from bot.commands.codice.names import named, players
from bot.commands.codice.outcomes import (
    decision_said,
    played_in,
    result_said,
    round_said,
    seat_said,
    stage_named,
    stake_said,
    team_said,
)
from bot.commands.seal_lines import lots_lines
from bot.commands.tournament.notices import key_of
from bot.engines.codice.arranging import byes_of
from bot.engines.codice.corrections import to_choose
from bot.engines.codice.finals import final_places
from bot.engines.codice.matches import Match
from bot.engines.codice.public import tables_held
from bot.engines.codice.rounds import Round
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.opponents import Pairing, PairingChange
from bot.engines.tournament.rounds import draw_of
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject
from bot.hall.cards.card import (
    Argument,
    Audience,
    Button,
    Card,
    Free,
    Mention,
    Moment,
    Picture,
    Table,
    Tone,
    say,
    strong,
)
from bot.hall.declared.call import Call
from bot.hall.declared.rules_pages import how
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows

BUTTONS = 20
"""The most buttons of tables on one card; the other tables are reached by their number."""
PODIUM = 3


# --- the tables of a round


def pairings_card(book: Codice, number: int, *, ping: bool = True) -> Card:
    """The tables of a round: who meets whom, who starts, who is chief, who sits out."""
    one = book.rounds[number - 1]
    lines: list[Argument] = [table_line(book, match, ping=ping) for match in one.matches.values()]
    lines += bye_lines(book, one)
    lines += lots_lines(book, draw_of(number))
    if number == book.clock.round and book.clock.ends is not None:
        lines.append(say("codice-round-ends", at=Moment(book.clock.ends, "relative")))
    mine = Button(say("codice-mine-button"), "codice mine", "primary")
    buttons = ((mine,), *table_buttons(one.matches.values()))
    title = say("codice-pairings-title", round=round_said(book, one))
    return Card(title, tuple(lines), picture=pairings_picture(book, one), buttons=buttons, tone=Tone.GOOD)


def table_buttons(matches: Iterable[Match]) -> tuple[tuple[Button, ...], ...]:
    """A button for each table, that shows its card."""
    shown = [match for match in matches if all(match.teams)][:BUTTONS]
    return rows(
        [
            Button(say("codice-table-button", table=match.table), f"codice show-table {match.round} {match.table}")
            for match in shown
        ]
    )


def table_line(book: Codice, match: Match, *, ping: bool) -> Argument:
    """A table: its teams with their players, the chief first, and who starts."""
    if match.decision is not None and not match.hands:
        return say("codice-table-decided", table=match.table, what=decision_said(book, match))
    one, two = (seat_said(book, match, team, ping=ping) if team else named(book, team) for team in match.teams)
    line = say(
        "codice-table-line",
        table=match.table,
        one=one,
        two=two,
        starter=named(book, match.pairing.starter),
    )
    return say("codice-table-stake", stake=stake_said(book, match), line=line) if match.final else line


def bye_lines(book: Codice, one: Round) -> list[Argument]:
    """Who sits out, and whether not for the first time."""
    if not one.bye:
        return []
    lines: list[Argument] = [
        say("codice-bye-line", team=team_said(book, one.bye), table=one.bye_table, hands=one.best_of)
    ]
    before = byes_of(book, one.bye)
    if before > 1:
        lines.append(say("codice-bye-again", team=named(book, one.bye), times=before))
    return lines


def pairings_picture(book: Codice, one: Round) -> Picture:
    """The tables of a round as a picture."""
    seats = [
        card_pictures.seated(
            str(match.table),
            named(book, match.teams[0]),
            named(book, match.teams[1]),
            starts=match.teams.index(match.pairing.starter) + 1,
        )
        for match in one.matches.values()
    ]
    rests = named(book, one.bye) if one.bye else ""
    return card_pictures.pairings(stage_named(book, one), Free(book.name), seats, rests=rests)


# --- a line for each player


def seat_notices(call: Call[Codice], book: Codice, number: int, tables: Iterable[int] | None = None) -> list[Told]:
    """A private line to everybody who sits at these tables, or at any: table, opponents, who starts, who is chief."""
    one = book.rounds[number - 1]
    wanted = None if tables is None else set(tables)
    told = [
        _line(call, book, one, team, seat_lines(book, match, team))
        for match in one.matches.values()
        if match.decision is None and (wanted is None or match.table in wanted)
        for team in match.teams
        if team
    ]
    if one.bye and (wanted is None or one.bye_table in wanted):
        told.append(_line(call, book, one, one.bye, (say("codice-you-rest", hands=one.best_of),)))
    return [each for lines in told for each in lines]


def own_seat(book: Codice, one: Round, player: str) -> Card | None:
    """The same for somebody who asks; None for who plays for no team, or one that has no table."""
    team = next((team for team, entrant in book.entrants.items() if player in entrant.players), "")
    match = one.match_of(team) if team else None
    if match is not None:
        return _seat_card(book, one, team, seat_lines(book, match, team))
    return (
        _seat_card(book, one, team, (say("codice-you-rest", hands=one.best_of),)) if team and team == one.bye else None
    )


def _line(call: Call[Codice], book: Codice, one: Round, team: str, lines: Sequence[Argument]) -> list[Told]:
    card = replace(_seat_card(book, one, team, lines), audience=Audience.PRIVATE)
    room = call.room_for("here")
    key = key_of(call, book, "line", NoticeSubject(PAIRINGS, one.number))
    return [Told(card, room, player, f"{key}:{player}") for player in book.entrants[team].players]


def _seat_card(book: Codice, one: Round, team: str, lines: Sequence[Argument]) -> Card:
    match = one.match_of(team)
    stage = round_said(book, one) if match is None else played_in(book, match)
    title = say("codice-line-title", round=stage, name=Free(book.name))
    row = (
        ((Button(say("codice-table-button", table=match.table), f"codice show-table {one.number} {match.table}"),),)
        if match is not None
        else ()
    )
    return Card(title, tuple(lines), buttons=row, audience=Audience.MEMBER, words_first=True)


def seat_lines(book: Codice, match: Match, team: str) -> tuple[Argument, ...]:
    """What a team has to know of its table: whom it meets there, who starts, who is chief."""
    other = match.other(team)
    starts = say("codice-you-start") if match.starter(1) == team else say("codice-they-start", team=named(book, other))
    chiefs = say(
        "codice-line-chiefs",
        own=Mention(book.chief(team, match.round, 1)),
        other=Mention(book.chief(other, match.round, 1)),
    )
    return (
        say("codice-you-meet", table=match.table, team=strong(named(book, other)), players=players(book, other)),
        starts,
        chiefs,
    )


# --- what changed


def changed_lines(book: Codice, before: Sequence[Pairing]) -> list[Argument]:
    """The tables of the present round that are not as they were; of those that wait for the director, only that."""
    lines = moved_lines(book, before)
    return [say("codice-held-changed")] if lines and tables_held(book) else lines


def moved_lines(book: Codice, before: Sequence[Pairing], *, ping: bool = True) -> list[Argument]:
    """The same for the director alone, who sees them in any case."""
    present = book.round
    if present is None:
        return []
    lines = [table_line(book, match, ping=ping) for match in present.matches.values() if match.pairing not in before]
    if present.bye and Pairing(table=present.bye_table, teams=(present.bye,)) not in before:
        lines += bye_lines(book, present)
    return lines


def tell_changed(call: Call[Codice], before: Sequence[Pairing]) -> None:
    """A private line to those who now sit elsewhere; while notices are held nobody hears of it."""
    present = call.book.round
    if present is None or present.closed or tables_held(call.book):
        return
    tables = [pairing.table for pairing in present.pairings if pairing not in before]
    call.told += seat_notices(call, call.book, present.number, tables)


def unsettled_lines(book: Codice) -> list[Argument]:
    """The posted tables that a correction would change: those of the present round, then those played already."""
    now = to_choose(book)
    played = [one for one in book.unsettled if one not in now]
    why = say("codice-unsettled-held" if tables_held(book) else "codice-unsettled")
    said = "codice-difference-held" if tables_held(book) else "codice-difference"
    lines: list[Argument] = [strong(why), *(_difference_said(book, one, said) for one in now)]
    if played:
        lines += [say("codice-unsettled-played"), *(_difference_said(book, one) for one in played)]
    return lines


def _difference_said(book: Codice, one: PairingChange, said: str = "codice-difference") -> Argument:
    """A table that a correction would change: as it was posted or waits, and as it would be."""
    return say(
        said,
        round=one.round,
        table=one.table,
        posted=_pairing_said(book, one.posted),
        now=_pairing_said(book, one.now),
    )


def _pairing_said(book: Codice, pairing: Pairing | None) -> Argument:
    if pairing is None:
        return say("codice-no-table")
    if pairing.bye:
        return say("codice-rests", team=named(book, pairing.teams[0]))
    one, two = pairing.teams
    return say("codice-against", one=named(book, one), two=named(book, two), starter=named(book, pairing.starter))


# --- how it ended


def results_card(book: Codice, number: int) -> Card:
    """How every table of a round ended."""
    one = book.rounds[number - 1]
    lines: list[Argument] = [
        say("codice-result-line", table=match.table, result=result_said(book, match)) for match in one.matches.values()
    ]
    if one.bye:
        lines.append(say("codice-rested", team=named(book, one.bye), hands=one.best_of))
    title = say("codice-results-title", round=round_said(book, one))
    return Card(title, tuple(lines), buttons=((how("codice", "points"),),))


def prizes_card(book: Codice) -> Card:
    """The places of everybody, the first three before all."""
    order = final_places(book)
    lines = tuple(
        say(f"codice-prize-{place}", team=team_said(book, team, ping=True))
        for place, team in enumerate(order[:PODIUM], 1)
    )
    others = tuple(
        (str(place), named(book, team), players(book, team)) for place, team in enumerate(order[PODIUM:], PODIUM + 1)
    )
    head = (say("codice-column-place"), say("codice-column-team"), say("codice-column-players"))
    title = say("codice-prizes-title", name=Free(book.name), team=named(book, order[0] if order else ""))
    row = (Button(say("codice-to-standings-button"), "codice standings"), how("codice", "standings"))
    return Card(title, lines, Table(head, others, right=(0,)) if others else None, buttons=(row,), tone=Tone.GOOD)


def teams_count(book: Codice) -> int:
    """How many teams are in."""
    return sum(one.fate == "in" for one in book.entrants.values())
