"""The one connection that writes to PostgreSQL: transactions of several requests, done again when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

import asyncpg

from bot.storage.contract import Write
from bot.storage.group_commit import Batches, Heard, Outcomes, WriteJob
from bot.storage.postgresql_server import LOST, Connection, kept, numbered, trouble_of
from bot.storage.statements import ACKNOWLEDGE, Statement

TRIES = 3
"""Tries of a group: other processes may interfere, and the connection may be lost."""

_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class _Failed(Exception):
    """A job failed by itself, and with it the transaction: all is done again, each job with a savepoint."""


class PostgresWriter:
    """Commits groups of jobs, each group in one transaction."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        tell: Callable[[Connection, Iterable[Write]], Awaitable[str]],
    ) -> None:
        self._connect = connect
        self._tell = tell
        self._connection: Connection | None = None

    async def open(self) -> Connection:
        """The connection; a new one if it was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def commit(self, jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        """What became of each job; raises Trouble when nothing of them was written."""
        left = TRIES
        while True:
            left -= 1
            try:
                return await self._committed(await self.open(), jobs, heard)
            except (*_AGAIN, *LOST) as error:
                await self._leave(lost=isinstance(error, LOST))
                if not left:
                    raise trouble_of(error) from error
            except asyncpg.PostgresError as error:
                await self._leave(lost=False)
                raise trouble_of(error) from error

    async def _leave(self, *, lost: bool) -> None:
        """Leave the transaction that failed, or the connection where there is no saying what it is still doing."""
        connection, self._connection = self._connection, None
        if connection is None:
            return
        if not lost:
            try:
                await connection.execute("ROLLBACK")
            except (asyncpg.PostgresError, *LOST):
                pass
            else:
                self._connection = connection
                return
        connection.terminate()

    async def _committed(self, connection: Connection, jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        outcomes: list[Exception | None] = [None] * len(jobs)
        await connection.execute("BEGIN")
        try:
            await _together(connection, jobs)
        except _Failed:
            await connection.execute("ROLLBACK")
            await connection.execute("BEGIN")
            outcomes = [await _apart(connection, job) for job in jobs]
        if heard:
            await connection.executemany(numbered(ACKNOWLEDGE), heard)
        done = [job for job, outcome in zip(jobs, outcomes, strict=True) if outcome is None]
        number = await self._tell(connection, [job.write for job in done if job.write is not None])
        try:
            await connection.execute("COMMIT")
        except LOST:
            await self._leave(lost=True)
            if not await self._is_written(number):
                raise
        return outcomes

    async def _is_written(self, number: str) -> bool:
        """Whether a transaction whose end was not heard of was committed; the database remembers."""
        while True:
            connection = await self.open()
            status = await connection.fetchval("SELECT pg_xact_status($1::text::xid8)", number)
            if status != "in progress":
                return bool(status == "committed")
            await asyncio.sleep(0.05)


async def _together(connection: Connection, jobs: Sequence[WriteJob]) -> None:
    """Do them all, with as few ways to the server and back as can be."""
    try:
        batches = Batches(partial(_run, connection))
        for job in jobs:
            for statement in job.statements():
                await batches.add(statement)
        await batches.flush()
    except Exception as error:
        if _is_its_own(error):
            raise _Failed from error
        raise


async def _apart(connection: Connection, job: WriteJob) -> Exception | None:
    """Do a job by itself; gives the error that is its own, with nothing of it written."""
    await connection.execute("SAVEPOINT job")
    try:
        await _do(connection, job)
    except _Failed as failed:
        await connection.execute("ROLLBACK TO job")
        error = failed.__cause__
        assert isinstance(error, Exception)
        return trouble_of(error) if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError) else error
    await connection.execute("RELEASE job")
    return None


async def _do(connection: Connection, job: WriteJob) -> None:
    try:
        for statement in job.statements():
            await _run(connection, statement)
    except Exception as error:
        if _is_its_own(error):
            raise _Failed from error
        raise


def _is_its_own(error: Exception) -> bool:
    """Whether an error is this job's; any other is the database's, and everybody's."""
    if isinstance(error, asyncpg.IntegrityConstraintViolationError | asyncpg.DataError | ValueError):
        return True
    return not isinstance(error, (asyncpg.PostgresError, *LOST))


async def _run(connection: Connection, statement: Statement) -> None:
    text = numbered(statement.text)
    if len(statement.rows) == 1:
        done: str = await connection.execute(text, *kept(statement.rows[0]))
        missed = done.endswith(" 0")
    elif statement.unless is None:
        await connection.executemany(text, [kept(row) for row in statement.rows])
        return
    else:
        changed = await connection.fetchmany(f"{text} RETURNING 1", [kept(row) for row in statement.rows])
        missed = len(changed) < len(statement.rows)
    if statement.unless is not None and missed:
        raise statement.unless
