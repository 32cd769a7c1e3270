"""Books in memory: folded from disk when first wanted and after a failed write; where they weigh too much together, the
least recently used are evicted."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, BinaryIO, NamedTuple, TypeAlias

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.house_entries import SecretTold
from bot.engines.rewriting import Folding
from bot.hall.books.book_lock import BookLock
from bot.hall.books.chain import Chain
from bot.hall.books.given_back import give_back
from bot.hall.books.long_books import PAGE, SMALL, aside, leave_uncollected, let_go, pages, recorded, uncollected
from bot.hall.books.snapshots import Snapshot, Snapshots, stands_on, still_right
from bot.hall.cards.card import RoomName, Say, say
from bot.storage.contract import Append, Store, Trouble, Write
from bot.storage.many_entries import bytes_of, kinds_of
from bot.storage.stored import StoredBook, StoredEntry

log = logging.getLogger(__name__)

Resolver: TypeAlias = Callable[[str], Mapping[str, str]]
"""Gives, for a club, who each of those is now who became somebody else."""

MEMORY = 256_000_000
"""Bytes that all books together may weigh."""
EMPTY = 5_000
"""Bytes that a book without entries takes; its entries take about what they have on disk."""
QUICK = 500_000
"""The most bytes of a state that is written down while others wait."""


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
    grown: int = 0
    """Entries since its snapshot."""
    state: int = 0
    """Bytes of its snapshot; 0 while there is none."""


class Folded(NamedTuple):
    """A book made of its entries, and what it was made of."""

    book: Book
    weight: int
    """How many bytes the entries on disk have."""
    last: StoredEntry | None
    """The last of them."""
    snapshot: Snapshot | None
    """The state that it was made from."""


def shown(book: StoredBook) -> Say:
    """A book by its kind and its room, for whoever cannot open it."""
    return say("book-in-room", book=say(f"book-{book.kind}"), room=RoomName(book.room))


class Unreadable(Refused):
    """A book whose entries cannot be read or folded any more: all else goes on without it, and it can be closed."""

    def __init__(self, book: StoredBook, key: str = "book-unreadable", **facts: str) -> None:
        super().__init__(key, book=shown(book), **facts)


class Shelf:
    """The books that are in use."""

    def __init__(
        self,
        store: Store,
        resolver: Resolver,
        most: int = MEMORY,
        give_back: Callable[[], object] = give_back,
        snapshots: Snapshots | None = None,
    ) -> None:
        self._store = store
        self._give_back = give_back
        self._snapshots = snapshots
        self._keeping = asyncio.Lock()
        self._resolver = resolver
        self._volumes: OrderedDict[str, Volume] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Volume | None]] = {}
        self._moving: dict[str, int] = {}
        """Versions that other processes reached while the book was being opened here."""
        self._leaving: set[asyncio.Task[object]] = set()
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
            folded = await self._folded(stored)
            chain = await self._chain(stored, seeds, folded.snapshot)
            volume = Volume(stored, folded.book, seeds, plays, chain=chain, weight=EMPTY + folded.weight)
            await self._kept_as_folded(volume, folded)
        except Trouble as trouble:
            if trouble.reason == "put-away":
                log.error("book %s was put away into %s, which is not there as it was written", id, trouble.detail)
                raise Unreadable(stored, "book-put-away", file=trouble.detail) from None
            raise
        except Exception as failure:
            # Only what sort of failure it is: its words would quote what stands there, which may be sealed.
            log.error("book %s cannot be read: %s", id, type(failure).__name__)
            raise Unreadable(stored) from None
        volume.stale = volume.book.version < self._moving.pop(id, 0)
        self.place(volume)
        return volume

    async def _chain(self, book: StoredBook, seeds: Mapping[int, bytes], since: Snapshot | None) -> Chain | None:
        """The chain as it stands on disk."""
        if not book.head:
            return None
        hiding: Sequence[StoredEntry] = ()
        after, hidden, untold = (since.version, since.hidden, since.untold) if since is not None else (0, 0, {})
        if Book.kinds[book.kind].keeps_untold is not Book.keeps_untold:
            kinds = [kind for kind, entry in Entry.kinds.items() if entry.untold is not Entry.untold]
            hiding = await self._store.entries(book.id, after=after, kinds=[*kinds, SecretTold.kind])
        return Chain.going_on(book.id, seeds[0], book.head, book.lines, hiding, hidden, untold)

    def who_is_who(self, book: StoredBook) -> Mapping[str, str]:
        """Who each of those is now, in this book's entries, who became somebody else."""
        return {} if Book.kinds[book.kind].about_people else self._resolver(book.club)

    async def folded(
        self, stored: StoredBook, more: Sequence[StoredEntry] = (), joins: Mapping[str, str] | None = None
    ) -> Book:
        """The book that the entries on disk make, and some more that are not there yet; as if these joins held."""
        return (await self._folded(stored, more, joins)).book

    async def _folded(
        self, stored: StoredBook, more: Sequence[StoredEntry] = (), joins: Mapping[str, str] | None = None
    ) -> Folded:
        now = self.who_is_who(stored) if joins is None else joins
        found = await self._from_snapshot(stored, more, now)
        if found is not None:
            return found
        rewriting = [kind for kind, entry in Entry.kinds.items() if entry.rewrites]
        rewritten = [*await self._store.entries(stored.id, kinds=rewriting), *more]
        book = Book.kinds[stored.kind]()
        folding = Folding(book, (one for one in recorded(rewritten, now) if one.entry.rewrites))
        with uncollected():
            weight, last = await self._through(stored, folding.take, now)
            folding.take(recorded(more, now))
            await aside(book.version, book.prepare)
        await self._stays(book)
        return Folded(book, weight, last, None)

    async def _stays(self, book: Book) -> None:
        """A book was made that stays: a long one is left out of collections, and what making it took is given back."""
        leave_uncollected(book.version)
        if book.version > PAGE:
            await asyncio.to_thread(self._give_back)

    async def _from_snapshot(
        self, stored: StoredBook, more: Sequence[StoredEntry], now: Mapping[str, str]
    ) -> Folded | None:
        """The book from its snapshot and what came after that; None where the snapshot is of no use."""
        if self._snapshots is None:
            return None
        key = (await self._store.seeds(stored.id)).get(0, b"")
        with uncollected():
            found = await asyncio.to_thread(self._snapshots.read, stored.id, key, now)
        if found is None:
            return None
        snapshot, on = found
        entries = await self._store.entries(stored.id, after=snapshot.version - 1, first=PAGE)
        if not entries or entries[0].seq != snapshot.version or stands_on(entries[0]) != on or len(entries) == PAGE:
            return None
        first, *tail = entries
        records = [*recorded([*tail, *more], now)]
        if not still_right(records, snapshot.version):
            return None
        book = snapshot.book
        folding = Folding(book, (one for one in records if one.entry.rewrites))
        await aside(len(records), lambda: folding.take(records))
        await aside(book.version, book.prepare)
        await self._stays(book)
        return Folded(book, snapshot.weight + bytes_of(tail), tail[-1] if tail else first, snapshot)

    async def _kept_as_folded(self, volume: Volume, folded: Folded) -> None:
        """Note what snapshot a book has, and take one where making it took long."""
        book, since, last = folded.book, folded.snapshot, folded.last
        volume.grown = book.version - (since.version if since is not None else 0)
        volume.state = since.size if since is not None else 0
        snapshots = self._snapshots
        if snapshots is None or volume.grown < snapshots.after:
            return
        if last is not None and last.seq == book.version == volume.stored.version:
            size = await self._keep(snapshots, volume, lambda out: self._write(snapshots, out, volume, last))
            if size:
                volume.grown, volume.state = 0, size
            if book.version > PAGE:
                await asyncio.to_thread(self._give_back)

    def _write(self, snapshots: Snapshots, out: BinaryIO, volume: Volume, last: StoredEntry) -> int:
        """Write what is to be kept of a book that stands as after this entry; gives its size, 0 if there is none."""
        if self._moving.get(volume.stored.id, 0) > last.seq:
            return 0
        chain = volume.chain
        hidden, untold = (chain.hidden, chain.untold) if chain is not None else (0, {})
        who = self.who_is_who(volume.stored)
        key = volume.seeds.get(0, b"")
        return snapshots.write(out, volume.book, last, volume.weight - EMPTY, who, key, hidden, untold)

    async def _keep(self, snapshots: Snapshots, volume: Volume, write: Callable[[BinaryIO], int]) -> int:
        """Have a snapshot written, after those before it; gives its size."""
        async with self._keeping:
            with uncollected():
                return await asyncio.to_thread(snapshots.keep, volume.stored.id, write)

    async def through(
        self, book: StoredBook, work: Callable[[Iterable[Recorded]], object], joins: Mapping[str, str] | None = None
    ) -> int:
        """Have all the entries of a book gone through, a page at a time; gives how many bytes they have."""
        return (await self._through(book, work, self.who_is_who(book) if joins is None else joins))[0]

    async def _through(
        self, book: StoredBook, work: Callable[[Iterable[Recorded]], object], now: Mapping[str, str]
    ) -> tuple[int, StoredEntry | None]:
        weight, last = 0, None
        async for page in pages(self._store, book.id):
            await aside(len(page), lambda page=page: work(recorded(page, now)))  # type: ignore[misc]
            weight, last = weight + bytes_of(page), page[-1]
        return weight, last

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
            self._snapshot_anew(volume, append)

    async def without_forgotten(self) -> None:
        """Let no snapshot stay on the disk that was made before the last who was forgotten."""
        if self._snapshots is not None:
            forgotten = [row["id"] for row in await self._store.rows("people", born="erased")]
            await asyncio.to_thread(self._snapshots.without, forgotten)

    def _snapshot_anew(self, volume: Volume, append: Append) -> None:
        """Take a snapshot where many entries have come since the last, or old ones were changed; if just these are on
        disk, and nobody is deciding anything, the book stands as after them."""
        volume.grown += len(append.entries)
        if (snapshots := self._snapshots) is None:
            return
        rewritten = bool(volume.state) and any(Entry.kinds[kind].rewrites for kind in kinds_of(append.entries))
        if volume.grown < snapshots.after and not rewritten:
            return
        there = volume.book.version == append.version + len(append.entries) and not volume.book.fresh
        if there and not volume.stale and not volume.lock.locked() and (volume.state or volume.weight) <= QUICK:
            made = BytesIO()
            size = self._write(snapshots, made, volume, append.entries[-1])
            if size:
                volume.grown, volume.state = 0, size
                self._aside(self._keep(snapshots, volume, lambda out: out.write(made.getbuffer())))
        elif rewritten:
            self._aside(asyncio.to_thread(snapshots.forget, volume.stored.id))

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
            self._aside(_once(gone, things))

    def _aside(self, work: Coroutine[Any, Any, object]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
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
