"""The starting gear, and who has a dàimon."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.engines.daimon.character.character import Character, ClassHeld
from bot.engines.daimon.making import (
    gear,
    skills,
    steps,
)
from tests.engines.daimon.laid_table import ANNA
from tests.engines.daimon.making.maker import NADIR, RULES, Maker


def allowed(classes: Sequence[str], social: int) -> list[int | None]:
    """How many light, medium, heavy and special weapons and protections."""
    one = Character("", ANNA, NADIR, classes=[ClassHeld(key) for key in classes], social=social)
    return [gear.allowed(RULES, {}, one, value) for value in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("classes", "social", "counts"),
    [
        (("nurse", "student"), 1, [None, 1, 0, 0]),
        (("nurse", "student"), 4, [None, 2, 0, 0]),
        (("nurse", "student"), 5, [None, 2, 1, 0]),
        (("nurse", "student"), 6, [None, 2, 1, 1]),
        (("nurse", "thief"), 1, [None, None, 1, 0]),
        (("soldier", "student"), 1, [None, None, 1, 1]),
    ],
)
def test_the_starting_gear(classes: Sequence[str], social: int, counts: list[int | None]) -> None:
    assert allowed(classes, social) == counts


def test_a_weapon_too_many_is_refused_and_a_shield_is_light() -> None:
    one = Maker("manual").manual(3, 3)
    one.learn(1, music=4, instrument=2, dance=1)
    one.learn(2, acting=4, literature=4, persuasion=3)
    one.do(skills.close_skills)
    one.embodied()
    one.do(steps.leave, "implants")
    one.do(gear.take, "w00000sword", "weapon", 2)
    assert one.refused(gear.take, "w000000vest", "protection", 2) == "gear-at-most"
    assert one.refused(gear.take, "w0000rocket", "weapon", 4) == "gear-at-most"
    assert one.refused(gear.take, "w0000rocket", "weapon", 5) == "gear-value"
    one.do(gear.drop, 1)
    one.do(gear.take, "w000000vest", "protection", 2)
    one.do(gear.take, "w0000shield", "shield", 0)
    assert [(item.sort, item.value) for item in one.so_far.gear] == [("protection", 2), ("shield", 1)]


def test_no_sheet_is_made_with_more_items_than_it_holds() -> None:
    one = Maker().example().skilled()
    one.do(steps.leave, "daimon")
    one.do(steps.leave, "implants")
    for _ in range(gear.MOST):
        one.do(gear.take, "w00000knife", "weapon", 1)
    assert one.refused(gear.take, "w00000knife", "weapon", 1) == "gear-sheet-full"


def test_a_character_cut_off_from_the_net_has_no_daimon() -> None:
    one = Maker().example().skilled()
    one.do(steps.leave, "daimon")
    assert (one.making.step, one.so_far.free) == ("implants", {})
