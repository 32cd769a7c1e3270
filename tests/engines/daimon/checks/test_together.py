"""Checks that were asked of all at once, against one target: nobody reads it off the dice of another."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table import leaving, sessions
from tests.engines.daimon.checks.trial import HIT, MISS, evening
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, seen


@pytest.fixture
def table() -> Table:
    """Anna, the Master, has asked the three others."""
    table = evening(ANNA, BRUNO, CARLA, DARIO)
    table.act(lambda: deciding.ask_all(table.book, ANNA, (BRUNO, CARLA, DARIO), "", 2))
    return table


def chooses(table: Table, player: str, *falls: list[int], **claim: object) -> Check | Result:
    dice, book = Loaded(table.book, *falls), table.book
    claimed = Claim.model_validate({"dice": 2, "reserve": 1, **claim})
    now: list[Check | Result] = []
    table.act(
        lambda: now.append(deciding.lock(book, player, claimed, "", dice)),
        lambda: leaving.settle(book, table.now, dice),
    )
    return now[0]


def does(table: Table, what: object, *falls: list[int]) -> None:
    dice, book = Loaded(table.book, *falls), table.book
    table.act(lambda: what(book, dice), lambda: leaving.settle(book, table.now, dice))  # type: ignore[operator]


def won(table: Table) -> dict[str, bool]:
    return {one.player: one.outcome.won for one in table.book.checks.results.values()}


def test_none_is_rolled_before_all_have_chosen(table: Table) -> None:
    first = chooses(table, CARLA)
    assert isinstance(first, Check) and deciding.mates(table.book, first) == [BRUNO, DARIO]
    chooses(table, BRUNO)
    assert not table.book.checks.results
    last = chooses(table, DARIO, [HIT, MISS, MISS], [HIT, HIT, MISS], [HIT, HIT, HIT])
    assert isinstance(last, Result) and last.player == DARIO
    assert won(table) == {DARIO: False, BRUNO: True, CARLA: True}
    assert seen(table.refolded()) == seen(table.book)


def test_who_leaves_holds_up_nobody(table: Table) -> None:
    chooses(table, BRUNO)
    chooses(table, CARLA)
    does(table, lambda book, dice: sessions.go(book, DARIO, table.now, dice), [HIT, HIT, HIT], [MISS, MISS, MISS])
    assert won(table) == {BRUNO: True, CARLA: False}


def test_who_had_chosen_left_and_is_back_rolls_what_they_had_chosen_though_the_target_is_known(table: Table) -> None:
    chooses(table, BRUNO, reserve=2)
    does(table, lambda book, dice: sessions.go(book, BRUNO, table.now, dice))
    chooses(table, CARLA)
    chooses(table, DARIO, [MISS, MISS, MISS], [MISS, MISS, MISS])
    does(table, lambda book, dice: sessions.come(book, BRUNO), [HIT, HIT, HIT, HIT])
    assert won(table) == {DARIO: False, CARLA: False, BRUNO: True}
    assert table.book.seat(BRUNO).reserve == 5


def test_the_master_withdraws_whom_nobody_waits_for(table: Table) -> None:
    chooses(table, BRUNO)
    chooses(table, CARLA)
    number = table.book.checks.of(DARIO).number  # type: ignore[union-attr]
    does(table, lambda book, dice: deciding.drop(book, number, dice), [HIT, HIT, HIT], [MISS, MISS, MISS])
    assert won(table) == {BRUNO: True, CARLA: False}


def test_a_bonus_that_one_claims_waits_for_the_master_and_the_others_with_it(table: Table) -> None:
    chooses(table, BRUNO, bonus=1)
    chooses(table, CARLA)
    now = chooses(table, DARIO)
    assert isinstance(now, Check) and deciding.mates(table.book, now) == [ANNA]
    number = table.book.checks.of(BRUNO).number  # type: ignore[union-attr]
    does(
        table,
        lambda book, dice: deciding.judge_bonus(book, ANNA, number, False, dice),
        [MISS, MISS, MISS],
        [HIT, HIT, HIT],
        [HIT, HIT, MISS],
    )
    assert won(table) == {BRUNO: False, CARLA: True, DARIO: True}


def test_while_nobody_can_judge_a_claimed_bonus_it_is_who_claimed_it_whom_the_others_wait_for(table: Table) -> None:
    chooses(table, BRUNO, bonus=1)
    chooses(table, CARLA)
    does(table, lambda book, dice: sessions.go(book, ANNA, table.now, dice))
    assert deciding.mates(table.book, table.book.checks.of(CARLA)) == [BRUNO, DARIO]  # type: ignore[arg-type]


def test_undone_they_fall_again_by_themselves_one_by_one(table: Table) -> None:
    chooses(table, BRUNO)
    chooses(table, CARLA)
    chooses(table, DARIO, [HIT, HIT, MISS], [HIT, HIT, MISS], [HIT, HIT, MISS])
    table.undo()
    does(table, lambda book, dice: None)
    assert not table.book.checks.results
    number = table.book.checks.of(BRUNO).number  # type: ignore[union-attr]
    again = table.act(lambda: deciding.reveal(table.book, number, table.dice()))
    assert isinstance(again, Result) and [*won(table)] == [BRUNO]
