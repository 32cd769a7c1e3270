"""Checks for tests: an evening in which Anna is Master, and the steps of a check with dice that fall as told."""

from __future__ import annotations

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import CheckAsked
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table import sessions
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Loaded, Table

HIT, MISS = 5, 2


def evening(*players: str, stable: bool = False) -> Table:
    """A session in which Anna is Master."""
    players = players or (ANNA, BRUNO, CARLA)
    table = Table(*players, stable=stable)
    falls = [] if stable or len(players) == 1 else [[6] + [1] * (len(players) - 1)]
    table.act(lambda: sessions.start(table.book, table.book.seats[0].player, (), table.now, Loaded(table.book, *falls)))
    assert table.book.master == ANNA
    return table


def ask(table: Table, player: str = BRUNO, target: int | None = None, bonus: int = 0) -> Check:
    return table.act(lambda: deciding.ask(table.book, table.book.master, player, "", target, bonus))


def lock(table: Table, player: str = BRUNO, *faces: int, number: int = 0, **claim: object) -> Check | Result:
    dice = Loaded(table.book, faces)
    return table.act(lambda: deciding.lock(table.book, player, Claim.model_validate(claim), "", dice, number))


def number_of(table: Table) -> int:
    """The number of the last check that was begun."""
    return max(record.entry.number for record in table.records if isinstance(record.entry, CheckAsked))


def judge(table: Table, target: int, *faces: int, who: str = ANNA) -> Check | Result:
    dice, number = Loaded(table.book, faces), number_of(table)
    return table.act(lambda: deciding.set_target(table.book, who, number, target, dice))


def grant(table: Table, granted: bool, *faces: int, who: str = ANNA) -> Check | Result:
    dice, number = Loaded(table.book, faces), number_of(table)
    return table.act(lambda: deciding.judge_bonus(table.book, who, number, granted, dice))


def assist(table: Table, helper: str, player: str) -> Check:
    return table.act(lambda: deciding.assist(table.book, helper, player, table.dice()))


def rolled(table: Table, target: int, dice: int, bid: int, hits: int) -> Result:
    """Bruno's check with so many dice and so many successes among them."""
    ask(table, target=target)
    faces = [HIT] * hits + [MISS] * (dice + bid - hits)
    result = lock(table, BRUNO, *faces, dice=dice, reserve=bid)
    assert isinstance(result, Result)
    return result


def reserve(table: Table, player: str = BRUNO) -> int:
    return table.book.seat(player).reserve
