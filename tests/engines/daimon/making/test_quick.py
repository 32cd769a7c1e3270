"""A character in five minutes: whatever is answered and changed, it keeps every limit of the long way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engines.book import Known, Refused
from bot.engines.daimon.making import attributes, definitions_made, origins, quick, skills, steps
from bot.engines.daimon.making.state import Making, Wish
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.rules import rulebook
from tests import examples
from tests.engines.daimon.laid_table import ANNA, BRUNO, Table, refused, seen
from tests.engines.daimon.making.maker import FLAT, NADIR, RULES, Maker
from tests.engines.daimon.making.test_walks import keeps_all_limits

QUICK = rulebook().quick
CALLED = {"implant": "w000000hand", "weapon": "w0000pistol", "protection": "w0000jacket"}
SAMPLES = [klass for kind in QUICK.archetypes.values() for klass in kind.classes]
EVERY = sorted(key for key, rule in RULES.classes.items() if not rule.one_of)

wishes = st.builds(Wish, st.sampled_from(EVERY), st.sampled_from(ATTRIBUTES), st.sampled_from(sorted(QUICK.ways)))


class Quick:
    """Anna answers three questions at a table of her own."""

    def __init__(self) -> None:
        self.table = Table(ANNA, BRUNO)
        self.book = self.table.book
        self.table.act(lambda: steps.begin(self.book, ANNA, NADIR, "random", 0))

    @property
    def making(self) -> Making:
        return self.book.sheets.making[ANNA]

    def undo(self) -> None:
        self.table.undo(self.table.records[-1].request)
        self.book = self.table.book

    def fill(self, wish: Wish, *own: str) -> None:
        dice = self.table.dice()
        self.table.act(lambda: quick.fill(self.book, ANNA, QUICK, wish, CALLED, dice, *own))


def test_the_archetypes_are_the_sample_classes_of_the_document_each_once() -> None:
    samples = list(RULES.classes)[:49]
    assert samples[0] == "student"
    assert samples[-1] == "farmer"
    assert sorted(SAMPLES) == sorted(samples)


@pytest.mark.parametrize(("best", "way"), [("luck", "talk"), (ATTRIBUTES[0], "flight of fancy")])
def test_what_no_question_offers_is_refused(best: str, way: str) -> None:
    one = Quick()
    assert refused(one.table, lambda: one.fill(Wish(EVERY[0], best, way))) == "button-gone"


@settings(max_examples=examples(60), deadline=None)
@given(wishes)
def test_whatever_is_answered_the_character_is_whole_and_legal(wish: Wish) -> None:
    one = Quick()
    one.fill(wish)
    assert one.making.step == "finish"
    one.table.act(lambda: steps.finish(one.book, ANNA))
    [character] = one.book.characters.values()
    keeps_all_limits(character)
    assert wish.klass in [held.key for held in character.classes]
    assert len(character.implants) == 1
    assert len(character.gear) == 2
    assert seen(one.table.refolded()) == seen(one.book)


@settings(max_examples=examples(25), deadline=None)
@given(wishes, wishes, st.booleans())
def test_whatever_is_changed_the_dice_stay_and_the_character_is_legal(wish: Wish, other: Wish, implant: bool) -> None:
    one = Quick()
    one.fill(wish)
    fell = (one.making.attributes, one.making.origins, one.making.event)
    for pair in quick.pairs(one.book, one.making):
        one.fill(replace(wish, offer=quick.name_of_pair(pair)))
        assert one.making.step == "finish"
    one.fill(replace(other, implant=implant))
    assert (one.making.attributes, one.making.origins, one.making.event) == fell
    one.table.act(lambda: steps.finish(one.book, ANNA))
    keeps_all_limits(one.book.characters["c1"])
    assert bool(one.book.characters["c1"].implants) == implant


def test_the_best_attribute_has_four_points_and_the_way_out_three_before_the_dice() -> None:
    one = Quick()
    one.fill(Wish("hacker", "spirit", "talking"))
    points = dict(zip(ATTRIBUTES, one.making.shared, strict=True))
    assert (points["spirit"], points["charisma"], points["power"]) == (4, 3, 2)
    assert sum(points.values()) == 12


def test_every_pair_of_the_dice_is_offered_and_taken() -> None:
    one = Quick()
    one.fill(Wish("hacker", "spirit", "talking"))
    for pair in quick.pairs(one.book, one.making):
        one.fill(Wish("hacker", "spirit", "talking", quick.name_of_pair(pair)))
        assert one.making.character.classes[0].key == pair[1]
        assert one.making.character.traits[0].key == pair[2]
    with pytest.raises(Refused, match="button-gone"):
        one.fill(Wish("hacker", "spirit", "talking", "3.noble"))


def test_a_class_that_the_dice_gave_already_leaves_the_second_to_another_of_its_kind() -> None:
    one = Maker()
    one.attributes()
    one.do(origins.roll_origins, one.loaded((2, 6, 2, 6)))
    assert {klass for _, klass, _ in quick.pairs(one.book, one.making)} == {"hacker"}
    dice = one.loaded((1, 2, 3, 4, 5, 6), (3,))
    one.do(quick.fill, QUICK, Wish("hacker", "spirit", "talking"), CALLED, dice)
    assert [held.key for held in one.so_far.classes] == ["hacker", "electrician"]


def test_what_was_begun_by_the_long_way_is_made_anew_with_its_dice_and_points() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((6, 6, 6, 1, 1, 1)))
    one.do(quick.fill, QUICK, Wish("nurse", "power", "holding"), CALLED, one.loaded((3, 5, 1, 3), (4,)))
    assert one.making.step == "finish"
    assert list(one.so_far.attributes.values()) == [3, 3, 3, 2, 2, 2]


def test_the_long_way_goes_on_from_it_choice_by_choice() -> None:
    one = Quick()
    one.fill(Wish("thief", "agility", "vanishing"))
    while one.making.step != "skills":
        one.table.act(lambda: steps.step_back(one.book, ANNA))
    one.table.act(lambda: skills.close_skills(one.book, ANNA))
    assert one.making.step == "daimon"


def test_a_story_that_is_chosen_has_no_dice_and_so_no_short_way() -> None:
    one = Maker("manual")
    assert one.refused(quick.fill, QUICK, Wish("nurse", "power", "holding"), CALLED, one.loaded()) == "making-by-hand"


def test_its_daimon_stays_when_the_rest_is_changed() -> None:
    one = Quick()
    wish = Wish("monk", "spirit", "holding")
    one.fill(wish, "w0000000ada", "w0000000owl", "w0000000wry")
    one.fill(replace(wish, way="fists"))
    assert one.making.character.free["daimon"] == "w0000000ada"
    assert one.making.character.free["nature"] == "w0000000wry"


def test_undone_and_answered_alike_it_falls_alike_and_otherwise_somebody_else_agrees_first() -> None:
    one = Quick()
    one.fill(Wish("thief", "agility", "vanishing"))
    fell = (one.making.attributes, one.making.origins, one.making.event)
    one.undo()
    one.fill(Wish("thief", "agility", "vanishing"))
    assert (one.making.attributes, one.making.origins, one.making.event) == fell
    one.undo()
    with pytest.raises(Known):
        one.fill(Wish("thief", "power", "talking"))


def test_a_class_of_the_tables_own_has_skills_too() -> None:
    one = Quick()
    one.table.act(lambda: definitions_made.define(one.book, "w0000ferry", "class"))
    one.fill(Wish("w0000ferry", "agility", "holding"))
    one.table.act(lambda: steps.finish(one.book, ANNA))
    character = one.book.characters["c1"]
    assert [held.key for held in character.classes][1] == "w0000ferry"
    assert sum(character.skills.values()) == 18
