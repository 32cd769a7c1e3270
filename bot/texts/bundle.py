"""The texts of one language. Each is parsed when it is first asked for: parsing all of them would take longer than the
whole start, which says few."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Identifier, Message, Pattern, TextElement

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: only these have an equals sign after a name at the start of a line."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or a term that stands within another text."""
_PLAIN = re.compile(r"([a-zA-Z][\w-]*) *=(?: *([^\s{}][^\n\r{}]*))?", re.ASCII)
_ATTRIBUTE = re.compile(r" +\.([a-zA-Z][\w-]*) *= *([^\s{}][^\n\r{}]*)", re.ASCII)
"""The lines of a text of mere words, such as commands have: without placeables, each on its line."""


class Bundle(FluentBundle):
    """Fluent's bundle, fed with one message at a time."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}

    def add(self, source: str) -> None:
        """Adds the texts of a file; the first of several with one key counts."""
        entries = list(_ENTRY.finditer(source))
        starts = [entry.start() for entry in entries]
        for entry, (start, end) in zip(entries, pairwise([*starts, len(source)]), strict=True):
            self._unparsed.setdefault(entry[1], source[start:end])

    def keys(self) -> frozenset[str]:
        """The keys of all texts; terms stand within them."""
        return frozenset(key for key in (*self._unparsed, *self._compiled, *self._messages) if key[0] != "-")

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        return message_id in self._unparsed or message_id in self._compiled or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """A text, parsed; KeyError when there is none."""
        if message_id in self._unparsed:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parses a text with those that it names, which Fluent looks for among the parsed ones."""
        source = self._unparsed.pop(key)
        if (plain := _plain(source)) is not None:
            self._compiled[key] = plain
            return
        self.add_resource(FluentResource(source))
        for named in _REFERENCE.findall(source):
            if named in self._unparsed:
                self._parse(named)


def _plain(source: str) -> Message | None:
    """A text of mere words, as Fluent's parser would make it; None where it takes that. Names of commands and of their
    parameters are such texts: to parse the thousands of them was most of a start."""
    first, *rest = source.split("\n")
    while rest and (not rest[-1] or rest[-1].startswith("#")):
        rest.pop()  # what stands above the next text
    begin = _PLAIN.fullmatch(first)
    lines = [_ATTRIBUTE.fullmatch(line) for line in rest if line]
    if begin is None or (begin[2] is None and not lines):
        return None
    message = Message(Identifier(begin[1]), _words(begin[2]) if begin[2] else None)
    for line in lines:
        if line is None or line[1] in message.attributes:
            return None
        message.attributes[line[1]] = _words(line[2])
    return message


def _words(text: str) -> Pattern:
    # Fluent makes a bare element of a pattern that is nothing else.
    return cast(Pattern, TextElement(text.rstrip(" ")))
