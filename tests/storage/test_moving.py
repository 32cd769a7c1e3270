"""Moving everything from one database to another, and making sure that it is the same."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.storage import moving_sqlite
from bot.storage.contract import Put, Store, Trouble, Write
from bot.storage.moving import WHOLE_TABLES, Differs, Moved, Row, WholeTable, move
from bot.storage.plain_tables import TABLES
from bot.storage.sqlite_schema import MIGRATIONS
from bot.storage.sqlite_store import SqliteStore
from bot.storage.statements import Statement
from bot.storage.stored import StoredTimer
from tests.storage.samples import NOW, a_book, a_notice, a_request, an_append, opening

SAMPLES = {"TEXT": "«àè» 🎲\0'\"", "INTEGER": 2**53, "REAL": 0.1}


async def fill(store: Store) -> None:
    """Something in every table."""
    append = replace(an_append("b", 0, 3, timers=[StoredTimer("b", "deadline", NOW)]), seeds=[(1, b"\x00seed")])
    rows = [Put(name, {key: SAMPLES[kind] for key, kind in table.columns.items()}) for name, table in TABLES.items()]
    await store.write(Write(a_request("r"), a_book(), append, [a_notice("one"), a_notice("two")], rows))


@pytest.fixture
async def filled(tmp_path: Path) -> Path:
    """A SQLite file with something in every table, that nobody uses."""
    path = tmp_path / "filled.db"
    store = SqliteStore(path)
    await store.open()
    await fill(store)
    await store.close()
    return path


async def to_postgresql(path: Path, url: str) -> Moved:
    from bot.storage import moving_postgresql

    async with moving_sqlite.opened(path) as source, moving_postgresql.opened(url) as target:
        return await move(source, target)


def test_the_tables_that_are_moved_are_all_there_are() -> None:
    connection = sqlite3.connect(":memory:")
    for migration in MIGRATIONS:
        migration(connection)
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    columns = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
    connection.close()
    columns.pop("sqlite_sequence")
    assert {table.name: table.columns for table in WHOLE_TABLES} == {
        name: tuple(row[1] for row in rows) for name, rows in columns.items()
    }
    keys = {name: {row[1] for row in rows if row[5]} for name, rows in columns.items()}
    assert {table.name: {*table.columns[: table.key]} for table in WHOLE_TABLES} == keys


async def test_everything_moves(filled: Path, postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    moved = await to_postgresql(filled, postgresql)
    assert moved.rows["entries"] == 3
    assert all(moved.rows.values())
    store = PostgresStore(postgresql)
    await store.open()
    assert (await store.request("r")) == a_request("r")
    assert len(await store.entries("b")) == 3
    assert await store.seeds("b") == {1: b"\x00seed"}
    await store.close()


class Kept(sqlite3.Connection):
    """Keeps every cursor with which rows were put, as garbage that nobody has collected yet."""

    cursors: list[sqlite3.Cursor]

    def executemany(self, *given: Any) -> sqlite3.Cursor:
        self.cursors.append(cursor := super().executemany(*given))
        return cursor


async def test_no_cursor_outlives_the_page_it_put(filled: Path) -> None:
    """One that was collected later, in another thread, took its statement from the next page."""
    [entries] = [table for table in WHOLE_TABLES if table.name == "entries"]
    with closing(sqlite3.connect(filled, factory=Kept, check_same_thread=False)) as connection:
        connection.cursors = []
        end = moving_sqlite.SqliteEnd(connection)
        await end.put(entries, [("long", 1, "r", NOW, "p", "k", 1, "{}", None, None)])
        await end.do([Statement("DELETE FROM entries WHERE book = ?", [("long",)])])
        assert len(connection.cursors) == 2
        for cursor in connection.cursors:
            with pytest.raises(sqlite3.ProgrammingError, match="closed cursor"):
                cursor.fetchall()


@pytest.mark.evenings
async def test_what_comes_after_a_move_is_numbered_after_it(filled: Path, postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    await to_postgresql(filled, postgresql)
    store = PostgresStore(postgresql)
    await store.open()
    await store.write(Write(notices=[a_notice("three")]))
    assert [notice.card for notice in await store.waiting(NOW)] == ["one", "two", "three"]
    await store.close()


@pytest.mark.evenings
async def test_moving_again_finds_everything_there(filled: Path, postgresql: str) -> None:
    first = await to_postgresql(filled, postgresql)
    assert await to_postgresql(filled, postgresql) == first._replace(before=True)


async def test_a_move_that_was_interrupted_leaves_nothing_and_can_be_made_again(filled: Path, postgresql: str) -> None:
    from bot.storage import moving_postgresql

    class CutOff(moving_postgresql.PostgresEnd):
        async def put(self, table: WholeTable, rows: list[Row]) -> None:
            if table is WHOLE_TABLES[4]:
                raise ConnectionResetError
            await super().put(table, rows)

    with pytest.raises(Trouble):
        async with moving_sqlite.opened(filled) as source, moving_postgresql.opened(postgresql) as target:
            await move(source, CutOff(target._connection))
    assert not (await to_postgresql(filled, postgresql)).before


@pytest.mark.parametrize("error", [OSError("no more"), sqlite3.OperationalError("database or disk is full")])
async def test_a_move_to_sqlite_that_was_interrupted_leaves_nothing(
    filled: Path, tmp_path: Path, error: Exception
) -> None:
    class CutOff(moving_sqlite.SqliteEnd):
        async def put(self, table: WholeTable, rows: list[Row]) -> None:
            if table is WHOLE_TABLES[4]:
                raise error
            await super().put(table, rows)

    empty = tmp_path / "empty.db"
    with pytest.raises(Trouble):
        async with moving_sqlite.opened(filled) as source, moving_sqlite.opened(empty) as target:
            await move(source, CutOff(target._connection))
    async with moving_sqlite.opened(filled) as source, moving_sqlite.opened(empty) as target:
        assert not (await move(source, target)).before


async def test_what_was_moved_from_is_opened_only_by_who_says_that_it_may_be(filled: Path, postgresql: str) -> None:
    from bot.storage import moving_postgresql

    for opened in (partial(moving_sqlite.opened, filled), partial(moving_postgresql.opened, postgresql)):
        async with opened() as end:
            await end.leave()
        with pytest.raises(Trouble, match="left"):
            await opened().__aenter__()
        async with opened(left_too=True):
            pass


@pytest.mark.evenings
async def test_a_database_with_other_books_is_left_alone(filled: Path, postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    await store.write(opening("another"))
    await store.close()
    with pytest.raises(Differs):
        await to_postgresql(filled, postgresql)
    await store.open()
    assert [book.id for book in await store.books()] == ["another"]
    await store.close()


async def test_a_database_in_which_one_value_differs_is_no_copy(filled: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with moving_sqlite.opened(filled) as source, moving_sqlite.opened(copy) as target:
        await move(source, target)
        await target.do([Statement("UPDATE books SET title = ?", [("Another",)])])
        with pytest.raises(Differs) as differs:
            await move(source, target)
    assert differs.value.table == "books"


@pytest.mark.evenings
async def test_rows_are_changed_where_they_are_kept(filled: Path, postgresql: str) -> None:
    from bot.storage import moving_postgresql

    await to_postgresql(filled, postgresql)
    changes = [
        Statement("UPDATE books SET title = ? WHERE id = ?", [("Coppa", "b"), ("Niente", "x")]),
        Statement("DELETE FROM timers WHERE book = ?", [("b",)]),
    ]
    for opened in (moving_sqlite.opened(filled), moving_postgresql.opened(postgresql)):
        async with opened as database:
            await database.do(changes)
            found = {
                table.name: [row async for page in database.pages(table) for row in page] for table in WHOLE_TABLES
            }
        [book] = found["books"]
        assert "Coppa" in book and found["timers"] == []


@pytest.mark.evenings
async def test_a_database_in_use_is_not_moved_to(filled: Path, postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    with pytest.raises(Trouble, match="in-use"):
        await to_postgresql(filled, postgresql)
    await store.close()


@pytest.mark.evenings
async def test_a_backup_of_postgresql_can_be_moved_back(filled: Path, postgresql: str, tmp_path: Path) -> None:
    from bot.storage.postgresql_store import PostgresStore

    await to_postgresql(filled, postgresql)
    store = PostgresStore(postgresql)
    await store.open()
    await store.backup(str(tmp_path / "copy.db"))
    await store.close()
    assert (await to_postgresql(tmp_path / "copy.db", postgresql)).before
    with pytest.raises(Trouble, match="exists"):
        await store.backup(str(tmp_path / "copy.db"))
