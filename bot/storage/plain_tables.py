"""The plain tables: rows found by their key, written whole. What they hold is the hall's business."""

from __future__ import annotations

from dataclasses import dataclass

HOUR = 3600.0
DAY = 24 * HOUR


@dataclass(frozen=True, slots=True)
class PlainTable:
    """A table with its columns (name → SQL type); the first `key` of them are its key.

    Rows whose `at` is more than `lasts` seconds ago are swept away. What is `personal` may tell who somebody is.
    """

    name: str
    key: int
    columns: dict[str, str]
    indexes: tuple[str, ...] = ()
    lasts: float | None = None
    personal: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """The names of the key columns."""
        return tuple(self.columns)[: self.key]


_TABLES = (
    PlainTable(
        "clubs", 1, {"id": "TEXT", "title": "TEXT", "language": "TEXT", "zone": "TEXT", "part_of": "TEXT"}, ("part_of",)
    ),
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
        personal=("place", "title"),
    ),
    PlainTable(
        "people",
        1,
        {
            "id": "TEXT",
            "name": "TEXT",
            "language": "TEXT",
            "notices": "INTEGER",
            "born": "TEXT",
            "initials": "INTEGER",
            "public": "INTEGER",
            "pseudonym": "TEXT",
        },
        personal=("name", "pseudonym"),
    ),
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
        personal=("account", "name", "handle"),
    ),
    # All that anybody was ever called, under the key of bot/names.py.
    PlainTable(
        "names",
        3,
        {"person": "TEXT", "key": "TEXT", "sort": "TEXT", "name": "TEXT", "at": "REAL"},
        ("key",),
        personal=("key", "name"),
    ),
    PlainTable("guests", 2, {"club": "TEXT", "key": "TEXT", "person": "TEXT"}, ("person",), personal=("key",)),
    # Who has become one with whom: in the books of one club, or everywhere where that is empty.
    PlainTable("aliases", 2, {"club": "TEXT", "old": "TEXT", "person": "TEXT", "at": "REAL"}, ("old", "person")),
    PlainTable("claims", 3, {"club": "TEXT", "guest": "TEXT", "person": "TEXT", "at": "REAL", "asked": "INTEGER"}),
    PlainTable("plays", 2, {"person": "TEXT", "book": "TEXT"}, ("book",)),
    PlainTable("erased", 1, {"digest": "TEXT", "at": "REAL"}),
    # `since`: since when the platform lets somebody manage a room, or does not; none where that is not known.
    # `gone`: when it was told that they had left its server or group.
    PlainTable(
        "seen",
        2,
        {"room": "TEXT", "person": "TEXT", "at": "REAL", "manages": "INTEGER", "since": "REAL", "gone": "REAL"},
        ("person",),
    ),
    # `at`: since when somebody has had an office; none where that was not written down yet.
    PlainTable("roles", 2, {"club": "TEXT", "person": "TEXT", "role": "TEXT", "at": "REAL"}),
    PlainTable("announcements", 3, {"club": "TEXT", "topic": "TEXT", "platform": "TEXT", "room": "TEXT"}),
    PlainTable(
        "words",
        1,
        {"id": "TEXT", "person": "TEXT", "book": "TEXT", "text": "TEXT"},
        ("person", "book"),
        personal=("text",),
    ),
    PlainTable(
        "presses",
        1,
        {"token": "TEXT", "line": "TEXT", "person": "TEXT", "card": "TEXT", "at": "REAL", "room": "TEXT"},
        ("person",),
        30 * DAY,
        ("line", "card"),
    ),
    PlainTable("codes", 1, {"code": "TEXT", "kind": "TEXT", "subject": "TEXT", "at": "REAL"}, lasts=HOUR),
    PlainTable("memory", 1, {"key": "TEXT", "value": "TEXT"}),
    PlainTable(
        "passing",
        1,
        {"key": "TEXT", "value": "TEXT", "at": "REAL"},
        lasts=90 * DAY,
        personal=("key", "value"),
    ),
    # The cards that are kept up to date: the answer that showed each last, and a digest of what the game made of it.
    # `before` is the answer that showed it elsewhere until then, while that has still to say so; `gone` is when it was
    # found that the chat lets nobody edit it any more.
    PlainTable(
        "live_cards",
        2,
        {
            "book": "TEXT",
            "person": "TEXT",
            "request": "TEXT",
            "shown": "TEXT",
            "before": "TEXT",
            "at": "REAL",
            "gone": "REAL",
        },
        ("person",),
        7 * DAY,
    ),
    # Cards of which there is one: the request that showed each last; of a question for a yes also its button, and all
    # that what is asked for reads or changes.
    PlainTable(
        "single_cards",
        1,
        {
            "key": "TEXT",
            "book": "TEXT",
            "person": "TEXT",
            "request": "TEXT",
            "press": "TEXT",
            "needs": "TEXT",
            "at": "REAL",
        },
        ("book", "person"),
        30 * DAY,
    ),
    # A club's own words for Nome in Codice, a word a line.
    PlainTable("word_lists", 2, {"club": "TEXT", "name": "TEXT", "language": "TEXT", "words": "TEXT", "at": "REAL"}),
    # Closed books whose entries, up to the `last`, stand in a file beside the database, with that file's SHA-256.
    PlainTable("put_away", 1, {"book": "TEXT", "last": "INTEGER", "digest": "TEXT", "at": "REAL"}),
    # Files that wait for an answer, in base64; the request whose card asks for it.
    PlainTable(
        "uploads",
        1,
        {"token": "TEXT", "person": "TEXT", "name": "TEXT", "content": "TEXT", "at": "REAL", "request": "TEXT"},
        lasts=HOUR,
        personal=("name", "content"),
    ),
    PlainTable(
        "page_members",
        1,
        {"id": "TEXT", "name": "TEXT", "role": "TEXT", "link": "TEXT", "language": "TEXT"},
        personal=("name", "link"),
    ),
    PlainTable(
        "page_rooms",
        1,
        {"id": "TEXT", "title": "TEXT", "owner": "TEXT", "sheet": "INTEGER"},
        personal=("title",),
    ),
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
        personal=("body",),
    ),
)

TABLES = {table.name: table for table in _TABLES}

PERSONAL = {
    "requests": ("answer", "handle", "became"),
    "notices": ("key", "card", "became"),
    "books": ("title",),
    **{table.name: table.personal for table in _TABLES if table.personal},
}
"""Columns that may identify a person, by table. Entries hold ids alone, and what they are about stays."""
