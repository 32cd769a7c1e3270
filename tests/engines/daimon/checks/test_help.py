"""What comes to a check from others: the Master's bonus, a claimed one, help (chapter Aiuto da altri), withdrawing."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.checks import deciding
from bot.engines.daimon.checks.state import Check, Result
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
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, DARIO

# --- a bonus


def test_the_masters_own_bonus_counts_at_once() -> None:
    table = evening()
    ask(table, target=1, bonus=2)
    result = lock(table, BRUNO, HIT, HIT, HIT, dice=1)
    assert isinstance(result, Result)
    assert result.pool.natural == 3


def test_a_bonus_that_the_player_claims_waits_for_the_masters_word() -> None:
    table = evening()
    ask(table, target=1)
    assert isinstance(lock(table, dice=1, bonus=2), Check)
    result = grant(table, True, HIT, HIT, HIT)
    assert isinstance(result, Result)
    assert (result.pool.natural, result.denied) == (3, 0)


def test_a_bonus_not_granted_does_not_count_and_is_told() -> None:
    table = evening()
    ask(table, target=1)
    lock(table, dice=1, bonus=2)
    result = grant(table, False, HIT)
    assert isinstance(result, Result)
    assert (result.pool.natural, result.denied) == (1, 2)


def test_target_and_bonus_are_both_wanted_before_any_die() -> None:
    table = evening()
    lock(table, dice=1, bonus=1)
    assert isinstance(judge(table, 1), Check)
    assert isinstance(grant(table, True, HIT, HIT), Result)


def test_what_a_player_takes_off_counts_at_once() -> None:
    table = evening()
    ask(table, target=1)
    assert isinstance(lock(table, BRUNO, HIT, dice=2, bonus=-1), Result)


def test_there_is_no_word_to_give_where_no_bonus_is_claimed() -> None:
    table = evening()
    lock(table, dice=1)
    with pytest.raises(Refused, match="no-bonus-to-judge"):
        grant(table, True)


def test_only_the_master_grants_a_bonus() -> None:
    table = evening()
    lock(table, dice=1, bonus=1)
    with pytest.raises(Refused, match="bonus-is-the-masters"):
        grant(table, True, who=BRUNO)


# --- help


def test_help_is_one_die_rolled_with_the_pool_and_shown_apart() -> None:
    table = evening()
    ask(table, target=1)
    assist(table, CARLA, BRUNO)
    result = lock(table, BRUNO, MISS, MISS, HIT, dice=1, reserve=1)
    assert isinstance(result, Result)
    assert (result.faces, result.reserve_faces, result.help_faces) == ((MISS,), (MISS,), (HIT,))
    assert result.outcome.won


@pytest.mark.parametrize("hits", [0, 1])
def test_the_helpers_die_is_lost_whatever_happens(hits: int) -> None:
    table = evening()
    ask(table, target=1)
    assist(table, CARLA, BRUNO)
    lock(table, BRUNO, *[HIT] * hits, *[MISS] * (2 - hits), dice=1)
    assert reserve(table, CARLA) == 6


def test_help_may_come_while_the_roll_is_covered() -> None:
    table = evening()
    lock(table, dice=1)
    assist(table, CARLA, BRUNO)
    assert isinstance(judge(table, 1, HIT, HIT), Result)


def test_nobody_helps_alone_twice_or_with_an_empty_reserve() -> None:
    table = evening(ANNA, BRUNO, CARLA, DARIO)
    ask(table)
    with pytest.raises(Refused, match="help-yourself"):
        assist(table, BRUNO, BRUNO)
    table.book.seat(CARLA).reserve = 0
    with pytest.raises(Refused, match="reserve-too-small"):
        assist(table, CARLA, BRUNO)
    assist(table, DARIO, BRUNO)
    for again in (DARIO, ANNA):
        with pytest.raises(Refused, match="help-already"):
            assist(table, again, BRUNO)


def test_help_after_the_roll_comes_too_late() -> None:
    table = evening()
    rolled(table, 1, 1, 0, 1)
    with pytest.raises(Refused, match="no-check-to-help"):
        assist(table, CARLA, BRUNO)


def test_who_knows_the_target_does_not_help() -> None:
    table = evening()
    ask(table)
    judge(table, 3)
    with pytest.raises(Refused, match="help-knows-target"):
        assist(table, ANNA, BRUNO)


def test_a_bid_die_cannot_be_lent() -> None:
    table = evening()
    ask(table, CARLA)
    lock(table, BRUNO, dice=1, reserve=7)
    with pytest.raises(Refused, match="reserve-too-small"):
        assist(table, BRUNO, CARLA)


# --- withdrawing


def test_a_withdrawn_check_gives_everybody_their_dice_back() -> None:
    table = evening()
    lock(table, dice=1, reserve=4)
    assist(table, CARLA, BRUNO)
    number = number_of(table)
    table.act(lambda: deciding.drop(table.book, number, table.dice()))
    assert (table.book.seat(BRUNO).free, reserve(table, CARLA)) == (7, 7)
    with pytest.raises(Refused, match="check-over"):
        table.act(lambda: deciding.drop(table.book, number, table.dice()))
