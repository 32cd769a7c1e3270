"""Origins, classes and traits by dice or by choice (chapter "Creazione dei personaggi")."""

from __future__ import annotations

import pytest

from bot.engines.daimon.character.character import ClassHeld
from bot.engines.daimon.making import (
    definitions_made,
    origins,
)
from bot.engines.daimon.making.origins import Offer
from tests.engines.daimon.making.maker import RULES, Maker


def test_the_worked_example_of_creation() -> None:
    assert origins.crossed(RULES, 3, 5, 1, 3) == (
        Offer("programmer-or-cracker", "aggressive"),
        Offer("nomad", "ambitious"),
    )
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert (one.so_far.origin, one.so_far.social, one.so_far.resources) == (3, 1, 1)
    one.do(origins.take_offer, 2, "nomad")
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.making.draft.event == "betrayal"
    assert [held.key for held in one.so_far.traits] == ["ambitious", "distrustful"]
    one.do(origins.take_class, "cracker")
    assert [held.key for held in one.so_far.classes] == ["nomad", "cracker"]
    assert one.making.step == "skills"


@pytest.mark.parametrize("klass", ["programmer", "cracker"])
def test_where_a_row_prints_two_classes_one_is_chosen(klass: str) -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, 1, "programmer-or-cracker") == "class-unknown"
    assert one.refused(origins.take_offer, 1, "hacker") == "class-not-offered"
    one.do(origins.take_offer, 1, klass)
    assert (one.so_far.classes, one.so_far.traits[0].key) == ([ClassHeld(klass)], "aggressive")


def test_from_a_poor_family_into_petty_crime() -> None:
    """Origin 1 and present 2: a thief out of need, distrustful since a hard childhood (the document's example)."""
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((1, 1, 2, 2)))
    assert origins.offers(one.table.book, one.making)[1] == Offer("thief", "distrustful"), "row 2, one lower for rising"
    one.do(origins.take_offer, 2, "thief")
    assert (one.so_far.classes[0].key, one.so_far.traits[0].key) == ("thief", "distrustful")
    by_hand = Maker("manual").attributes()
    by_hand.do(origins.choose_origins, 1, 2)
    for klass in ("thief", "drug-dealer"):
        assert "distrustful" in origins.traits_with(RULES, by_hand.so_far, klass)


def test_a_class_of_the_tables_may_be_made_more_precise() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((5, 1, 5, 1)))
    one.do(origins.take_offer, 1, "sniper", True)
    assert one.so_far.classes == [ClassHeld("sniper")]


def test_a_trait_of_the_tables_may_be_made_more_precise_but_not_the_one_of_the_same_roll() -> None:
    """From row 1 of class 5 come Ufficiale and Coraggioso, from row 2 Trader and Arrogante."""
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((5, 1, 5, 2)))
    offer, other = origins.offers(one.table.book, one.making)
    assert one.refused(origins.take_offer, 1, "officer", True, other.trait) == "trait-of-the-same-roll"
    assert one.refused(origins.take_offer, 1, "officer", True, "nothing") == "trait-unknown"
    one.do(origins.take_offer, 1, "officer", True, "cruel")
    assert [held.key for held in one.so_far.traits] == ["cruel"] and offer.trait != "cruel"


@pytest.mark.parametrize(
    ("origin", "social", "face", "row"),
    [
        (3, 1, 3, 2), (3, 1, 1, 1), (2, 5, 6, 6), (2, 5, 3, 4), (4, 4, 3, 3), (4, 4, 6, 6), (6, 5, 1, 1), (1, 2, 5, 6),
    ],
)  # fmt: skip
def test_the_second_row_is_shifted_and_stays_on_the_table(origin: int, social: int, face: int, row: int) -> None:
    assert origins.second_row(origin, social, face) == row


@pytest.mark.parametrize(
    ("origin", "social", "table"),
    [
        (3, 1, "falling"), (6, 1, "falling"), (3, 2, "steady"), (3, 3, "steady"), (3, 4, "steady"), (3, 5, "rising"),
    ],
)  # fmt: skip
def test_the_table_of_events_goes_by_the_difference_of_social_class(origin: int, social: int, table: str) -> None:
    assert origins.turn(origin, social) == table


