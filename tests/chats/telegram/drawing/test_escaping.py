"""Lengths in UTF-16 units, and people's words that Telegram must make nothing of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chats.telegram.drawing.escaping import JOINER, blank, clipped, cut, live, seen
from bot.hall.cards.card import units


@given(st.text())
def test_units_are_those_of_utf16(text: str) -> None:
    assert units(text) == sum(2 if sign > "\uffff" else 1 for sign in text)


def test_a_part_is_cut_by_utf16_offsets() -> None:
    assert cut("🎲 Anna", 3, 4) == "Anna"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("@everyone", f"@{JOINER}everyone"),
        ("/undo now", f"/{JOINER}undo now"),
        ("(/undo)", f"(/{JOINER}undo)"),
        ("#evil", f"#{JOINER}evil"),
        ("$EVIL", f"${JOINER}EVIL"),
        ("evil.com", f"evil{JOINER}.{JOINER}com"),
        ("a.b.it/x", f"a{JOINER}.{JOINER}b{JOINER}.{JOINER}it/x"),
        ("tg://resolve", f"tg:{JOINER}//{JOINER}resolve"),
        ("10.0.0.1", f"10{JOINER}.{JOINER}0{JOINER}.{JOINER}0{JOINER}.{JOINER}1"),
    ],
)
def test_links_mentions_and_commands_are_broken(typed: str, shown: str) -> None:
    found = live(typed)
    assert "".join(found.get(at, sign) for at, sign in enumerate(typed)) == shown


@pytest.mark.parametrize("text", ["4/6 dadi", "3.5 punti", "Riserva 7 → 5.", "#3", "alle 20:30", "Ciao. Come va?"])
def test_ordinary_words_stay_as_they_are(text: str) -> None:
    assert live(text) == {}


def test_signs_that_turn_or_hide_text_are_taken_out() -> None:
    assert seen("a\u202eb\x07c\u2066d") == "a b c d"
    assert seen("two\nlines") == "two\nlines"


@pytest.mark.parametrize("text", ["", "  ", JOINER, "\u200b\n"])
def test_what_cannot_be_seen_is_blank(text: str) -> None:
    assert blank(text)


@given(st.text(), st.integers(2, 50))
def test_a_clipped_text_is_never_longer(text: str, longest: int) -> None:
    assert units(clipped(text, longest)) <= longest
