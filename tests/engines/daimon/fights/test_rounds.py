"""Fights round by round: successes, failures, wounds, several foes, who narrates (chapter Scontri)."""

from __future__ import annotations

import pytest

from bot.engines.daimon.fights import opening, strikes
from bot.engines.daimon.fights.foes import fallen
from bot.engines.daimon.fights.rounds import awaited, decided, over
from bot.engines.daimon.fights.strike_wounds import wounds_for
from bot.rules import rulebook
from tests.engines.daimon.fights.brawl import SNIPER, dice_of, fight, put, strike, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, refused

RULES = rulebook().daimon.fights


# --- one round, many rounds


def test_a_round_is_one_check_of_every_character_in_it() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 1)
    assert brawl.round == 1
    strike(table, CARLA, 3, 1)
    assert brawl.round == 2


def test_nobody_strikes_twice_in_a_round() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table)
    strike(table, BRUNO, 3, 1)
    assert refused(table, lambda: strike(table, BRUNO, 3, 1)) == "struck-already"


def test_in_many_rounds_a_success_wounds_the_foe_and_a_failure_the_character() -> None:
    table = tavern(BRUNO)
    brawl = fight(table)
    strike(table, BRUNO, 4, 3)
    assert (brawl.foes[0].wounds, table.book.characters["c-" + BRUNO].wounds) == (1, 0)
    strike(table, BRUNO, 4, 0)
    assert (brawl.foes[0].wounds, table.book.characters["c-" + BRUNO].wounds) == (1, 1)


def test_a_single_round_decides_with_one_check_each_and_foes_have_no_wounds_to_count() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, mode="single")
    won = strike(table, BRUNO, 6, 6)
    lost = strike(table, CARLA, 6, 0)
    assert (won.won, won.players_tale) == (True, True)
    assert (lost.won, lost.players_tale, table.book.characters["c-" + CARLA].wounds) == (False, False, 2)
    assert brawl.round == 1 and over(table.book, brawl) and not brawl.foes[0].wounds


def test_a_single_round_may_be_followed_by_another_check_when_things_have_changed() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, mode="single")
    strike(table, BRUNO, 3, 3)
    assert refused(table, lambda: strike(table, BRUNO, 3, 3)) == "struck-already"
    table.act(lambda: opening.call_round(table.book, 1))
    assert strike(table, BRUNO, 3, 3).won and brawl.round == 2


@pytest.mark.parametrize(
    ("wins", "player_tells"), [(2, False), (4, False), (5, True), (1, True), (0, True)], ids=lambda value: str(value)
)
def test_the_player_narrates_great_successes_and_ordinary_failures(wins: int, player_tells: bool) -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=2)
    assert strike(table, BRUNO, 5, wins).players_tale is player_tells


def test_a_failure_by_three_is_the_masters_to_tell() -> None:
    table = tavern(BRUNO)
    fight(table, difficulty=3)
    assert not strike(table, BRUNO, 5, 0).players_tale


# --- wounds


@pytest.mark.parametrize(
    ("margin", "wounds"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)]
)
def test_the_printed_table_of_wounds(margin: int, wounds: int) -> None:
    assert wounds_for(RULES, -margin) == wounds == wounds_for(RULES, margin)


@pytest.mark.parametrize(("wins", "wounds"), [(3, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_a_won_round_deals_at_least_one_wound_and_half_the_margin_rounded_up(wins: int, wounds: int) -> None:
    table = tavern(BRUNO)
    fight(table)
    assert strike(table, BRUNO, 8, wins).wounds == wounds


def test_a_foe_holds_as_many_wounds_as_its_initial_difficulty() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, difficulty=2)
    strike(table, BRUNO, 3, 2)
    assert brawl.foes[0].standing
    strike(table, BRUNO, 3, 2)
    assert brawl.foes[0].beaten and decided(table.book, brawl)


def test_what_goes_beyond_a_foes_full_wounds_is_lost() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, difficulty=1)
    strike(table, BRUNO, 9, 9)
    assert brawl.foes[0].wounds == 1


@pytest.mark.parametrize(
    ("difficulty", "falls"),
    [(1, [1]), (2, [2, 1]), (3, [3, 2, 1]), (4, [4, 3, 2, 2]), (5, [5, 4, 4, 3, 3]), (7, [7, 6, 6, 6, 5, 5, 5])],
)
def test_difficulty_falls_by_one_when_wounded_and_two_from_half(difficulty: int, falls: list[int]) -> None:
    assert [fallen(RULES, difficulty, wounds) for wounds in range(difficulty)] == falls


def test_difficulty_is_fixed_for_the_round_and_falls_with_the_next() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, difficulty=5)
    assert strike(table, BRUNO, 6, 5).target == 5
    assert strike(table, CARLA, 6, 5).target == 5
    assert (brawl.round, brawl.foes[0].wounds, brawl.foes[0].target) == (2, 2, 4)


