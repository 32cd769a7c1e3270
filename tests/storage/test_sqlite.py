"""What SQLite does beyond the contract: groups, troubles, and reading beside the writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import sql_store, sqlite_writer, statements
from bot.storage.contract import Forget, Overtaken, Put, Trouble, Write
from bot.storage.group_commit import WriteJob
from bot.storage.plain_tables import TABLES
from bot.storage.sqlite_store import SqliteStore
from bot.storage.statements import Statement
from tests.storage.conftest import Clock, on_sqlite
from tests.storage.samples import a_book, a_notice, a_request, an_append, an_entry, appending, opening

pytestmark = pytest.mark.asyncio


@contextlib.contextmanager
def another_writer(folder: Path) -> Iterator[None]:
    """Somebody has the database locked, say the sqlite3 command."""
    with contextlib.closing(sqlite3.connect(folder / "araldo.db", isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


async def tell(store: SqliteStore, statement: str) -> None:
    """Have the writing connection do something that it never does by itself."""
    assert store._writer is not None
    await store._writer._connection.run(lambda connection: connection.execute(statement).fetchall())


async def trace(store: SqliteStore, watch: Callable[[str], object]) -> None:
    """Have every statement of the writing connection told, in its thread."""
    assert store._writer is not None
    await store._writer._connection.run(lambda connection: connection.set_trace_callback(watch))


async def why_not(store: SqliteStore, *writes: Write) -> list[str]:
    """The troubles that writes at once end in."""
    outcomes = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
    return [outcome.reason for outcome in outcomes if isinstance(outcome, Trouble)]


async def test_writes_that_wait_are_committed_together(sqlite: SqliteStore) -> None:
    statements: list[str] = []
    await trace(sqlite, statements.append)
    await asyncio.gather(*(sqlite.write(opening(f"b{index}")) for index in range(50)))
    assert statements.count("COMMIT") == 1


async def where(store: SqliteStore, *writing: Callable[[], Awaitable[object]]) -> set[str]:
    """In which threads these are committed."""
    found: set[str] = set()

    def watch(statement: str) -> None:
        if statement == "COMMIT":
            found.add("here" if threading.current_thread() is threading.main_thread() else "thread")

    await trace(store, watch)
    for write in writing:
        await write()
    return found


class Disk:
    """A timer for a disk that takes as long as it is told for every commit."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds
        self._now = 0.0

    def __call__(self) -> float:
        self._now += self.seconds
        return self._now


QUICK, SLOW = sqlite_writer.QUICK * 0.9, sqlite_writer.QUICK * 1.1


@asynccontextmanager
async def a_store(folder: Path, disk: Disk, *, long: int = sqlite_writer.LONG) -> AsyncIterator[SqliteStore]:
    """An open store on such a disk."""
    store = SqliteStore(folder / "araldo.db", timer=disk, long=long)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def test_a_few_rows_are_committed_here_while_the_disk_is_quick(tmp_path: Path) -> None:
    async with a_store(tmp_path, Disk(QUICK)) as sqlite:
        await sqlite.write(opening("quick"))
        assert await where(sqlite, lambda: sqlite.write(opening())) == {"here"}


async def test_as_many_rows_as_are_few_are_committed_here(tmp_path: Path) -> None:
    few = Write(opens=a_book(), append=an_append("b", 0, 20))
    async with a_store(tmp_path, Disk(QUICK)) as sqlite:
        assert await where(sqlite, lambda: sqlite.write(few)) == {"here"}


@pytest.mark.parametrize(("entries", "notices", "changes"), [(21, 0, 0), (0, 21, 0), (0, 0, 21), (7, 7, 7)])
async def test_many_rows_are_committed_in_the_thread(
    sqlite: SqliteStore, entries: int, notices: int, changes: int
) -> None:
    many = Write(
        opens=a_book(),
        append=an_append("b", 0, entries),
        notices=[a_notice()] * notices,
        changes=[Put("memory", {"key": str(number)}) for number in range(changes)],
    )
    assert await where(sqlite, lambda: sqlite.write(many)) == {"thread"}


async def test_what_looks_through_a_table_is_committed_in_the_thread(sqlite: SqliteStore) -> None:
    forgetting = Write(changes=[Forget("anna")])
    assert await where(sqlite, lambda: sqlite.sweep(1e9), lambda: sqlite.write(forgetting)) == {"thread"}


