"""Aimed shots at helpless targets (chapter Mira)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.fights import opening, shots
from bot.engines.daimon.fights.shots import Hit, target_of
from bot.engines.daimon.fights.state import Figures
from bot.engines.daimon.wounds import wounds
from tests.engines.daimon.fights.brawl import PISTOL, Falling, armed, fight, put, tavern
from tests.engines.daimon.laid_table import ANNA, BRUNO, CARLA, Table, refused, seen


def aim(table: Table, dice: int | None = 5, figures: Figures | None = None, player: str = BRUNO, **more: Any) -> None:
    """Aim at something."""
    claim = Claim(dice=dice, **more)
    table.act(lambda: shots.aim(table.book, player, claim, figures or Figures(distance=1, size=2)))


def judge(table: Table, wins: int, figures: Figures | None = None, by: str = ANNA, granted: int = 0) -> Hit:
    """The Master fixes the figures, and so many dice succeed."""
    number = table.book.fights.shots_count
    dice, fixed = Falling(table.book, wins), figures or Figures(distance=1, size=2)
    return table.act(lambda: shots.judge(table.book, by, number, fixed, granted, dice))


def test_a_small_target_at_medium_range_has_a_total_difficulty_of_three() -> None:
    assert target_of(Figures(distance=1, size=2), 1) == 3


@pytest.mark.parametrize(("distance", "size"), [(0, 0), (3, 3), (0, 3), (2, 1)])
def test_distance_and_size_add_up(distance: int, size: int) -> None:
    assert target_of(Figures(distance=distance, size=size), 4) == distance + size


@pytest.mark.parametrize(("protection", "weapon", "target"), [(2, 1, 4), (1, 3, 1), (4, 0, 7), (3, 3, 3), (0, 3, 3)])
def test_a_worn_protection_adds_its_worth_beyond_the_weapon(protection: int, weapon: int, target: int) -> None:
    assert target_of(Figures(distance=1, size=2, protection=protection), weapon) == target


def test_enough_successes_hit_and_a_failure_is_a_miss_that_hurts_nobody() -> None:
    table = tavern(BRUNO)
    aim(table)
    assert judge(table, 3).won
    aim(table)
    assert not judge(table, 2).won
    assert not table.book.characters["c-" + BRUNO].wounds


def test_no_die_is_rolled_before_the_master_has_confirmed_the_figures() -> None:
    table = tavern(BRUNO)
    aim(table, reserve=2)
    assert not table.records[-1].entry.drawn
    assert table.book.seat(BRUNO).reserve == 7 and table.book.seat(BRUNO).free == 5


def test_the_master_may_correct_the_players_figures() -> None:
    table = tavern(BRUNO)
    aim(table, figures=Figures(distance=0, size=1))
    assert judge(table, 4, Figures(distance=3, size=2)).target == 5


def test_the_bid_is_settled_as_in_any_check() -> None:
    table = tavern(BRUNO)
    aim(table, reserve=3)
    judge(table, 1)
    assert table.book.seat(BRUNO).reserve == 6
    aim(table, reserve=3)
    judge(table, 8)
    assert table.book.seat(BRUNO).reserve == 3


def test_a_shot_uses_its_skill_and_wears_the_implants_at_work_in_it_once_a_scene() -> None:
    table = tavern(BRUNO)
    character = put(table, BRUNO, power=3, melee=2)
    for _ in range(2):
        aim(table, dice=None, attribute="power", skill="melee")
        judge(table, 1)
    assert (character.used, [implant.marks for implant in character.implants]) == ({"melee"}, [1])


def test_a_total_of_nothing_hits_without_a_roll_and_the_bid_comes_back() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, (("w1", "weapon", 3),))
    aim(table, reserve=2, weapon=1)
    hit = judge(table, 0, Figures(distance=0, size=1, protection=2))
    assert (hit.won, hit.roll, hit.target) == (True, None, 0)
    assert table.book.seat(BRUNO).free == 7


def test_a_claimed_bonus_counts_as_far_as_it_is_confirmed() -> None:
    table = tavern(BRUNO)
    aim(table, bonus=3)
    hit = judge(table, 0, granted=1)
    assert hit.roll is not None and len(hit.roll.faces) == 6


def test_only_the_master_judges_and_for_the_masters_own_character_the_player_on_the_right() -> None:
    table = tavern(BRUNO, CARLA)
    aim(table)
    assert refused(table, lambda: judge(table, 0, by=CARLA)) == "not-yours-to-judge"
    judge(table, 3)
    aim(table, player=ANNA)
    assert refused(table, lambda: judge(table, 0, by=ANNA)) == "not-yours-to-judge"
    assert judge(table, 3, by=BRUNO).won


def test_figures_beyond_the_table_are_refused() -> None:
    table = tavern(BRUNO)
    assert refused(table, lambda: aim(table, figures=Figures(distance=4, size=0))) == "aim-out-of-range"
    assert refused(table, lambda: aim(table, figures=Figures(distance=0, size=-1))) == "aim-out-of-range"


def test_a_spent_weapon_cannot_be_aimed() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed()).gear[0].marks = 13
    assert refused(table, lambda: aim(table, weapon=PISTOL)) == "weapon-spent"


def test_one_shot_at_a_time_which_can_be_thought_better_of() -> None:
    table = tavern(BRUNO)
    aim(table, reserve=2)
    assert refused(table, lambda: aim(table)) == "aiming-already"
    assert refused(table, lambda: shots.hold(table.book, BRUNO, table.dice(), number=2)) == "shot-over"
    table.act(lambda: shots.hold(table.book, BRUNO, table.dice(), number=1))
    assert table.book.seat(BRUNO).free == 7
    assert refused(table, lambda: judge(table, 3)) == "shot-over"


def test_shots_outside_a_fight_leave_one_mark_a_scene() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed())
    for scene in (1, 1, 2):
        table.book.scenes = scene
        aim(table, weapon=PISTOL)
        judge(table, 3)
    assert own.gear[0].marks == 2


def test_a_shot_in_a_fight_shares_the_mark_of_the_fight() -> None:
    table = tavern(BRUNO)
    own = put(table, BRUNO, armed())
    fight(table)
    for _ in range(2):
        aim(table, weapon=PISTOL)
        judge(table, 3)
    table.act(lambda: opening.end(table.book, table.dice()))
    assert [gear.marks for gear in own.gear] == [1, 0]


def test_the_bid_is_sealed_until_the_shot_is_taken() -> None:
    table = tavern(BRUNO)
    aim(table, reserve=2)
    aimed = table.records[-1].entry
    assert aimed.sealed(table.book) == ("claim",)
    judge(table, 3)
    assert aimed.sealed(table.book) == ()


def test_every_act_folds_again_and_can_be_undone() -> None:
    table = tavern(BRUNO)
    put(table, BRUNO, armed())
    for act in (
        lambda: aim(table, reserve=2, weapon=PISTOL),
        lambda: judge(table, 3),
        lambda: aim(table, reserve=1),
        lambda: table.act(lambda: shots.hold(table.book, BRUNO, table.dice())),
    ):
        before = seen(table.book)
        act()
        assert seen(table.refolded()) == seen(table.book)
        assert seen(table.undone()) == before


def test_whoever_goes_down_shoots_no_more_and_the_bid_comes_back() -> None:
    table = tavern(BRUNO)
    aim(table, reserve=2)
    table.act(lambda: wounds.add(table.book, BRUNO, 4, table.now))
    assert table.book.seat(BRUNO).free == 7
    assert refused(table, lambda: judge(table, 3)) == "shot-over"
    assert refused(table, lambda: aim(table)) == "character-down"


@pytest.mark.parametrize("granted", [-1, 3])
def test_a_shots_bonus_is_granted_between_nothing_and_what_was_claimed(granted: int) -> None:
    table = tavern(BRUNO)
    aim(table, bonus=2)
    assert refused(table, lambda: judge(table, 0, granted=granted)) == "bonus-not-claimed"
    assert judge(table, 0, granted=2).denied == 0


def test_what_was_not_granted_of_a_bonus_is_told_and_a_penalty_counts_as_it_is() -> None:
    table = tavern(BRUNO)
    aim(table, bonus=3)
    assert judge(table, 0, granted=1).denied == 2
    aim(table, bonus=-2)
    hit = judge(table, 0)
    assert hit.roll is not None and (len(hit.roll.faces), hit.denied) == (3, 0)


@pytest.mark.parametrize(("figures", "fits"), [((3, 3, 0), True), ((0, 4, 0), False), ((0, 0, -1), False)])
def test_figures_are_within_the_table(figures: tuple[int, int, int], fits: bool) -> None:
    table = tavern(BRUNO)
    distance, size, protection = figures
    given = Figures(distance=distance, size=size, protection=protection)
    if fits:
        aim(table, figures=given)
    else:
        assert refused(table, lambda: aim(table, figures=given)) == "aim-out-of-range"


def test_a_shot_that_just_reaches_its_target_hits_and_one_success_less_misses() -> None:
    table = tavern(BRUNO)
    aim(table)
    assert judge(table, 3).won
    aim(table)
    assert not judge(table, 2).won
