"""Words are made harmless and cut to their room; numbers are written as each language does."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.pictures.font import face
from bot.pictures.words import clean, number, percent, shorten, wrap


def test_controls_and_hidden_signs_are_dropped() -> None:
    assert clean("An\x00na\u202e \u200bBi\x7fanchi\ud800\ufeff") == "Anna Bianchi"


def test_line_breaks_become_spaces() -> None:
    assert clean("Anna\n\tBianchi\u2028 ") == "Anna Bianchi"


def test_an_emoji_keeps_its_joiners() -> None:
    assert clean("👨\u200d👩\u200d👧 ❤\ufe0f") == "👨\u200d👩\u200d👧 ❤\ufe0f"


def test_a_tower_of_accents_keeps_two() -> None:
    assert clean("q" + "\u0323\u0301" * 30 + "x") == "q\u0323\u0323x"


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
