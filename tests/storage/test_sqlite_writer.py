"""The commit group: a job fails alone, no cancellation keeps the house from closing, no log grows for ever."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import sqlite3
import weakref
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from bot.storage.contract import Overtaken, Trouble
from bot.storage.group_commit import GroupCommit, Heard, Outcomes, WriteJob
from bot.storage.sqlite_file import connect
from bot.storage.sqlite_store import SqliteStore
from bot.storage.sqlite_writer import OneHopConnection, SqliteWriter
from bot.storage.statements import Statement
from tests.storage.conftest import Clock, on_sqlite
from tests.storage.samples import opening

pytestmark = pytest.mark.asyncio


def group(store: SqliteStore) -> GroupCommit:
    assert store._group is not None
    return store._group


async def test_a_failing_job_is_taken_back_and_the_others_are_done_again_in_one_commit(sqlite: SqliteStore) -> None:
    tried: list[str] = []

    def enters(name: str, failure: Exception | None = None) -> WriteJob:
        def statements() -> Iterator[Statement]:
            tried.append(name)
            yield Statement("INSERT INTO people (id, name) VALUES (?, ?)", [(name, name)])
            if failure is not None:
                raise failure

        return WriteJob(statements)

    commits: list[str] = []
    assert sqlite._writer is not None
    await sqlite._writer._connection.run(lambda connection: connection.set_trace_callback(commits.append))
    jobs = [enters("anna"), enters("bruno", Overtaken()), enters("carla")]
    anna, bruno, carla = await asyncio.gather(*map(group(sqlite).do, jobs), return_exceptions=True)
    assert anna is None and isinstance(bruno, Overtaken) and carla is None
    assert sorted(row["id"] for row in await sqlite.rows("people")) == ["anna", "carla"]
    assert tried == ["anna", "bruno", "anna", "bruno", "carla"] and commits.count("COMMIT") == 1
    assert commits.count("SAVEPOINT job") == commits.count("RELEASE job") == 3, "none is left within another"


async def test_what_was_written_stays_in_nobodys_memory(sqlite: SqliteStore) -> None:
    class Long:
        """What a long write is made of."""

        def __call__(self) -> Iterator[Statement]:
            yield Statement("INSERT INTO people (id, name) VALUES (?, ?)", [("anna", "Anna")])

    made = Long()
    kept = weakref.ref(made)
    await group(sqlite).do(WriteJob(made))
    del made
    assert kept() is None
    assert len(await sqlite.rows("people")) == 1


async def test_a_group_in_which_nothing_fails_is_done_once(sqlite: SqliteStore) -> None:
    tried: list[int] = []

    def entering(number: int) -> WriteJob:
        def statements() -> Iterator[Statement]:
            tried.append(number)
            yield Statement("INSERT INTO people (id) VALUES (?)", [(number,)])

        return WriteJob(statements)

    await asyncio.gather(*(group(sqlite).do(entering(number)) for number in range(3)))
    assert tried == [0, 1, 2]


async def test_it_closes_and_writes_what_waits_though_writing_was_cancelled(tmp_path: Path, clock: Clock) -> None:
    store = on_sqlite(tmp_path, clock)
    await store.open()
    written = asyncio.ensure_future(store.write(opening()))
    task = group(store)._task
    assert task is not None
    task.cancel()
    await asyncio.wait_for(store.close(), 5)
    assert await asyncio.wait_for(written, 5) is None
    await store.open()
    assert await store.book("b") is not None
    await store.close()


async def test_it_goes_on_writing_after_writing_was_cancelled_before_it_began(sqlite: SqliteStore) -> None:
    first = asyncio.ensure_future(sqlite.write(opening("b")))
    task = group(sqlite)._task
    assert task is not None
    task.cancel()
    await asyncio.wait([task])
    await asyncio.wait_for(sqlite.write(opening("c")), 5)
    await asyncio.wait_for(first, 5)
    assert {book.id for book in await sqlite.books()} == {"b", "c"}


async def test_what_was_acknowledged_before_the_end_is_noted() -> None:
    noted: list[Heard] = []

    async def commit(jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        noted.extend(heard)
        return [None for _ in jobs]

    ending = GroupCommit(commit)
    ending.acknowledge("r", "a message")
    await ending.close()
    assert noted == [("a message", "r")]


async def test_what_was_acknowledged_in_a_commit_that_failed_is_noted_soon_by_itself() -> None:
    tried: list[Sequence[Heard]] = []

    async def commit(jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        tried.append(heard)
        if len(tried) == 1:
            raise Trouble("full")
        noted.set()
        return [None for _ in jobs]

    noted = asyncio.Event()
    group = GroupCommit(commit, soon=0.0)
    group.acknowledge("r", "a message")
    await asyncio.wait_for(noted.wait(), 5)
    await group.close()
    assert tried == [[("a message", "r")]] * 2


async def test_a_group_whose_writing_is_cancelled_as_it_closes_writes_what_waits() -> None:
    async def commit(jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        return [None for _ in jobs]

    ending = GroupCommit(commit)
    written = ending.do(WriteJob(tuple))
    assert ending._task is not None
    ending._task.cancel()
    async with asyncio.timeout(5):
        await ending.close()
    assert written.done()


async def test_it_closes_though_what_was_acknowledged_cannot_be_noted() -> None:
    tried: list[Sequence[Heard]] = []

    async def commit(jobs: Sequence[WriteJob], heard: Sequence[Heard]) -> Outcomes:
        tried.append(heard)
        raise Trouble("full")

    ending = GroupCommit(commit, soon=0.001)
    ending.acknowledge("r", "a message")
    await asyncio.wait_for(ending.close(), 5)
    until_then = len(tried)
    assert until_then
    await asyncio.sleep(0.01)
    assert len(tried) == until_then, "once it is closed nothing is tried any more"


# --- the log

NOTHING = WriteJob(tuple)


@asynccontextmanager
async def a_writer(path: Path, long: int) -> AsyncIterator[tuple[SqliteWriter, list[str]]]:
    """A writer whose log is long after so many commits and jobs, and what is done about the log."""
    done: list[str] = []
    connection = await OneHopConnection.to(partial(connect, path, busy=0.05))
    await connection.run(lambda it: it.execute("CREATE TABLE memory (key, value)"))
    await connection.run(
        lambda it: it.set_trace_callback(lambda said: done.append(said) if "checkpoint" in said else None)
    )
    yield (writer := SqliteWriter(connection, 0.05, long=long)), done
    await writer.close()


@pytest.mark.parametrize("long", [5, 8])
async def test_the_log_is_carried_over_after_so_many_commits_and_jobs_and_not_before(tmp_path: Path, long: int) -> None:
    async with a_writer(tmp_path / "a.db", long) as (writer, done):
        carried = []
        for _ in range(6):
            await writer.commit([NOTHING] * 3, [])
            await writer.carry_over()
            carried.append(len(done))
        assert carried == [0, 1, 1, 2, 2, 3]


async def test_a_log_that_was_just_emptied_is_not_carried_over(tmp_path: Path) -> None:
    async with a_writer(tmp_path / "a.db", 5) as (writer, done):
        await writer.commit([NOTHING] * 3, [])
        await writer.scrub()
        before = len(done)
        await writer.commit([NOTHING] * 3, [])
        await writer.carry_over()
        assert len(done) == before
        await writer.commit([NOTHING] * 3, [])
        await writer.carry_over()
        assert len(done) == before + 1


async def test_a_log_that_somebody_reads_is_emptied_at_the_fifth_attempt_or_not_at_all(tmp_path: Path) -> None:
    async with a_writer(tmp_path / "a.db", 5) as (writer, done):
        await writer._connection.run(lambda it: it.execute("PRAGMA journal_mode = WAL").fetchall())
        with contextlib.closing(sqlite3.connect(tmp_path / "a.db", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM memory").fetchall()
            with pytest.raises(Trouble, match="locked"):
                await writer.scrub()
        assert [said for said in done if "TRUNCATE" in said] == ["PRAGMA wal_checkpoint(TRUNCATE)"] * 5
        await writer.scrub()


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "full"), sqlite3.OperationalError("no more")], ids=repr)
async def test_errors_of_the_system_are_trouble_too_in_the_thread_and_here(tmp_path: Path, error: Exception) -> None:
    def fails(connection: sqlite3.Connection) -> None:
        raise error

    async with a_writer(tmp_path / "a.db", 5) as (writer, _):
        with pytest.raises(Trouble):
            await writer._connection.run(fails)
        with pytest.raises(Trouble):
            writer._connection.here(fails)
