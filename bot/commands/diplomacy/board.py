"""The projector board: the round's tables with powers and players, the central clock, live centres, the standings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from bot.commands.diplomacy.board_cards import chart, marked, marks_of, player_said
from bot.commands.diplomacy.boards_now import now_table, own_place_said
from bot.commands.diplomacy.cog import cog
from bot.commands.diplomacy.explaining import player_card
from bot.commands.diplomacy.map_cards import picture
from bot.commands.diplomacy.names import named, power_said
from bot.commands.diplomacy.posting import seat_card
from bot.commands.diplomacy.seating.seats import board_said
from bot.commands.diplomacy.standings import listed
from bot.engines.diplomacy.games import Game
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.totals import totals
from bot.engines.diplomacy.tournament import Diplomacy, Round
from bot.hall.cards.board import Board, Countdown, Findable, Met, Panel, Viewer
from bot.hall.cards.card import Argument, Free, Table, Words, say, strong

ACROSS = 3
"""Columns of names on the screen before the first round."""
FIRST = 10
"""So many are shown of the standings as they would be now."""
MAPS = 2
"""Up to so many boards each have a map of their own, that can be read from the back of a hall."""
APART = 4
"""Up to so many boards each have a table of their own; more share one."""


@cog.board
def board(viewer: Viewer, book: Diplomacy) -> Board:
    """What stands on the board now."""
    title: Argument = Free(book.name) if book.name else say("book-diplomacy")
    one = book.round
    if one is None:
        players = len(book.playing())
        return Board(
            title,
            say("diplomacy-screen-entered", players=players),
            _entered(book, 1 if viewer.page else ACROSS),
            _names(book, viewer.now),
        )
    panels: list[Panel] = []
    if not book.ended:
        panels += [*_clock(book), *_tables(book, one, viewer.page)]
    now = not book.hide and any(game.counts for game in one.missing)
    if now:
        panels.append(Panel(say("diplomacy-screen-now"), table=now_table(book, FIRST), name="now"))
    if book.closed and (viewer.page or not now):  # In a hall those of now take the place of the last ones.
        ranking = listed(book, book.closed).ranking
        panels.append(Panel(ranking.title, table=ranking.whole(), wide=True, name="standings"))
    if viewer.page:
        panels += _played_rounds(book)
    return Board(title, _subtitle(book, one), tuple(panels), _names(book, viewer.now), book.ended)


def _names(book: Diplomacy, now: float) -> tuple[Findable, ...]:
    return tuple(
        Findable(
            named(book, one.id), "", tuple(one.players), partial(_own, book, one.id, now), partial(_met, book, one.id)
        )
        for one in book.playing()
    )


def _own(book: Diplomacy, player: str, now: float) -> tuple[Panel, ...]:
    """A player's board and power with the clock, where they would stand, and their way game by game."""
    one, panels = book.round, list[Panel]()
    if one is not None and not one.closed and one.parts_of(player):
        card = seat_card(book, one, player)
        clocks = tuple(clock for panel in _clock(book) for clock in panel.clocks)
        lines = (*card.lines, *own_place_said(book, one, player))
        panels.append(Panel(say("diplomacy-screen-own", round=one.number), lines, clocks=clocks))
    if book.closed or (one is not None and any(game.over for game in one.games.values())):
        way = player_card(book, player)
        panels.append(Panel(say("board-why", who=way.title), way.lines))
    return tuple(panels)


def _met(book: Diplomacy, player: str) -> Iterator[Met]:
    """Whom a player sat with at boards that are over, and who had more points there."""
    given = {one: {(at.round, at.board): at.points for at in total.played} for one, total in totals(book).items()}
    for where, points in given.get(player, {}).items():
        for other, theirs in given.items():
            if other != player and where in theirs:
                yield named(book, other), points > theirs[where] if points != theirs[where] else None


def _played_rounds(book: Diplomacy) -> list[Panel]:
    """The boards of the rounds that are over, the last round first, each with its centres by year."""
    return [
        replace(_table(book, game), title=say("diplomacy-board-of", board=board_said(game), round=one.number),
                picture=chart(book, game) if game.counts else None, together=False,
                name=f"round-{one.number}-board-{game.where.board}")
        for one in reversed(book.rounds)
        if one.closed
        for game in one.games.values()
    ]  # fmt: skip


def _subtitle(book: Diplomacy, one: Round) -> Argument:
    if book.ended:
        shown = listed(book)
        return say("diplomacy-screen-over", player=strong(named(book, shown.order[0]) if shown.order else ""))
    if one.closed:
        return say("diplomacy-screen-between", round=one.number, rounds=book.planned)
    return say("diplomacy-screen-round", round=one.number, rounds=book.planned, count=len(one.missing))


