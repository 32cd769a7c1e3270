"""Books in memory: folded from disk when first wanted and after a failed write; where they weigh too much together, the
least recently used are evicted."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.house_entries import SecretTold
from bot.engines.rewriting import Folding
from bot.hall.books.book_lock import BookLock
from bot.hall.books.chain import Chain
from bot.hall.books.given_back import give_back
from bot.hall.cards.card import RoomName, Say, say
from bot.hall.cards.ids import PERSON
from bot.storage.contract import Store, Trouble, Write
from bot.storage.many_entries import bytes_of
from bot.storage.stored import StoredBook, StoredEntry

log = logging.getLogger(__name__)

T = TypeVar("T")
Resolver: TypeAlias = Callable[[str], Mapping[str, str]]
"""Gives, for a club, who each of those is now who became somebody else."""

PAGE = 5_000
"""Entries read at a time, so that the entries of a long book are never all in memory at once."""
MEMORY = 256_000_000
"""Bytes that all books together may weigh."""
EMPTY = 5_000
"""Bytes that a book without entries takes; its entries take about what they have on disk."""
SMALL = 500
"""The most entries that are gone through on the event loop; more of them go to a thread, so that nobody else waits."""


@dataclass(eq=False, slots=True)
class Volume:
    """A book in memory with what goes with it: its place on the shelf, its seeds, and its lock."""

    stored: StoredBook
    book: Book
    seeds: dict[int, bytes]
    """The seeds of its seals by their numbers; its own secret under 0."""
    plays: set[str] = field(default_factory=set)
    """Who is known to stand in its entries."""
    lock: BookLock = field(default_factory=BookLock)
    stale: bool = False
    """Writing failed or history was rewritten: fold it again."""
    waits: Mapping[str, float] | None = None
    """The book's timers as they were last written; None when that is not known."""
    chain: Chain | None = None
    """How far its chain goes; None while it is of the first edition."""
    weight: int = EMPTY
    """Bytes of memory, nearly."""


def recorded(entries: Iterable[StoredEntry], aliases: Mapping[str, str]) -> Iterator[Recorded]:
    """The entries as the engines know them, with people who became one under one id.

    One by one, so that of a long book each is forgotten before the next is made.
    """
    kinds = Entry.kinds
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
        yield Recorded(stored.seq, stored.request, stored.at, person, entry)


async def pages(store: Store, book: str) -> AsyncIterator[list[StoredEntry]]:
    """The entries of a book, a page at a time."""
    after = 0
    while page := await store.entries(book, after=after, first=PAGE):
        yield page
        after = page[-1].seq


async def aside(size: int, work: Callable[[], T]) -> T:
    """Do work on `size` things: on the event loop if they are few, else in a thread."""
    if size <= SMALL:
        return work()
    with uncollected():
        return await asyncio.to_thread(work)


