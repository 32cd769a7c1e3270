"""The steps of both schemas: those that were released stay as they are, in their order, and make the same tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.storage.contract import Put, Write
from bot.storage.plain_tables import TABLES
from bot.storage.sqlite_file import connect, upgrade
from bot.storage.sqlite_schema import MIGRATIONS
from bot.storage.sqlite_store import SqliteStore

SQLITE = [
    *("first_schema", "announcements_by_platform", "requests_in_their_order", "aliases_by_club", "guests_of_clubs"),
    *("messages_of_requests", "plain_tables", "chains_of_books", *["plain_tables"] * 10),
]
POSTGRESQL = [
    *("first_schema", "answers_claimed_by_their_writer", "aliases_by_club", "no_samples_of_people", "guests_of_clubs"),
    *("messages_of_requests", "plain_tables", "chains_of_books", *["plain_tables"] * 5, "titles_without_people"),
    *("plain_tables", "left_with_tasks", "pseudonyms", *["plain_tables"] * 3),
]


def test_a_released_step_is_neither_left_out_nor_moved() -> None:
    from bot.storage import postgresql_schema

    assert [step.__name__ for step in MIGRATIONS] == SQLITE
    assert [step.__name__ for step in postgresql_schema.MIGRATIONS] == POSTGRESQL


async def test_on_sqlite_requests_have_the_indexes_that_they_are_looked_up_by(sqlite: SqliteStore) -> None:
    rows = await sqlite._rows("SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'requests_%'")
    assert {name for (name,) in rows} == {"requests_kept", "requests_emptied"}
    assert await sqlite._rows("SELECT name FROM sqlite_master WHERE name LIKE '%_before'") == []


async def test_on_postgresql_every_plain_table_has_its_indexes_and_what_is_gone_left_none(
    postgresql_laid_out: str,
) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql_laid_out)
    await store.open()
    there = {(table, name) for table, name in await store._rows("SELECT tablename, indexname FROM pg_indexes")}
    tables = await store._rows("SELECT tablename FROM pg_tables WHERE tablename LIKE '%_before'")
    await store.close()
    assert tables == []
    wanted = {(table.name, f"{table.name}_{name}") for table in TABLES.values() for name in table.indexes}
    assert wanted <= there
    assert ("requests", "requests_unheard") in there and ("notices", "notices_request") in there


async def test_on_postgresql_no_samples_are_kept_of_what_is_personal(postgresql_laid_out: str) -> None:
    from bot.storage.postgresql_schema import PERSONAL
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql_laid_out)
    await store.open()
    columns = "FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid WHERE relkind = 'r' AND NOT attisdropped"
    rows = await store._rows(f"SELECT relname, attname, attstattarget {columns}")
    await store.close()
    sampled = {(table, column): target for table, column, target in rows}
    personal = [(table, column) for table, names in PERSONAL.items() for column in names if (table, column) in sampled]
    assert {table for table, _ in personal} == PERSONAL.keys()
    assert [one for one in personal if sampled[one] != 0] == []


PEOPLE = [Put("people", {"id": "anna", "name": "Anna"})]


@pytest.mark.parametrize("people", [PEOPLE, []], ids=["people", "nobody"])
async def test_files_of_a_release_that_scrubbed_nobody_are_to_be_scrubbed_on_sqlite(
    tmp_path: Path, people: Sequence[Put]
) -> None:
    after = SQLITE.index("aliases_by_club") + 1
    older = SqliteStore(tmp_path / "a.db", migrations=MIGRATIONS[: after - 1])
    await older.open()
    await older.write(Write(changes=people))
    await older.close()
    connection = connect(tmp_path / "a.db", busy=0.05)
    upgrade(connection, tmp_path / "a.db", MIGRATIONS[:after], left_too=False)
    asked = connection.execute("SELECT key FROM memory").fetchall()
    connection.close()
    assert asked == [("scrub",)] * len(people)


@pytest.mark.evenings
@pytest.mark.parametrize("people", [PEOPLE, []], ids=["people", "nobody"])
@pytest.mark.parametrize("step", ["aliases_by_club", "titles_without_people"])
async def test_and_on_postgresql(postgresql: str, people: Sequence[Put], step: str) -> None:
    import asyncpg

    from bot.storage import postgresql_schema, postgresql_server
    from bot.storage.postgresql_store import PostgresStore

    after = POSTGRESQL.index(step) + 1
    older = PostgresStore(postgresql, migrations=postgresql_schema.MIGRATIONS[: after - 1])
    await older.open()
    await older.write(Write(changes=people))
    await older.close()
    connection = await asyncpg.connect(postgresql)
    await postgresql_server.upgrade(connection, postgresql_schema.MIGRATIONS[:after])
    asked = await connection.fetch("SELECT key FROM memory WHERE key = 'scrub'")
    await connection.close()
    assert [tuple(row) for row in asked] == [("scrub",)] * len(people)
