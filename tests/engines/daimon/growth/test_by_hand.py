"""Sheets: this table's own classes, traits and skills, and fields written by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, ClassHeld, Gear, Implant, Leaning, TraitHeld
from bot.engines.daimon.character.definitions import class_rule, skill_rule, trait_leaning
from bot.engines.daimon.growth import by_hand
from bot.engines.daimon.making import definitions_made
from tests.engines.daimon.laid_table import ANNA, BRUNO, NOW, Table, hero, seen


def sheet(**scores: int) -> tuple[Table, Character]:
    table = Table(ANNA, BRUNO)
    character = hero(table.book, ANNA, **scores)
    character.classes = [ClassHeld("soldier", list(character.skills)), ClassHeld("thief")]
    character.traits = [TraitHeld("brave")]
    character.social = character.resources = 3
    return table, character


def refused(table: Table, *arguments: object, **more: object) -> str:
    with pytest.raises(Refused) as no:
        by_hand.set_number(table.book, ANNA, *arguments, at=NOW, **more)  # type: ignore[arg-type]
    return no.value.reason


def test_a_skill_of_this_table_is_generic_or_belongs_to_a_generic_one() -> None:
    table, _ = sheet()
    book = table.book
    table.act(lambda: definitions_made.define(book, "w00000magic", "skill"))
    table.act(lambda: definitions_made.define(book, "w0000tricks", "skill", generic="w00000magic"))
    assert skill_rule(book.rules, book.sheets.defined, "w00000magic").sort == "generic"
    assert skill_rule(book.rules, book.sheets.defined, "w0000tricks").generic == "w00000magic"
    with pytest.raises(Refused) as no:
        definitions_made.define(book, "w000000more", "skill", generic="w0000tricks")
    assert no.value.reason == "parent-not-generic"


def test_a_trait_of_this_table_may_lean_on_a_score() -> None:
    table, _ = sheet()
    leaning = Leaning(score="empathy", bonus=-1)
    table.act(lambda: definitions_made.define(table.book, "w000000cold", "trait", leaning=leaning))
    assert trait_leaning(table.book.rules, table.book.sheets.defined, "w000000cold") == leaning


def test_a_class_of_this_table_may_live_by_arms() -> None:
    table, _ = sheet()
    table.act(lambda: definitions_made.define(table.book, "w00000ronin", "class", arms="special"))
    rule = class_rule(table.book.rules, table.book.sheets.defined, "w00000ronin")
    assert (rule.fighting, rule.special) == (True, True)


def test_its_owner_writes_what_the_rules_leave_free_and_nothing_else() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.write(table.book, ANNA, "history", "w000history"))
    table.act(lambda: by_hand.write(table.book, ANNA, "name", "w00000nadir"))
    assert (character.free["history"], character.name) == ("w000history", "w00000nadir")
    with pytest.raises(Refused) as no:
        by_hand.write(table.book, ANNA, "power", "w000000lots")
    assert no.value.reason == "field-not-free"


@pytest.mark.parametrize(
    ("field", "value"),
    [("power", 0), ("power", 8), ("evo", -1), ("points", 7), ("wounds", 5), ("social", 8), ("resources", 7),
     ("resources", 0), ("pistol", 8)],
)  # fmt: skip
def test_the_master_sets_numbers_within_their_bounds(field: str, value: int) -> None:
    table, _ = sheet()
    assert refused(table, field, value) == "field-between"


def test_a_skill_that_the_master_sets_sits_in_a_class_and_at_zero_leaves_it() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.set_number(table.book, ANNA, "pistol", 3, NOW, "thief"))
    assert (character.skills, character.classes[1].skills) == ({"pistol": 3}, ["pistol"])
    table.act(lambda: by_hand.set_number(table.book, ANNA, "pistol", 0, NOW))
    assert (character.skills, character.classes[1].skills) == ({}, [])
    table.act(lambda: by_hand.set_number(table.book, ANNA, "pistol", 2, NOW))
    assert [held.skills for held in character.classes] == [["pistol"], []], "the first, where none is named"
    assert refused(table, "aim", 1, klass="doctor") == "class-not-held"
    assert refused(table, "juggling", 1) == "skill-unknown"


def test_without_a_class_there_is_no_skill_to_set() -> None:
    table, character = sheet()
    character.classes = []
    assert refused(table, "pistol", 3) == "class-needed"


def test_class_seven_is_the_masters_grant_and_counts_no_risorse() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.set_number(table.book, ANNA, "social", 7, NOW))
    assert (character.social, character.resources) == (7, 0)
    table.act(lambda: by_hand.set_number(table.book, ANNA, "social", 5, NOW))
    assert (character.social, character.resources) == (5, 1)


def test_wounds_that_the_master_sets_are_wounds_like_others() -> None:
    table, character = sheet(power=2)
    table.act(lambda: by_hand.set_number(table.book, ANNA, "wounds", 3, NOW))
    assert (character.health(table.book.rules), character.worsened) == ("grave", NOW)
    assert refused(table, "power", 1) == "field-between"
    table.act(lambda: by_hand.set_number(table.book, ANNA, "wounds", 0, NOW))
    assert character.health(table.book.rules) == "sound"


def test_the_master_gives_and_takes_classes_and_traits_within_their_number() -> None:
    table, character = sheet(pistol=2)
    table.act(lambda: by_hand.change_trait(table.book, ANNA, "massive", True))
    table.act(lambda: by_hand.change_class(table.book, ANNA, "pilot", True))
    assert character.traits[-1].leaning == Leaning(score="power", bonus=1)
    table.act(lambda: by_hand.change_class(table.book, ANNA, "soldier", False))
    assert (character.skills, [held.key for held in character.classes]) == ({}, ["thief", "pilot"])
    with pytest.raises(Refused) as no:
        by_hand.change_trait(table.book, ANNA, "massive", True)
    assert no.value.reason == "on-the-sheet-already"
    with pytest.raises(Refused) as no:
        by_hand.change_trait(table.book, ANNA, "cruel", False)
    assert no.value.reason == "not-on-the-sheet"


def test_what_was_written_can_be_undone() -> None:
    table = Table(ANNA)
    table.act(lambda: definitions_made.define(table.book, "w00000ronin", "class"))
    before = seen(table.book)
    table.act(lambda: definitions_made.define(table.book, "w00000ronin", "class", arms="special"))
    assert seen(table.undone()) == before


# --- what the Master gives and takes


def refusal(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.reason


def test_the_master_sets_attributes_between_their_limits() -> None:
    table, character = sheet()
    for value in (1, 7):
        table.act(lambda value=value: by_hand.set_number(table.book, ANNA, "power", value, NOW))  # type: ignore[misc]
        assert character.attributes["power"] == value


def test_the_master_gives_no_fifth_class_and_no_fourth_trait() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.change_class(table.book, ANNA, "pilot", True))
    table.act(lambda: by_hand.change_class(table.book, ANNA, "nomad", True))
    character.traits += [TraitHeld("curious"), TraitHeld("cruel")]
    assert refusal(lambda: by_hand.change_class(table.book, ANNA, "doctor", True)) == "classes-at-most"
    assert refusal(lambda: by_hand.change_trait(table.book, ANNA, "massive", True)) == "traits-at-most"
    table.act(lambda: by_hand.change_trait(table.book, ANNA, "curious", False))
    assert [held.key for held in character.traits] == ["brave", "cruel"]


def test_the_master_gives_gear_for_good_and_a_shield_has_its_own_value() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.give(table.book, ANNA, "w0000pistol", "weapon", 2))
    table.act(lambda: by_hand.give(table.book, ANNA, "w0000shield", "shield", 4))
    assert [(item.number, item.value, item.lent) for item in character.gear] == [(1, 2, False), (2, 1, False)]
    with pytest.raises(Refused, match="gear-value") as no:
        by_hand.give(table.book, ANNA, "w0000pistol", "weapon", 5)
    assert no.value.facts == {"least": 1, "most": 4}


@pytest.mark.parametrize("what", ["gear", "implant"])
def test_the_master_sets_marks_up_to_the_last_and_takes_things_away(what: by_hand.What) -> None:
    table, character = sheet()
    character.gear = [Gear(1, "w0000pistol", "weapon", 1), Gear(2, "w0000jacket", "protection", 1)]
    character.implants = [Implant(number, "w00000000arm", "nano", False, ()) for number in (1, 2)]
    things = character.gear if what == "gear" else character.implants
    most = table.book.rules.fights.marks
    table.act(lambda: by_hand.set_marks(table.book, ANNA, what, 2, most))
    assert [thing.marks for thing in things] == [0, most]
    for marks in (most + 1, -1):
        with pytest.raises(Refused, match="field-between") as no:
            by_hand.set_marks(table.book, ANNA, what, 2, marks)
        assert no.value.facts == {"low": 0, "high": most}
    table.act(lambda: by_hand.set_marks(table.book, ANNA, what, 1, None))
    assert [thing.number for thing in things] == [2]
    assert refusal(lambda: by_hand.set_marks(table.book, ANNA, what, 1, 0)) == "not-on-the-sheet"
    assert (len(character.gear), len(character.implants)) == ((1, 2) if what == "gear" else (2, 1))


@pytest.mark.parametrize(
    ("field", "least", "most"), [("evo", 0, None), ("level", 0, None), ("points", 0, 6), ("power", 1, 7)]
)
def test_numbers_stand_between_limits_that_may_be_reached(field: str, least: int, most: int | None) -> None:
    table, character = sheet()
    low, high = by_hand.bounds(table.book.rules, character, field)
    assert (low, high if most is not None else None) == (least, most)


@pytest.mark.parametrize(("social", "bounds"), [(1, (0, 6)), (2, (1, 6)), (5, (1, 6)), (6, (1, 7)), (7, (0, 0))])
def test_risorse_stand_between_the_limits_of_the_social_class(social: int, bounds: tuple[int, int]) -> None:
    table, character = sheet()
    character.social = social
    assert by_hand.bounds(table.book.rules, character, "resources") == bounds


def test_a_skill_is_marked_as_used_in_play_and_unmarked() -> None:
    table, character = sheet(hacking=2)
    table.act(lambda: by_hand.mark_used(table.book, ANNA, "hacking", used=True))
    assert character.used == {"hacking"}
    for skill, used, reason in (("hacking", True, "used-so-already"), ("aim", True, "not-on-the-sheet")):
        with pytest.raises(Refused) as no:
            by_hand.mark_used(table.book, ANNA, skill, used)
        assert no.value.reason == reason
    table.act(lambda: by_hand.mark_used(table.book, ANNA, "hacking", used=False))
    assert character.used == set()


def test_a_player_writes_of_their_own_traits_alone() -> None:
    table, character = sheet()
    table.act(lambda: by_hand.write(table.book, ANNA, "trait-brave", "w0000words0"))
    assert character.free["trait-brave"] == "w0000words0"
    with pytest.raises(Refused, match="field-not-free"):
        by_hand.write(table.book, ANNA, "trait-cruel", "w0000words0")
