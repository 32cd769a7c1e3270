"""Growth (chapter "Evoluzione"): points, EVO, levels, and every printed price and limit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, ClassHeld, Gear, Implant, Leaning, TraitHeld
from bot.engines.daimon.growth import by_hand, gear, growth, wealth
from bot.engines.daimon.growth.affordable import prospects
from bot.engines.daimon.making import definitions_made
from tests.engines.daimon.laid_table import ANNA, Table, hero, seen


class Grower:
    """Anna's character, who is about to grow. What is put straight on the sheet is no entry."""

    def __init__(self, evo: int = 20, **scores: int) -> None:
        self.table = Table(ANNA)
        self.book = self.table.book
        self.hero: Character = hero(self.book, ANNA, **scores)
        self.hero.evo = evo
        self.hero.classes = [ClassHeld("soldier", list(self.hero.skills)), ClassHeld("thief")]
        self.hero.traits = [TraitHeld("brave"), TraitHeld("curious")]
        self.hero.social = self.hero.resources = 3

    def spent(self, deed: Callable[[], object]) -> int:
        """What a deed costs in EVO; the level follows."""
        evo, level = self.hero.evo, self.hero.level
        self.table.act(deed)
        assert self.hero.level - level == evo - self.hero.evo
        return evo - self.hero.evo

    def refused(self, deed: Callable[[], object]) -> str:
        """Why a deed is refused; nothing changes."""
        before = seen(self.hero)
        with pytest.raises(Refused) as no:
            self.table.act(deed)
        assert seen(self.hero) == before
        return no.value.reason


# --- points and EVO


def test_a_point_costs_a_reserve_die_and_seven_points_are_an_evo_at_once() -> None:
    one = Grower(evo=0)
    for count in range(1, 8):
        one.table.act(lambda: growth.buy_point(one.book, ANNA))
        assert one.book.seat(ANNA).reserve == 7 - count
    assert (one.hero.points, one.hero.evo, one.hero.level) == (0, 1, 0)


def test_an_empty_reserve_buys_no_point_and_dice_in_a_sealed_roll_are_not_to_spend() -> None:
    one = Grower(evo=0)
    one.book.seat(ANNA).reserve = 2
    one.book.seat(ANNA).held["check 1"] = 2
    assert one.refused(lambda: growth.buy_point(one.book, ANNA)) == "reserve-too-small"


def test_an_evo_that_is_not_there_is_not_spent() -> None:
    one = Grower(evo=2)
    assert one.refused(lambda: growth.grow_attribute(one.book, ANNA, "power")) == "evo-short"


def test_the_dead_do_not_grow() -> None:
    one = Grower()
    one.hero.dead = True
    assert one.refused(lambda: growth.grow_attribute(one.book, ANNA, "power")) == "no-character"
    assert one.refused(lambda: growth.buy_point(one.book, ANNA)) == "no-character"


# --- attributes


def test_an_attribute_costs_three_at_most_three_over_creation_and_never_above_seven() -> None:
    one = Grower(power=2, charisma=6)
    assert [one.spent(lambda: growth.grow_attribute(one.book, ANNA, "power")) for _ in range(3)] == [3, 3, 3]
    assert one.refused(lambda: growth.grow_attribute(one.book, ANNA, "power")) == "attribute-risen"
    one.spent(lambda: growth.grow_attribute(one.book, ANNA, "charisma"))
    assert one.refused(lambda: growth.grow_attribute(one.book, ANNA, "charisma")) == "attribute-at-the-top"


# --- traits and classes


def test_a_trait_costs_one_and_there_are_three_at_most() -> None:
    one = Grower()
    assert one.spent(lambda: growth.gain_trait(one.book, ANNA, "massive")) == 1
    assert one.hero.traits[-1] == TraitHeld("massive", Leaning(score="power", bonus=1))
    assert one.refused(lambda: growth.gain_trait(one.book, ANNA, "cruel")) == "traits-at-most"


def test_replacing_a_trait_costs_two_and_the_new_one_stands_in_its_place() -> None:
    one = Grower()
    assert one.spent(lambda: growth.gain_trait(one.book, ANNA, "cruel", "brave")) == 2
    assert [held.key for held in one.hero.traits] == ["cruel", "curious"]
    assert one.refused(lambda: growth.gain_trait(one.book, ANNA, "prudent", "brave")) == "trait-not-held"
    assert one.refused(lambda: growth.gain_trait(one.book, ANNA, "curious", "cruel")) == "trait-held-already"