def test_wounds_take_dice_from_the_round_after() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table)
    strike(table, BRUNO, 3, 1)
    own = table.book.characters["c-" + BRUNO]
    assert (own.wounds, own.penalty(table.book.rules)) == (1, 0)
    strike(table, CARLA, 3, 3)
    assert own.penalty(table.book.rules) == 1
    assert dice_of(strike(table, BRUNO, 3, 2))["wounds"] == -1


def test_whoever_is_down_strikes_no_more_and_is_not_waited_for() -> None:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, power=1)
    brawl = fight(table)
    strike(table, BRUNO, 3, 0)
    strike(table, CARLA, 3, 1)
    assert brawl.round == 2 and awaited(table.book, brawl) == [CARLA]
    assert refused(table, lambda: strike(table, BRUNO, 3, 3)) == "character-down"


def test_whoever_dies_is_out_of_the_fight() -> None:
    table = tavern(BRUNO, CARLA)
    put(table, BRUNO, power=1)
    brawl = fight(table, difficulty=7)
    strike(table, BRUNO, 3, 0)
    assert table.book.characters["c-" + BRUNO].dead and BRUNO in brawl.gone
    assert not table.book.seat(BRUNO).character


# --- several foes


def test_the_player_of_a_great_success_says_who_is_wounded() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, difficulty=2, foes=2)
    strike(table, BRUNO, 8, 5)
    assert strikes.chooser(table.book, brawl, BRUNO) == BRUNO
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 2)) == "choice-not-yours"
    table.act(lambda: strikes.choose(table.book, BRUNO, 1, BRUNO, 2))
    assert [foe.wounds for foe in brawl.foes] == [0, 2] and brawl.round == 2


def test_the_master_says_who_is_wounded_by_an_ordinary_success() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, foes=2)
    strike(table, BRUNO, 8, 3)
    assert refused(table, lambda: strikes.choose(table.book, BRUNO, 1, BRUNO, 2)) == "choice-not-yours"
    table.act(lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 2))
    assert [foe.wounds for foe in brawl.foes] == [0, 1]


def test_the_round_waits_until_the_wounded_is_chosen() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, foes=2)
    strike(table, BRUNO, 8, 3)
    assert brawl.round == 1
    assert refused(table, lambda: opening.call_round(table.book, 1)) == "round-waits"
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 3)) == "foe-not-there"


def test_only_foes_that_the_character_faces_can_be_wounded() -> None:
    table = tavern(BRUNO, CARLA)
    fight(table, foes=3)
    strike(table, BRUNO, 8, 3)
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 3)) == "foe-not-there"


def test_foes_of_different_kinds_must_be_named() -> None:
    table = tavern(BRUNO)
    fight(table)
    table.act(lambda: opening.add(table.book, SNIPER, 5, 3))
    assert refused(table, lambda: strike(table, BRUNO, 9, 0)) == "which-foe"
    done = strike(table, BRUNO, 9, 3, foe=2)
    assert (done.target, dice_of(done)["gear"], dice_of(done)["numbers"]) == (5, -3, -1)


def test_a_foe_that_comes_in_the_middle_of_a_round_is_faced_from_the_next() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table)
    strike(table, BRUNO, 3, 1)
    table.act(lambda: opening.add(table.book, SNIPER, 5, 3))
    assert dice_of(strike(table, CARLA, 3, 1))["numbers"] == 1
    assert [clash.foes for clash in brawl.clashes] == [[1], [2]]


def test_nobody_has_to_strike_at_foes_that_are_beaten_already() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, difficulty=1)
    strike(table, BRUNO, 3, 3)
    assert over(table.book, brawl) and decided(table.book, brawl)
    assert refused(table, lambda: strike(table, CARLA, 3, 3)) == "fight-decided"


def test_a_foe_that_flees_fights_no_more() -> None:
    table = tavern(BRUNO)
    brawl = fight(table, foes=2)
    table.act(lambda: opening.flee(table.book, 1, table.dice()))
    assert dice_of(strike(table, BRUNO, 3, 1))["numbers"] == -1
    assert "numbers" not in dice_of(strike(table, BRUNO, 3, 1))
    assert [foe.number for foe in brawl.standing] == [2]


def test_the_master_narrates_how_a_character_goes_down_or_dies() -> None:
    for power in (2, 1):
        table = tavern(BRUNO)
        put(table, BRUNO, power=power)
        fight(table, difficulty=4)
        done = strike(table, BRUNO, 4, 2, strategy="desperate", reserve=0)
        assert (done.wounds, done.outstanding, done.players_tale) == (2, False, power == 2)


def test_the_wounded_is_chosen_once() -> None:
    table = tavern(BRUNO, CARLA)
    brawl = fight(table, foes=3)
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 1)) == "choice-made"
    strike(table, BRUNO, 8, 3)
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 2, BRUNO, 1)) == "choice-made"
    table.act(lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 1))
    assert brawl.round == 1
    assert refused(table, lambda: strikes.choose(table.book, ANNA, 1, BRUNO, 1)) == "choice-made"
