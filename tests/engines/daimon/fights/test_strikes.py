"""A strike: the difficulty that the Master keeps secret, its bonus, its limits, and what stays sealed."""

from __future__ import annotations

import pytest

from bot.engines.daimon.fights import opening, strikes
from bot.engines.daimon.fights.rounds import fight_on
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.fights.brawl import SNIPER, Falling, dice_of, fight, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, refused


def test_a_strike_waits_sealed_until_the_master_has_set_the_difficulty() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, difficulty=0)
    for player in (BRUNO, CARLA):
        waiting = strike(table, player, 3, 0, reserve=2)
        assert waiting.roll is None and table.book.seat(player).reserve == 7 and table.book.seat(player).free == 5
    dice = Falling(table.book, 4, 0)
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice))
    assert [(one.player, one.won, one.target) for one in shown] == [(BRUNO, True, 2), (CARLA, False, 2)]
    assert [table.book.seat(player).reserve for player in (BRUNO, CARLA)] == [5, 6]
    assert [table.book.seat(player).held for player in (BRUNO, CARLA)] == [{}, {}]
    assert brawl.round == 2


def test_a_sealed_strike_falls_away_with_its_foe_and_its_bid_comes_back_whole() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0)
    strike(table, CARLA, 3, 0, reserve=2)
    dice = Falling(table.book, 3)
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 1, table.now, dice))
    assert [one.player for one in shown] == [BRUNO]
    assert table.book.seat(CARLA).free == 7


def test_the_difficulty_cannot_change_once_it_was_seen() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    dice = Falling(table.book)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice))
    table.act(lambda: strikes.set_difficulty(table.book, 1, 4, table.now, dice))
    assert strike(table, BRUNO, 3, 0).target == 4
    assert refused(table, lambda: strikes.set_difficulty(table.book, 1, 2, table.now, dice)) == "difficulty-seen"


@pytest.mark.parametrize("difficulty", [-1, 8])
def test_a_difficulty_is_from_one_to_seven(difficulty: int) -> None:
    table = tavern(BRUNO)
    assert refused(table, lambda: fight(table, difficulty)) == "difficulty-out-of-range"


@pytest.mark.parametrize("difficulty", [0, 8])
def test_a_difficulty_that_is_set_later_has_the_same_limits(difficulty: int) -> None:
    table = tavern(BRUNO)
    brawl = fight(table, difficulty=0)
    deed = lambda number: strikes.set_difficulty(table.book, 1, number, table.now, table.dice())  # noqa: E731
    assert refused(table, lambda: deed(difficulty)) == "difficulty-out-of-range"
    for limit in (1, 7):
        table.act(lambda limit=limit: deed(limit))  # type: ignore[misc]
        assert brawl.foes[0].target == limit


def test_a_bonus_counts_only_as_far_as_the_master_confirms_it() -> None:
    table = tavern(BRUNO)
    fight(table)
    waiting = strike(table, BRUNO, 3, 0, bonus=2)
    assert waiting.roll is None
    dice = Falling(table.book, 4)
    assert (
        refused(table, lambda: strikes.judge(table.book, BRUNO, 1, BRUNO, 2, table.now, dice)) == "not-yours-to-judge"
    )
    (done,) = table.act(lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 1, table.now, dice))
    assert dice_of(done)["bonus"] == 1
    assert refused(table, lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 2, table.now, dice)) == "bonus-settled"


def test_a_penalty_that_a_player_admits_needs_nobodys_word() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert dice_of(strike(table, BRUNO, 3, 0, bonus=-1))["bonus"] == -1


def test_difficulty_and_bid_are_sealed_until_the_first_strike_is_revealed() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, reserve=2)
    entries = [record.entry for record in table.records[-2:]]
    assert [entry.sealed(table.book) for entry in entries] == [("difficulty",), ("claim",)]
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, Falling(table.book, 3)))
    entries = [record.entry for record in table.records[-4:]]
    assert [entry.sealed(table.book) for entry in entries] == [(), (), (), ()]


def test_what_was_never_revealed_stays_sealed_when_the_fight_is_over() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=4)
    strike(table, BRUNO, 3, 0, bonus=1, reserve=1)
    table.act(lambda: opening.end(table.book, table.dice()))
    started, declared = [record.entry for record in table.records[-3:-1]]
    assert (started.sealed(table.book), declared.sealed(table.book)) == (("difficulty",), ("claim",))
    assert table.book.seat(BRUNO).free == 7


def test_a_sealed_strike_falls_away_with_its_character() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, reserve=2)
    strike(table, CARLA, 3, 0)
    table.act(lambda: wounds.add(table.book, BRUNO, 9, table.now))
    shown = table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, Falling(table.book, 3)))
    assert [one.player for one in shown] == [CARLA]
    assert table.book.seat(BRUNO).free == 7


