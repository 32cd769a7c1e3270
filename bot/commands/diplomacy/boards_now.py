"""All boards of a round on one card for who decides there, with who is late; where all stood if it ended now."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.diplomacy.names import all_named, named, points_said
from bot.commands.diplomacy.seating.seats import board_buttons, board_said
from bot.engines.diplomacy import told_winters, top_table
from bot.engines.diplomacy.centres import complete
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.standings import standings
from bot.engines.diplomacy.totals import totals
from bot.engines.diplomacy.tournament import Diplomacy, Round
from bot.hall.cards.card import Argument, Audience, Card, Table, say, strong
from bot.hall.cards.lists import joined

SHOWN = 3
"""The first of the standings on a card."""


def all_boards_card(book: Diplomacy, one: Round, seat: Card | None = None) -> Card:
    """How far every board is, below one's own seat; buttons for those that wait for somebody, then for the others."""
    late = told_winters.behind(book) if one is book.round else ()
    lines: list[Argument] = []
    for game in one.games.values():
        state = _state(book, game, game in late)
        lines.append(say("diplomacy-all-line", board=strong(board_said(game)), state=state))
    if top_table.seated_otherwise(book):
        lines.append(strong(say("diplomacy-top-otherwise")))
    hidden = book.hide and seat is not None
    if not hidden and any(game.counts for game in one.missing):
        players = joined("diplomacy-seats-and", _first(book, SHOWN))
        lines.append(say("diplomacy-all-now", players=players))
    if not hidden and (top := top_table.qualified_now(book)):
        lines.append(say("diplomacy-all-top", players=all_named(book, top)))
    title, buttons = say("diplomacy-all-title", round=one.number), board_buttons(_by_need(book, one, late))
    if seat is not None:
        return replace(seat, lines=(*seat.lines, strong(title), *lines), buttons=(*seat.buttons[:-1], *buttons))
    return Card(title, tuple(lines), buttons=buttons, audience=Audience.MEMBER, words_first=True)


def _by_need(book: Diplomacy, one: Round, late: tuple[Game, ...]) -> list[Game]:
    """Boards that wait for a referee, then those that are late, those that wait for a rival, and the others."""

    def need(game: Game) -> int:
        if game.disputed:
            return 0
        if game.over:
            return 4
        if complete(book, game) or (game.told is not None and game.told.doubted):
            return 0
        return 1 if game in late else 2 if game.told is not None else 3

    return sorted(one.games.values(), key=need)


def _state(book: Diplomacy, game: Game, late: bool) -> Argument:
    """How far a board is, and for whom it waits."""
    told = game.told
    if game.disputed:
        return say("diplomacy-all-disputed", year=str(min(game.disputed)))
    if game.over:
        return say("diplomacy-all-over")
    if told is not None and told.doubted:
        return say("diplomacy-all-doubted", year=str(told.year))
    if told is not None:
        return say("diplomacy-all-told", year=str(told.year), player=named(book, told.player))
    if complete(book, game):
        return say("diplomacy-all-complete")
    if game.undecided:
        return say("diplomacy-all-vote")
    if game.year is None:
        return say("diplomacy-all-first" if late else "diplomacy-all-begins")
    return say("diplomacy-all-behind" if late else "diplomacy-all-year", year=str(game.year))


# --- if it ended now


def _first(book: Diplomacy, count: int) -> list[Argument]:
    given = totals(book, now=True)
    return [
        say("diplomacy-all-place", place=place, player=named(book, player), points=points_said(given[player].points))
        for place, player in enumerate(standings(book, now=True).order[:count], 1)
    ]


def now_table(book: Diplomacy, count: int) -> Table:
    """The first of the standings as they would be."""
    given = totals(book, now=True)
    order = standings(book, now=True).order[:count]
    rows = ((str(at), named(book, one), points_said(given[one].points)) for at, one in enumerate(order, 1))
    return Table(tuple(say(f"diplomacy-column-{name}") for name in ("place", "player", "points")), tuple(rows), (2,))


def own_place_said(book: Diplomacy, one: Round, player: str) -> list[Argument]:
    """Where a player would stand, and whether at the top table, while the round is on."""
    if (
        book.hide
        or not any(game.counts for game in one.missing)
        or (total := totals(book, now=True).get(player)) is None
    ):
        return []
    place = standings(book, now=True).places.get(player)
    if place is None:
        return []
    lines: list[Argument] = [say("diplomacy-own-now", place=place, points=points_said(total.points))]
    return [*lines, say("diplomacy-own-top")] if player in top_table.qualified_now(book) else lines
