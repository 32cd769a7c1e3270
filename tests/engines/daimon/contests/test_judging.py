"""Who judges a contest that the Master is in: never anybody who was in it, nor whoever is out of play."""

from __future__ import annotations

from bot.engines.daimon.contests.contest_rounds import judge_of
from bot.engines.daimon.table import leaving
from tests.engines.daimon.contests.duel import opened
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, hero
from tests.engines.daimon.table.evening import started


def test_who_was_killed_in_a_contest_does_not_come_to_judge_it_nor_does_anybody_who_is_down() -> None:
    table = started(CARLA, ANNA, BRUNO, DARIO)
    contest = opened(table, CARLA, ANNA, BRUNO)
    assert judge_of(table.book, contest) == DARIO
    hero(table.book, ANNA).dead = True
    table.book.seat(ANNA).character = ""
    table.act(lambda: leaving.settle(table.book, table.now, table.dice()))
    assert contest.left == (CARLA, BRUNO)
    assert judge_of(table.book, contest) == DARIO
    table.book.master = ANNA
    assert judge_of(table.book, contest) == DARIO
    hero(table.book, DARIO).dead = True
    table.book.seat(DARIO).character = ""
    assert judge_of(table.book, contest) == ""