@pytest.mark.parametrize("seconds", [sqlite_writer.QUICK, SLOW])
async def test_a_slow_disk_is_waited_for_in_the_thread(tmp_path: Path, seconds: float) -> None:
    async with a_store(tmp_path, Disk(seconds)) as sqlite:
        await sqlite.write(opening("slow"))
        assert await where(sqlite, lambda: sqlite.write(opening("b")), lambda: sqlite.write(opening("c"))) == {"thread"}


async def test_a_disk_that_is_quick_again_is_used_here_again(tmp_path: Path) -> None:
    disk = Disk(SLOW)
    async with a_store(tmp_path, disk) as sqlite:
        await sqlite.write(opening("slow"))
        disk.seconds = QUICK
        await sqlite.write(opening("b"))
        assert await where(sqlite, lambda: sqlite.write(opening("c"))) == {"here"}


async def test_the_log_is_carried_over_into_the_file_in_the_thread(tmp_path: Path) -> None:
    carried: list[bool] = []

    def watch(statement: str) -> None:
        if "checkpoint" in statement:
            carried.append(threading.current_thread() is not threading.main_thread())

    async with a_store(tmp_path, Disk(QUICK), long=20) as sqlite:
        await trace(sqlite, watch)
        for number in range(100):
            await sqlite.write(opening(f"b{number}"))
        assert len(carried) >= 9 and all(carried)  # the last may still be under way
        assert (tmp_path / "araldo.db-wal").stat().st_size < 140 * 4096  # the tables themselves take most of it


async def test_a_log_that_cannot_be_carried_over_now_stays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def no_checkpoint(action: int, what: str | None, *_: object) -> int:
        refused = action == sqlite3.SQLITE_PRAGMA and what == "wal_checkpoint"
        return sqlite3.SQLITE_DENY if refused else sqlite3.SQLITE_OK

    async with a_store(tmp_path, Disk(), long=2) as sqlite:
        assert sqlite._writer is not None
        await sqlite._writer._connection.run(lambda connection: connection.set_authorizer(no_checkpoint))
        await sqlite.write(opening("b"))
        await sqlite.write(opening("c"))
        assert {book.id for book in await sqlite.books()} == {"b", "c"} and "carried over" in caplog.text


async def test_a_locked_database_is_waited_for_in_the_thread(sqlite: SqliteStore, tmp_path: Path) -> None:
    begun: list[str] = []
    released = threading.Event()

    def watch(statement: str) -> None:
        if statement.startswith("PRAGMA busy_timeout") and threading.current_thread() is not threading.main_thread():
            begun.append(statement)
            assert released.wait(5)

    with another_writer(tmp_path):
        await trace(sqlite, watch)
        written = asyncio.ensure_future(sqlite.write(opening()))
        while not begun:
            await asyncio.sleep(0)
    released.set()
    await written
    assert await sqlite.book("b") is not None


async def test_a_long_read_does_not_stop_the_writer(sqlite: SqliteStore) -> None:
    await sqlite.write(Write(opens=a_book(), append=an_append("b", 0, 100)))
    reading, written = threading.Event(), threading.Event()

    def read_slowly(connection: sqlite3.Connection) -> list[int]:
        rows = connection.execute("SELECT seq FROM entries")
        first = rows.fetchone()
        reading.set()
        assert written.wait(5)
        return [seq for (seq,) in (first, *rows)]

    read = asyncio.ensure_future(sqlite._read(read_slowly))
    assert await asyncio.to_thread(reading.wait, 5)
    await sqlite.write(appending("r", "b", 100))
    written.set()
    assert await read == [*range(1, 101)]


async def test_an_acknowledgement_is_written_soon_without_another_commit(sqlite: SqliteStore) -> None:
    await sqlite.write(Write(a_request("r")))
    committing = asyncio.Event()
    loop = asyncio.get_running_loop()
    await trace(sqlite, lambda statement: statement == "COMMIT" and loop.call_soon_threadsafe(committing.set))
    sqlite.acknowledge("r")
    await asyncio.wait_for(committing.wait(), 5)
    await sqlite.settled()
    assert await sqlite.request("r") == replace(a_request("r"), acknowledged=True)


