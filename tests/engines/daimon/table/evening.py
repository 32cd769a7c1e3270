"""A session that is on, for the tests of the table."""

from __future__ import annotations

from bot.engines.daimon.table import sessions
from tests.engines.daimon.laid_table import Loaded, Table


def reserves(table: Table) -> dict[str, int]:
    return {seat.player: seat.reserve for seat in table.book.seats}


def started(*players: str, **more: object) -> Table:
    """A session in which the first player named is Master."""
    table = Table(*players)
    falls = [6] + [1] * (len(players) - 1)
    dice = Loaded(table.book, falls) if len(players) > 1 else Loaded(table.book)
    table.act(lambda: sessions.start(table.book, players[0], (), table.now, dice))
    assert table.book.master == players[0]
    return table
