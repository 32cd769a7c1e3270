"""Texts are parsed one by one, when they are first wanted, and are what Fluent makes of their files."""

import pytest

from bot.texts.bundle import Bundle

FILE = """
### A file

# What stands above it is no part of a text.
title = Sala
name = { $name } = { -club }
-club = Club
many = { $count ->
    [one] uno
   *[other] { $count } di { title }
}
    .short = pochi
two =
    una riga,
    a = b
"""


def said(key: str, **values: object) -> str:
    bundle = Bundle("it")
    bundle.add(FILE)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, values)
    assert not errors
    return str(text)


def test_a_text_is_said() -> None:
    assert said("title") == "Sala"


def test_a_text_may_name_terms_and_other_texts() -> None:
    assert (said("name", name="Anna"), said("many", count=3)) == ("Anna = Club", "3 di Sala")


def test_a_line_within_a_text_begins_no_other() -> None:
    bundle = Bundle("it")
    bundle.add(FILE)
    assert said("two") == "una riga,\na = b"
    assert not bundle.has_message("a")


def test_a_text_has_its_attributes() -> None:
    bundle = Bundle("it")
    bundle.add(FILE)
    assert list(bundle.get_message("many").attributes) == ["short"]


def test_the_first_of_two_with_one_key_counts() -> None:
    bundle = Bundle("it")
    bundle.add("a = uno\na = due")
    bundle.add("a = tre")
    assert bundle.format_pattern(bundle.get_message("a").value)[0] == "uno"


def test_what_is_not_there_is_an_error() -> None:
    bundle = Bundle("it")
    assert not bundle.has_message("a")
    with pytest.raises(KeyError):
        bundle.get_message("a")


def test_a_source_without_texts_adds_none() -> None:
    bundle = Bundle("it")
    bundle.add("")
    bundle.add("# nothing but a comment\n")
    assert not bundle.has_message("a")
