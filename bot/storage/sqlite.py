"""Books, people, notices and timers in one SQLite file."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any, TypeVar

from bot.storage import statements
from bot.storage.alone import Alone
from bot.storage.contract import StoredBook, StoredEntry, StoredNotice, StoredRequest, StoredTimer, Trouble, Write
from bot.storage.group import Group
from bot.storage.lock import ProcessLock
from bot.storage.migrations import MIGRATIONS, Migration
from bot.storage.sqlite_file import check, connect, copy, trouble_of, upgrade
from bot.storage.sqlite_writer import Hop, Job, Writer, is_brief
from bot.storage.statements import selected
from bot.storage.tables import TABLES

T = TypeVar("T")

PAGE = 10_000
"""So many entries are read in one hop: other reads come in between, and the event loop is not held up."""

_REQUEST = "SELECT id, person, room, at, answer, handle, acknowledged FROM requests"
_BOOK = "SELECT id, kind, club, room, title, opened, version, closed FROM books"
_ENTRIES = "SELECT seq, request, at, person, kind, schema, body FROM entries WHERE book = ?"
_NOTICE = "SELECT key, card, at, room, person, book, id, due, tries, became FROM notices"
_BACKLOG = "SELECT count(*), min(CASE WHEN due > at THEN due ELSE at END) FROM notices WHERE state = 'waiting'"
# The key is said not to be empty, so that its index can be used.
_EARLIER = """
    SELECT became FROM notices WHERE key = ? AND key <> '' AND id < ? AND state = 'said' ORDER BY id DESC LIMIT 1
