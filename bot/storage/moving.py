"""Moving everything from one database to another: all tables, row by row, compared before anything of it stands."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterable
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.storage.plain_tables import TABLES
from bot.storage.statements import Statement

Row: TypeAlias = tuple[Any, ...]

PAGE = 5_000
"""Rows copied at a time."""


class WholeTable(NamedTuple):
    """A table's columns, in their order; the first `key` of them are its key, by which its rows are ordered."""

    name: str
    columns: tuple[str, ...]
    key: int


WHOLE_TABLES = (
    WholeTable("requests", ("id", "person", "room", "at", "answer", "handle", "acknowledged", "became"), 1),
    WholeTable(
        "books", ("id", "kind", "club", "room", "title", "opened", "version", "closed", "used", "head", "lines"), 1
    ),
    WholeTable("entries", ("book", "seq", "request", "at", "person", "kind", "schema", "body", "line", "extra"), 2),
    WholeTable("seeds", ("book", "number", "seed"), 2),
    WholeTable("timers", ("book", "name", "at"), 2),
    WholeTable(
        "notices",
        (
            *("id", "key", "card", "at", "room", "person", "book", "due", "tries", "state", "became"),
            *("request", "seq", "strikes", "struck"),
        ),
        1,
    ),
    *(WholeTable(table.name, tuple(table.columns), table.key) for table in TABLES.values()),
)
"""Every table there is."""


class Reading(Protocol):
    """A database at one moment, whatever is written to it meanwhile."""

    def pages(self, table: WholeTable) -> AsyncIterator[list[Row]]:
        """The rows of a table by its key, some at a time."""


class Writing(Reading, Protocol):
    """A database that nobody else uses, in a transaction."""

    async def put(self, table: WholeTable, rows: list[Row]) -> None:
        """Insert rows."""

    async def do(self, statements: Iterable[Statement]) -> None:
        """Change rows."""

    async def leave(self) -> None:
        """Mark it, so that nobody opens it again: everything goes on elsewhere."""


class Differs(Exception):
    """What stands in the other database is not what stands here; `table` is the first that differs."""

    def __init__(self, table: str) -> None:
        self.table = table


class Moved(NamedTuple):
    """What was moved: rows by table; `before` if it was all there already."""

    rows: dict[str, int]
    before: bool


async def move(source: Reading, target: Writing) -> Moved:
    """Copy every table and compare; raises Differs, and then nothing of it may stay."""
    sums = {table: await _sum(source, table) for table in WHOLE_TABLES}
    before = any([(await _sum(target, table)).rows for table in WHOLE_TABLES])
    for table, wanted in sums.items():
        if not before:
            async for page in source.pages(table):
                await target.put(table, placed(page))
        if await _sum(target, table) != wanted:
            raise Differs(table.name)
    return Moved({table.name: found.rows for table, found in sums.items()}, before)


class _Sum(NamedTuple):
    """How many rows a table has, and a digest of all that stands in them."""

    rows: int
    digest: str


async def _sum(database: Reading, table: WholeTable) -> _Sum:
    count, found = 0, hashlib.sha256()
    async for page in database.pages(table):
        count += len(page)
        for row in page:
            found.update(repr([*map(_plain, row)]).encode())
    return _Sum(count, found.hexdigest())


def _plain(value: object) -> object:
    """A value as both databases keep it: zero characters may be lost, bytes come in several types."""
    if isinstance(value, str):
        return value.replace("\0", "")
    return bytes(value) if isinstance(value, bytearray | memoryview) else value


def placed(rows: Iterable[Row]) -> list[Row]:
    """Rows as every database takes them."""
    return [tuple(map(_plain, row)) for row in rows]
