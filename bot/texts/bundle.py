"""The texts of one language. Each is parsed when it is first wanted: a start says few of them, and parsing is slow."""

from __future__ import annotations

import re

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: at the beginning of a line, where nothing else of Fluent's has an equals sign."""


class Bundle(FluentBundle):
    """Fluent's own, but for when it parses."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}

    def add(self, source: str) -> None:
        """The texts of a file; the first of several with one key counts."""
        entries = list(_ENTRY.finditer(source))
        ends = [entry.start() for entry in entries[1:]] + [len(source)]
        for entry, end in zip(entries, ends, strict=True):
            self._sources.setdefault(entry[1], source[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a text."""
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        known, key = (self._terms, f"-{entry_id}") if term else (self._messages, entry_id)
        if entry_id not in known:
            self.add_resource(FluentResource(self._sources[key]))
        return super()._lookup(entry_id, term)
