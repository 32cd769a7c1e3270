"""What the story of an evening tells of every growth."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.daimon.character.character import Gear, Implant, Leaning
from bot.engines.daimon.growth import gear, growth
from tests.engines.daimon.growth.test_growth import Grower
from tests.engines.daimon.laid_table import ANNA

GROWTHS: dict[str, tuple[Callable[[Grower], object], tuple[str, str, int]]] = {
    "attribute": (lambda one: growth.grow_attribute(one.book, ANNA, "power"), ("score", "power", 3)),
    "skill": (lambda one: growth.grow_skill(one.book, ANNA, "rifle", "soldier"), ("score", "rifle", 1)),
    "trait": (lambda one: growth.gain_trait(one.book, ANNA, "massive"), ("trait", "massive", 0)),
    "class": (lambda one: growth.gain_class(one.book, ANNA, "pilot"), ("class", "pilot", 0)),
    "resources": (lambda one: growth.grow_resources(one.book, ANNA), ("score", "resources", 4)),
    "new gear": (
        lambda one: gear.gain_gear(one.book, ANNA, "w00000knife", "weapon", 1),
        ("thing", "w00000knife", 1),
    ),
    "better gear": (lambda one: gear.upgrade_gear(one.book, ANNA, 1), ("thing", "w0000000gun", 3)),
    "tuned gear": (lambda one: gear.tune_gear(one.book, ANNA, 1, "pistol"), ("thing", "w0000000gun", 2)),
    "new implant": (
        lambda one: gear.gain_implant(one.book, ANNA, "w0000000leg", "nano", False, "agility"),
        ("thing", "w0000000leg", 0),
    ),
    "better implant": (lambda one: gear.improve_implant(one.book, ANNA, 1, "pistol"), ("thing", "w0000000eye", 0)),
}


@pytest.mark.parametrize("what", GROWTHS)
def test_every_growth_is_told_with_what_it_came_to(what: str) -> None:
    deed, told = GROWTHS[what]
    one = Grower(power=2)
    one.hero.gear = [Gear(1, "w0000000gun", "weapon", 2)]
    one.hero.implants = [Implant(1, "w0000000eye", "nano", False, (Leaning(score="aim", bonus=1),))]
    one.table.act(lambda: deed(one))
    assert one.book.chronicle.raised == [(one.hero.id, *told)]