def test_an_event_whose_trait_is_there_already_leaves_another_of_its_table() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 4, 1, 1)))
    one.do(origins.take_offer, 1, "nurse")
    assert one.so_far.traits[0].key == "distrustful"
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.making.step == "event"
    assert one.refused(origins.roll_event, one.loaded((5,))) == "making-past", "what was rolled stands"
    assert one.refused(origins.choose_event, "", "distrustful") == "trait-held-already"
    assert one.refused(origins.choose_event, "", "brave") == "trait-of-the-table"
    one.do(origins.choose_event, "", "loner")
    assert one.making.draft.event == "betrayal"
    assert [held.key for held in one.so_far.traits] == ["distrustful", "loner"]


def test_by_hand_everything_is_chosen_and_nobody_is_born_in_class_seven() -> None:
    one = Maker("manual").attributes()
    assert one.refused(origins.roll_origins, one.loaded((3, 5, 1, 3))) == "making-by-hand"
    assert one.refused(origins.choose_origins, 1, 7) == "born-between"
    assert one.refused(origins.choose_origins, 0, 3) == "born-between"
    one.do(origins.choose_origins, 1, 2)
    assert one.refused(origins.begin_with, "w0000000none", "distrustful") == "class-unknown"
    assert one.refused(origins.begin_with, "thief", "w0000000none") == "trait-unknown"
    one.do(origins.begin_with, "thief", "distrustful")
    assert one.refused(origins.roll_event, one.loaded((4,))) == "making-by-hand"
    assert one.refused(origins.choose_event, "w0000000fall", "w0000000none") == "trait-unknown"
    one.do(origins.choose_event, "w0000000fall", "brave")
    assert one.making.step == "second"


def test_by_dice_nothing_of_the_origins_is_chosen() -> None:
    one = Maker().attributes()
    assert one.refused(origins.choose_origins, 6, 6) == "making-by-dice"
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.begin_with, "noble", "brave") == "making-by-dice"
    assert one.refused(origins.take_offer, 3, "noble") == "making-past"


def test_the_second_class_is_free_but_another() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    one.do(origins.take_offer, 2, "nomad")
    one.do(origins.roll_event, one.loaded((4,)))
    assert one.refused(origins.take_class, "nomad") == "class-held-already"
    assert one.refused(origins.take_class, "no-such-class") == "class-unknown"
    one.table.act(lambda: definitions_made.define(one.book, "w000netrunn", "class"))
    one.do(origins.take_class, "w000netrunn")
    assert one.so_far.classes[1].key == "w000netrunn"


def test_a_class_is_not_made_into_the_other_one_of_the_same_roll() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, 1, "nomad", True) == "class-of-the-same-roll"
    assert one.refused(origins.take_offer, 2, "cracker", True) == "class-of-the-same-roll"


@pytest.mark.parametrize("number", [0, 3])
def test_the_dice_make_two_offers(number: int) -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    assert one.refused(origins.take_offer, number, "programmer") == "making-past"


def test_the_traits_by_hand_are_those_of_the_other_social_class() -> None:
    one = Maker("manual").attributes()
    one.do(origins.choose_origins, 2, 5)
    own, other = RULES.social[2].rows, RULES.social[5].rows
    assert own is not None and other is not None
    only = next(key for key in origins.classes_at(RULES, 2) if key not in origins.classes_at(RULES, 5))
    assert origins.traits_with(RULES, one.so_far, only) == list(dict.fromkeys(other.traits))
    assert origins.traits_with(RULES, one.so_far, "w0000anyone") == list(dict.fromkeys((*own.traits, *other.traits)))


@pytest.mark.parametrize(("origin", "social"), [(0, 3), (3, 0), (7, 3), (3, 7)])
def test_nobody_is_born_outside_of_the_six_classes(origin: int, social: int) -> None:
    one = Maker("manual").attributes()
    assert one.refused(origins.choose_origins, origin, social) == "born-between"


def test_an_event_is_rolled_once() -> None:
    one = Maker().attributes()
    one.do(origins.roll_origins, one.loaded((3, 5, 1, 3)))
    one.do(origins.take_offer, 2, "nomad")
    assert one.refused(origins.choose_event, "betrayal", "cruel") == "making-by-dice"