@pytest.mark.parametrize("dice", [-4, 4])
def test_an_advantage_has_its_limit_both_ways(dice: int) -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    table.act(lambda: opening.advance(table.book, ANNA, BRUNO, dice))
    assert brawl.advantages == {BRUNO: dice}
    more = dice + (1 if dice > 0 else -1)
    assert refused(table, lambda: opening.advance(table.book, ANNA, BRUNO, more)) == "advantage-too-large"
    assert refused(table, lambda: opening.advance(table.book, ANNA, CARLA, 1)) == "not-in-the-fight"


def test_foes_that_come_once_all_have_given_up_are_faced_by_nobody() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2)
    table.act(lambda: opening.give_up(table.book, BRUNO), lambda: opening.give_up(table.book, CARLA))
    table.act(lambda: opening.add(table.book, SNIPER, 1, 0))
    assert refused(table, lambda: opening.face(table.book, 1, BRUNO, 3)) == "foe-not-there"


def test_the_foe_that_is_faced_already_cannot_be_chosen_nor_one_that_is_not_there() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2)
    assert refused(table, lambda: opening.face(table.book, 1, BRUNO, 1)) == "facing-already"
    assert refused(table, lambda: opening.face(table.book, 1, BRUNO, 3)) == "foe-not-there"
    assert refused(table, lambda: opening.face(table.book, 2, BRUNO, 2)) == "round-begun"
    table.act(lambda: opening.flee(table.book, 2, table.dice()))
    assert refused(table, lambda: opening.flee(table.book, 2, table.dice())) == "foe-not-there"
    assert refused(table, lambda: opening.flee(table.book, 0, table.dice())) == "foe-not-there"


@pytest.mark.parametrize("granted", [-1, 3])
def test_a_bonus_is_granted_between_nothing_and_what_was_claimed(granted: int) -> None:
    table = tavern(BRUNO)
    fight(table)
    strike(table, BRUNO, 3, 0, bonus=2)
    dice = Falling(table.book, 0)
    deed = lambda granted: strikes.judge(table.book, ANNA, 1, BRUNO, granted, table.now, dice)  # noqa: E731
    assert refused(table, lambda: deed(granted)) == "bonus-not-claimed"
    (done,) = table.act(lambda: deed(0 if granted < 0 else 2))
    assert dice_of(done).get("bonus", 0) == (0 if granted < 0 else 2)


@pytest.mark.parametrize(("dice", "reserve", "reason"), [(0, 0, "strike-no-dice"), (0, 8, "bid-too-high")])
def test_a_strike_has_a_die_at_least_and_no_more_than_the_reserve(dice: int, reserve: int, reason: str) -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.advance(table.book, ANNA, BRUNO, 0))
    assert refused(table, lambda: strike(table, BRUNO, dice, 0, reserve=reserve)) == reason


def test_who_faces_nobody_any_more_has_no_foe_to_strike() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=2, mode="single")
    table.act(lambda: opening.flee(table.book, 1, table.dice()))
    assert refused(table, lambda: strike(table, BRUNO, 3, 0)) == "foes-beaten"


def test_another_foe_has_a_name_a_difficulty_within_limits_and_a_secret_of_its_own() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    assert refused(table, lambda: opening.add(table.book, "", 3, 0)) == "fight-without-foe"
    assert refused(table, lambda: opening.add(table.book, SNIPER, 8, 0)) == "difficulty-out-of-range"
    assert refused(table, lambda: strikes.set_difficulty(table.book, 2, 3, table.now, table.dice())) == "foe-not-there"
    table.act(lambda: opening.add(table.book, SNIPER, 7, 0))
    came = table.records[-1].entry
    assert came.sealed(table.book) == ("difficulty",)
    assert [foe.target for foe in brawl.foes] == [3, 7]
    strike(table, BRUNO, 8, 3, foe=2)
    assert came.sealed(table.book) == ()


def test_a_strike_has_forty_dice_at_most_and_a_foe_that_is_faced() -> None:
    table = tavern(BRUNO)
    fight(table)
    assert refused(table, lambda: strike(table, BRUNO, 40, 0, bonus=1)) == "pool-too-large"
    assert refused(table, lambda: strike(table, BRUNO, 3, 0, foe=2)) == "foe-not-there"


def test_a_word_on_a_bonus_is_sealed_until_the_strike_is_revealed() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=0)
    strike(table, BRUNO, 3, 0, bonus=1)
    table.act(lambda: strikes.judge(table.book, ANNA, 1, BRUNO, 1, table.now, table.dice()))
    judged = table.records[-1].entry
    assert judged.sealed(table.book) == ("granted",)
    table.act(lambda: strikes.set_difficulty(table.book, 1, 2, table.now, table.dice()))
    assert judged.sealed(table.book) == ()


def test_a_fight_of_another_number_is_over() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    assert fight_on(table.book, 1) is brawl
    assert refused(table, lambda: fight_on(table.book, 2)) == "round-over"
