"""Names in Hebrew or Arabic turn nothing that stands beside them."""

from __future__ import annotations

from bot.hall.cards.bidi import steady


def test_a_name_written_from_right_to_left_stands_between_marks() -> None:
    assert steady("שלום −24,04 → 975,96") == "\u200eשלום\u200e −24,04 → 975,96"


def test_two_words_of_a_name_stay_together() -> None:
    assert steady("1. שלום כהן: 3") == "1. \u200eשלום כהן\u200e: 3"


def test_names_of_two_people_keep_their_order() -> None:
    assert steady("שלום, محمد") == "\u200eשלום\u200e, \u200eمحمد\u200e"


def test_words_of_our_direction_stay_as_they_are() -> None:
    assert steady("Émilie 李 🎲 −3") == "Émilie 李 🎲 −3"