"""


class SqliteStore(Alone):
    """The contract's `Store` on a file that this process alone writes; or, `read_only`, beside the one that does."""

    def __init__(
        self,
        path: Path,
        *,
        clock: Callable[[], float] = time.time,
        read_only: bool = False,
        busy: float = 2.0,
        migrations: Sequence[Migration] = MIGRATIONS,
    ) -> None:
        self._path = path
        self._clock = clock
        self._read_only = read_only
        self._busy = busy
        self._migrations = migrations
        self._lock = ProcessLock(path.with_name(path.name + ".lock"))
        self._writer: Writer | None = None
        self._group: Group[Job] | None = None
        self._reader: Hop | None = None

    async def open(self) -> None:
        """Connect, upgrade the schema if it is older (after a backup), refuse if it is newer or damaged."""
        try:
            if self._read_only:
                self._reader = await Hop.to(self._looked_at)
            else:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._lock.take()
                self._writer = Writer(await Hop.to(self._prepared), self._busy)
                self._group = Group(self._writer.commit, self._writer.carry_over)
                self._reader = await Hop.to(partial(connect, self._path, busy=self._busy, read_only=True))
        except BaseException as error:
            await self.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise trouble_of(error) from error
            raise

    def _prepared(self) -> sqlite3.Connection:
        connection = connect(self._path, busy=self._busy)
        try:
            upgrade(connection, self._path, self._migrations)
            # From now on the writer says when to wait, and when to carry the log over into the file.
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("PRAGMA wal_autocheckpoint = 0")
        except BaseException:
            connection.close()
            raise
        return connection

    def _looked_at(self) -> sqlite3.Connection:
        if not self._path.exists():
            raise Trouble("missing", str(self._path))
        if self._path.is_dir():
            raise Trouble("no-place", str(self._path))
        connection = connect(self._path, busy=self._busy, read_only=True)
        try:
            version = check(connection, len(self._migrations))
            if version < len(self._migrations):
                raise Trouble("older", f"schema {version}, this release makes it {len(self._migrations)} when it runs")
        except BaseException:
            connection.close()
            raise
        return connection

    async def close(self) -> None:
        """Write what waits and disconnect."""
        try:
            if self._reader is not None:
                await self._reader.close()
            if self._group is not None:
                await self._group.close()
            if self._writer is not None:  # the last to go: it empties the log into the file
                await self._writer.close()
        finally:
            self._reader = self._group = self._writer = None
            self._lock.release()

    def _do(self, job: Job) -> Awaitable[None]:
        try:
            return self._writing().do(job)
        except Trouble as trouble:
            failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            failed.set_exception(trouble)
            return failed

    def _writing(self) -> Group[Job]:
        if self._group is None:
            raise Trouble("read-only" if self._read_only else "other", "not open for writing")
        return self._group

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise Trouble("other", "not open")
        return await self._reader.run(function)

    async def _rows(self, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(statement, tuple(values)).fetchall())

    def write(self, write: Write) -> Awaitable[None]:
        """Write durably, in the order of the calls, several in one commit; raises Repeated, Overtaken or Trouble."""
        return self._do(Job(partial(statements.of_write, write, self._clock()), is_brief(write)))

    async def settled(self) -> None:
        """Return once everything given to `write` before now is on disk; raises nothing."""
        if self._group is not None:
            await self._group.settled(Job(tuple, brief=True))

    def acknowledge(self, request: str) -> None:
        """The answer to this request was said; written with the next commit, or soon."""
        self._writing().acknowledge(request)

    async def rows(self, table: str, **values: Any) -> list[dict[str, Any]]:
        """The rows of a plain table that have these values."""
        known = TABLES[table]
        names = tuple(known.columns)
        order = " ORDER BY " + ", ".join(known.keys)
        rows = await self._rows(f"SELECT {', '.join(names)}" + selected(table, tuple(values)) + order, values.values())
        return [dict(zip(names, row, strict=True)) for row in rows]

    async def request(self, id: str) -> StoredRequest | None:
        """A request that was done before."""
        return next(map(_request, await self._rows(_REQUEST + " WHERE id = ?", [id])), None)

    async def unanswered(self, before: float) -> list[StoredRequest]:
        """Requests done before that moment whose answer nobody is known to have heard."""
        where = " WHERE answer <> '' AND at < ? AND acknowledged = 0 ORDER BY at"
        return [*map(_request, await self._rows(_REQUEST + where, [before]))]

    async def book(self, id: str) -> StoredBook | None:
        """A book by its id."""
        return next(starmap(StoredBook, await self._rows(_BOOK + " WHERE id = ?", [id])), None)

    async def books(
        self, *, room: str = "", club: str = "", kind: str = "", open_only: bool = False
    ) -> list[StoredBook]:
        """The books of a room or club, the last used first."""
        wanted = {name: value for name, value in {"room": room, "club": club, "kind": kind}.items() if value}
        clauses = [f"{name} = ?" for name in wanted] + ["closed IS NULL"] * open_only
        where = " WHERE " + " AND ".join(clauses) if clauses else ""
        rows = await self._rows(_BOOK + where + " ORDER BY used DESC, opened DESC, id", wanted.values())
        return [*starmap(StoredBook, rows)]

    async def entries(
        self,
        book: str,
        *,
        after: int = 0,
        first: int | None = None,
        last: int | None = None,
        kinds: Collection[str] = (),
    ) -> list[StoredEntry]:
        """The entries of a book in their order: after a number, the first or the last few, or of some kinds alone."""
        of_kinds = f" AND kind IN ({', '.join('?' * len(kinds))})" if kinds else ""
        if last is not None:
            newest = f"{_ENTRIES} AND seq > ?{of_kinds} ORDER BY seq DESC LIMIT ?"
            return [*map(StoredEntry._make, reversed(await self._rows(newest, [book, after, *kinds, last])))]
        statement = f"{_ENTRIES} AND seq > ?{of_kinds} ORDER BY seq LIMIT ?"
        entries: list[StoredEntry] = []
        while True:
            most = PAGE if first is None else min(PAGE, first - len(entries))
            values = (book, entries[-1].seq if entries else after, *kinds, most)
            page = await self._read(partial(_page, statement, values))
            entries += page
            if len(page) < most or len(entries) == first:
                return entries

    async def seeds(self, book: str) -> dict[int, bytes]:
        """The seeds of a book's seals, by the seal's number."""
        rows = await self._rows("SELECT number, seed FROM seeds WHERE book = ? ORDER BY number", [book])
        return dict(rows)

    async def timers(self, before: float) -> list[StoredTimer]:
        """What is due by that moment, earliest first."""
        rows = await self._rows("SELECT book, name, at FROM timers WHERE at <= ? ORDER BY at, book, name", [before])
        return [*starmap(StoredTimer, rows)]

    async def next_timer(self, after: float = -math.inf) -> float | None:
        """The earliest moment, after another, that any book waits for."""
        [(at,)] = await self._rows("SELECT min(at) FROM timers WHERE at > ?", [after])
        return None if at is None else float(at)

    async def waiting(self, now: float, most: int = 100) -> list[StoredNotice]:
        """Notices to say now, oldest first."""
        where = " WHERE state = 'waiting' AND due <= ? ORDER BY id LIMIT ?"
        return [*starmap(StoredNotice, await self._rows(_NOTICE + where, [now, most]))]

    async def backlog(self) -> tuple[int, float | None]:
        """How many notices wait to be said, and the moment from which the oldest of them might have been."""
        [(count, since)] = await self._rows(_BACKLOG)
        return int(count), since

    async def next_notice(self) -> float | None:
        """The earliest moment at which a notice waits to be said."""
        [(due,)] = await self._rows("SELECT min(due) FROM notices WHERE state = 'waiting'")
        return None if due is None else float(due)

    async def said(self, notice: int, became: str) -> None:
        """A notice was said: keep what it became, lose its text."""
        await self._do(Job(lambda: [statements.of_said(notice, became)]))

    async def postpone(self, notice: int, until: float) -> None:
        """A notice could not be said now."""
        await self._do(Job(lambda: [statements.of_postponed(notice, until)]))

    async def give_up(self, notice: int, reason: str) -> None:
        """A notice can never be said."""
        await self._do(Job(lambda: [statements.of_given_up(notice, reason)]))

    async def earlier(self, key: str, before: int) -> str:
        """What the last notice said under the same key became; empty if there was none."""
        rows = await self._rows(_EARLIER, [key, before]) if key else []
        return str(rows[0][0]) if rows else ""

    async def sweep(self, now: float) -> None:
        """Forget what nobody needs any more: old answers, old questions, said notices."""
        await self._do(Job(partial(statements.of_sweep, now)))

    async def backup(self, target: str) -> None:
        """A consistent copy, while running."""
        await self.settled()
        try:
            await asyncio.to_thread(copy, self._path, Path(target), replace=False)
        except (sqlite3.Error, OSError) as error:
            raise trouble_of(error) from error


def _request(row: tuple[Any, ...]) -> StoredRequest:
    return replace(StoredRequest(*row), acknowledged=bool(row[-1]))


def _page(statement: str, values: Sequence[Any], connection: sqlite3.Connection) -> list[StoredEntry]:
    return [*map(StoredEntry._make, connection.execute(statement, values))]
