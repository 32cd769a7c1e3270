"""Books, people, notices and timers in a PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import starmap
from pathlib import Path
from typing import Any

import asyncpg

from bot.storage.contract import SPANS, News, Spans, Trouble
from bot.storage.group_commit import GroupCommit
from bot.storage.moving import move
from bot.storage.moving_postgresql import looked_at
from bot.storage.moving_sqlite import opened
from bot.storage.postgresql_claims import PostgresClaims
from bot.storage.postgresql_leases import PostgresLeases
from bot.storage.postgresql_schema import MIGRATIONS
from bot.storage.postgresql_scrub import scrub
from bot.storage.postgresql_server import (
    LOST,
    Connection,
    Migration,
    check,
    kept,
    numbered,
    take,
    trouble_of,
    upgrade,
)
from bot.storage.postgresql_writer import PostgresWriter
from bot.storage.sql_store import BOOK, LAST_USED_FIRST, SqlStore
from bot.storage.sqlite_file import written_whole
from bot.storage.statements import growth
from bot.storage.stored import Lent, Size, StoredBook, StoredNotice, StoredRequest, StoredTimer

PATIENCE = 10.0
"""Longest that connecting, a statement, or whoever still sees what was deleted may take (seconds)."""
READERS = 4
"""Most connections that read at once."""
_OPEN = f"""
    {BOOK} WHERE closed IS NULL AND (room, kind) IN (SELECT * FROM unnest(?::text[], ?::text[])) {LAST_USED_FIRST}
