"""Points for skills (chapter "Punti per le abilità")."""

from __future__ import annotations

from bot.engines.daimon.making import (
    skills,
)
from tests.engines.daimon.making.maker import RULES, Maker


def test_no_skill_above_four_and_risorse_apart() -> None:
    one = Maker().example()
    assert one.refused(skills.learn, 1, "tracking", 5) == "skill-most-at-creation"
    assert one.refused(skills.learn, 1, "resources", 1) == "resources-apart"
    rich = Maker("manual").manual(6, 6)
    assert rich.so_far.resources == 6


def test_seven_points_for_the_first_class_six_for_the_second_five_free() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, survival=2, hiding=1)
    room = skills.budget(RULES, one.so_far)
    assert (room.shares[0].left, room.shares[1].left, room.free_left) == (0, 6, 5)
    one.learn(1, hunting=4, traps=1)
    assert skills.budget(RULES, one.so_far).free_left == 0
    assert one.refused(skills.learn, 1, "traps", 2) == "skill-points-short"
    one.learn(2, hacking=4, computers=2)
    assert one.refused(skills.learn, 2, "mechanics", 1) == "skill-points-short"


def test_at_least_three_skills_in_each_of_the_first_two_classes() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=4, survival=1)
    one.learn(2, hacking=4, cybernetics=4)
    assert one.refused(skills.close_skills) == "skills-a-class"
    one.learn(2, mechanics=1)
    one.do(skills.close_skills)


def test_all_the_points_are_spent() -> None:
    one = Maker().example()
    one.learn(1, tracking=4, hiding=2, survival=1)
    one.learn(2, hacking=3, cybernetics=1, mechanics=1)
    assert one.refused(skills.close_skills) == "class-points-left"
    one.learn(2, hacking=4)
    assert one.refused(skills.close_skills) == "free-points-left"
    one.learn(2, cybernetics=4, mechanics=3)
    one.do(skills.close_skills)


def test_each_skill_sits_in_one_class() -> None:
    one = Maker().example()
    one.learn(1, hacking=1)
    assert one.refused(skills.learn, 2, "hacking", 1) == "skill-in-another-class"
    one.learn(1, hacking=0)
    one.learn(2, hacking=1)
    assert [held.skills for held in one.so_far.classes] == [[], ["hacking"]]


def test_the_generic_rule_holds_at_creation() -> None:
    one = Maker().example()
    one.learn(1, survival=3, tracking=3, hiding=4, escape=2)
    one.learn(2, hacking=4, mechanics=1, underworld=1)
    assert one.refused(skills.close_skills) == "generic-few"
    one.learn(1, escape=0, hiding=3, hunting=3)
    one.do(skills.close_skills)


def test_more_than_two_skills_out_of_context_are_named_and_never_refused() -> None:
    one = Maker("manual").manual(3, 3, "soldier", "doctor")
    one.learn(1, rifle=1, cars=2, economics=2, dance=2)
    assert skills.out_of_context(RULES, {}, one.so_far) == [("soldier", 3)]
    one.learn(2, medicine=1, surgery=4, genetic_engineering=4, nanomedicine=2)
    one.do(skills.close_skills)


def test_only_skills_that_there_are_and_are_specified_can_be_learnt() -> None:
    one = Maker().example()
    assert one.refused(skills.learn, 1, "no-such-skill", 1) == "skill-unknown"
    assert one.refused(skills.learn, 1, "martial-arts", 1) == "skill-to-specify"
    assert one.refused(skills.learn, 0, "survival", 1) == "class-not-held"
    assert one.refused(skills.learn, 3, "survival", 1) == "class-not-held"