def test_a_class_costs_two_and_there_are_four_at_most() -> None:
    one = Grower()
    assert one.spent(lambda: growth.gain_class(one.book, ANNA, "pilot")) == 2
    assert one.refused(lambda: growth.gain_class(one.book, ANNA, "pilot")) == "class-held-already"
    one.spent(lambda: growth.gain_class(one.book, ANNA, "doctor"))
    assert one.refused(lambda: growth.gain_class(one.book, ANNA, "spy")) == "classes-at-most"


def test_a_row_that_prints_two_classes_is_none() -> None:
    one = Grower()
    assert one.refused(lambda: growth.gain_class(one.book, ANNA, "guard-or-soldier")) == "class-unknown"


DRIVING = ("driving", "cars", "motorcycles")


def test_the_worked_example_a_soldier_who_drives_becomes_a_pilot_for_one() -> None:
    one = Grower(driving=1, cars=2, motorcycles=2, rifle=3, pistol=2, aim=2)
    one.hero.used = set(DRIVING)
    assert one.spent(lambda: growth.develop_class(one.book, ANNA, "pilot", DRIVING)) == 1
    assert one.hero.classes[-1] == ClassHeld("pilot", list(DRIVING))
    assert set(one.hero.classes[0].skills) == {"rifle", "pistol", "aim"}


def test_a_class_is_developed_of_three_skills_that_were_used_in_play() -> None:
    one = Grower(driving=1, cars=2, motorcycles=2, rifle=3, pistol=2, aim=2)
    one.hero.used = {"driving", "cars"}
    assert one.refused(lambda: growth.develop_class(one.book, ANNA, "pilot", DRIVING)) == "skill-not-used"
    assert one.refused(lambda: growth.develop_class(one.book, ANNA, "pilot", DRIVING[:2])) == "develop-so-many"
    twice = ("cars", "cars", "driving")
    assert one.refused(lambda: growth.develop_class(one.book, ANNA, "pilot", twice)) == "develop-so-many"
    absent = ("driving", "cars", "planes")
    assert one.refused(lambda: growth.develop_class(one.book, ANNA, "pilot", absent)) == "skill-not-held"


def test_no_class_keeps_fewer_than_three_skills() -> None:
    one = Grower(driving=1, cars=2, motorcycles=2, rifle=3, pistol=2)
    one.hero.used = set(DRIVING)
    assert one.refused(lambda: growth.develop_class(one.book, ANNA, "pilot", DRIVING)) == "class-keeps"


# --- skills


def test_a_generic_skill_costs_two_a_specific_one_one_also_at_the_first_point() -> None:
    one = Grower(pistol=2)
    assert one.spent(lambda: growth.grow_skill(one.book, ANNA, "aim", "soldier")) == 2
    assert one.spent(lambda: growth.grow_skill(one.book, ANNA, "rifle", "soldier")) == 1
    assert one.spent(lambda: growth.grow_skill(one.book, ANNA, "pistol")) == 1
    assert "aim" in one.hero.classes[0].skills


def test_the_generic_rule_holds_in_growth() -> None:
    one = Grower(aim=1, pistol=1)
    assert one.refused(lambda: growth.grow_skill(one.book, ANNA, "aim")) == "generic-low"


def test_a_new_skill_sits_in_one_of_the_classes() -> None:
    one = Grower()
    assert one.refused(lambda: growth.grow_skill(one.book, ANNA, "cars", "pilot")) == "class-for-skill"
    one.spent(lambda: growth.grow_skill(one.book, ANNA, "cars", "thief"))
    one.spent(lambda: growth.grow_skill(one.book, ANNA, "cars", "soldier"))
    assert [held.skills for held in one.hero.classes] == [[], ["cars"]]


def test_an_unknown_skill_is_refused_and_so_is_one_that_has_to_be_specified() -> None:
    one = Grower()
    assert one.refused(lambda: growth.grow_skill(one.book, ANNA, "juggling", "thief")) == "skill-unknown"
    assert one.refused(lambda: growth.grow_skill(one.book, ANNA, "martial-arts", "thief")) == "skill-to-specify"
    one.table.act(lambda: definitions_made.define(one.book, "w0000karate", "skill", like="martial-arts"))
    assert one.spent(lambda: growth.grow_skill(one.book, ANNA, "w0000karate", "thief")) == 1


# --- Risorse


def test_risorse_costs_one_and_at_seven_the_social_class_rises_and_risorse_is_one() -> None:
    one = Grower()
    one.hero.resources = 5
    assert one.spent(lambda: growth.grow_resources(one.book, ANNA)) == 1
    one.spent(lambda: growth.grow_skill(one.book, ANNA, "resources"))
    assert (one.hero.social, one.hero.resources) == (4, 1)


