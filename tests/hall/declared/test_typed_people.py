"""How names stand in what was typed: with signs and quotes around them, alone or several together."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.hall.declared.typed_people import (
    a_guest,
    a_new_guest,
    alone_in,
    guest_in,
    in_quotes,
    name_of,
    new_sign,
    several,
    spans,
)
from bot.hall.declared.typed_words import names_as_read, one_name, unquoted


@pytest.mark.parametrize(
    ("typed", "name", "new"),
    [
        ("@Ugo", "Ugo", ""),
        ('"Ugo"', "Ugo", ""),
        ("Ugo", "Ugo", ""),
        ('@"Ugo B"', "Ugo B", ""),
        ('@+"Ugo B"', "Ugo B", ""),
        ("@+Ugo", "Ugo", ""),
        ('@+0123abcd+"Ugo"', "Ugo", "0123abcd"),
        ("@+0123abcd+Ugo", "0123abcd+Ugo", ""),
    ],
)
def test_a_name_is_what_stands_between_its_signs(typed: str, name: str, new: str) -> None:
    assert name_of(typed) == name
    if typed.startswith("@+"):
        assert guest_in(typed) == (name, new)


def test_a_guest_is_written_so_that_nobody_else_is_meant_and_a_new_one_by_who_asked() -> None:
    assert a_guest('@"Ugo B"') == a_guest("Ugo B") == '@+"Ugo B"'
    assert guest_in(a_new_guest("@Ugo", "r1")) == ("Ugo", new_sign("r1")) != guest_in(a_new_guest("@Ugo", "r2"))


def test_what_may_be_one_name_are_words_and_a_few_together_but_no_guests() -> None:
    assert spans('Anna, @"Ugo B" @+Zoe') == ["Anna", "Anna Ugo B", "Ugo B"]
    assert "a b c d" in spans("a b c d e") and "a b c d e" not in spans("a b c d e")


@pytest.mark.parametrize(
    ("words", "known", "names"),
    [
        ("Anna Bea", [], ["Anna", "Bea"]),
        ("Anna Bea Carla", ["Anna Bea"], ["Anna Bea", "Carla"]),
        ("Anna Bea Carla", ["Bea Carla"], ["Anna", "Bea Carla"]),
        ("@Anna Bea", ["@Anna Bea"], ["@Anna Bea"]),
        ("Anna, Bea", ["Anna, Bea"], ["Anna", "Bea"]),
        ('"Anna Bea" Carla', [], ['"Anna Bea"', "Carla"]),
        ("a b c d e", ["a b c d e", "a b c d"], ["a b c d", "e"]),
        ("", [], []),
    ],
)
async def test_words_in_a_row_are_one_name_where_it_is_known(words: str, known: list[str], names: list[str]) -> None:
    async def is_one(name: str) -> bool:
        return name in known

    assert await several(words, is_one) == names


@pytest.mark.parametrize(
    ("words", "name", "alone"),
    [("a b, c", "a b", True), ("a b", "a b", False), ("a b, c", "a", False), ("c,a b ", "a b", True)],
)
def test_between_two_commas_stands_one_name(words: str, name: str, alone: bool) -> None:
    assert alone_in(words, name) is alone


@pytest.mark.parametrize(
    ("reason", "words", "name", "written"),
    [
        ("nobody-of-that-name", "@Pino Storti @Bea", "Storti", '@"Pino Storti"'),
        ("nobody-of-that-name", "@Pino Storti @Bea", "@Pino", None),
        ("nobody-of-that-name", "Pino Storti", "Storti", None),
        ("name-reserved", "@Pino Storti", "Storti", None),
    ],
    ids=["its last word", "its first", "without an at", "refused for something else"],
)
def test_how_a_longer_name_is_written_is_said_of_its_last_words(
    reason: str, words: str, name: str, written: str | None
) -> None:
    no = in_quotes(Refused(reason, name=name), words, name)
    assert no.facts.get("written") == written


@pytest.mark.parametrize(
    ("word", "bare"),
    [
        ('a"b"c', "abc"),
        ("“a b”", "a b"),
        ("«a»", "a"),
        ("„a“", "a"),
        (r'"a \" b"', 'a " b'),
        ('"a', "a"),
        ("a", "a"),
        ('""', ""),
    ],
)
def test_a_word_loses_its_quotes_of_any_sort(word: str, bare: str) -> None:
    assert unquoted(word) == bare


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("“@Nome A” «B C» D", '@"Nome A" "B C" D'),
        ('"@Nome A"', '@"Nome A"'),
        ('"Nome A"', '"Nome A"'),
        ("„A B“", '"A B"'),
        ("“A” b", "A b"),
        ("«@A»", "@A"),
        ("@A b", "@A b"),
        ('“dice "ciao"”', '“dice "ciao"”'),
    ],
)
def test_names_in_a_field_are_read_in_any_quotes(words: str, read: str) -> None:
    assert names_as_read(words) == read


@pytest.mark.parametrize(("word", "one"), [('"@Ugo B"', '@"Ugo B"'), ('"Ugo B"', '"Ugo B"'), ("@Ugo", "@Ugo")])
def test_one_more_of_a_list_has_its_at_before_its_quotes(word: str, one: str) -> None:
    assert one_name(word) == one
