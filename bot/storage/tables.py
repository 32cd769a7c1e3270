"""The plain tables: rows found by their key, written whole. What they hold is the hall's business."""

from __future__ import annotations

from dataclasses import dataclass

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class PlainTable:
    """A table with its columns (name → SQL type); the first `key` of them are its key.

    Rows whose `at` is more than `lasts` seconds ago are swept away.
    """

    name: str
    key: int
    columns: dict[str, str]
    indexes: tuple[str, ...] = ()
    lasts: float | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of the key columns."""
        return tuple(self.columns)[: self.key]


_TABLES = (
    PlainTable("clubs", 1, {"id": "TEXT", "title": "TEXT", "language": "TEXT", "zone": "TEXT"}),
    PlainTable("houses", 2, {"platform": "TEXT", "house": "TEXT", "club": "TEXT"}, ("club",)),
    PlainTable(
        "rooms",
        2,
        {
            "platform": "TEXT",
            "place": "TEXT",
            "id": "TEXT",
            "club": "TEXT",
            "house": "TEXT",
            "parent": "TEXT",
            "title": "TEXT",
            "private": "INTEGER",
        },
        ("id", "club"),
    ),
    PlainTable("people", 1, {"id": "TEXT", "name": "TEXT", "language": "TEXT", "notices": "INTEGER", "born": "TEXT"}),
    PlainTable(
        "accounts",
        2,
        {
            "platform": "TEXT",
            "account": "TEXT",
            "person": "TEXT",
            "name": "TEXT",
            "handle": "TEXT",
            "language": "TEXT",
            "reachable": "INTEGER",
        },
        ("person", "handle"),
    ),
    PlainTable("aliases", 1, {"old": "TEXT", "person": "TEXT"}, ("person",)),
    PlainTable("seen", 2, {"room": "TEXT", "person": "TEXT", "at": "REAL"}, ("person",)),
    PlainTable("roles", 2, {"club": "TEXT", "person": "TEXT", "role": "TEXT"}),
    PlainTable("announcements", 3, {"club": "TEXT", "topic": "TEXT", "platform": "TEXT", "room": "TEXT"}),
    PlainTable("words", 1, {"id": "TEXT", "person": "TEXT", "book": "TEXT", "text": "TEXT"}, ("person", "book")),
    PlainTable(
        "presses",
        1,
        {"token": "TEXT", "line": "TEXT", "person": "TEXT", "card": "TEXT", "at": "REAL"},
        ("person",),
        30 * DAY,
    ),
    PlainTable("codes", 1, {"code": "TEXT", "kind": "TEXT", "subject": "TEXT", "at": "REAL"}, lasts=HOUR),
    PlainTable("memory", 1, {"key": "TEXT", "value": "TEXT"}),
    PlainTable("passing", 1, {"key": "TEXT", "value": "TEXT", "at": "REAL"}, lasts=90 * DAY),
    PlainTable("page_members", 1, {"id": "TEXT", "name": "TEXT", "role": "TEXT", "link": "TEXT", "language": "TEXT"}),
    PlainTable("page_rooms", 1, {"id": "TEXT", "title": "TEXT", "owner": "TEXT", "sheet": "INTEGER"}),
    PlainTable(
        "page_messages",
        1,
        {
            "id": "TEXT",
            "room": "TEXT",
            "sheet": "INTEGER",
            "number": "INTEGER",
            "author": "TEXT",
            "reader": "TEXT",
            "at": "REAL",
            "body": "TEXT",
            "request": "TEXT",
        },
        ("room", "request"),
    ),
)

TABLES = {table.name: table for table in _TABLES}
