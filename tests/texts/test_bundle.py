"""Texts are parsed one by one, when they are first wanted, and are what Fluent makes of their files."""

from collections.abc import Iterable
from contextlib import suppress

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import TextElement

from bot.texts import HERE, LANGUAGES
from bot.texts.bundle import Bundle
from bot.texts.languages import called

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


@pytest.mark.parametrize(
    "source",
    [
        "a = Sala\n",
        "a =   due parole  \n\n# B\n",
        "a\n    .b = due\n",
        "a =\n    .b = due\n    .c = tre # e più\n",
        "a = uno\n\n    .b = due\n",
        "a = uno\n# no\n    .b = due\n",
        "a = uno\n    .b = due\n    .b = tre\n",
        "a = uno\n    .b = due\n    .c = tre\n    .b = quattro\n",
        "a = uno\n    due\n",
        "a = uno\n    .b =\n        due\n",
        "a = { $b }\n    .b = due\n",
        "a = }\n",
        "a =\n",
        "a = uno\r\n    .b = due\r\n",
        "a = \tuno\n",
    ],
)
def test_mere_words_are_what_fluent_makes_of_them(source: str) -> None:
    assert _shape(_plain_or_parsed(source)) == _shape(_parsed(source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_commands_are_what_fluent_makes_of_them(language: str) -> None:
    for file in ("rolls", "undo"):
        [found] = (HERE / language).rglob(f"{file}.ftl")
        source = found.read_text("utf-8")
        ours, theirs = Bundle(language), _parsed(source)
        ours.add(source)
        assert _shape(ours, theirs._messages) == _shape(theirs, theirs._messages)


def _plain_or_parsed(source: str) -> Bundle:
    bundle = Bundle("it")
    bundle.add(source)
    return bundle


def _parsed(source: str) -> FluentBundle:
    bundle = FluentBundle(["it"], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle


def _shape(bundle: FluentBundle | Bundle, keys: Iterable[str] = ("a",)) -> list[object]:
    """All that a bundle says of some keys; nothing of what is no text."""
    found: list[object] = []
    for key in keys:
        with suppress(KeyError):
            one = bundle.get_message(key)
            found.append((_words(one.value), [(name, _words(value)) for name, value in one.attributes.items()]))
    return found


def _words(pattern: object) -> object:
    return pattern.value if isinstance(pattern, TextElement) else type(pattern).__name__


@pytest.mark.parametrize(("code", "name"), [("it", "Italian"), ("en", "English"), ("qq", "qq"), ("no such", "no such")])
def test_a_language_is_called_as_its_reader_calls_it_or_by_its_code_where_nobody_knows_it(code: str, name: str) -> None:
    assert called(code, "en") == name
