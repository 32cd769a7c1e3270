"""The one connection that writes to PostgreSQL: transactions of several requests, done again when they are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial

import asyncpg

from bot.storage.contract import Write
from bot.storage.group_commit import Batches, Heard, Outcomes, WriteJob
from bot.storage.postgresql_claims import TELL
from bot.storage.postgresql_server import LOST, Connection, kept, numbered, trouble_of
from bot.storage.statements import ACKNOWLEDGE_ALL, Statement

TRIES = 3
"""Tries of a group: other processes may interfere, and the connection may be lost."""

_TOGETHER = ("requests", "books", "entries")
"""Tables of nearly every write. No other: notices are numbered as they are written, in whatever statement."""
NUMBER = "pg_current_xact_id()::text"
_STANDS = "SELECT EXISTS (SELECT FROM requests WHERE id = $1)"
_AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class _Failed(Exception):
    """A job failed by itself, and with it the transaction: all is done again, each job with a savepoint."""


class PostgresWriter:
    """Commits groups of jobs, each group in one transaction."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        news: Callable[[Iterable[Write]], str],
        patience: float,
    ) -> None:
        self._connect = connect
        self._news = news
        self._patience = patience
        """How long it is asked what became of a transaction (seconds)."""
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
        done = [job for job, outcome in zip(jobs, outcomes, strict=True) if outcome is None]
        number = await _ended(connection, heard, self._news(job.write for job in done if job.write is not None))
        try:
            await connection.execute("COMMIT")
        except LOST:
            await self._leave(lost=True)
            requests = [job.write.request.id for job in done if job.write is not None and job.write.request is not None]
            if not await self._is_written(number, requests):
                raise
        return outcomes

    async def _is_written(self, number: str, requests: Sequence[str]) -> bool:
        """Whether a transaction whose end was not heard of was committed; the database remembers.

        A server that never had it, of which a copy took the place, may give its number to another transaction: what
        was requested has to stand there too. Trouble if no server says it: what may be written is never done again.
        """
        until = asyncio.get_running_loop().time() + self._patience
        while True:
            try:
                connection = await self.open()
                status = await connection.fetchval("SELECT pg_xact_status($1::text::xid8)", number)
                if status == "committed" and requests:
                    return bool(await connection.fetchval(_STANDS, requests[0]))
            except asyncpg.InvalidParameterValueError:
                return False  # So many transactions there were not yet: this server never had it.
            except LOST as error:
                await self._leave(lost=True)
                unknown: BaseException = error
            else:
                if status != "in progress":
                    return bool(status == "committed")
                unknown = TimeoutError("a transaction goes on, as where a replica that it waits for is away")
            if asyncio.get_running_loop().time() >= until:
                raise trouble_of(unknown) from unknown
            await asyncio.sleep(0.05)


async def _ended(connection: Connection, heard: Sequence[Heard], news: str) -> str:
    """Note what was heard of and tell the other processes, once the transaction stands; gives its number."""
    became = {request: what for what, request in heard}
    heeding = f"WITH heard AS ({ACKNOWLEDGE_ALL}) " if became else ""
    values = [*([[*became.values()], [*became]] if became else []), *([news] if news else [])]
    ending = f"{TELL}, {NUMBER}" if news else f"SELECT {NUMBER}"
    return str(await connection.fetchval(numbered(heeding + ending), *values, column=1 if news else 0))


async def _together(connection: Connection, jobs: Sequence[WriteJob]) -> None:
    """Do them all, with as few ways to the server and back as can be."""
    try:
        batches = Batches(partial(_run, connection))
        for job in jobs:
            for statement in _joined(job.statements()):
                await batches.add(statement)
        await batches.flush()
    except Exception as error:
        if _is_its_own(error):
            raise _Failed from error
        raise


def _joined(statements: Iterable[Statement]) -> Iterator[Statement]:
    """The statements of one job, in fewer: a request, its book's version and an entry are written in one."""
    run: list[Statement] = []
    for statement in statements:
        alone = statement.table not in _TOGETHER or len(statement.rows) != 1
        if run and (alone or any(one.table == statement.table for one in run)):
            yield _one_of(run)
            run = []
        if alone:
            yield statement
        else:
            run.append(statement)
    if run:
        yield _one_of(run)


def _one_of(run: Sequence[Statement]) -> Statement:
    first, *others = run
    if not others:
        return first
    text = _with(tuple((one.text, one.unless is not None) for one in run))
    unless = next((one.unless for one in run if one.unless is not None), None)
    row = [value for one in run for value in one.rows[0]]
    return Statement(text, [row], unless, first.table, parts=tuple(run))


@lru_cache
def _with(parts: tuple[tuple[str, bool], ...]) -> str:
    """A statement that does all of these, and finds a row if each found one that has to."""
    each = ", ".join(f"part{number} AS ({text} RETURNING 1)" for number, (text, _) in enumerate(parts))
    found = ", ".join(f"part{number}" for number, (_, must) in enumerate(parts) if must)
    return f"WITH {each} SELECT 1" + (f" FROM {found}" if found else "")


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
        found = text if statement.parts else f"{text} RETURNING 1"
        changed = await connection.fetchmany(found, [kept(row) for row in statement.rows])
        missed = len(changed) < len(statement.rows)
    if statement.unless is not None and missed:
        raise statement.unless
