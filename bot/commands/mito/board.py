"""The ladders on the projector: the longest one and the week as they stand, the last games, the time that is left."""

from __future__ import annotations

from bot.commands.mito.ladders import table
from bot.commands.mito.names import amount, people, titled
from bot.engines.mito.ladder import Ladder
from bot.engines.mito.league import League
from bot.hall.boards import Board, Countdown, Panel, Viewer
from bot.hall.cards import Argument, Mention, say, strong
from bot.hall.cogs import Cog

cog: Cog[League] = Cog(League, "mito")

LAST = 5
"""So many of the last games stand on the board."""
DAY = 86_400.0


@cog.board
def board(viewer: Viewer, book: League) -> Board:
    """What stands on the board now."""
    ladders = [book.ladder(which, viewer.now) for which in book.active]
    panels = [Panel(titled(book, ladder.period), table=table(ladder.order())) for ladder in ladders[:2] if ladder.games]
    games = tuple(_game(book, ladders[0], at) for at in range(1, min(LAST, len(ladders[0].games)) + 1))
    if games:
        panels.append(Panel(say("mito-board-last"), games, wide=True))
    soon = [ladder.period for ladder in ladders if ladder.games and ladder.period.end - viewer.now < DAY]
    clocks = tuple(Countdown(titled(book, period), period.end) for period in soon)
    if clocks:
        panels.insert(0, Panel(say("mito-board-ends"), clocks=clocks, wide=True))
    return Board(say("mito-board-title"), say("mito-board-games", games=len(book.games)), tuple(panels))


def _game(book: League, ladder: Ladder, back: int) -> Argument:
    """One of the last games: who won what."""
    game, put = ladder.games[-back], ladder.stakes[-back]
    return say(
        "mito-board-game",
        number=str(game.number),
        who=strong(Mention(game.winner)),
        change=amount(sum(put[1:]), sign=True),
        others=people(game.players[1:]),
    )