async def let_go(things: list[Any]) -> None:
    """Free many things a few at a time: freeing them all at once would stop the event loop."""
    while things:
        del things[-PAGE:]
        await asyncio.sleep(0)


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the garbage collector from going through the old objects: entries make no cycles, and there are many.

    It still goes through the young ones, where it stops tracking plain tuples, a few at a time.
    """
    young, middle, old = gc.get_threshold()
    _going_through.append(old)
    gc.set_threshold(young, middle, NEVER)
    try:
        yield
    finally:
        old = _going_through.pop()
        if not _going_through:
            gc.set_threshold(young, middle, old)


def leave_uncollected(entries: int) -> None:
    """Leave a book that so many entries have made out of full collections, if they are many: it stays, and going
    through it would stop the event loop."""
    if entries > PAGE:
        gc.collect(1)
        gc.freeze()


NEVER = 2**31 - 1
_going_through: list[int] = []


def shown(book: StoredBook) -> Say:
    """A book by its kind and its room, for whoever cannot open it."""
    return say("book-in-room", book=say(f"book-{book.kind}"), room=RoomName(book.room))


class Unreadable(Refused):
    """A book whose entries cannot be read or folded any more: all else goes on without it, and it can be closed."""

    def __init__(self, book: StoredBook) -> None:
        super().__init__("book-unreadable", book=shown(book))


class Shelf:
    """The books that are in use."""

    def __init__(
        self, store: Store, resolver: Resolver, most: int = MEMORY, give_back: Callable[[], object] = give_back
    ) -> None:
        self._store = store
        self._give_back = give_back
        self._resolver = resolver
        self._volumes: OrderedDict[str, Volume] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Volume | None]] = {}
        self._moving: dict[str, int] = {}
        """Versions that other processes reached while the book was being opened here."""
        self._leaving: set[asyncio.Task[None]] = set()
        self._most, self._weight = most, 0

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

    async def readable(self, id: str) -> Volume | None:
        """A book by id for whoever goes through several: None also where it cannot be read."""
        with suppress(Unreadable):
            return await self.volume(id)
        return None

    async def _fetch(self, id: str) -> Volume | None:
        await self._store.settled()
        stored = await self._store.book(id)
        if stored is None:
            return None
        plays = {row["person"] for row in await self._store.rows("plays", book=id)}
        seeds = await self._store.seeds(id)
        try:
            book, weight = await self._folded(stored)
            chain = await self._chain(stored, seeds)
            volume = Volume(stored, book, seeds, plays, chain=chain, weight=EMPTY + weight)
        except Trouble:
            raise
        except Exception as failure:
            # Only what sort of failure it is: its words would quote what stands there, which may be sealed.
            log.error("book %s cannot be read: %s", id, type(failure).__name__)
            raise Unreadable(stored) from None
        volume.stale = volume.book.version < self._moving.pop(id, 0)
        self.place(volume)
        return volume

    async def _chain(self, book: StoredBook, seeds: Mapping[int, bytes]) -> Chain | None:
        """The chain as it stands on disk."""
        if not book.head:
            return None
        hiding: Sequence[StoredEntry] = ()
        if Book.kinds[book.kind].keeps_untold is not Book.keeps_untold:
            kinds = [kind for kind, entry in Entry.kinds.items() if entry.untold is not Entry.untold]
            hiding = await self._store.entries(book.id, kinds=[*kinds, SecretTold.kind])
        return Chain.going_on(book.id, seeds[0], book.head, book.lines, hiding)

    def who_is_who(self, book: StoredBook) -> Mapping[str, str]:
        """Who each of those is now, in this book's entries, who became somebody else."""
        return {} if Book.kinds[book.kind].about_people else self._resolver(book.club)

    async def folded(
        self, stored: StoredBook, more: Sequence[StoredEntry] = (), joins: Mapping[str, str] | None = None
    ) -> Book:
        """The book that the entries on disk make, and some more that are not there yet; as if these joins held."""
        return (await self._folded(stored, more, joins))[0]

    async def _folded(
        self, stored: StoredBook, more: Sequence[StoredEntry] = (), joins: Mapping[str, str] | None = None
    ) -> tuple[Book, int]:
        """The book, and how many bytes the entries on disk have."""
        rewriting = [kind for kind, entry in Entry.kinds.items() if entry.rewrites]
        rewritten = [*await self._store.entries(stored.id, kinds=rewriting), *more]
        book = Book.kinds[stored.kind]()
        now = self.who_is_who(stored) if joins is None else joins
        folding = Folding(book, (one for one in recorded(rewritten, now) if one.entry.rewrites))
        with uncollected():
            weight = await self.through(stored, folding.take, now)
            folding.take(recorded(more, now))
            await aside(book.version, book.prepare)
        leave_uncollected(book.version)
        if book.version > PAGE:
            await asyncio.to_thread(self._give_back)
        return book, weight

    async def through(
        self, book: StoredBook, work: Callable[[Iterable[Recorded]], object], joins: Mapping[str, str] | None = None
    ) -> int:
        """Have all the entries of a book gone through, a page at a time; gives how many bytes they have."""
        now = self.who_is_who(book) if joins is None else joins
        weight = 0
        async for page in pages(self._store, book.id):
            await aside(len(page), lambda page=page: work(recorded(page, now)))  # type: ignore[misc]
            weight += bytes_of(page)
        return weight

    def place(self, volume: Volume) -> None:
        """Put a book on the shelf, and make room for it."""
        old = self._volumes.get(volume.stored.id)
        if old is not None and old is not volume:
            volume.lock = old.lock
            old.stale = True
            self._put_away(old)
        if old is not volume:
            self._weight += volume.weight
        self._volumes[volume.stored.id] = volume
        self._volumes.move_to_end(volume.stored.id)
        self._make_room(volume)

    def written(self, write: Write) -> None:
        """A book has grown."""
        append = write.append
        if append is not None and (volume := self._volumes.get(append.book)) is not None:
            grown = bytes_of(append.entries)
            volume.weight += grown
            self._weight += grown
            self._make_room(volume)
            if len(append.entries) > PAGE:
                loop = asyncio.get_running_loop()
                loop.call_soon(loop.run_in_executor, None, self._give_back)

    def _make_room(self, wanted: Volume) -> None:
        """Evict the least recently used that are not locked, but for the one that is wanted now."""
        if self._weight > self._most:
            for volume in [*self._volumes.values()]:
                if self._weight <= self._most:
                    break
                if volume is not wanted and not volume.lock.locked():
                    self._put_away(self._volumes.pop(volume.stored.id))

    def _put_away(self, volume: Volume) -> None:
        """Free a book: a long one in parts, once its last reader is done with it."""
        self._weight -= volume.weight
        things = volume.book.bulk()
        if len(things) > SMALL:
            gone = asyncio.Event()
            loop = asyncio.get_running_loop()
            weakref.finalize(volume.book, loop.call_soon_threadsafe, gone.set).atexit = False
            task = loop.create_task(_once(gone, things))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    def drop(self, id: str) -> None:
        """Fold this book again when it is next wanted."""
        volume = self._volumes.get(id)
        if volume is not None:
            volume.stale = True

    def overtaken(self, id: str, version: int) -> None:
        """Another process brought this book to a version: fold it again, unless that is known here."""
        volume = self._volumes.get(id)
        if volume is not None and volume.book.version < version:
            volume.stale = True
        if id in self._opening:
            self._moving[id] = max(version, self._moving.get(id, 0))

    def drop_all(self) -> None:
        """Fold every book again (after two people became one)."""
        for volume in self._volumes.values():
            volume.stale = True


async def _once(gone: asyncio.Event, things: list[Any]) -> None:
    await gone.wait()
    await let_go(things)
