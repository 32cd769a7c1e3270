"""Books, people, notices and timers in a PostgreSQL database."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

import asyncpg

from bot.storage import statements
from bot.storage.contract import (
    News,
    StoredBook,
    StoredEntry,
    StoredNotice,
    StoredRequest,
    StoredTimer,
    Trouble,
    Write,
)
from bot.storage.group import Group
from bot.storage.moving import move
from bot.storage.moving_postgresql import looked_at
from bot.storage.moving_sqlite import opened
from bot.storage.postgresql_schema import LOST, MIGRATIONS, Connection, Migration, check, take, trouble_of, upgrade
from bot.storage.postgresql_shared import Shared
from bot.storage.postgresql_writer import Job, Writer, kept, numbered
from bot.storage.sqlite_file import written_whole
from bot.storage.statements import selected
from bot.storage.tables import TABLES

PATIENCE = 10.0
"""A statement that takes longer than so many seconds is given up."""
READERS = 4
"""So many connections read at once, at most."""

_REQUEST = "SELECT id, person, room, at, answer, handle, acknowledged FROM requests"
_BOOK = "SELECT id, kind, club, room, title, opened, version, closed FROM books"
_ENTRIES = "SELECT seq, request, at, person, kind, schema, body FROM entries WHERE book = ?"
_NOTICE = "SELECT key, card, at, room, person, book, id, due, tries, became FROM notices"
_BACKLOG = "SELECT count(*), min(CASE WHEN due > at THEN due ELSE at END) FROM notices WHERE state = 'waiting'"
# The key is said not to be empty, so that its index can be used.
_EARLIER = """
    SELECT became FROM notices WHERE key = ? AND key <> '' AND id < ? AND state = 'said' ORDER BY id DESC LIMIT 1
"""


class PostgresStore:
    """The contract's `Store` on a database that several processes may share."""

    def __init__(
        self,
        url: str,
        *,
        clock: Callable[[], float] = time.time,
        read_only: bool = False,
        migrations: Sequence[Migration] = MIGRATIONS,
    ) -> None:
        self._url = url
        self._clock = clock
        self._read_only = read_only
        self._migrations = migrations
        self._shared = Shared(self._rows)
        self._writer = Writer(self._connect, self._shared.tell)
        self._group: Group[Job] | None = None
        self._pool: Any = None

    async def open(self) -> None:
        """Connect, upgrade the schema if it is older, refuse if it is newer."""
        try:
            connection = await self._writer.open()
            if self._read_only:
                await check(connection, len(self._migrations))
                await self._writer.close()
            else:
                await upgrade(connection, self._migrations)
                self._group = Group(self._writer.commit)
            self._pool = await asyncpg.create_pool(
                self._url, min_size=1, max_size=READERS, timeout=PATIENCE, command_timeout=PATIENCE
            )
            self._shared.begin(self._connect)
        except BaseException as error:
            await self.close()
            if isinstance(error, (asyncpg.PostgresError, *LOST)):
                raise trouble_of(error) from error
            raise

    async def _connect(self) -> Connection:
        connection = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
        if not self._read_only and not await take(connection):
            await connection.close()
            raise Trouble("in-use")
        return connection

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self._shared.end()
        if self._group is not None:
            await self._group.close()
        if self._pool is not None:
            await self._pool.close()
        await self._writer.close()
        self._group = self._pool = None

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

    async def _rows(self, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows that a statement finds; asked once more where the connection was lost, for it changes nothing."""
        if self._pool is None:
            raise Trouble("other", "not open")
        given = kept(tuple(values))
        try:
            try:
                return [*map(tuple, await self._pool.fetch(numbered(statement), *given))]
            except LOST:
                return [*map(tuple, await self._pool.fetch(numbered(statement), *given))]
        except (asyncpg.PostgresError, *LOST) as error:
            raise trouble_of(error) from error

    def write(self, write: Write) -> Awaitable[None]:
        """Write durably, in the order of the calls, several in one commit; raises Repeated, Overtaken or Trouble."""
        return self._do(Job(partial(statements.of_write, write, self._clock()), write))

    async def settled(self) -> None:
        """Return once everything given to `write` before now is on disk; raises nothing."""
        if self._group is not None:
            await self._group.settled(Job(tuple))

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
        order = " ORDER BY seq DESC" if last is not None else " ORDER BY seq"
        most = first if last is None else last
        limit = " LIMIT ?" if most is not None else ""
        values = [book, after, *kinds, *([most] if most is not None else [])]
        found = await self._rows(f"{_ENTRIES} AND seq > ?{of_kinds}{order}{limit}", values)
        return [*map(StoredEntry._make, found if last is None else reversed(found))]

    async def seeds(self, book: str) -> dict[int, bytes]:
        """The seeds of a book's seals, by the seal's number."""
        rows = await self._rows("SELECT number, seed FROM seeds WHERE book = ? ORDER BY number", [book])
        return {number: bytes(seed) for number, seed in rows}

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

    @property
    def shared(self) -> bool:
        """Other processes may write to it."""
        return True

    async def claim_timers(self, before: float) -> list[StoredTimer]:
        """What is due by that moment, for this process to ring."""
        return await self._shared.timers(before)

    async def claim_notices(self, now: float, platforms: Collection[str]) -> list[StoredNotice]:
        """Notices for this process to say now: the first that waits for each room and person."""
        return await self._shared.notices(now, platforms)

    async def claim_answers(self, before: float, platforms: Collection[str]) -> list[StoredRequest]:
        """Requests done before that moment whose answer nobody is known to have heard, for this process to answer."""
        return await self._shared.answers(before, platforms)

    async def keep_claims(self) -> None:
        """What this process has claimed of notices and answers is still being said."""
        await self._shared.keep()

    async def lease(self, task: str) -> bool:
        """Take, or keep, a task that one process alone may do."""
        return await self._shared.lease(task)

    async def give_back(self, task: str) -> None:
        """Let another process have the task."""
        await self._shared.give_back(task)

    def listen(self, heard: Callable[[News], None]) -> None:
        """Tell of what other processes write, from the next `open` on."""
        self._shared.listen(heard)

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
        """A consistent copy, while running: a SQLite file, which can be moved back."""
        await self.settled()
        with written_whole(Path(target), replace=False) as part:
            async with looked_at(self._url) as source, opened(part) as copy:
                await move(source, copy)


def _request(row: tuple[Any, ...]) -> StoredRequest:
    return replace(StoredRequest(*row), acknowledged=bool(row[-1]))