def test_in_class_six_risorse_stops_at_seven_and_class_seven_counts_none() -> None:
    one = Grower()
    one.hero.social, one.hero.resources = 6, 6
    one.spent(lambda: growth.grow_resources(one.book, ANNA))
    assert (one.hero.social, one.hero.resources) == (6, 7)
    assert one.refused(lambda: growth.grow_resources(one.book, ANNA)) == "resources-at-the-top"
    one.hero.social, one.hero.resources = 7, 0
    assert one.refused(lambda: growth.grow_resources(one.book, ANNA)) == "resources-uncounted"


# --- gear


def test_new_gear_costs_one_and_is_no_heavier_than_what_one_owns() -> None:
    one = Grower()
    one.hero.gear = [Gear(1, "w00000sword", "weapon", 2), Gear(2, "w0000rocket", "weapon", 4, lent=True)]
    assert one.spent(lambda: gear.gain_gear(one.book, ANNA, "w000000vest", "protection", 2)) == 1
    assert one.refused(lambda: gear.gain_gear(one.book, ANNA, "w0000rocket", "weapon", 3)) == "gear-too-heavy"
    assert one.hero.gear[-1] == Gear(3, "w000000vest", "protection", 2)


def test_who_owns_nothing_can_have_something_light() -> None:
    one = Grower()
    one.spent(lambda: gear.gain_gear(one.book, ANNA, "w00000knife", "weapon", 1))
    assert one.refused(lambda: gear.gain_gear(one.book, ANNA, "w00000sword", "weapon", 2)) == "gear-too-heavy"


@pytest.mark.parametrize("value", [0, 5])
def test_gear_of_a_value_that_there_is_not_is_neither_gained_nor_lent_nor_given(value: int) -> None:
    one = Grower()
    one.table.session()
    one.table.act(lambda: wealth.buy(one.book, ANNA, "request", "w0000rocket"))
    for deed in (
        lambda: gear.gain_gear(one.book, ANNA, "w0000rocket", "weapon", value),
        lambda: wealth.lend(one.book, ANNA, 1, "weapon", value),
        lambda: by_hand.give(one.book, ANNA, "w0000rocket", "weapon", value),
    ):
        assert one.refused(deed) == "gear-value"


def test_an_upgrade_costs_one_and_goes_up_to_special() -> None:
    one = Grower()
    one.hero.gear = [Gear(1, "w00000knife", "weapon", 3), Gear(2, "w0000shield", "shield", 1)]
    assert one.spent(lambda: gear.upgrade_gear(one.book, ANNA, 1)) == 1
    assert one.hero.gear[0].value == 4
    assert one.refused(lambda: gear.upgrade_gear(one.book, ANNA, 1)) == "gear-at-the-top"
    assert one.refused(lambda: gear.upgrade_gear(one.book, ANNA, 2)) == "gear-at-the-top"
    assert one.refused(lambda: gear.upgrade_gear(one.book, ANNA, 3)) == "gear-unknown"


def test_an_item_holds_one_skill_bonus() -> None:
    one = Grower()
    one.hero.gear = [Gear(1, "w00000rifle", "weapon", 2)]
    assert one.spent(lambda: gear.tune_gear(one.book, ANNA, 1, "rifle")) == 1
    assert one.hero.gear[0].leaning == Leaning(score="rifle", bonus=1)
    assert one.refused(lambda: gear.tune_gear(one.book, ANNA, 1, "aim")) == "gear-tuned-already"


def test_what_is_lent_for_the_evening_does_not_grow() -> None:
    one = Grower()
    one.hero.gear = [Gear(1, "w00000rifle", "weapon", 2, lent=True)]
    assert one.refused(lambda: gear.upgrade_gear(one.book, ANNA, 1)) == "gear-unknown"


# --- what is offered


def test_nothing_is_offered_that_cannot_be_paid() -> None:
    one = Grower(evo=0, pistol=2)
    assert prospects(one.book, ANNA) == ()
    one.hero.evo = 1
    assert prospects(one.book, ANNA) == ("skill", "trait", "gear", "implant", "wealth")
    one.hero.evo = 3
    assert prospects(one.book, ANNA) == (
        "attribute", "skill", "trait", "replace-trait", "class", "gear", "implant", "wealth",
    )  # fmt: skip


def test_nothing_is_offered_beyond_its_limits() -> None:
    one = Grower(evo=9, pistol=2)
    one.hero.classes += [ClassHeld("pilot"), ClassHeld("doctor")]
    one.hero.traits.append(TraitHeld("cruel"))
    one.hero.implants = [Implant(number, "w0000000eye", "nano", True, raised_twice()) for number in range(1, 7)]
    one.hero.born = {key: score - 3 for key, score in one.hero.attributes.items()}
    one.hero.social = 7
    assert prospects(one.book, ANNA) == ("skill", "replace-trait", "gear")


