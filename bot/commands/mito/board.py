"""The ladders on the projector: the longest one and the week as they stand, the last games, the time that is left."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bot.commands.mito.cog import cog
from bot.commands.mito.ladder_cards import table
from bot.commands.mito.names import amount, people, titled
from bot.commands.mito.players import history, record_lines
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.league import League
from bot.engines.mito.players import record_of
from bot.hall.cards.board import Board, Countdown, Findable, Met, Panel, Viewer
from bot.hall.cards.card import Mention, Table, say

LAST = 5
"""Games shown on the board, the newest ones."""
MORE = 30
"""Games on a public page."""
DAY = 86_400.0


@cog.board
def board(viewer: Viewer, book: League) -> Board:
    """What stands on the board now."""
    ladders = [book.ladder(which, viewer.now) for which in book.active]
    shown = ladders if viewer.page else ladders[:2]
    panels = [
        Panel(titled(book, ladder.period), table=table(ladder.order()), name=f"ladder-{ladder.period.which}")
        for ladder in shown
        if ladder.games
    ]
    if ladders[0].games:
        panels.append(
            Panel(
                say("mito-board-last"), table=_last(ladders[0], MORE if viewer.page else LAST), wide=True, name="games"
            )
        )
    soon = [ladder.period for ladder in ladders if ladder.games and ladder.period.end - viewer.now < DAY]
    clocks = tuple(Countdown(titled(book, period), period.end) for period in soon)
    if clocks:
        panels.insert(0, Panel(say("mito-board-ends"), clocks=clocks, wide=True))
    names = tuple(
        Findable(
            Mention(one.player),
            people=(one.player,),
            own=partial(_own, book, ladders[0], one.player),
            met=partial(_met, ladders[0], one.player),
        )
        for one in ladders[0].order()
    )
    return Board(say("mito-board-title"), say("mito-board-games", games=len(book.games)), tuple(panels), names)


def _own(book: League, ladder: Ladder, player: str) -> tuple[Panel, ...]:
    """With whom a player sits tonight, and what their games say."""
    tonight = next((table for table in book.tables.values() if player in table.seats), None)
    others = [other for other in tonight.seats if other != player] if tonight is not None else []
    sits = [Panel(say("mito-board-tonight"), (say("mito-board-with", who=people(others)),))] if others else []
    record = tuple(record_lines(record_of(ladder, player)))
    return (
        *sits,
        Panel(say("board-why", who=titled(book, ladder.period)), record, picture=history(book, ladder, player)),
    )


def _last(ladder: Ladder, count: int) -> Table:
    """So many last games, the newest first: who won what against whom."""
    head = tuple(say(f"mito-board-column-{name}") for name in ("number", "winner", "gain", "others"))
    games = list(zip(ladder.games[-count:], ladder.stakes[-count:], strict=True))
    rows = tuple(
        (str(game.number), Mention(game.winner), amount(sum(put[1:]), sign=True), people(game.players[1:]))
        for game, put in reversed(games)
    )
    return Table(head, rows, right=(0, 2))


def _met(ladder: Ladder, player: str) -> Iterator[Met]:
    """With whom a player sat, game by game; where a third won, nobody did between the two."""
    for game, _, _ in ladder.way(player):
        for other in game.players:
            if other != player:
                yield Mention(other), game.winner == player if game.winner in (player, other) else None
