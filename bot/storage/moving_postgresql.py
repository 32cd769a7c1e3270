"""A PostgreSQL database as one end of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import asyncpg

from bot.storage.contract import Trouble
from bot.storage.moving import PAGE, Row, WholeTable
from bot.storage.postgresql_schema import MIGRATIONS
from bot.storage.postgresql_server import (
    LOST,
    Connection,
    check,
    kept,
    leave,
    numbered,
    take,
    trouble_of,
    upgrade,
)
from bot.storage.statements import Statement


class PostgresEnd:
    """A database in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def pages(self, table: WholeTable) -> AsyncIterator[list[Row]]:
        """The rows of a table by its key, some at a time."""
        order = ", ".join(table.columns[: table.key])
        statement = f"SELECT {', '.join(table.columns)} FROM {table.name} ORDER BY {order}"
        cursor = await self._connection.cursor(statement)
        while records := await cursor.fetch(PAGE):
            yield [*map(tuple, records)]

    async def put(self, table: WholeTable, rows: list[Row]) -> None:
        """Insert rows."""
        await self._connection.copy_records_to_table(table.name, records=rows, columns=table.columns)
        if table.name == "notices":  # the next ones are numbered after these
            last = rows[-1][0]
            await self._connection.execute("SELECT setval(pg_get_serial_sequence('notices', 'id'), $1)", last)

    async def do(self, statements: Iterable[Statement]) -> None:
        """Change rows."""
        for statement in statements:
            await self._connection.executemany(numbered(statement.text), [*map(kept, statement.rows)])

    async def leave(self) -> None:
        """Mark the database: it was moved from."""
        await leave(self._connection)


@asynccontextmanager
async def opened(url: str, *, left_too: bool = False) -> AsyncIterator[PostgresEnd]:
    """The database with its schema up to date and used by nobody else; what was put stands if nothing is raised."""
    try:
        connection = await asyncpg.connect(url)
        try:
            if not await take(connection, alone=True):
                raise Trouble("in-use")
            await upgrade(connection, MIGRATIONS, left_too=left_too)
            async with connection.transaction():
                yield PostgresEnd(connection)
        finally:
            await connection.close()
    except (asyncpg.PostgresError, *LOST) as error:
        raise trouble_of(error) from error


@asynccontextmanager
async def looked_at(url: str) -> AsyncIterator[PostgresEnd]:
    """The database as it is at this moment, while others write to it."""
    try:
        connection = await asyncpg.connect(url)
        try:
            await check(connection, len(MIGRATIONS))
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                yield PostgresEnd(connection)
        finally:
            await connection.close()
    except (asyncpg.PostgresError, *LOST) as error:
        raise trouble_of(error) from error