def raised_twice() -> tuple[Leaning, ...]:
    return (Leaning(score="aim", bonus=2),)


def test_developing_is_offered_where_enough_used_skills_can_move() -> None:
    one = Grower(evo=1, driving=1, cars=2, motorcycles=2, rifle=3, pistol=2, aim=2)
    assert "develop-class" not in prospects(one.book, ANNA)
    one.hero.used = set(DRIVING)
    assert "develop-class" in prospects(one.book, ANNA)
    one.hero.classes[0].skills.remove("aim")
    assert "develop-class" not in prospects(one.book, ANNA)


def test_things_that_can_get_better_are_offered() -> None:
    one = Grower(evo=1)
    one.hero.gear = [Gear(1, "w00000rifle", "weapon", 2)]
    assert {"upgrade-gear", "gear-bonus"} <= set(prospects(one.book, ANNA))
    one.hero.gear = [Gear(1, "w00000rifle", "weapon", 4, Leaning(score="aim", bonus=1))]
    assert not {"upgrade-gear", "gear-bonus"} & set(prospects(one.book, ANNA))


# --- always


DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["point", "attribute", "skill", "trait", "swap", "class", "resources", "gear", "implant"]),
        st.integers(0, 5),
    ),
    max_size=60,
)


@given(DEEDS)
def test_level_evo_points_and_dice_always_balance(deeds: list[tuple[str, int]]) -> None:
    one = Grower(evo=9, pistol=1, aim=1)
    seat, bought = one.book.seat(ANNA), 0
    attributes = ("power", "dexterity", "agility", "intelligence", "spirit", "charisma")
    skills = ("aim", "pistol", "rifle", "cars", "driving", "surgery")
    traits = ("brave", "curious", "cruel", "massive", "sad", "fat")
    classes = ("soldier", "thief", "pilot", "doctor", "spy", "noble")
    for deed, number in deeds:
        acts: dict[str, Callable[[], object]] = {
            "point": lambda: growth.buy_point(one.book, ANNA),
            "attribute": lambda number=number: growth.grow_attribute(one.book, ANNA, attributes[number]),
            "skill": lambda number=number: growth.grow_skill(one.book, ANNA, skills[number], "thief"),
            "trait": lambda number=number: growth.gain_trait(one.book, ANNA, traits[number]),
            "swap": lambda number=number: growth.gain_trait(one.book, ANNA, traits[number], traits[number - 1]),
            "class": lambda number=number: growth.gain_class(one.book, ANNA, classes[number]),
            "resources": lambda: growth.grow_resources(one.book, ANNA),
            "gear": lambda number=number: gear.gain_gear(one.book, ANNA, "w000000knif", "weapon", 1 + number % 4),
            "implant": lambda number=number: gear.gain_implant(
                one.book, ANNA, "w0000000eye", "nano", False, skills[number]
            ),
        }
        seat.reserve = 7
        try:
            one.table.act(acts[deed])
        except Refused:
            continue
        bought += deed == "point"
        assert 0 <= seat.reserve <= 7
        assert 0 <= one.hero.points < 7
        assert one.hero.evo >= 0
        assert (one.hero.level + one.hero.evo) * 7 + one.hero.points == bought + 9 * 7
        assert len(one.hero.traits) <= 3
        assert len(one.hero.classes) <= 4
        assert max(one.hero.attributes.values()) <= 5


def test_only_what_the_rules_name_can_grow() -> None:
    one = Grower()
    assert one.refused(lambda: growth.grow_attribute(one.book, ANNA, "luck")) == "attribute-unknown"
    assert one.refused(lambda: growth.gain_trait(one.book, ANNA, "no-such-trait")) == "trait-unknown"
    assert one.refused(lambda: gear.improve_implant(one.book, ANNA, 1, "aim")) == "implant-unknown"


def test_a_sheet_has_room_for_twenty_four_items() -> None:
    one = Grower()
    one.hero.gear = [Gear(number, "w000000gear", "weapon", 1) for number in range(1, 24)]
    assert "gear" in prospects(one.book, ANNA)
    one.spent(lambda: gear.gain_gear(one.book, ANNA, "w000000gear", "weapon", 1))
    assert "gear" not in prospects(one.book, ANNA)
    assert one.refused(lambda: gear.gain_gear(one.book, ANNA, "w000000gear", "weapon", 1)) == "gear-sheet-full"
    assert one.refused(lambda: by_hand.give(one.book, ANNA, "w000000gear", "weapon", 1)) == "gear-sheet-full"
    assert [item.number for item in one.hero.gear] == list(range(1, 25))