"""


class PostgresStore(SqlStore):
    """The contract's `Store` on a database that several processes may share."""

    def __init__(
        self,
        url: str,
        *,
        clock: Callable[[], float] = time.time,
        read_only: bool = False,
        migrations: Sequence[Migration] = MIGRATIONS,
        patience: float = PATIENCE,
        spans: Spans = SPANS,
        archives: Path = Path("archive"),
    ) -> None:
        super().__init__(clock=clock, read_only=read_only, archives=archives)
        self._patience = patience
        self._url = url
        self._migrations = migrations
        self._shared = PostgresClaims(self._rows, spans)
        self._leases = PostgresLeases(self._rows, self._shared, spans)
        self._manner: Mapping[str, Any] = {
            "timeout": PATIENCE,
            "command_timeout": PATIENCE,
            "server_settings": {"application_name": self._shared.name},
        }
        """Arguments of every connection; by its application_name the other processes see that this one lives."""
        self._writer = PostgresWriter(self._connect, self._shared.news, PATIENCE)
        self._pool: Any = None
        self._wanted: set[tuple[str, str]] = set()
        """Rooms and kinds of books of which somebody wants to know whether one is open."""
        self._looking: asyncio.Task[list[StoredBook]] | None = None

    async def open(self) -> None:
        """Connect, upgrade the schema if it is older, refuse if it is newer."""
        try:
            first = await asyncpg.connect(self._url, **self._manner)
            try:
                if self._read_only:
                    await check(first, len(self._migrations))
                else:
                    await upgrade(first, self._migrations)
            finally:
                await first.close()
            if not self._read_only:
                await self._writer.open()
                self._group = GroupCommit(self._writer.commit)
            # None is kept ready: for that the pool would write to the log without end while the server is away.
            self._pool = await asyncpg.create_pool(
                self._url, min_size=0, max_size=READERS, reset=_as_it_is, **self._manner
            )
            self._shared.begin(self._connect)
            if not self._read_only:
                await self._scrub_what_is_left()
            await self._know_what_is_away()
        except BaseException as error:
            await self.close()
            if isinstance(error, (asyncpg.PostgresError, *LOST)):
                raise trouble_of(error) from error
            raise

    async def _connect(self) -> Connection:
        connection = await asyncpg.connect(self._url, **self._manner)
        if not self._read_only and not await take(connection):
            await connection.close()
            raise Trouble("in-use")
        return connection

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self._shared.end()
        if self._group is not None:
            await self._group.close()
        await self._end_scrubbing()
        if self._pool is not None:
            await self._pool.close()
        await self._writer.close()
        self._group = self._pool = None

    async def _rows(self, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows that a statement finds; asked once more where the connection was lost, for it changes nothing."""
        if self._pool is None:
            raise Trouble("other", "not open")
        ask = partial(self._pool.fetch, numbered(statement), *kept(tuple(values)))
        try:
            try:
                found = await ask()
            except LOST:
                found = await ask()
        except (asyncpg.PostgresError, *LOST) as error:
            raise trouble_of(error) from error
        return [*map(tuple, found)]

    async def books(
        self, *, room: str = "", club: str = "", clubs: Collection[str] = (), kind: str = "", open_only: bool = False
    ) -> list[StoredBook]:
        """The books of a room, a club or several clubs, the last used first. Before each roll it is asked whether
        another process opened a campaign there: those that come together ask in one statement."""
        if not (room and kind and open_only) or club or clubs:
            return await super().books(room=room, club=club, clubs=clubs, kind=kind, open_only=open_only)
        self._wanted.add((room, kind))
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
        return [book for book in await asyncio.shield(self._looking) if (book.room, book.kind) == (room, kind)]

    async def _look(self) -> list[StoredBook]:
        wanted, self._wanted, self._looking = [*self._wanted], set[tuple[str, str]](), None
        return [*starmap(StoredBook, await self._rows(_OPEN, [[*column] for column in zip(*wanted, strict=True)]))]

    @property
    def shared(self) -> bool:
        """Other processes may write to it."""
        return True

    async def claim_timers(self, before: float, but: Collection[str] = ()) -> list[StoredTimer]:
        """What is due by that moment, for this process to ring."""
        return await self._shared.timers(before, but)

    async def claim_notices(self, now: float, platforms: Collection[str]) -> list[StoredNotice]:
        """Notices for this process to say now: the first that waits for each room and person."""
        return await self._shared.notices(now, platforms)

    async def claim_behind(self, notice: StoredNotice, now: float) -> list[StoredNotice]:
        """A few notices that wait in the same room behind one that this process has claimed."""
        return await self._shared.behind(notice, now)

    async def claim_answers(self, platforms: Collection[str]) -> list[StoredRequest]:
        """A few of the requests whose answer nobody is known to have heard, for this process to say now."""
        heard = self._acknowledged()
        claimed = await self._shared.answers(platforms)
        return [one for one in claimed if one.id not in heard | self._acknowledged()]

    async def keep_claims(self, answers: Collection[str]) -> None:
        """The notices that this process has claimed are still being said, and so are these answers."""
        await self._shared.keep(answers)

    async def lease(self, task: str) -> bool:
        """Take, or keep, a task that one process alone may do."""
        return await self._leases.take(task)

    async def give_back(self, task: str, kept: str = "") -> None:
        """Let another process have the task; what is kept is left for it."""
        await self._leases.give_back(task, kept)

    async def leases(self, beginning: str) -> list[Lent]:
        """The tasks whose names begin so."""
        return await self._leases.all(beginning)

    async def keep_leases(self, kept: Mapping[str, str]) -> set[str]:
        """Keep these tasks, each with what belongs to it; those that are ours still."""
        return await self._leases.keep(kept)

    async def at_most_every(self, seconds: float, task: str) -> bool:
        """Whether this process may do now what all together may do once in so long."""
        return await self._leases.at_most_every(seconds, task)

    async def sweep(self, now: float) -> None:
        """Forget what nobody needs any more, tasks of processes long gone too."""
        await super().sweep(now)
        await self._leases.sweep()

    def listen(self, heard: Callable[[News], None]) -> None:
        """Tell of what other processes write, from the next `open` on."""
        self._shared.listen(heard)

    async def scrub(self) -> None:
        """Let no file of these tables hold what was deleted before now; Trouble where a transaction still sees it."""
        await self.settled()
        try:
            connection = await self._connect()
            try:
                await scrub(connection, self._patience)
            finally:
                await connection.close()
        except (asyncpg.PostgresError, *LOST) as error:
            raise trouble_of(error) from error

    async def growth(self, now: float, days: float) -> Size:
        """How large it is, and what came in these last days."""
        return await growth(self._rows, postgresql=True, now=now, days=days)

    async def backup(self, target: str) -> None:
        """A consistent copy, while running: a SQLite file, which can be moved back."""
        await self.settled()
        with written_whole(Path(target), replace=False) as part:
            async with looked_at(self._url) as source, opened(part) as copy:
                await move(source, copy)


async def _as_it_is(_: Connection) -> None:
    """What reads leaves nothing to be reset on its connection: asked for after each, that was a statement more."""
