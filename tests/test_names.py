"""Names that nobody can tell apart on sight have one key."""

from __future__ import annotations

import pytest

from bot.names import key

SAME = {
    "case": ("Anna", "ANNA"),
    "a mark": ("Nicolò", "nicolo"),
    "Cyrillic": ("Anna", "\u0410nn\u0430"),
    "Greek": ("Costa", "C\u03bfst\u03b1"),
    "Armenian": ("Duo", "D\u057d\u0585"),
    "small capitals": ("Anna", "\u1d00\u0274\u0274\u1d00"),
    "full width": ("Anna", "\uff21nna"),
    "mathematical": ("Anna", "\U0001d400nna"),
    "a soft hyphen": ("Anna", "An\u00adna"),
    "no width": ("Anna", "An\u200bna\u2060"),
    "Hangul fillers": ("Anna", "An\u3164n\uffa0a\u115f\u1160"),
    "blank Braille": ("Anna", "Anna\u2800"),
    "a joiner of graphemes": ("Anna", "An\u034fna"),
    "Khmer vowels": ("Anna", "Anna\u17b4\u17b5"),
    "variation selectors": ("Anna", "Anna\ufe0f\U000e0101"),
    "spaces": ("Anna Bianchi", "  Anna\u00a0\u2003Bianchi "),
    "sharp s": ("Strasse", "Stra\u00dfe"),
    "Polish l": ("Lukasz", "\u0141ukasz"),
}


@pytest.mark.parametrize("one, other", SAME.values(), ids=SAME)
def test_what_looks_the_same_is_the_same(one: str, other: str) -> None:
    assert key(one) == key(other)


def test_a_key_is_its_own_key() -> None:
    assert all(key(key(name)) == key(name) for pair in SAME.values() for name in pair)


@pytest.mark.parametrize("one, other", [("Anna", "Ana"), ("Anna", "Anna B"), ("l", "I"), ("rn", "m"), ("0", "O")])
def test_what_is_only_like_is_another(one: str, other: str) -> None:
    assert key(one) != key(other)


@pytest.mark.parametrize("nothing", ["", " ", "\u200b", "\u3164", "\u00ad\u2800"])
def test_nothing_to_see_is_no_name(nothing: str) -> None:
    assert key(nothing) == ""


def test_other_scripts_keep_their_letters() -> None:
    assert len({key("あきら"), key("ゆうこ"), key("한나"), key("דנה"), key("سارة")}) == 5
