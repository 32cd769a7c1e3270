"""Commits in groups: what arrives while one commit is under way goes into the next one, together.

A few rows are committed by the event loop itself while the disk is quick, which saves the way to the database's thread
and back. A slow disk, a long job or a database that somebody else has locked is waited for in the thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar, cast

import aiosqlite

from bot.storage.contract import Trouble
from bot.storage.sqlite_file import roll_back, trouble_of

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Cursor], None]

SOON = 0.05
"""For so many seconds an acknowledgement waits for a commit to go along with."""
QUICK = 0.001
"""A disk that took no longer than this for the last commit, in seconds, may hold up the event loop for the next one."""
LONG = 500
"""After so many commits and jobs what they wrote is carried over from the log into the database's file."""

_LOG = logging.getLogger(__name__)
_CARRY_OVER = "PRAGMA wal_checkpoint"
_ACKNOWLEDGE = "UPDATE requests SET acknowledged = 1 WHERE id = ?"
_ONES_OWN = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
"""Errors of one statement; any other error of SQLite is the database's, and everybody's."""


@dataclass(eq=False, slots=True)
class _Work:
    """A job that waits, and what is done when it is on disk."""

    job: Job
    brief: bool
    done: asyncio.Future[None]


class Hop(aiosqlite.Connection):
    """A connection in a thread of its own, which does a whole function in one hop there and back."""

    @classmethod
    async def to(cls, connector: Callable[[], sqlite3.Connection]) -> Hop:
        """Connect, in the new thread."""
        hop = cls(connector, iter_chunk_size=1)
        try:
            await hop
        except BaseException:
            # aiosqlite stops the thread without waiting for it, and it would outlive the event loop.
            hop._thread.join()
            raise
        return hop

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call the function with the connection in its thread; errors of SQLite become Trouble."""
        try:
            # A hop costs more than a statement; the public methods make one for each.
            return cast(T, await self._execute(function, self._conn))  # type: ignore[no-untyped-call]
        except (sqlite3.Error, OSError) as error:
            raise trouble_of(error) from error

    def here(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Call the function at once, while nothing is being done in the thread; errors become Trouble."""
        try:
            return function(self._conn)
        except (sqlite3.Error, OSError) as error:
            raise trouble_of(error) from error


