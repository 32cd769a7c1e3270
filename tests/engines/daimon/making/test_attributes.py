"""The attributes of a character in the making (chapter "Creazione dei personaggi")."""

from __future__ import annotations

from bot.engines.daimon.making import (
    attributes,
    steps,
)
from tests.engines.daimon.laid_table import ANNA
from tests.engines.daimon.making.maker import FLAT, RULES, Maker


def test_twelve_points_on_six_attributes_one_to_five_each() -> None:
    one = Maker()
    assert one.refused(attributes.share, (2, 2, 2, 2, 2, 3)) == "points-sum"
    assert one.refused(attributes.share, (0, 3, 3, 2, 2, 2)) == "points-between"
    assert one.refused(attributes.share, (6, 2, 1, 1, 1, 1)) == "points-between"
    assert one.refused(attributes.share, (5, 5, 1, 1)) == "points-six"
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    assert list(one.so_far.attributes.values()) == [5, 3, 1, 1, 1, 1]


def test_a_die_of_four_five_or_six_raises_its_own_attribute() -> None:
    one = Maker()
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    one.do(attributes.roll_attributes, one.loaded((6, 3, 4, 1, 5, 2)))
    assert list(one.so_far.attributes.values()) == [6, 3, 2, 1, 2, 1]


def test_instead_of_dice_two_points_are_placed_freely_also_above_five() -> None:
    one = Maker()
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    for wrong in (("power",), ("power", "luck"), ("power", "agility", "spirit")):
        assert one.refused(attributes.place, wrong) == "place-so-many"
    one.do(attributes.place, ("power", "power"))
    assert one.so_far.attributes["power"] == 7


def test_no_attribute_is_raised_above_the_highest_there_is() -> None:
    one = Maker()
    one.book.rules = RULES.model_copy(update={"making": RULES.making.model_copy(update={"top": 6})})
    one.do(attributes.share, (5, 3, 1, 1, 1, 1))
    assert one.refused(attributes.place, ("power", "power")) == "attribute-at-the-top"
    one.do(attributes.place, ("power", "dexterity"))
    assert list(one.so_far.attributes.values())[:2] == [6, 4]


def test_whoever_has_seen_the_dice_keeps_them_also_after_stepping_back() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 6)))
    one.do(steps.step_back)
    assert one.so_far.attributes["charisma"] == 2
    assert one.refused(attributes.place, ("power", "power")) == "dice-seen-already"
    rolls = one.book.ledger.seals[0].dice
    one.do(attributes.roll_attributes, one.loaded())
    assert one.so_far.attributes["charisma"] == 3
    assert one.book.ledger.seals[0].dice == rolls


def test_points_that_were_put_down_are_found_again_and_bind_nobody() -> None:
    one = Maker()
    assert one.refused(attributes.draft, (5, 5, 2, 1, 1, 1)) == "points-sum"
    assert one.refused(attributes.draft, (6, 1, 1, 1, 1, 1)) == "points-between"
    one.do(attributes.draft, (4, 1, 1, 1, 1, 1))
    assert one.making.draft.points == (4, 1, 1, 1, 1, 1)
    assert one.making.step == "points"
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 6)))
    one.do(steps.start_over, "random")
    assert one.refused(attributes.draft, (4, 1, 1, 1, 1, 1)) == "points-fixed"


def test_points_seen_with_their_dice_stay_as_they_were_shared() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((1, 1, 1, 1, 1, 1)))
    one.do(steps.step_back)
    one.do(steps.step_back)
    assert one.refused(attributes.draft, FLAT) == "points-fixed"
    assert one.refused(attributes.share, (3, 1, 2, 2, 2, 2)) == "points-fixed"
    one.do(attributes.share, FLAT)


def test_dice_that_were_undone_are_taken_again() -> None:
    one = Maker()
    one.do(attributes.share, FLAT)
    one.do(attributes.roll_attributes, one.loaded((6, 3, 4, 1, 5, 2)))
    one.table.undo()
    book = one.table.book
    one.table.act(lambda: attributes.roll_attributes(book, ANNA, one.loaded((6, 3, 4, 1, 5, 2))))
    assert book.sheets.making[ANNA].attributes == (6, 3, 4, 1, 5, 2)