async def test_a_locked_database_fails_the_whole_group_and_works_again(sqlite: SqliteStore, tmp_path: Path) -> None:
    with another_writer(tmp_path):
        assert await why_not(sqlite, opening("b"), opening("c")) == ["locked", "locked"]
    assert await sqlite.books() == []
    await sqlite.write(opening("b"))


async def test_the_event_loop_waits_for_no_lock_and_carries_no_log_over(sqlite: SqliteStore) -> None:
    assert sqlite._writer is not None
    for pragma in ("busy_timeout", "wal_autocheckpoint"):
        found = await sqlite._writer._connection.run(lambda it, what=pragma: it.execute(f"PRAGMA {what}").fetchone())  # type: ignore[misc]
        assert found == (0,), pragma


async def test_after_a_wait_for_a_lock_the_event_loop_still_waits_for_none(sqlite: SqliteStore, tmp_path: Path) -> None:
    with another_writer(tmp_path):
        assert await why_not(sqlite, opening("b")) == ["locked"]
    assert sqlite._writer is not None
    [waits] = await sqlite._writer._connection.run(lambda it: it.execute("PRAGMA busy_timeout").fetchone())
    assert waits == 0


async def test_a_scrub_waits_for_locks_and_for_room_on_disk_and_leaves_the_event_loop_as_it_was(
    sqlite: SqliteStore,
) -> None:
    said: list[str] = []
    await trace(sqlite, said.append)
    await sqlite.scrub()
    done = [statement for statement in said if not statement.startswith(("BEGIN", "COMMIT", "--"))]
    before, after = done[: done.index("VACUUM")], done[-2:]
    assert {*before} >= {"PRAGMA busy_timeout = 50", "PRAGMA temp_store = FILE"}
    assert {*after} == {"PRAGMA busy_timeout = 0", "PRAGMA temp_store = MEMORY"}


