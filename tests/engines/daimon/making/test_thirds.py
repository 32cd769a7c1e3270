"""A third class and a third trait, and what they cost."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.making import (
    definitions_made,
    origins,
    skills,
    thirds,
)
from tests.engines.daimon.making.maker import RULES, Maker


def test_a_third_class_costs_one_point_and_wants_two() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert skills.budget(RULES, one.so_far).free_left == 4
    one.learn(1, tracking=4, hiding=4, survival=1)
    one.learn(2, hacking=4, cybernetics=1, mechanics=1)
    one.learn(3, cars=1)
    assert one.refused(skills.close_skills) == "third-class-least"
    one.learn(3, cars=2)
    one.do(skills.close_skills)


def test_never_two_extra_classes() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert one.refused(origins.take_class, "doctor") == "one-extra-class"


@pytest.mark.parametrize(
    ("trait", "cost"), [("massive", 3), ("altruist", 2), ("insecure", 1), ("frail-health", 0), ("loner", 0)]
)
def test_a_third_trait_costs_by_its_effect(trait: str, cost: int) -> None:
    one = Maker().example()
    one.do(thirds.take_trait, trait)
    assert skills.budget(RULES, one.so_far).free_left == 5 - cost


def test_there_are_three_traits_and_never_one_twice() -> None:
    one = Maker().example()
    assert one.refused(thirds.take_trait, "distrustful") == "trait-held-already"
    one.do(thirds.take_trait, "loner")
    assert one.refused(thirds.take_trait, "frail-health") == "traits-at-most"


def test_a_trait_of_this_table_costs_by_the_effect_it_was_given() -> None:
    one = Maker().example()
    leaning = Leaning(score="pistol", bonus=1)
    one.table.act(lambda: definitions_made.define(one.book, "w00000sharp", "trait", leaning=leaning))
    one.do(thirds.take_trait, "w00000sharp")
    assert skills.budget(RULES, one.so_far).free_left == 3
    assert one.so_far.traits[2].leaning == leaning


def test_a_third_class_is_given_back_alone_with_its_skills() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    one.learn(1, survival=2)
    one.learn(3, planes=3)
    one.do(thirds.drop_class)
    assert [held.key for held in one.so_far.classes] == ["nomad", "cracker"]
    assert one.so_far.skills == {"survival": 2}
    assert skills.budget(RULES, one.so_far).free_left == 5
    assert one.refused(thirds.drop_class) == "no-third-class"


def test_a_third_trait_is_given_back_alone() -> None:
    one = Maker().example()
    one.do(thirds.take_trait, "massive")
    one.learn(1, survival=2)
    one.do(thirds.drop_trait)
    assert [held.key for held in one.so_far.traits] == ["ambitious", "distrustful"]
    assert one.so_far.skills == {"survival": 2}
    assert skills.budget(RULES, one.so_far).free_left == 5
    assert one.refused(thirds.drop_trait) == "no-third-trait"


def test_a_third_class_and_a_dear_trait_leave_too_few_points_for_the_class() -> None:
    one = Maker().example()
    one.do(origins.take_class, "pilot")
    assert one.refused(thirds.take_trait, "massive") == "third-class-needs"
    other = Maker().example()
    other.do(thirds.take_trait, "massive")
    assert other.refused(origins.take_class, "pilot") == "third-class-needs"


def test_what_is_spent_cannot_pay_for_a_class_too() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=4, survival=4)
    assert one.refused(origins.take_class, "pilot") == "free-points-short"
