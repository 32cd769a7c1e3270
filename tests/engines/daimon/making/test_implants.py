"""Implants at the making (chapter "Potenziamenti")."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.making import (
    implants,
    skills,
)
from tests.engines.daimon.making.maker import RULES, Maker


def test_implant_points_are_the_higher_of_the_two_social_classes() -> None:
    one = Maker().example()
    assert implants.points(one.so_far) == 3


@pytest.mark.parametrize(
    ("sort", "hidden", "scores", "cost"),
    [
        ("cybernetic", False, {"cars": 1}, 1),
        ("cybernetic", False, {"aim": 1}, 2),
        ("cybernetic", False, {"agility": 1}, 3),
        ("cybernetic", True, {"cars": 1}, 2),
        ("nano", False, {"aim": 1}, 3),
        ("genetic", True, {"agility": 1}, 4),
        ("cybernetic", True, {"cars": 2}, 3),
        ("nano", True, {"cars": 1, "aim": 1}, 4),
    ],
)
def test_what_an_implant_costs(sort: implants.Sort, hidden: bool, scores: dict[str, int], cost: int) -> None:
    given = [Leaning(score=score, bonus=bonus) for score, bonus in scores.items()]
    assert implants.price(RULES, {}, sort, hidden, given) == cost


@pytest.mark.parametrize(
    "given",
    [
        [],
        [Leaning(score="agility", bonus=0)],
        [Leaning(score="agility", bonus=-1), Leaning(score="cars", bonus=1)],
        [Leaning(score="agility", bonus=1), Leaning(score="agility", bonus=1)],
        [Leaning(score="agility", bonus=2), Leaning(score="cars", bonus=1)],
    ],
)
def test_an_implant_gives_one_or_two_scores_more_and_no_more_than_two(given: list[Leaning]) -> None:
    one = Maker().example().skilled().embodied()
    assert one.refused(implants.take, "w00000blood", "cybernetic", False, given) == "implant-bonuses"


def test_implants_are_paid_with_the_points_there_are() -> None:
    one = Maker().example().skilled().embodied()
    legs = [Leaning(score="agility", bonus=1)]
    assert one.refused(implants.take, "w00000blood", "nano", False, legs) == "implant-points-short"
    one.do(implants.take, "w0000000leg", "cybernetic", False, legs)
    eye = [Leaning(score="cars", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, eye) == "implant-points-short"
    one.do(implants.drop, 1)
    one.do(implants.take, "w0000000eye", "cybernetic", False, eye)
    assert len(one.so_far.implants) == 1


def test_one_implant_gives_two_different_points_or_two_on_one_score_and_nothing_to_risorse() -> None:
    one = Maker().example().skilled().embodied()
    three = [Leaning(score=score, bonus=1) for score in ("cars", "planes", "bow")]
    for leanings in ([], three, [Leaning(score="cars", bonus=3)], [Leaning(score="cars", bonus=1)] * 2):
        assert one.refused(implants.take, "w0000000eye", "cybernetic", False, leanings) == "implant-bonuses"
    money = [Leaning(score="resources", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, money) == "implant-of-resources"


def test_six_implants_are_the_most() -> None:
    one = Maker("manual").manual(6, 6)
    one.learn(1, music=4, instrument=2, dance=1)
    one.learn(2, acting=4, literature=4, persuasion=3)
    one.do(skills.close_skills)
    one.embodied()
    for _ in range(6):
        one.do(implants.take, "w0000000eye", "cybernetic", False, [Leaning(score="cars", bonus=1)])
    eye = [Leaning(score="bow", bonus=1)]
    assert one.refused(implants.take, "w0000000eye", "cybernetic", False, eye) == "implants-at-most"


def test_an_implant_that_is_not_there_is_not_taken_back() -> None:
    one = Maker().example().skilled().embodied()
    assert one.refused(implants.drop, 1) == "implant-unknown"
