"""The texts of one language. Each is parsed when it is first asked for: parsing all of them would take longer than the
whole start, which says few."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: only these have an equals sign after a name at the start of a line."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or a term that stands within another text."""
_PLAIN = re.compile(r"([a-zA-Z][\w-]*) *=(?: *([^\s{}][^\n\r{}]*))?", re.ASCII)
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *([^\s{}][^\n\r{}]*)", re.ASCII)
"""The lines of a text of mere words, such as commands have: without placeables, each on its line."""


def sources(text: str) -> dict[str, str]:
    """The texts of a file by their keys, unparsed; the first of several with one key counts."""
    entries = list(_ENTRY.finditer(text))
    starts = [entry.start() for entry in entries]
    found: dict[str, str] = {}
    for entry, (start, end) in zip(entries, pairwise([*starts, len(text)]), strict=True):
        found.setdefault(entry[1], text[start:end])
    return found


class Bundle:
    """Fluent's bundle, fed with one message at a time. `ORDINAL($place)` says which form of 1st, 2nd … a number has."""

    def __init__(self, language: str) -> None:
        ordinal: Callable[[Any], Any] = Locale.parse(language).ordinal_form
        self._fluent = FluentBundle([language], functions={"ORDINAL": ordinal}, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._keys: set[str] = set()

    def add(self, source: str) -> None:
        """Adds the texts of a file; the first of several with one key counts."""
        for key, text in sources(source).items():
            if key not in self._keys:
                self._keys.add(key)
                self._unparsed[key] = text

    def extend(self, key: str, attributes: Mapping[str, str]) -> None:
        """Adds attributes of mere words to a text that has not been said yet."""
        lines = "".join(f"    .{name} = {words}\n" for name, words in attributes.items())
        said = self._unparsed[key].split("\n")
        while said and (not said[-1] or said[-1].startswith("#")):
            said.pop()  # what stands above the next text
        self._unparsed[key] = "\n".join(said) + f"\n{lines}"

    def keys(self) -> frozenset[str]:
        """The keys of all texts; terms stand within them."""
        return frozenset(key for key in self._keys if key[0] != "-")

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        return message_id in self._unparsed or self._fluent.has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """A text, parsed; KeyError when there is none."""
        if message_id in self._unparsed:
            self._parse(message_id)
        return self._fluent.get_message(message_id)

    def format_pattern(self, pattern: Any, values: Mapping[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """A text's words with its values, and what was wrong with them."""
        return self._fluent.format_pattern(pattern, dict(values or {}))

    def _parse(self, key: str) -> None:
        """Parses a text with those that it names, which Fluent looks for among the parsed ones."""
        source = self._unparsed.pop(key)
        self._fluent.add_resource(_plain(source) or FluentResource(source))
        for named in _REFERENCE.findall(source):
            if named in self._unparsed:
                self._parse(named)


def _plain(source: str) -> ast.Resource | None:
    """A text of mere words, as Fluent's parser would make it; None where it takes that. Names of commands and of their
    parameters are such texts: to parse the thousands of them was most of a start."""
    first, *rest = source.split("\n")
    while rest and (not rest[-1] or rest[-1].startswith("#")):
        rest.pop()  # what stands above the next text
    begin = _PLAIN.fullmatch(first)
    lines = [_ATTRIBUTE.fullmatch(line) for line in rest if line]
    if begin is None or (begin[2] is None and not lines):
        return None
    named: dict[str, ast.Attribute] = {}
    for line in lines:
        if line is None:
            return None
        named[line[1]] = ast.Attribute(ast.Identifier(line[1]), _words(line[2]))
    value = _words(begin[2]) if begin[2] else None
    return ast.Resource([ast.Message(ast.Identifier(begin[1]), value, list(named.values()))])


def _words(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text.rstrip(" "))])
