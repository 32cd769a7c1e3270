"""The steps of a check: who asks, bids and judges, and what comes first (chapter Prove, and the rulings)."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.entries import CheckAsked, CheckLocked, CheckRolled, TargetSet
from bot.engines.daimon.checks.state import Check, Result
from bot.engines.daimon.table import sessions
from bot.engines.daimon.table.lapsing import anything_open
from tests.engines.daimon.checks.trial import (
    HIT,
    MISS,
    ask,
    assist,
    evening,
    grant,
    judge,
    lock,
    number_of,
    reserve,
    rolled,
)
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO, Loaded, Table, refused, seen

# --- what comes first


def test_with_the_target_fixed_the_dice_fall_at_once() -> None:
    table = evening()
    ask(table, target=2)
    assert isinstance(lock(table, BRUNO, HIT, HIT, dice=2), Result)


def test_without_a_target_no_die_is_drawn() -> None:
    table = evening()
    ask(table)
    before = table.book.ledger.present.dice  # type: ignore[union-attr]
    assert isinstance(lock(table, dice=2, reserve=1), Check)
    assert table.book.ledger.present.dice == before  # type: ignore[union-attr]


def test_the_target_draws_the_dice_of_a_covered_roll() -> None:
    table = evening()
    ask(table)
    lock(table, dice=2, reserve=1)
    result = judge(table, 2, HIT, HIT, MISS)
    assert isinstance(result, Result)
    assert result.outcome.won


def test_a_player_may_begin_a_check_unasked_and_the_master_sets_its_target() -> None:
    table = evening()
    began = lock(table, dice=2, reserve=1)
    assert isinstance(began, Check)
    assert began.by == BRUNO
    assert isinstance(judge(table, 1, HIT, HIT, MISS), Result)


def test_what_is_locked_cannot_be_changed() -> None:
    table = evening()
    lock(table, dice=2, reserve=1)
    with pytest.raises(Refused, match="check-locked"):
        lock(table, dice=2, reserve=5)


def test_a_target_is_set_once_whoever_presses_second() -> None:
    table = evening()
    ask(table)
    judge(table, 3)
    with pytest.raises(Refused, match="target-set-already"):
        judge(table, 4)
    lock(table, BRUNO, HIT, dice=1)
    with pytest.raises(Refused, match="target-set-already"):
        judge(table, 4)


def test_only_the_master_sets_the_target_of_a_player() -> None:
    table = evening()
    ask(table)
    for other in (BRUNO, CARLA):
        with pytest.raises(Refused, match="target-is-the-masters"):
            judge(table, 1, who=other)


def test_nobody_rolls_for_somebody_else() -> None:
    table = evening()
    ask(table, BRUNO)
    with pytest.raises(Refused, match="check-not-yours"):
        lock(table, CARLA, number=number_of(table), dice=5)


def test_one_open_check_a_player() -> None:
    table = evening()
    ask(table)
    with pytest.raises(Refused, match="check-open-already"):
        ask(table)
    assert isinstance(ask(table, CARLA), Check)


def test_a_failed_check_may_be_tried_again_as_a_new_one() -> None:
    table = evening()
    failed, again = rolled(table, 2, 2, 0, 0), rolled(table, 2, 2, 3, 3)
    assert (failed.outcome.won, again.outcome.won) == (False, True)
    assert failed.number != again.number


def test_a_check_that_is_over_is_not_rolled_again() -> None:
    table = evening()
    rolled(table, 1, 1, 0, 1)
    with pytest.raises(Refused, match="check-over"):
        lock(table, number=number_of(table), dice=1)


@pytest.mark.parametrize(("player", "reason"), [(DARIO, "no-seat"), (CARLA, "player-absent")])
def test_only_who_sits_at_the_table_tonight_is_asked(player: str, reason: str) -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.start(table.book, ANNA, (CARLA,), table.now, Loaded(table.book, (6, 1))))
    with pytest.raises(Refused, match=reason):
        ask(table, player)


def test_out_of_a_session_nothing_is_rolled() -> None:
    table = evening()
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    with pytest.raises(Refused, match="no-session"):
        lock(table, dice=3)
    with pytest.raises(Refused, match="no-session"):
        table.act(lambda: deciding.ask(table.book, ANNA, BRUNO, "", None, 0))


def test_checks_that_nobody_rolled_end_with_the_session() -> None:
    table = evening()
    ask(table)
    assist(table, CARLA, BRUNO)
    table.act(lambda: sessions.end(table.book, table.now, table.dice()))
    assert table.book.checks.open == {}
    assert reserve(table, CARLA) == 7


@pytest.mark.parametrize("bid", [0, 3])
def test_a_session_asks_before_it_ends_over_a_covered_roll_whatever_was_bid(bid: int) -> None:
    table = evening()
    lock(table, dice=2, reserve=bid)
    assert anything_open(table.book)


# --- the Master's own character


def test_for_the_masters_own_character_the_bid_comes_first_then_the_right_neighbour_judges() -> None:
    table = evening()
    ask(table, ANNA)
    with pytest.raises(Refused, match="bid-comes-first"):
        judge(table, 2, who=BRUNO)
    lock(table, ANNA, dice=2, reserve=2)
    for other in (ANNA, CARLA):
        with pytest.raises(Refused, match="target-not-yours"):
            judge(table, 2, who=other)
    assert isinstance(judge(table, 2, *[HIT] * 4, who=BRUNO), Result)


def test_the_right_neighbour_is_the_next_of_those_present() -> None:
    table = Table(ANNA, BRUNO, CARLA)
    table.act(lambda: sessions.start(table.book, ANNA, (BRUNO,), table.now, Loaded(table.book, (6, 1))))
    lock(table, ANNA, dice=1)
    assert isinstance(judge(table, 1, HIT, who=CARLA), Result)


def test_the_master_gives_the_own_character_neither_target_nor_bonus() -> None:
    table = evening()
    with pytest.raises(Refused, match="check-own-target"):
        ask(table, ANNA, target=1)
    with pytest.raises(Refused, match="check-own-bonus"):
        ask(table, ANNA, bonus=1)


def test_a_master_alone_at_the_table_has_nobody_to_judge() -> None:
    table = evening(ANNA)
    with pytest.raises(Refused, match="nobody-to-judge"):
        lock(table, ANNA, dice=1)


# --- the entries


def test_target_and_claim_are_sealed_until_the_dice_have_fallen() -> None:
    table = evening()
    ask(table)
    lock(table, dice=2, reserve=1, bonus=1)
    judge(table, 1)
    kinds = (CheckLocked, TargetSet)
    held = [entry for record in table.records if isinstance(entry := record.entry, kinds)]
    assert [entry.sealed(table.book) for entry in held] == [("claim",), ("target",)]
    grant(table, True, HIT, HIT, HIT, HIT)
    assert [entry.sealed(table.book) for entry in held] == [(), ()]


def test_a_target_given_with_the_question_is_sealed_too_and_for_good_if_the_check_is_withdrawn() -> None:
    table = evening()
    ask(table, target=5)
    table.act(lambda: deciding.drop(table.book, number_of(table), table.dice()))
    asked = next(entry for record in table.records if isinstance(entry := record.entry, CheckAsked))
    assert asked.sealed(table.book) == ("target",)


def test_the_entries_folded_again_are_the_same_table_and_undo_goes_back_a_step() -> None:
    table = evening()
    ask(table)
    lock(table, dice=2, reserve=3)
    assist(table, CARLA, BRUNO)
    before = seen(table.book)
    judge(table, 2, HIT, HIT, MISS, MISS, MISS, MISS)
    assert seen(table.refolded()) == seen(table.book)
    assert seen(table.undone()) == before
    assert any(isinstance(record.entry, CheckRolled) for record in table.records)


def test_a_check_counts_in_the_statistics_of_the_session() -> None:
    table = evening()
    rolled(table, 1, 3, 2, 4)
    session = table.book.session
    assert session is not None
    rolling = session.rolling[BRUNO]
    assert (rolling.rolls, rolling.dice, rolling.successes, rolling.bids, rolling.bid_dice) == (1, 5, 4, 1, 2)


def test_nobody_is_asked_for_a_check_while_there_is_no_master() -> None:
    table = evening()
    table.act(lambda: sessions.go(table.book, ANNA, table.now, table.dice()))
    assert refused(table, lambda: lock(table, CARLA, dice=2)) == "no-master-now"


def test_a_stable_master_makes_no_check() -> None:
    table = evening(stable=True)
    assert refused(table, lambda: ask(table, ANNA)) == "stable-master-rolls-not"


@pytest.mark.parametrize(("dice", "reason"), [(0, "check-no-dice"), (41, "pool-too-large")])
def test_a_check_has_a_die_at_least_and_forty_at_the_table(dice: int, reason: str) -> None:
    table = evening()
    assert refused(table, lambda: lock(table, dice=dice)) == reason


def test_forty_dice_are_not_too_many_and_a_bid_alone_is_a_check() -> None:
    table = evening()
    lock(table, dice=40)
    lock(table, CARLA, dice=0, reserve=1)
    assert [check.player for check in table.book.checks.open.values()] == [BRUNO, CARLA]


def test_the_word_on_a_bonus_is_sealed_until_the_dice_have_fallen() -> None:
    table = evening()
    ask(table)
    lock(table, dice=2, bonus=1)
    grant(table, True)
    judged = table.records[-1].entry
    assert judged.sealed(table.book) == ("granted",)
    judge(table, 2, HIT, HIT, MISS)
    assert judged.sealed(table.book) == ()
