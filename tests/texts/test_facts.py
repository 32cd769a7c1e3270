"""Whoever says a text gives it every value that it names, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.texts import LANGUAGES
from tests.sources import nodes
from tests.text_places import HOME, called, constants
from tests.texts.languages import parsed

pytestmark = pytest.mark.sources

ADDED = {"refused-not-a-choice": {"choices"}, "command": {"example"}}
"""What the refusal's card adds: to this text, or to each with this value."""
SAYING = {"say": ("", 0), "Refused": ("refused-", 0), "Flaw": ("gdr-flaw-", 1), "Unfit": ("", 0)}
"""What says a text: how the key begins that it means, and which of its arguments goes on with it."""
LEAST = 1500
"""Texts that are said with their keys written out: else this test would look at nothing."""


class Named(Visitor):
    """What a text names: its values, and other texts with theirs."""

    def __init__(self) -> None:
        super().__init__()
        self.values: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.texts.add(node.id.name)


class SaidHere(NamedTuple):
    """A text that the code says, with the names of the values that it gives."""

    key: str
    given: frozenset[str]
    where: str


@cache
def named(language: str) -> dict[str, Named]:
    """What each text names."""
    found: dict[str, Named] = {}
    for path in sorted((HOME / "texts" / language).rglob("*.ftl")):
        for entry in parsed(path.read_text("utf-8")):
            if isinstance(entry, fluent.Message) and entry.value is not None:
                found[entry.id.name] = Named()
                found[entry.id.name].visit(entry.value)
    return found


def values(language: str, key: str) -> set[str]:
    """The values that a text names, and those of the texts in it."""
    text = named(language).get(key)
    if text is None:
        return set()
    return text.values.union(*(values(language, other) for other in text.texts))


@cache
def said() -> list[SaidHere]:
    """All that the code says with its key and the names of its values written out."""
    return [one for file in sorted(HOME.rglob("*.py")) for one in _said_in(file)]


def _said_in(file: Path) -> Iterator[SaidHere]:
    for node in nodes(file):
        if not isinstance(node, ast.Call) or called(node) not in SAYING or not node.args:
            continue
        given = {word.arg for word in node.keywords}
        if None in given or any(isinstance(argument, ast.Starred) for argument in node.args):
            continue
        refused = called(node) == "Refused"
        begin, at = SAYING[called(node)]
        for key in constants(node.args[at]):
            whole = begin + key
            names = {name for name in given if name}
            for one in (whole, *names) if refused else ():
                names |= ADDED.get(one, set())
            yield SaidHere(whole, frozenset(names), f"{file.relative_to(HOME)}:{node.lineno}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_given_every_value_that_it_names(language: str) -> None:
    lacking = [(one, found) for one in said() if (found := values(language, one.key) - one.given)]
    assert not lacking


def test_most_texts_are_looked_at() -> None:
    assert len(said()) >= LEAST