class GroupWriter:
    """The one writer: takes jobs in the order of the calls, and commits as many at once as are waiting."""

    def __init__(self, connection: Hop, busy: float) -> None:
        self._connection = connection
        self._busy = busy
        self._quick = True
        self._logged = 0
        self._waiting: list[_Work] = []
        self._heard: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None

    def do(self, job: Job, *, brief: bool = False) -> asyncio.Future[None]:
        """Take the job now; what this gives is done when it is on disk, which it will be even if nobody waits.

        A brief job is a few statements that find their rows by keys.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Work(job, brief, done))
        self._begin()
        return done

    async def settled(self) -> None:
        """Return when every job given before now is on disk or has failed."""
        if self._task is not None:
            with contextlib.suppress(Trouble):
                await self.do(lambda _: None, brief=True)

    def acknowledge(self, request: str) -> None:
        """Note it with the next commit, or soon."""
        self._heard.append(request)
        self._remember()

    async def close(self) -> None:
        """Write what waits and disconnect."""
        self._begin()
        while self._task is not None:
            await asyncio.wait([self._task])
            if self._task is not None:
                self._begin()
        if self._later is not None:
            self._later.cancel()
        await self._connection.close()

    def _begin(self) -> None:
        if self._task is not None and self._task.cancelled():
            self._task = None  # It was cancelled before it began, and has done nothing.
        if self._task is None and (self._waiting or self._heard):
            self._task = asyncio.create_task(self._commit_all())

    def _remember(self) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(SOON, self._soon)

    def _soon(self) -> None:
        self._later = None
        self._begin()

    async def _commit_all(self) -> None:
        try:
            await self._commit_next()
            while self._waiting:
                await self._commit_next()
        finally:
            self._task = None

    async def _commit_next(self) -> None:
        group, self._waiting = self._waiting, []
        heard, self._heard = self._heard, []
        self._logged += 1 + len(group)
        outcomes: Sequence[Exception | None]
        try:
            outcomes = await self._committed(group, heard)
        except Exception as error:
            trouble = error if isinstance(error, Trouble) else Trouble("other", repr(error))
            _LOG.warning("%d writes failed together: %s", len(group), trouble)
            outcomes = [Trouble(trouble.reason, trouble.detail) for _ in group]
            self._heard = heard + self._heard
            self._remember()
        for work, outcome in zip(group, outcomes, strict=True):
            if work.done.cancelled():
                if outcome is not None:
                    _LOG.warning("a write that nobody waited for any more failed: %r", outcome)
            elif outcome is None:
                work.done.set_result(None)
            else:
                work.done.set_exception(outcome)
        if self._logged >= LONG:
            await self._carry_over()

    async def _carry_over(self) -> None:
        """Empty the log into the file: always in the thread, for it takes as long as many commits."""
        self._logged = 0
        try:
            await self._connection.run(lambda connection: connection.execute(_CARRY_OVER).fetchall())
        except Trouble as trouble:
            _LOG.warning("the log could not be carried over into the database's file: %s", trouble)

    async def _committed(self, group: Sequence[_Work], heard: Sequence[str]) -> Sequence[Exception | None]:
        """What became of each, here if that is quick, else in the thread."""
        jobs = [work.job for work in group]
        if self._quick and all(work.brief for work in group):
            try:
                return self._connection.here(lambda connection: self._commit(jobs, heard, connection))
            except Trouble as trouble:
                if trouble.reason != "locked":
                    raise
        # Not a partial: aiosqlite would write all of it, seeds too, into a log at debug level.
        return await self._connection.run(lambda connection: self._commit_patiently(jobs, heard, connection))

    def _commit_patiently(
        self, jobs: Sequence[Job], heard: Sequence[str], connection: sqlite3.Connection
    ) -> list[Exception | None]:
        """Wait for whoever has the database locked."""
        connection.execute(f"PRAGMA busy_timeout = {self._busy * 1000:.0f}")
        try:
            return self._commit(jobs, heard, connection)
        finally:
            connection.execute("PRAGMA busy_timeout = 0")

    def _commit(
        self, jobs: Sequence[Job], heard: Sequence[str], connection: sqlite3.Connection
    ) -> list[Exception | None]:
        """One transaction; a job that fails by itself is taken back alone, the database's errors take back all."""
        outcomes: list[Exception | None] = []
        cursor = connection.cursor()
        try:
            cursor.execute("BEGIN IMMEDIATE")
            # Hardly ever does a job fail, and savepoints cost as much as what stands between them: only when one did is
            # all of it done again with a savepoint around each.
            if not all(_attempt(job, cursor) is None for job in jobs):
                cursor.execute("ROLLBACK")
                cursor.execute("BEGIN IMMEDIATE")
                outcomes = [_apart(job, cursor) for job in jobs]
            if heard:
                cursor.executemany(_ACKNOWLEDGE, [(request,) for request in heard])
            before = time.perf_counter()
            cursor.execute("COMMIT")
            self._quick = time.perf_counter() - before < QUICK
        except BaseException:
            roll_back(connection)
            raise
        return outcomes or [None] * len(jobs)


def _apart(job: Job, cursor: sqlite3.Cursor) -> Exception | None:
    cursor.execute("SAVEPOINT job")
    outcome = _attempt(job, cursor)
    if outcome is not None:
        cursor.execute("ROLLBACK TO job")
    cursor.execute("RELEASE job")
    return outcome


def _attempt(job: Job, cursor: sqlite3.Cursor) -> Exception | None:
    """Do a job; gives the error that is its own."""
    try:
        job(cursor)
    except _ONES_OWN as error:
        outcome = trouble_of(error)
        outcome.__cause__ = error
        return outcome
    except sqlite3.Error:
        raise
    except Exception as error:
        return error
    return None