def _entered(book: Diplomacy, across: int) -> tuple[Panel, ...]:
    names: list[Argument] = [
        say("diplomacy-screen-player", number=one.number, player=named(book, one.id)) for one in book.playing()
    ]
    if not names:
        return ()
    names += [""] * (-len(names) % across)
    rows = tuple(tuple(names[at : at + across]) for at in range(0, len(names), across))
    head: Words = (say("diplomacy-screen-players"), *[""] * (across - 1))
    return (Panel(table=Table(head, rows), wide=True, name="players"),)


def _clock(book: Diplomacy) -> list[Panel]:
    clock = book.clock
    if not clock.round:
        return []
    if clock.over and clock.ends is not None and not book.minute_over:
        until = clock.ends + book.rules.clock.minute
        return [Panel(clocks=(Countdown(say("diplomacy-phase-minute"), until),), wide=True)]
    label = say(f"diplomacy-phase-{book.phase}")
    return [Panel(clocks=(Countdown(label, clock.ends, clock.left),), wide=True)]


# --- the boards


def _tables(book: Diplomacy, one: Round, page: bool) -> list[Panel]:
    """Every board: who plays what, with centres as they were last counted; many boards share one table."""
    if one.closed:
        return []
    if page:
        return [panel for game in one.games.values() for panel in (_table(book, game), *_charts(book, game))]
    if len(one.games) <= MAPS:
        return [_table(book, game) for game in one.games.values()]
    if len(one.games) <= APART:
        tables = [replace(_table(book, game), picture=None) for game in one.games.values()]
        return [*tables, *_map(one)]
    rows: list[Words] = [
        (_number(game), _year(game), *(_cell(book, game, power) for power in POWERS)) for game in one.games.values()
    ]
    head: Words = (say("diplomacy-column-number"), say("diplomacy-column-year"), *map(power_said, POWERS))
    return [Panel(table=Table(head, tuple(rows)), wide=True, name="boards"), *_map(one)]


def _map(one: Round) -> list[Panel]:
    """The one map for which a screen of many boards has room: that of the top table, or of the board that is furthest
    on, of those whose owners are known."""
    known = [game for game in one.games.values() if game.year in game.owners]
    game = max(known, key=lambda game: (game.top, game.year, -game.where.board), default=None)
    if game is None or game.year is None:
        return []
    title = say("diplomacy-screen-board", board=board_said(game), year=_year(game))
    return [Panel(title, picture=picture(game, game.year), name="map")]


def _charts(book: Diplomacy, game: Game) -> list[Panel]:
    """The centres of a board by year, once two winters are told."""
    return [Panel(picture=chart(book, game))] if len(game.counts) > 1 else []


def _number(game: Game) -> Argument:
    """A board by its number alone, and what it plays where that is not the usual game."""
    board = game.where.board
    if game.top:
        return say("diplomacy-screen-top", board=board)
    if game.variant is None:
        return str(board)
    return say("diplomacy-screen-variant", board=board, variant=say(f"diplomacy-variant-{game.variant}"))


def _year(game: Game) -> Argument:
    """How far a board is."""
    if game.over:
        return say("diplomacy-screen-closed")
    return say("diplomacy-screen-begins") if game.year is None else str(game.year)


def _cell(book: Diplomacy, game: Game, power: Power) -> Argument:
    """A power of one of many boards: who plays it, and its centres."""
    if power not in game.seats and not game.centres(power):
        return ""
    player = say("diplomacy-marked", power=player_said(book, game, power), marks=marks_of(game, power))
    if game.year is None:
        return player
    return say("diplomacy-screen-cell", player=player, centres=_centres(game, power))


def _table(book: Diplomacy, game: Game) -> Panel:
    rows: list[Words] = [
        (marked(game, power), player_said(book, game, power), _centres(game, power))
        for power in POWERS
        if power in game.seats or game.centres(power)
    ]
    title = say("diplomacy-screen-board", board=board_said(game), year=_year(game))
    head: Words = (say("diplomacy-column-power"), say("diplomacy-column-player"), say("diplomacy-column-centres"))
    year = game.year
    known = picture(game, year) if year is not None and year in game.owners else None
    return Panel(
        title, table=Table(head, tuple(rows), (2,)), picture=known, together=True, name=f"board-{game.where.board}"
    )


def _centres(game: Game, power: Power) -> Argument:
    if game.year is None:
        return "–"
    centres = str(game.centres(power))
    return strong(centres) if game.centres(power) == max(game.counts[game.year].values()) else centres
