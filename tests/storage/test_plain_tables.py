"""What others rely on, written down once more: what is one row, how long it is kept, what may tell who somebody is."""

from __future__ import annotations

import re

from bot.storage.contract import Drop, Forget, Put, Relabel
from bot.storage.plain_tables import DAY, HOUR, PERSONAL, TABLES
from bot.storage.statements import TOLD, of_change

KEYS = {
    **dict.fromkeys(("clubs", "people", "words", "page_members", "page_rooms", "page_messages"), ("id",)),
    **dict.fromkeys(("presses", "uploads"), ("token",)),
    **dict.fromkeys(("memory", "passing", "single_cards"), ("key",)),
    "houses": ("platform", "house"),
    "rooms": ("platform", "place"),
    "accounts": ("platform", "account"),
    "names": ("person", "key", "sort"),
    "guests": ("club", "key"),
    "aliases": ("club", "old"),
    "claims": ("club", "guest", "person"),
    "plays": ("person", "book"),
    "erased": ("digest",),
    "seen": ("room", "person"),
    "roles": ("club", "person"),
    "announcements": ("club", "topic", "platform"),
    "codes": ("code",),
    "live_cards": ("book", "person"),
    "word_lists": ("club", "name"),
    "put_away": ("book",),
}
"""Of each table: of what there is one row alone."""
KEPT = {
    **{"presses": 30 * 86_400, "codes": 3600, "passing": 90 * 86_400, "uploads": 3600, "live_cards": 7 * 86_400},
    "single_cards": 30 * 86_400,
}
"""Seconds after which rows of these tables are swept; those of all others stay."""

IDS = {
    "rooms": {"platform", "id", "club", "house", "parent"},
    "people": {"id", "language", "born"},
    "accounts": {"platform", "person", "language"},
    "names": {"person", "sort"},
    "guests": {"club", "person"},
    "words": {"id", "person", "book"},
    "presses": {"token", "person", "room"},
    "uploads": {"token", "person", "request"},
    "page_members": {"id", "role", "language"},
    "page_rooms": {"id", "owner"},
    "page_messages": {"id", "room", "author", "reader", "request"},
    "passing": set(),
}
"""Texts that tell nobody who somebody is, in tables where others do."""

IDS_ALONE = {"seen", "roles", "codes", "live_cards", "single_cards", "memory"}
"""Tables that an erasure changes and that name people by their ids alone."""

WRITTEN = r"(?:(?<!DO )UPDATE|DELETE FROM|INSERT INTO) (\w+)"


def test_what_there_is_one_row_of_is_never_two() -> None:
    assert {name: table.keys for name, table in TABLES.items()} == KEYS


def test_everything_is_kept_as_long_as_was_promised() -> None:
    assert {name: table.lasts for name, table in TABLES.items() if table.lasts is not None} == KEPT
    assert (HOUR, DAY, TOLD) == (3600, 86_400, 30 * 86_400)


def test_whatever_is_no_id_in_a_table_about_people_may_tell_who_somebody_is() -> None:
    for name, ids in IDS.items():
        texts = {column for column, kind in TABLES[name].columns.items() if kind == "TEXT"}
        assert set(TABLES[name].personal) == texts - ids
    assert set(PERSONAL) == {"requests", "notices", "books", *IDS}
    assert PERSONAL["requests"] == ("answer", "handle", "became") and PERSONAL["notices"] == ("key", "card", "became")
    assert PERSONAL["books"] == ("title",)


def test_whatever_an_erasure_takes_words_from_is_scrubbed() -> None:
    erasure = (
        Forget("p", ("q",), ("trace",), ("name",), ("c",), ("file",)),
        Relabel("b", {"title": ""}),
        Put("words", {"id": "w", "text": ""}),
        Drop("rooms", {"platform": "club", "place": "r"}),
    )
    texts = [statement.text for change in erasure for statement in of_change(change)]
    tables = {table for text in texts for table in re.findall(WRITTEN, text)}
    assert tables - IDS_ALONE == set(PERSONAL) & tables and {"books", "words", "requests"} <= tables
