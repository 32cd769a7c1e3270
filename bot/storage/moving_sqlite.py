"""A SQLite file as one end of a move."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.storage.moving import PAGE, Row, WholeTable
from bot.storage.sqlite_file import connect, leave, trouble_of
from bot.storage.sqlite_store import SqliteStore
from bot.storage.statements import Statement


class SqliteEnd:
    """A file in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def pages(self, table: WholeTable) -> AsyncIterator[list[Row]]:
        """The rows of a table by its key, some at a time."""
        order = ", ".join(table.columns[: table.key])
        statement = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {order}"
        cursor = await asyncio.to_thread(self._connection.execute, statement)
        while page := await asyncio.to_thread(cursor.fetchmany, PAGE):
            yield page

    async def put(self, table: WholeTable, rows: list[Row]) -> None:
        """Insert rows."""
        places = ", ".join("?" * len(table.columns))
        statement = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({places})"
        await asyncio.to_thread(self._many, statement, rows)

    async def do(self, statements: Iterable[Statement]) -> None:
        """Change rows."""
        for statement in statements:
            await asyncio.to_thread(self._many, statement.text, statement.rows)

    def _many(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        # Its cursor ends here: where it went in another thread later, it took the same statement from the next one.
        self._connection.executemany(statement, rows).close()

    async def leave(self) -> None:
        """Mark the file: it was moved from."""
        await asyncio.to_thread(leave, self._connection)


@asynccontextmanager
async def opened(path: Path, *, left_too: bool = False) -> AsyncIterator[SqliteEnd]:
    """The file, with its schema up to date and used by nobody else; what was put stands if nothing is raised."""
    store = SqliteStore(path, left_too=left_too)
    await store.open()
    try:
        connection = connect(path, busy=5.0)
        try:
            connection.execute("BEGIN")
            yield SqliteEnd(connection)
            connection.execute("COMMIT")
        finally:
            connection.close()
    except (sqlite3.Error, OSError) as error:
        raise trouble_of(error) from error
    finally:
        await store.close()
