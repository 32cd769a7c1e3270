"""Implants that are grown: what they cost, and the limits of every implant."""

from __future__ import annotations

from bot.engines.daimon.character.character import Implant, Leaning
from bot.engines.daimon.growth import gear
from tests.engines.daimon.growth.test_growth import Grower
from tests.engines.daimon.laid_table import ANNA


def test_an_implant_costs_two_for_an_attribute_and_one_for_a_skill_without_surcharge() -> None:
    one = Grower()
    new = gear.gain_implant
    assert one.spent(lambda: new(one.book, ANNA, "w0000000leg", "cybernetic", False, "agility")) == 2
    assert one.spent(lambda: new(one.book, ANNA, "w0000000eye", "nano", True, "aim")) == 1
    assert one.spent(lambda: new(one.book, ANNA, "w000000lung", "genetic", True, "pistol")) == 1


def test_six_implants_are_the_most() -> None:
    one = Grower()
    one.hero.implants = [Implant(number, "w0000000eye", "nano", False, ()) for number in range(1, 7)]
    deed = lambda: gear.gain_implant(one.book, ANNA, "w0000000leg", "nano", False, "aim")  # noqa: E731
    assert one.refused(deed) == "implants-at-most"


def test_one_implant_gives_two_different_points_or_two_on_one_score() -> None:
    one = Grower()
    for number, second in ((1, "aim"), (2, "pistol")):
        one.spent(lambda: gear.gain_implant(one.book, ANNA, "w0000000eye", "nano", False, "aim"))
        one.spent(lambda number=number, second=second: gear.improve_implant(one.book, ANNA, number, second))
    assert one.hero.implants[0].leanings == (Leaning(score="aim", bonus=2),)
    assert one.hero.implants[1].leanings == (Leaning(score="aim", bonus=1), Leaning(score="pistol", bonus=1))
    assert one.refused(lambda: gear.improve_implant(one.book, ANNA, 1, "aim")) == "implant-bonuses"
    assert one.refused(lambda: gear.improve_implant(one.book, ANNA, 2, "rifle")) == "implant-bonuses"


def test_a_grown_implant_keeps_the_limits_of_every_implant() -> None:
    one = Grower()
    gain = lambda score: gear.gain_implant(one.book, ANNA, "w0000000arm", "nano", False, score)  # noqa: E731
    assert one.refused(lambda: gain("resources")) == "implant-of-resources"
    assert one.refused(lambda: gain("no-such-skill")) == "skill-unknown"
    one.spent(lambda: gain("aim"))
    one.spent(lambda: gear.improve_implant(one.book, ANNA, 1, "aim"))
    assert one.hero.implants[0].leanings == (Leaning(score="aim", bonus=2),)
    assert one.refused(lambda: gear.improve_implant(one.book, ANNA, 1, "power")) == "implant-bonuses"
