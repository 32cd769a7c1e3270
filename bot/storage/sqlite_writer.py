"""The one connection that writes to SQLite: transactions of several requests, in the event loop or in a thread.

A few rows are committed by the event loop itself while the disk is quick, which saves the way to the database's thread
and back. A slow disk, a long job or a database that somebody else has locked is waited for in the thread.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeVar, cast

import aiosqlite

from bot.storage.contract import Drop, Forget, Trouble, Write
from bot.storage.group_commit import Heard, Outcomes, WriteJob
from bot.storage.sqlite_file import roll_back, trouble_of
from bot.storage.statements import ACKNOWLEDGE, SCRUBBED, Statement

T = TypeVar("T")

QUICK = 0.001
"""If the last commit took less than this (seconds), the event loop may make the next one itself."""
LONG = 500
"""Commits and jobs after which the write-ahead log is carried over into the database's file."""
FEW = 20
"""Most rows that the event loop may write itself."""

_LOG = logging.getLogger(__name__)
READERS = 5
"""Attempts to empty the write-ahead log while somebody still reads it; each waits as long as for a lock."""

_CARRY_OVER = "PRAGMA wal_checkpoint"
_EMPTY_LOG = "PRAGMA wal_checkpoint(TRUNCATE)"
_ONES_OWN = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)
"""Errors of one statement; any other error of SQLite is the database's, and everybody's."""


def _is_brief(write: Write | None) -> bool:
    """Whether it is a few rows, found by their keys."""
    if write is None:
        return False
    entries = write.append.entries if write.append is not None else ()
    rows = len(entries) + len(write.notices) + len(write.changes)
    return rows <= FEW and not any(isinstance(change, Drop | Forget) for change in write.changes)


class OneHopConnection(aiosqlite.Connection):
    """A connection in a thread of its own that runs a whole function in one hop there and back."""

    @classmethod
    async def to(cls, connector: Callable[[], sqlite3.Connection]) -> OneHopConnection:
        """Connect, in the new thread."""
        hop = cls(connector, iter_chunk_size=1)
        # A process that ends without closing its store must end all the same; SQLite is safe where a commit is cut off.
        hop._thread.daemon = True
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


class SqliteWriter:
    """Commits groups of jobs, each group in one transaction."""

    def __init__(
        self, connection: OneHopConnection, busy: float, *, long: int, timer: Callable[[], float] = perf_counter
    ) -> None:
        self._connection = connection
        self._busy = busy
        self._long = long
        self._timer = timer
        self._quick = True
        self._logged = 0

    async def close(self) -> None:
        """Disconnect."""
        await self._connection.close()

    async def commit(self, jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        """What became of each job, here if that is quick, else in the thread; raises Trouble if nothing was written."""
        self._logged += 1 + len(jobs)
        if self._quick and all(_is_brief(job.write) for job in jobs):
            try:
                return self._connection.here(lambda connection: self._commit(jobs, heard, connection))
            except Trouble as trouble:
                if trouble.reason != "locked":
                    raise
        # The thread keeps what it was given last until it is given more: an import of years stayed in memory so long.
        given = [jobs]
        # Not a partial: aiosqlite would write all of it, seeds too, into a log at debug level.
        return await self._connection.run(lambda connection: self._commit_patiently(given.pop(), heard, connection))

    async def carry_over(self) -> None:
        """Empty a long log into the file: always in the thread, for it takes as long as many commits."""
        if self._logged < self._long:
            return
        self._logged = 0
        try:
            await self._connection.run(lambda connection: connection.execute(_CARRY_OVER).fetchall())
        except Trouble as trouble:
            _LOG.warning("the log could not be carried over into the database's file: %s", trouble)

    async def scrub(self) -> None:
        """Write the whole file anew and empty the log: whatever was deleted is then in neither. Nothing else may be
        written meanwhile."""
        self._logged = 0
        await self._connection.run(self._scrub)

    def _scrub(self, connection: sqlite3.Connection) -> None:
        connection.execute(f"PRAGMA busy_timeout = {self._busy * 1000:.0f}")
        connection.execute("PRAGMA temp_store = FILE")  # in memory it would be as large as the database
        try:
            connection.execute("VACUUM")
            # It waits for readers as for locks, and then says 1.
            if all(connection.execute(_EMPTY_LOG).fetchone()[0] for _ in range(READERS)):
                raise Trouble("locked", "somebody still reads what stood in the log")
            connection.execute(SCRUBBED)
        finally:
            connection.execute("PRAGMA temp_store = MEMORY")
            connection.execute("PRAGMA busy_timeout = 0")

    def _commit_patiently(
        self, jobs: Sequence[WriteJob], heard: Sequence[Heard], connection: sqlite3.Connection
    ) -> Outcomes:
        """Wait for whoever has the database locked."""
        connection.execute(f"PRAGMA busy_timeout = {self._busy * 1000:.0f}")
        try:
            return self._commit(jobs, heard, connection)
        finally:
            connection.execute("PRAGMA busy_timeout = 0")

    def _commit(self, jobs: Sequence[WriteJob], heard: Sequence[Heard], connection: sqlite3.Connection) -> Outcomes:
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
                cursor.executemany(ACKNOWLEDGE, heard)
            before = self._timer()
            cursor.execute("COMMIT")
            self._quick = self._timer() - before < QUICK
        except BaseException:
            roll_back(connection)
            raise
        return outcomes or [None] * len(jobs)


def _apart(job: WriteJob, cursor: sqlite3.Cursor) -> Exception | None:
    cursor.execute("SAVEPOINT job")
    outcome = _attempt(job, cursor)
    if outcome is not None:
        cursor.execute("ROLLBACK TO job")
    cursor.execute("RELEASE job")
    return outcome


def _attempt(job: WriteJob, cursor: sqlite3.Cursor) -> Exception | None:
    """Do a job; gives the error that is its own."""
    try:
        for statement in job.statements():
            _run(statement, cursor)
    except _ONES_OWN as error:
        outcome = trouble_of(error)
        outcome.__cause__ = error
        return outcome
    except sqlite3.Error:
        raise
    except Exception as error:
        return error
    return None


def _run(statement: Statement, cursor: sqlite3.Cursor) -> None:
    if len(statement.rows) > 1:
        cursor.executemany(statement.text, statement.rows)
        return
    cursor.execute(statement.text, statement.rows[0])
    if statement.unless is not None and not cursor.rowcount:
        raise statement.unless
