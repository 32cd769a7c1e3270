"""Generic and specific skills (chapter "Abilità generiche e specifiche", and the ruling on generic skills)."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.definitions import Defined, every_skill, in_context, skill_rule
from bot.engines.daimon.character.skills import all_may_stand, may_rise, obstacle, obstacle_at_creation
from bot.rules import rulebook

RULES = rulebook().daimon

PHASES: list[tuple[int, tuple[int, ...]]] = [
    (1, ()),
    (1, (1,)),
    (1, (2,)),
    (2, (2,)),
    (2, (3,)),
    (2, (3, 1)),
    (2, (3, 2)),
    (2, (3, 3)),
    (3, (3, 3)),
    (3, (4, 3)),
    (3, (5, 3)),
    (3, (5, 4)),
    (3, (5, 5)),
    (3, (5, 5, 1)),
    (3, (5, 5, 2)),
    (3, (5, 5, 3)),
    (3, (5, 5, 4)),
    (4, (5, 5, 4)),
    (4, (5, 5, 5)),
]
RISES = {3, 8, 17}
"""The phases from which the generic skill may be raised."""
NAMES = ("pistol", "rifle", "bow", "crossbow")


def scores(generic: int, specifics: tuple[int, ...]) -> dict[str, int]:
    return {"aim": generic, **dict(zip(NAMES, specifics, strict=False))}


def test_there_are_nineteen_phases() -> None:
    assert len(PHASES) == 19


@pytest.mark.parametrize("phase", range(1, 20))
def test_in_which_phases_the_generic_skill_may_be_raised(phase: int) -> None:
    generic, specifics = PHASES[phase - 1]
    assert (obstacle(generic + 1, specifics) is None) is (phase in RISES)


@pytest.mark.parametrize("phase", range(1, 19))
def test_every_step_from_phase_to_phase_is_allowed(phase: int) -> None:
    before, after = (scores(*one) for one in PHASES[phase - 1 : phase + 1])
    (raised,) = [name for name in after if after[name] != before.get(name, 0)]
    assert after[raised] == before.get(raised, 0) + 1
    may_rise(RULES, {}, before, raised)


def test_the_table_is_one_walk_of_single_points() -> None:
    assert all(sum(scores(*b).values()) == sum(scores(*a).values()) + 1 for a, b in pairwise(PHASES))


def test_a_generic_skill_without_specific_ones_stays_at_one() -> None:
    may_rise(RULES, {}, {}, "aim")
    with pytest.raises(Refused) as no:
        may_rise(RULES, {}, {"aim": 1}, "aim")
    assert (no.value.reason, no.value.facts) == ("generic-few", {"skill": "aim", "score": 2, "need": 1, "have": 0})


def test_too_few_specific_skills_are_counted_in_the_refusal() -> None:
    with pytest.raises(Refused) as no:
        may_rise(RULES, {}, scores(2, (5,)), "aim")
    assert (no.value.reason, no.value.facts["need"], no.value.facts["have"]) == ("generic-few", 2, 1)


def test_specific_skills_that_are_too_low_are_not_counted() -> None:
    with pytest.raises(Refused) as no:
        may_rise(RULES, {}, scores(2, (2,)), "aim")
    assert (no.value.reason, no.value.facts["need"], no.value.facts["have"]) == ("generic-few", 2, 0)


def test_a_specific_skill_that_was_added_later_blocks_the_next_raise_until_it_has_caught_up() -> None:
    with pytest.raises(Refused) as no:
        may_rise(RULES, {}, scores(2, (3, 3, 2)), "aim")
    assert (no.value.reason, no.value.facts["have"]) == ("generic-low", 2)
    may_rise(RULES, {}, scores(2, (3, 3, 3)), "aim")


def test_specific_skills_may_be_raised_freely_up_to_seven() -> None:
    may_rise(RULES, {}, scores(1, (5,)), "pistol")
    may_rise(RULES, {}, {}, "rifle")
    with pytest.raises(Refused) as no:
        may_rise(RULES, {}, {"rifle": 7}, "rifle")
    assert no.value.reason == "skill-at-the-top"


def test_only_specific_skills_of_its_own_count_for_a_generic_one() -> None:
    with pytest.raises(Refused):
        may_rise(RULES, {}, {"aim": 1, "sword": 4, "cars": 4}, "aim")


@pytest.mark.parametrize(
    ("specific", "generic"),
    [
        ("martial-arts", "unarmed-combat"),
        ("knife", "close-combat"),
        ("pistol", "aim"),
        ("explosives", "strategy"),
        ("surgery", "medicine"),
        ("persuasion", "communication"),
        ("orientation", "driving"),
        ("resources", "contacts"),
        ("empathy", "communication"),
    ],
)
def test_a_specific_skill_belongs_to_the_nearest_generic_one_of_its_group(specific: str, generic: str) -> None:
    assert skill_rule(RULES, {}, specific).generic == generic


@pytest.mark.parametrize("generic", ["riding", "brute-force", "running", "first-aid", "willpower"])
def test_a_generic_skill_with_nothing_below_it_waits_for_the_table_to_define_one(generic: str) -> None:
    with pytest.raises(Refused):
        may_rise(RULES, {}, {generic: 1}, generic)
    own = {"w0000000own": Defined("skill", generic=generic)}
    may_rise(RULES, own, {generic: 1, "w0000000own": 2}, generic)


def test_a_specified_skill_has_the_place_and_the_classes_of_the_printed_one() -> None:
    karate = {"w0000karate": Defined("skill", generic="unarmed-combat", like="martial-arts")}
    skills = every_skill(RULES, karate)
    assert skills["w0000karate"].generic == "unarmed-combat"
    assert skills["w0000karate"].classes == RULES.skills["martial-arts"].classes
    assert "martial-arts" not in skills


def test_at_creation_enough_specific_skills_as_high_are_enough() -> None:
    all_may_stand(RULES, {}, {"aim": 2, "pistol": 2, "rifle": 1})
    all_may_stand(RULES, {}, {"aim": 3, "pistol": 3, "rifle": 4, "bow": 1})
    with pytest.raises(Refused) as no:
        all_may_stand(RULES, {}, {"aim": 3, "pistol": 3, "rifle": 2})
    assert (no.value.reason, no.value.facts["need"], no.value.facts["have"]) == ("generic-few", 2, 1)


def test_out_of_context_is_what_names_other_classes_only() -> None:
    assert in_context(RULES, {}, "soldier", "pistol")
    assert not in_context(RULES, {}, "soldier", "surgery")
    assert in_context(RULES, {}, "soldier", "city-contacts"), "a skill without references goes with all"
    assert in_context(RULES, {}, "nomad", "surgery"), "of a class that no skill names nobody can say"


@given(st.integers(1, 6), st.lists(st.integers(0, 7), max_size=8))
def test_what_may_be_raised_in_play_could_also_stand_at_creation(score: int, specifics: list[int]) -> None:
    if obstacle(score + 1, specifics) is None:
        assert obstacle_at_creation(score + 1, specifics) is None
        assert len([one for one in specifics if one]) >= score
