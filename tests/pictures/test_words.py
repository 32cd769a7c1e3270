"""Words are made harmless and cut to their room; numbers are written as each language does."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from bot.pictures.font import face
from bot.pictures.words import StoryWords, Words, clean, number, percent, shorten, wrap


def test_controls_and_hidden_signs_are_dropped() -> None:
    assert clean("An\x00na\u202e \u200bBi\x7fanchi\ud800\ufeff") == "Anna Bianchi"


def test_line_breaks_become_spaces() -> None:
    assert clean("Anna\n\tBianchi\u2028 ") == "Anna Bianchi"


def test_an_emoji_keeps_its_joiners() -> None:
    assert clean("👨\u200d👩\u200d👧 ❤\ufe0f") == "👨\u200d👩\u200d👧 ❤\ufe0f"


def test_a_tower_of_accents_keeps_two() -> None:
    assert clean("q" + "\u0323\u0301" * 30 + "x") == "q\u0323\u0323x"


@pytest.mark.parametrize(
    ("words", "kept"),
    [("a" + "\u20dd" * 5, "a" + "\u20dd" * 2), ("\u0323" * 5 + "x", "\u0323" * 2 + "x"), ("e\u0301", "é")],
)
def test_marks_are_counted_for_each_letter_once_they_are_joined_to_it(words: str, kept: str) -> None:
    assert clean(words) == kept


def test_no_more_is_kept_than_a_picture_can_show_nor_is_it_looked_for_far_behind_what_is_dropped() -> None:
    assert [len(TypeAdapter(kind).validate_python("x" * 2000)) for kind in (Words, StoryWords)] == [300, 1200]
    assert [clean("Anna Bianchi", 6), clean("Zoë Bianchi", 6)] == ["Anna B", "Zoë Bi"]
    assert [clean("\x00" * dropped + "Anna", 10) for dropped in (38, 40)] == ["An", ""]


@pytest.mark.parametrize("kind", [Words, StoryWords])
def test_what_is_no_text_is_refused(kind: Any) -> None:
    assert TypeAdapter(kind).validate_python("An\x00na\n ") == "Anna"
    with pytest.raises(ValidationError, match="string"):
        TypeAdapter(kind).validate_python(5)


@given(st.text())
def test_cleaning_twice_changes_nothing(words: str) -> None:
    assert clean(clean(words)) == clean(words)


@given(st.text(max_size=50), st.floats(20, 400))
def test_shortened_words_fit_their_room(words: str, room: float) -> None:
    line = clean(words)
    short = shorten(line, room, 12)
    assert face(400).measure(short, 12) <= room
    assert short == line or short.endswith("…")


def test_an_ellipsis_never_parts_a_letter_from_its_accent() -> None:
    words = "x\u0323\u0301" * 20
    assert shorten(words, 100, 24).removesuffix("…").count("\u0301") * 3 == len(shorten(words, 100, 24)) - 1


@pytest.mark.parametrize(
    ("one", "least"),
    [("a", 6), ("n\u0308", 6), ("कि", 6), ("a\u20dd", 6), ("👩‍🚀", 3), ("❤️‍🔥", 3), ("👍🏻", 3), ("👍🏿", 3)],
)
def test_what_belongs_together_is_cut_together(one: str, least: int) -> None:
    pieces = [one] * 3 + ["W"] * 3
    whole = {"".join(pieces[:count]) + "…" for count in range(6)}
    words = "".join(pieces)
    cut = {room: shorten(words, room, 24) for room in range(19, int(face(400).measure(words, 24)))}
    assert all(face(400).measure(short, 24) <= room for room, short in cut.items())
    assert {*cut.values()} <= whole and len({*cut.values()}) == least


def test_words_that_are_just_as_broad_as_their_room_stay_whole() -> None:
    large = 2048  # of this size every letter is so many whole points broad
    first, last, dots = (face(400).measure(words, large) for words in ("Gli", "Orsi", "…"))
    assert shorten("Gli", first, large) == "Gli"
    assert shorten("GliOrsi", first + dots, large) == "Gli…"
    assert wrap("Orsi Orsi", last, large) == ["Orsi", "Orsi"]
    assert wrap("Gli Orsi", face(400).measure("Gli Orsi", large), large) == ["Gli Orsi"]


@given(st.text(max_size=200), st.floats(60, 400), st.integers(1, 3))
def test_wrapped_lines_fit_and_are_not_too_many(words: str, room: float, lines: int) -> None:
    wrapped = wrap(clean(words), room, 24, lines=lines)
    assert len(wrapped) <= lines
    assert all(face(400).measure(line, 24) <= room for line in wrapped)


def test_words_that_fit_two_lines_are_all_there() -> None:
    assert (
        " ".join(wrap("Classifica generale dopo il quarto turno", 300, 24))
        == "Classifica generale dopo il quarto turno"
    )


@pytest.mark.parametrize(
    ("chance", "italian", "english"),
    [
        (0, "0%", "0%"),
        (0.643, "64,3%", "64.3%"),
        (0.3125, "31,3%", "31.3%"),
        (1e-16, "<0,1%", "<0.1%"),
        (0.0005, "0,1%", "0.1%"),
        (0.9994, "99,9%", "99.9%"),
        (0.9995, ">99,9%", ">99.9%"),
        (0.99999, ">99,9%", ">99.9%"),
        (1, "100%", "100%"),
    ],
)
def test_a_chance_is_written_as_the_language_does(chance: float, italian: str, english: str) -> None:
    assert (percent(chance, "it"), percent(chance, "en")) == (italian, english)


def test_a_negative_number_has_a_minus_sign_and_zero_has_none() -> None:
    assert [number(-1.5, "it", 1), number(-0.01, "it", 1), number(-3, "en")] == ["−1,5", "0,0", "−3"]


def test_the_font_knows_latin_greek_and_cyrillic_and_not_emoji() -> None:
    font = face(400)
    assert all(map(font.has, "Aàèìòùçß€…−–Ωж"))
    assert not font.has("🎲")


def test_figures_are_all_as_wide_as_each_other() -> None:
    assert len({face(weight).width(figure) for weight in (400, 600) for figure in "0123456789"}) <= 2


def test_styled_letters_stand_in_as_plain_ones_but_never_as_markup() -> None:
    font = face(400)
    assert "".join(map(font.stand_in, "𝓐𝓷𝓷𝓪")) == "Anna"
    assert font.stand_in("＜") == "＜"
