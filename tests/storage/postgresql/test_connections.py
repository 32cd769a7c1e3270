"""Whoever is done with PostgreSQL lets go of it: its connections are few, and others wait for them. Lost ones are made
anew."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from bot.storage.contract import News, Repeated, Trouble, Write
from bot.storage.moving_postgresql import looked_at, opened
from bot.storage.postgresql_schema import MIGRATIONS
from bot.storage.postgresql_store import PostgresStore
from tests.storage.on_disk import tell
from tests.storage.samples import a_book, appending, opening
from tests.storage.test_shared import Two, hearing, two

__all__ = ["two"]

pytestmark = pytest.mark.asyncio

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


async def test_no_job_leaves_a_connection_behind(postgresql_laid_out: str, tmp_path: Path) -> None:
    async def others() -> int:
        counting = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return int(await tell(store, counting))

    async def left(wanted: int) -> None:
        async with asyncio.timeout(5):
            while await others() != wanted:
                await asyncio.sleep(0.01)

    store = PostgresStore(postgresql_laid_out)
    await store.open()
    await left(2)  # one that writes, one that reads
    await store.scrub()
    await store.backup(str(tmp_path / "copy.db"))
    with pytest.raises(Trouble):
        async with opened(postgresql_laid_out):
            raise AssertionError
    await left(2)
    await store.close()
    await left(0)


async def test_a_request_is_written_in_four_statements_and_a_look_is_one(postgresql_laid_out: str) -> None:
    store = PostgresStore(postgresql_laid_out)
    await store.open()
    await store.write(opening("b"))
    heard: list[str] = []
    (await store._writer.open()).add_query_logger(lambda one: heard.append(one.query.split(maxsplit=1)[0]))
    store.acknowledge("before")  # What was heard goes along.
    await store.write(appending("r", "b", 0))
    assert heard == ["BEGIN", "WITH", "WITH", "COMMIT"]
    heard.clear()
    await store.write(Write())
    assert heard == []
    await store.book("b")
    looking = await asyncpg.connect(postgresql_laid_out)
    last = await looking.fetch("SELECT query FROM pg_stat_activity WHERE application_name = $1", store._shared.name)
    await looking.close()
    await store.close()
    assert any("FROM books" in one["query"] for one in last) and not any("RESET" in one["query"] for one in last)


async def test_ten_requests_that_come_together_are_as_many_statements_as_one(postgresql_laid_out: str) -> None:
    store = PostgresStore(postgresql_laid_out)
    await store.open()
    await asyncio.gather(*(store.write(opening(f"b{number}")) for number in range(10)))
    heard: list[str] = []
    (await store._writer.open()).add_query_logger(lambda one: heard.append(one.query.split(maxsplit=1)[0]))
    await asyncio.gather(*(store.write(appending(f"r{number}", f"b{number}", 0)) for number in range(10)))
    assert heard == ["BEGIN", "WITH", "SELECT", "COMMIT"]
    heard.clear()
    twice = [store.write(appending("again", f"b{number}", 1)) for number in range(2)]
    outcomes = await asyncio.gather(*twice, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), Repeated]
    assert [(await store.book(f"b{number}") or a_book()).version for number in range(2)] == [2, 1]
    await store.close()


async def test_rooms_of_which_is_asked_at_once_are_looked_at_in_one_statement() -> None:
    def row(id: str, room: str, kind: str = "daimon") -> tuple[object, ...]:
        return (id, kind, "club", room, "Book", 0.0, 1, None, "", 0)

    store = PostgresStore(NOWHERE)
    rows = [row("b2", "hall"), row("b1", "hall"), row("b3", "hall", "table"), row("b4", "cellar")]
    store._pool = pool = Pool(rows, [], asyncpg.DiskFullError("full"))

    async def ids(room: str, kind: str = "daimon") -> list[str]:
        return [book.id for book in await store.books(room=room, kind=kind, open_only=True)]

    asked = [ids("hall"), ids("hall", "table"), ids("cellar"), ids("nowhere"), ids("hall")]
    assert await asyncio.gather(*asked) == [["b2", "b1"], ["b3"], ["b4"], [], ["b2", "b1"]]
    assert await ids("hall") == []
    failed = await asyncio.gather(ids("hall"), ids("cellar"), return_exceptions=True)
    assert [type(one) for one in failed] == [Trouble, Trouble] and len(pool.asked) == 3


NOWHERE = "postgresql://127.0.0.1:1/nowhere"
"""Nobody answers there."""


@pytest.mark.parametrize(
    "door",
    [
        lambda: PostgresStore(NOWHERE).open(),
        lambda: PostgresStore(NOWHERE).scrub(),
        lambda: opened(NOWHERE).__aenter__(),
        lambda: looked_at(NOWHERE).__aenter__(),
    ],
    ids=["opened", "scrubbed", "moved", "looked at"],
)
async def test_where_nobody_answers_every_door_says_that_the_database_is_unreachable(
    door: Callable[[], Awaitable[object]],
) -> None:
    assert await why_not(door) == "unreachable"


async def why_not(door: Callable[[], Awaitable[object]]) -> str:
    """Why this door stays shut."""
    with pytest.raises(Trouble) as caught:
        await door()
    return caught.value.reason


async def test_what_is_only_read_is_neither_made_nor_upgraded(postgresql: str) -> None:
    def doors() -> list[Callable[[], Awaitable[object]]]:
        return [PostgresStore(postgresql, read_only=True).open, looked_at(postgresql).__aenter__]

    assert [await why_not(door) for door in doors()] == ["missing"] * 2
    older = PostgresStore(postgresql, migrations=MIGRATIONS[:-1])
    await older.open()
    await older.close()
    assert [await why_not(door) for door in doors()] == ["older"] * 2


async def test_where_somebody_must_be_alone_nobody_else_comes_in(postgresql_laid_out: str) -> None:
    store = PostgresStore(postgresql_laid_out)
    async with opened(postgresql_laid_out):
        assert [await why_not(door) for door in (store.open, store.scrub)] == ["in-use"] * 2
    await store.open()
    await store.close()


async def test_a_store_that_is_not_open_says_so() -> None:
    store = PostgresStore(NOWHERE)
    for door in (store.books, lambda: store.write(Write())):
        with pytest.raises(Trouble, match="not open"):
            await door()


class Pool:
    """Answers what is read as it is told, the first time, the second, …"""

    def __init__(self, *answers: object) -> None:
        self._answers = [*answers]
        self.asked: list[tuple[object, ...]] = []

    async def fetch(self, statement: str, *values: object) -> object:
        self.asked.append((statement, *values))
        if isinstance(answer := self._answers.pop(0), Exception):
            raise answer
        return answer


LOST = ConnectionResetError("lost")


@pytest.mark.parametrize(
    ("answers", "told", "tries"),
    [
        ([[(7,)]], [(7,)], 1),
        ([LOST, [(7,)]], [(7,)], 2),
        ([LOST, LOST, [(7,)]], "unreachable", 2),
        ([asyncpg.DiskFullError("full"), [(7,)]], "full", 1),
        ([LOST, asyncpg.DiskFullError("full"), [(7,)]], "full", 2),
    ],
    ids=["at once", "lost once", "lost twice", "full", "lost, then full"],
)
async def test_what_is_read_is_asked_once_more_where_the_connection_was_lost(
    answers: list[object], told: object, tries: int
) -> None:
    store, pool = PostgresStore(NOWHERE), Pool(*answers)
    store._pool = pool
    try:
        found: object = await store._rows("SELECT ?", ["a"])
    except Trouble as trouble:
        found = trouble.reason
    assert (found, pool.asked) == (told, [("SELECT $1", "a")] * tries)


async def test_after_a_lost_connection_everything_is_looked_up_again(two: Two) -> None:
    one, other = two
    heard = await hearing(other)
    # Every other connection to the database is cut, as when it is started anew.
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await one._rows(cut)  # type: ignore[attr-defined]
    assert await asyncio.wait_for(heard.get(), 10) == News(lost=True)


async def test_who_closes_leaves_no_connection_behind(two: Two) -> None:
    one, other = two
    await hearing(other)
    await other.write(opening())
    connections = "SELECT count(*) FROM pg_stat_activity WHERE application_name = ?"
    name = other._shared.name  # type: ignore[attr-defined]
    [(there,)] = await one._rows(connections, [name])  # type: ignore[attr-defined]
    assert there >= 2, "one that writes, one that listens"
    await other.close()
    async with asyncio.timeout(5):
        while await one._rows(connections, [name]) != [(0,)]:  # type: ignore[attr-defined]
            await asyncio.sleep(0.01)


async def test_who_only_reads_finds_no_books_in_an_empty_database(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    with pytest.raises(Trouble) as trouble:
        await PostgresStore(postgresql, read_only=True).open()
    assert trouble.value.reason == "missing"


async def test_writing_goes_on_after_the_connection_was_lost(two: Two) -> None:
    one, other = two
    await other.open()
    await one.write(opening())
    await other._rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")  # type: ignore[attr-defined]
    await one.write(appending("r", "b", 0))
    assert len(await one.entries("b")) == 1


@pytest.mark.parametrize("reached", [True, False], ids=["reached", "not reached"])
async def test_a_commit_not_heard_of_is_done_once(two: Two, monkeypatch: pytest.MonkeyPatch, reached: bool) -> None:
    one, _ = two
    await one.write(opening())
    execute = asyncpg.Connection.execute

    async def cut(connection: asyncpg.Connection, statement: str, *values: object) -> object:
        if statement != "COMMIT":
            return await execute(connection, statement, *values)
        monkeypatch.setattr(asyncpg.Connection, "execute", execute)
        if reached:
            await execute(connection, statement)
        raise ConnectionResetError

    monkeypatch.setattr(asyncpg.Connection, "execute", cut)
    await one.write(appending("r", "b", 0))
    assert [entry.request for entry in await one.entries("b")] == ["r"]
