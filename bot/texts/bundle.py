"""The texts of one language. Each is parsed when it is first asked for: parsing all of them would take longer than the
whole start, which says few."""

from __future__ import annotations

import re
from itertools import pairwise

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term: only these have an equals sign after a name at the start of a line."""
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A message or a term that stands within another text."""


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

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        return message_id in self._unparsed or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """A text, parsed; KeyError when there is none."""
        if message_id in self._unparsed:
            self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, key: str) -> None:
        """Parses a text with those that it names, which Fluent looks for among the parsed ones."""
        source = self._unparsed.pop(key)
        self.add_resource(FluentResource(source))
        for named in _REFERENCE.findall(source):
            if named in self._unparsed:
                self._parse(named)
