"""Books in memory: folded from disk when first wanted, dropped when writing failed, the oldest put back on disk."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.engines.book import Book, Entry, Recorded
from bot.hall.ids import PERSON
from bot.storage.contract import Store, StoredBook, StoredEntry

LARGE = 2_000
"""From so many entries on a book is folded in a thread."""


@dataclass(eq=False, slots=True)
class Volume:
    """A book in memory with what goes with it: its place on the shelf, its seeds, and its lock."""

    stored: StoredBook
    book: Book
    seeds: dict[int, bytes]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    stale: bool = False
    """Writing failed or history was rewritten: fold it again."""


def recorded(entries: Sequence[StoredEntry], aliases: Mapping[str, str]) -> list[Recorded]:
    """The entries as the engines know them, with people who became one under one id."""
    kinds = Entry.kinds
    records = []
    for stored in entries:
        kind = kinds[stored.kind]
        body = stored.body
        person = stored.person
        if aliases:
            body = PERSON.sub(lambda match: f'"{aliases.get(match[1], match[1])}"', body)
            person = aliases.get(person, person)
        if stored.schema == kind.schema_number:
            entry = kind.model_validate_json(body)
        else:
            entry = kind.model_validate(kind.upgraded(stored.schema, json.loads(body)))
        records.append(Recorded(stored.seq, stored.request, stored.at, person, entry))
    return records


class Shelf:
    """The books that are in use."""

    def __init__(self, store: Store, aliases: Mapping[str, str], most: int = 200) -> None:
        self._store = store
        self._aliases = aliases
        self._volumes: OrderedDict[str, Volume] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Volume | None]] = {}
        self._most = most

    def __len__(self) -> int:
        return len(self._volumes)

    async def volume(self, id: str) -> Volume | None:
        """A book by id, folded from disk unless it is here; None when there is none."""
        volume = self._volumes.get(id)
        if volume is not None and not volume.stale:
            self._volumes.move_to_end(id)
            return volume
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._fetch(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _fetch(self, id: str) -> Volume | None:
        await self._store.settled()
        stored = await self._store.book(id)
        if stored is None:
            return None
        volume = Volume(stored, await self.folded(stored), await self._store.seeds(id))
        self.place(volume)
        return volume

    async def folded(self, stored: StoredBook, more: Sequence[StoredEntry] = ()) -> Book:
        """The book that the entries on disk make, and some more that are not there yet."""
        entries = [*await self._store.entries(stored.id), *more]
        if len(entries) > LARGE:
            return await asyncio.to_thread(self._fold, stored.kind, entries)
        return self._fold(stored.kind, entries)

    def _fold(self, kind: str, entries: Sequence[StoredEntry]) -> Book:
        return Book.kinds[kind].folded(recorded(entries, self._aliases))

    def place(self, volume: Volume) -> None:
        """Put a book on the shelf, and the one longest unused away."""
        old = self._volumes.get(volume.stored.id)
        if old is not None and old is not volume:
            volume.lock = old.lock
            old.stale = True
        self._volumes[volume.stored.id] = volume
        self._volumes.move_to_end(volume.stored.id)
        if len(self._volumes) > self._most:
            idle = next((id for id, other in self._volumes.items() if not other.lock.locked()), None)
            if idle is not None:
                del self._volumes[idle]

    def drop(self, id: str) -> None:
        """Fold this book again when it is next wanted."""
        volume = self._volumes.get(id)
        if volume is not None:
            volume.stale = True

    def drop_all(self) -> None:
        """Fold every book again (after two people became one)."""
        for volume in self._volumes.values():
            volume.stale = True
