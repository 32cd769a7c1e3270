"""The entries of a long import until they are on disk: packed, a thousand at a time, since beside what they made in the
book they would weigh as much again."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import overload

from bot.storage.stored import StoredEntry

AT_ONCE = 1000
"""Entries that are packed together."""


class ManyEntries(Sequence[StoredEntry]):
    """Entries in their order; to be gone through from the first to the last."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._open: list[StoredEntry] = []
        self.weight = 0
        """Bytes of their bodies, nearly."""
        self.kinds: set[str] = set()

    def append(self, entry: StoredEntry) -> None:
        """One more."""
        self.weight += len(entry.body)
        self.kinds.add(entry.kind)
        self._open.append(entry)
        if len(self._open) == AT_ONCE:
            self._packed.append(zlib.compress(json.dumps(self._open).encode(), 1))
            self._open = []

    def __len__(self) -> int:
        return len(self._packed) * AT_ONCE + len(self._open)

    def __iter__(self) -> Iterator[StoredEntry]:
        for number in range(len(self._packed)):
            yield from self._block(number)
        yield from self._open

    @overload
    def __getitem__(self, at: int) -> StoredEntry: ...
    @overload
    def __getitem__(self, at: slice) -> list[StoredEntry]: ...
    def __getitem__(self, at: int | slice) -> StoredEntry | list[StoredEntry]:
        if isinstance(at, int):
            number, within = divmod(range(len(self))[at], AT_ONCE)
            return self._block(number)[within]
        return [*self][at]

    def _block(self, number: int) -> list[StoredEntry]:
        if number == len(self._packed):
            return self._open
        return [StoredEntry(*row) for row in json.loads(zlib.decompress(self._packed[number]))]


def in_parts(entries: Iterable[StoredEntry]) -> Iterator[list[StoredEntry]]:
    """Entries in their order, so many at a time."""
    rest = iter(entries)
    while part := [*islice(rest, AT_ONCE)]:
        yield part


def bytes_of(entries: Iterable[StoredEntry]) -> int:
    """How many bytes these entries have, nearly."""
    return entries.weight if isinstance(entries, ManyEntries) else sum(len(entry.body) for entry in entries)


def kinds_of(entries: Iterable[StoredEntry]) -> set[str]:
    """The kinds of these entries."""
    return entries.kinds if isinstance(entries, ManyEntries) else {entry.kind for entry in entries}
