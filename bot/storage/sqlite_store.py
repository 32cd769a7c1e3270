"""Books, people, notices and timers in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.storage.contract import Trouble
from bot.storage.group_commit import SOON, GroupCommit
from bot.storage.single_process import ProcessLock, SingleProcess
from bot.storage.sql_store import SqlStore
from bot.storage.sqlite_file import check, connect, copy, trouble_of, upgrade
from bot.storage.sqlite_schema import MIGRATIONS, Migration
from bot.storage.sqlite_writer import LONG, OneHopConnection, SqliteWriter
from bot.storage.statements import growth
from bot.storage.stored import Size, StoredEntry

T = TypeVar("T")


class SqliteStore(SingleProcess, SqlStore):
    """The contract's `Store` on a file that this process alone writes; or, `read_only`, beside the one that does."""

    def __init__(
        self,
        path: Path,
        *,
        clock: Callable[[], float] = time.time,
        read_only: bool = False,
        busy: float = 2.0,
        migrations: Sequence[Migration] = MIGRATIONS,
        soon: float = SOON,
        long: int = LONG,
        timer: Callable[[], float] = time.perf_counter,
        left_too: bool = False,
    ) -> None:
        super().__init__(clock=clock, read_only=read_only, archives=path.with_name("archive"))
        self._path = path
        self._busy = busy
        self._soon = soon
        self._long = long
        self._timer = timer
        self._left_too = left_too
        self._migrations = migrations
        self._lock = ProcessLock(path.with_name(path.name + ".lock"))
        self._writer: SqliteWriter | None = None
        self._reader: OneHopConnection | None = None

    async def open(self) -> None:
        """Connect, upgrade the schema if it is older (after a backup), refuse if it is newer or damaged."""
        try:
            if self._read_only:
                self._reader = await OneHopConnection.to(self._looked_at)
            else:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._lock.take()
                connection = await OneHopConnection.to(self._prepared)
                self._writer = SqliteWriter(connection, self._busy, long=self._long, timer=self._timer)
                self._group = GroupCommit(self._writer.commit, self._writer.carry_over, soon=self._soon)
                self._reader = await OneHopConnection.to(partial(connect, self._path, busy=self._busy, read_only=True))
                await self._scrub_what_is_left()
            await self._know_what_is_away()
        except BaseException as error:
            await self.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise trouble_of(error) from error
            raise

    def _prepared(self) -> sqlite3.Connection:
        connection = connect(self._path, busy=self._busy)
        try:
            upgrade(connection, self._path, self._migrations, left_too=self._left_too)
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
            version = check(connection, len(self._migrations), left_too=False)
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
            await self._end_scrubbing()
            if self._writer is not None:  # the last to go: it empties the log into the file
                await self._writer.close()
        finally:
            self._reader = self._group = self._writer = None
            self._lock.release()

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise Trouble("other", "not open")
        return await self._reader.run(function)

    async def _rows(self, statement: str, values: Iterable[Any] = ()) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(statement, tuple(values)).fetchall())

    async def _page(self, statement: str, values: Sequence[Any]) -> list[StoredEntry]:
        return await self._read(partial(_made, statement, values))

    async def scrub(self) -> None:
        """Let neither the file nor its log hold what was deleted before now; Trouble where somebody still reads it."""
        if self._writer is None:
            raise Trouble("read-only" if self._read_only else "other", "not open for writing")
        await self._writing().between(self._writer.scrub)

    async def growth(self, now: float, days: float) -> Size:
        """How large it is, and what came in these last days."""
        return await growth(self._rows, postgresql=False, now=now, days=days)

    async def backup(self, target: str) -> None:
        """A consistent copy, while running."""
        await self.settled()
        try:
            await asyncio.to_thread(copy, self._path, Path(target), replace=False)
        except (sqlite3.Error, OSError) as error:
            raise trouble_of(error) from error


def _made(statement: str, values: Sequence[Any], connection: sqlite3.Connection) -> list[StoredEntry]:
    return [*map(StoredEntry._make, connection.execute(statement, values))]