async def test_an_acknowledgement_outlives_a_failed_commit(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.write(Write(a_request("r")))
    sqlite.acknowledge("r")
    with another_writer(tmp_path):
        assert await why_not(sqlite, opening("b")) == ["locked"]
        assert await sqlite.unanswered(1e12) == [], "it is not said again while it cannot be written"
    await sqlite.write(opening("b"))
    assert await sqlite.request("r") == replace(a_request("r"), acknowledged=True)


async def test_a_full_disk_leaves_nothing_of_the_group(sqlite: SqliteStore) -> None:
    await sqlite.write(opening())
    await tell(sqlite, "PRAGMA max_page_count = 1")  # not less than there are
    vast = Write(a_request("vast", answer="x" * 1_000_000))
    assert await why_not(sqlite, appending("small", "b", 0), vast, appending("late", "b", 1)) == ["full"] * 3
    assert await sqlite.entries("b") == []
    assert await sqlite.request("small") is None
    begun = list[str]()
    await trace(sqlite, lambda statement: begun.extend(["BEGIN"] * statement.startswith("BEGIN")))
    assert await why_not(sqlite, Write(a_request("vast", answer="x" * 1_000_000))) == ["full"]
    assert begun == ["BEGIN"], "it is not tried again: nothing will have changed"
    await tell(sqlite, "PRAGMA max_page_count = 1000000")
    await sqlite.write(appending("small", "b", 0))


async def test_a_database_that_became_read_only_says_so(sqlite: SqliteStore) -> None:
    await tell(sqlite, "PRAGMA query_only = ON")
    assert await why_not(sqlite, opening()) == ["read-only"]


async def test_a_value_that_its_column_cannot_hold_falls_alone(sqlite: SqliteStore) -> None:
    number = next(
        (table, name) for table in TABLES.values() for name, kind in table.columns.items() if kind == "INTEGER"
    )
    table, name = number
    bad = Write(changes=[Put(table.name, {**dict.fromkeys(table.keys, "k"), name: "many"})])
    assert await why_not(sqlite, bad, opening()) == ["other"]
    assert await sqlite.book("b") is not None


ONES_OWN: dict[str, Callable[[], Statement]] = {
    "a row that is there": lambda: Statement("INSERT INTO books SELECT * FROM books", [()]),
    "too few values": lambda: Statement("DELETE FROM memory WHERE key = ?", [()]),
    "a value of no kind": lambda: Statement("DELETE FROM memory WHERE key = ?", [(object(),)]),
    "a number too large": lambda: Statement("DELETE FROM memory WHERE key = ?", [(2**64,)]),
}


@pytest.mark.parametrize("statement", ONES_OWN.values(), ids=ONES_OWN)
async def test_a_statement_that_is_wrong_in_itself_falls_alone(
    sqlite: SqliteStore, statement: Callable[[], Statement]
) -> None:
    await sqlite.write(opening("before"))
    assert sqlite._group is not None
    wrong = sqlite._group.do(WriteJob(lambda: [statement()]))
    right = sqlite.write(opening("b"))
    first, second = await asyncio.gather(wrong, right, return_exceptions=True)
    assert isinstance(first, Exception) and second is None
    assert await sqlite.book("b") is not None


async def test_an_error_of_a_cancelled_write_is_logged(sqlite: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    task = asyncio.ensure_future(sqlite.write(appending("r", "nowhere", 0)))
    task.cancel()
    await sqlite.settled()
    assert Overtaken.__name__ in caplog.text


async def test_seeds_are_in_no_log(sqlite: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await sqlite.write(Write(opens=a_book(), append=replace(an_append("b", 0), seeds=[(1, b"secret")])))
    assert await sqlite.seeds("b") == {1: b"secret"}
    assert "secret" not in caplog.text


async def test_a_store_that_is_not_open_says_so(tmp_path: Path, clock: Clock) -> None:
    store = on_sqlite(tmp_path, clock)
    with pytest.raises(Trouble, match="not open"):
        await store.write(opening())
    with pytest.raises(Trouble, match="not open"):
        await store.books()


async def test_another_store_reads_beside_the_writer_and_writes_nothing(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.write(Write(opens=a_book(), append=an_append("b", 0)))
    beside = SqliteStore(tmp_path / "araldo.db", read_only=True)
    await beside.open()
    assert await beside.entries("b") == [an_entry(1)]
    await sqlite.write(appending("r", "b", 1))
    assert len(await beside.entries("b")) == 2
    assert await why_not(beside, appending("s", "b", 2)) == ["read-only"]
    await beside.close()


@pytest.mark.parametrize("statement", [statements._REPLACED, sql_store._EARLIER])
async def test_earlier_notices_are_found_by_their_key_however_many_there_are(tmp_path: Path, statement: str) -> None:
    store = SqliteStore(tmp_path / "araldo.db")
    await store.open()
    with contextlib.closing(sqlite3.connect(tmp_path / "araldo.db")) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", ["key", 1][: statement.count("?")]).fetchall()
    assert "notices_key" in plan[0][3]
    await store.close()


async def test_an_old_notice_is_compared_with_those_of_its_key_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "araldo.db")
    await store.open()
    [compares] = [text for text, _ in statements._SWEEP if "AS other" in text]
    with contextlib.closing(sqlite3.connect(tmp_path / "araldo.db")) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {compares}", [1]).fetchall()
    assert any("notices_key" in step[3] and "other" in step[3] for step in plan), plan
    await store.close()


LOOKED_UP = {
    "clubs": ("part_of",),
    "houses": ("club",),
    "rooms": ("id", "club"),
    "accounts": ("person", "handle"),
    "names": ("key",),
    "guests": ("person",),
    "aliases": ("old", "person"),
    "plays": ("book",),
    "seen": ("person",),
    "words": ("person", "book"),
    "presses": ("person",),
    "page_messages": ("room", "request"),
}


async def test_what_is_looked_up_otherwise_than_by_its_key_is_found_however_much_there_is(sqlite: SqliteStore) -> None:
    for table, columns in LOOKED_UP.items():
        for column in columns:
            plan = await sqlite._rows(f"EXPLAIN QUERY PLAN SELECT * {statements.selected(table, (column,))}", ["one"])
            assert f"INDEX {table}_{column} " in plan[0][3], (table, column)


async def test_it_has_its_file_to_itself_and_every_task(sqlite: SqliteStore) -> None:
    assert not sqlite.shared
    assert await sqlite.lease("clock") and await sqlite.lease("clock")
    assert await sqlite.keep_leases({"clock": "", "part 1": "kept"}) == {"clock", "part 1"}
    assert await sqlite.leases("") == []
    assert await sqlite.at_most_every(60, "roll") and await sqlite.at_most_every(60, "roll")
