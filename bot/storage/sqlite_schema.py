"""The schema on SQLite, step by step: each function takes it from one version to the next, in its own transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from bot.storage import parting
from bot.storage.plain_tables import TABLES, PlainTable
from bot.storage.statements import SCRUB_PEOPLE, of_change

Migration: TypeAlias = Callable[[sqlite3.Connection], None]

_REQUEST = """
    CREATE TABLE requests (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        room TEXT NOT NULL,
        at REAL NOT NULL,
        answer TEXT NOT NULL,
        handle TEXT NOT NULL,
        acknowledged INTEGER NOT NULL
    )
"""
_FIRST = (
    f"{_REQUEST} STRICT, WITHOUT ROWID",
    "CREATE INDEX requests_at ON requests (at)",
    "CREATE INDEX requests_kept ON requests (at) WHERE answer <> ''",
    """
    CREATE TABLE books (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        club TEXT NOT NULL,
        room TEXT NOT NULL,
        title TEXT NOT NULL,
        opened REAL NOT NULL,
        version INTEGER NOT NULL,
        closed REAL,
        used REAL NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX books_room ON books (room)",
    "CREATE INDEX books_club ON books (club)",
    """
    CREATE TABLE entries (
        book TEXT NOT NULL,
        seq INTEGER NOT NULL,
        request TEXT NOT NULL,
        at REAL NOT NULL,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        schema INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (book, seq)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE seeds (
        book TEXT NOT NULL,
        number INTEGER NOT NULL,
        seed BLOB NOT NULL,
        PRIMARY KEY (book, number)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE timers (
        book TEXT NOT NULL,
        name TEXT NOT NULL,
        at REAL NOT NULL,
        PRIMARY KEY (book, name)
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX timers_at ON timers (at)",
    # AUTOINCREMENT: platforms tell notices apart by their id, so none may come back.
    """
    CREATE TABLE notices (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL,
        card TEXT NOT NULL,
        at REAL NOT NULL,
        room TEXT NOT NULL,
        person TEXT NOT NULL,
        book TEXT NOT NULL,
        due REAL NOT NULL,
        tries INTEGER NOT NULL,
        state TEXT NOT NULL,
        became TEXT NOT NULL
    ) STRICT
    """,
    "CREATE INDEX notices_waiting ON notices (due) WHERE state = 'waiting'",
    "CREATE INDEX notices_key ON notices (key) WHERE key <> ''",
)


_REQUESTS = (
    "ALTER TABLE requests RENAME TO requests_before",
    f"{_REQUEST} STRICT",
    "INSERT INTO requests SELECT * FROM requests_before ORDER BY at",
    "DROP TABLE requests_before",
    "CREATE INDEX requests_kept ON requests (at) WHERE answer <> ''",
    "CREATE INDEX requests_emptied ON requests (at) WHERE answer = ''",
)


def first_schema(connection: sqlite3.Connection) -> None:
    """Requests, books with their entries, seeds and timers, notices, and the plain tables."""
    for statement in _FIRST:
        connection.execute(statement)
    plain_tables(connection)


def plain_tables(connection: sqlite3.Connection, tables: Iterable[PlainTable] = TABLES.values()) -> None:
    """Bring the plain tables to what `TABLES` says: whatever was added there is a migration that is this function."""
    for table in tables:
        there = {row[1] for row in connection.execute(f"PRAGMA table_info({table.name})")}
        if not there:
            columns = ", ".join(f"{name} {kind}" for name, kind in table.columns.items())
            keys = ", ".join(table.keys)
            connection.execute(
                f"CREATE TABLE {table.name} ({columns}, PRIMARY KEY ({keys})) STRICT, WITHOUT ROWID",
            )
        else:
            for name in table.columns.keys() - there:
                connection.execute(f"ALTER TABLE {table.name} ADD COLUMN {name} {table.columns[name]}")
        for name in table.indexes:
            connection.execute(f"CREATE INDEX IF NOT EXISTS {table.name}_{name} ON {table.name} ({name})")


def announcements_by_platform(connection: sqlite3.Connection) -> None:
    """A club on several platforms has rooms for its notices on each."""
    columns = {row[1] for row in connection.execute("PRAGMA table_info(announcements)")}
    if "platform" in columns:
        return
    connection.execute("ALTER TABLE announcements RENAME TO announcements_before")
    plain_tables(connection)
    connection.execute(
        """
        INSERT INTO announcements (club, topic, platform, room)
        SELECT before.club, before.topic, rooms.platform, before.room
        FROM announcements_before AS before JOIN rooms ON rooms.id = before.room
        """
    )
    connection.execute("DROP TABLE announcements_before")


def requests_in_their_order(connection: sqlite3.Connection) -> None:
    """Requests are long rows that come one after another: kept by their ids alone they tore the tree's pages apart, up
    to twenty for one roll. And one index at a time is enough for a row: it is first kept for its answer, then for its
    age.
    """
    for statement in _REQUESTS:
        connection.execute(statement)


def aliases_by_club(connection: sqlite3.Connection) -> None:
    """Who has become one with whom is said for each club; what was said before holds everywhere."""
    connection.execute("DROP INDEX aliases_person")
    connection.execute("DROP INDEX IF EXISTS aliases_old")
    connection.execute("ALTER TABLE aliases RENAME TO aliases_before")
    plain_tables(connection)
    connection.execute("INSERT INTO aliases (club, old, person, at) SELECT '', old, person, 0.0 FROM aliases_before")
    connection.execute("DROP TABLE aliases_before")
    connection.execute(SCRUB_PEOPLE)


def guests_of_clubs(connection: sqlite3.Connection) -> None:
    """Every club has guests of its own."""
    tables = {}
    for name in parting.TABLES:
        rows = connection.execute(f"SELECT {', '.join(TABLES[name].columns)} FROM {name}")
        tables[name] = [dict(zip(TABLES[name].columns, row, strict=True)) for row in rows]
    found = parting.Parting(tables, connection.execute(parting.BOOKS))
    for row in connection.execute(parting.ENTRIES):
        found.entry(*row)
    for row in connection.execute(parting.REQUESTS):
        found.request(*row)
    for change in found.changes():
        for statement in of_change(change):
            connection.executemany(statement.text, statement.rows)
    rows = connection.execute(parting.BODIES)
    rewritten = [(now, book, seq) for book, seq, body in rows if (now := found.rewritten(book, body)) is not None]
    connection.executemany(parting.REWRITE, rewritten)


_CHAINS = (
    "ALTER TABLE entries ADD COLUMN line INTEGER",
    "ALTER TABLE entries ADD COLUMN extra TEXT",
    "ALTER TABLE books ADD COLUMN head TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE books ADD COLUMN lines INTEGER NOT NULL DEFAULT 0",
)
_MESSAGES = (
    "ALTER TABLE requests ADD COLUMN became TEXT NOT NULL DEFAULT ''",
    "DROP INDEX requests_kept",
    # Few of the answers that are kept have not been heard: the index itself tells which.
    "CREATE INDEX requests_kept ON requests (at, acknowledged) WHERE answer <> ''",
    "ALTER TABLE notices ADD COLUMN request TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE notices ADD COLUMN seq INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE notices ADD COLUMN strikes TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE notices ADD COLUMN struck INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX notices_request ON notices (request) WHERE request <> ''",
)


def messages_of_requests(connection: sqlite3.Connection) -> None:
    """What a request said is kept with where it was said, so that it can be struck there."""
    for statement in _MESSAGES:
        connection.execute(statement)


def chains_of_books(connection: sqlite3.Connection) -> None:
    """Every entry has its line in the book's chain, and the book the head of that."""
    for statement in _CHAINS:
        connection.execute(statement)


MIGRATIONS: Sequence[Migration] = (
    first_schema,
    announcements_by_platform,
    requests_in_their_order,
    aliases_by_club,
    guests_of_clubs,
    messages_of_requests,
    plain_tables,
    chains_of_books,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
    plain_tables,
)
