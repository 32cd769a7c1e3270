"""What clubs had in common is parted, in a database of the release before and on rows that say it shortly."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.storage.contract import Change, Drop, Put, Store
from bot.storage.parting import TABLES, Parting
from bot.storage.sqlite_store import SqliteStore
from tests import cluster

BEFORE = Path(__file__).with_name("before_parting.sql")
"""Made by a program of 22 November 2026 in which two clubs wrote to one bot, as `sqlite3 .dump` says it. Its tables are
those of that day: they stay as they are, though `sqlite_schema.py` says much of them again."""
CLUB, OTHER = "c0000000002", "c0000000010"
ERASED = "of whoever was erased by the release before"
LADDER, OTHERS_LADDER = "b0000008", "b0000013"
ANNA, MARCO, DARIO, PINOS_GUEST = "p0000000001", "p0000000004", "p0000000005", "p0000000006"
BRUNO, EVA, PINO, ANNA_THERE = "p0000000009", "p0000000014", "p0000000017", "p0000000018"


async def on_sqlite(request: pytest.FixtureRequest) -> Store:
    path: Path = request.getfixturevalue("tmp_path") / "araldo.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(BEFORE.read_text())
        connection.execute("INSERT INTO words VALUES ('w', 'p', 'b', ?)", [ERASED])
        connection.execute("DELETE FROM words")
        connection.execute("PRAGMA user_version = 3")
        connection.commit()
    return SqliteStore(path)


async def on_postgresql(request: pytest.FixtureRequest) -> Store:
    import asyncpg

    from bot.storage import postgresql_schema
    from bot.storage.postgresql_server import upgrade
    from bot.storage.postgresql_store import PostgresStore

    address = cluster.emptied(request.getfixturevalue("postgresql_cluster"))
    connection = await asyncpg.connect(address)
    await upgrade(connection, postgresql_schema.MIGRATIONS[:2])
    await connection.execute(
        """
        DROP TABLE aliases, names, guests, claims, plays, erased, uploads;
        ALTER TABLE clubs DROP part_of;
        CREATE TABLE aliases (old TEXT COLLATE "C" PRIMARY KEY, person TEXT COLLATE "C");
        CREATE INDEX aliases_person ON aliases (person);
        """
    )
    for line in BEFORE.read_text().splitlines():
        if line.startswith("INSERT") and "sqlite" not in line:
            await connection.execute(line)
    await connection.execute("ANALYZE people")
    await connection.close()
    return PostgresStore(address)


@pytest_asyncio.fixture(
    params=[
        pytest.param(on_sqlite, id="sqlite"),
        pytest.param(on_postgresql, id="postgresql", marks=pytest.mark.evenings),
    ]
)
async def parted(request: pytest.FixtureRequest) -> AsyncIterator[Store]:
    """The database of the release before, opened by this one."""
    store: Store = await request.param(request)
    await store.open()
    yield store
    await store.close()


async def guest_of(store: Store, club: str, key: str) -> str:
    [row] = await store.rows("guests", club=club, key=key)
    return str(row["person"])


async def aliases(store: Store) -> set[tuple[str, str, str]]:
    return {(row["club"], row["old"], row["person"]) for row in await store.rows("aliases")}


async def bodies(store: Store, book: str) -> str:
    """All that is recorded in a book."""
    return "".join(entry.body for entry in await store.entries(book))


async def test_a_guest_of_two_clubs_is_two(parted: Store) -> None:
    assert await guest_of(parted, CLUB, "marco") == MARCO
    second = await guest_of(parted, OTHER, "marco")
    assert second != MARCO
    assert MARCO in await bodies(parted, LADDER) and second not in await bodies(parted, LADDER)
    assert second in await bodies(parted, OTHERS_LADDER) and MARCO not in await bodies(parted, OTHERS_LADDER)
    assert [row["name"] for row in await parted.rows("people", id=second)] == ["Marco"]


async def test_an_office_stays_with_its_clubs_guest(parted: Store) -> None:
    first, second = await guest_of(parted, CLUB, "eva"), await guest_of(parted, OTHER, "eva")
    assert {EVA} < {first, second}
    offices = {(row["club"], row["person"]): row["role"] for row in await parted.rows("roles")}
    assert offices == {(CLUB, first): "referee", (OTHER, second): "referee"}


async def test_who_was_taken_for_a_namesake_elsewhere_is_asked_again_there(parted: Store) -> None:
    guest = await guest_of(parted, CLUB, "dario")
    assert guest in await bodies(parted, LADDER) and DARIO not in await bodies(parted, LADDER)
    assert DARIO in await bodies(parted, OTHERS_LADDER)
    assert not await parted.rows("guests", club=OTHER, key="dario")
    [claim] = await parted.rows("claims")
    assert (claim["club"], claim["guest"], claim["person"], claim["asked"]) == (CLUB, guest, DARIO, 0)
    assert [row["name"] for row in await parted.rows("people", id=guest)] == ["Dario"]


async def test_a_join_holds_in_the_clubs_of_the_guest_and_that_of_accounts_everywhere(parted: Store) -> None:
    assert await aliases(parted) == {(CLUB, PINOS_GUEST, PINO), ("", ANNA_THERE, ANNA)}
    assert await guest_of(parted, CLUB, "pino") == PINOS_GUEST


async def test_nobody_was_where_they_did_nothing(parted: Store) -> None:
    rooms = {(row["room"], row["person"]) for row in await parted.rows("seen")}
    assert rooms == {
        ("r0000000003", ANNA),
        ("r0000000003", PINO),
        ("r0000000011", DARIO),
        ("r0000000011", BRUNO),
        ("r0000000020", ANNA),
    }


async def test_books_know_who_plays_in_them(parted: Store) -> None:
    plays = {row["person"] for row in await parted.rows("plays", book=LADDER)}
    assert plays == {ANNA, MARCO, await guest_of(parted, CLUB, "dario"), PINOS_GUEST}
    assert {row["person"] for row in await parted.rows("plays", book=OTHERS_LADDER)} == {
        BRUNO,
        await guest_of(parted, OTHER, "marco"),
        DARIO,
    }


async def test_everybody_is_found_by_what_they_are_called(parted: Store) -> None:
    names = {(row["person"], row["key"], row["sort"]) for row in await parted.rows("names")}
    assert {
        (ANNA, "annina", "username"),
        (DARIO, "dario", "display"),
        (MARCO, "marco", "guest"),
        (await guest_of(parted, CLUB, "dario"), "dario", "guest"),
        (PINO, "pino silvestre", "display"),
        (PINO, "pinos", "username"),
    } <= names


async def test_guests_have_no_account(parted: Store) -> None:
    assert not [row for row in await parted.rows("accounts") if row["account"].startswith("@")]


async def test_nothing_is_left_of_who_was_erased_before(parted: Store) -> None:
    if isinstance(parted, SqliteStore):
        files = [*parted._path.parent.iterdir()]
        assert {file.suffix for file in files} >= {".db", ".db-wal"}
        assert not [file for file in files if ERASED.encode() in file.read_bytes()]
    else:
        samples = "SELECT attname FROM pg_stats WHERE schemaname = current_schema() AND attname = ?"
        assert await parted._rows(samples, ["id"]) and not await parted._rows(samples, ["name"])  # type: ignore[attr-defined]
    assert not await parted.rows("memory", key="scrub")


# --- rows alone


def changed(
    entries: Sequence[tuple[str, str, float, str]] = (),
    requests: Sequence[tuple[str, str]] = (),
    *,
    clubs: Mapping[str, str] = {"b1": "one", "b2": "two"},
    **tables: Sequence[Mapping[str, Any]],
) -> list[Change]:
    """What becomes of these rows."""
    found = Parting({name: tables.get(name, ()) for name in TABLES}, clubs.items())
    for entry in entries:
        found.entry(*entry)
    for request in requests:
        found.request(*request)
    return found.changes()


def put(changes: Sequence[Change], table: str) -> list[dict[str, Any]]:
    return [dict(change.row) for change in changes if isinstance(change, Put) and change.table == table]


def dropped(changes: Sequence[Change], table: str) -> list[dict[str, Any]]:
    return [dict(change.where) for change in changes if isinstance(change, Drop) and change.table == table]


ROOMS = [{"id": "r1", "club": "one"}, {"id": "r2", "club": "two"}, {"id": "r3", "club": ""}]
GUEST, MEMBER = "p00000guest", "p0000member"


def a_guest(name: str = "Gina", id: str = GUEST) -> dict[str, list[dict[str, Any]]]:
    return {
        "people": [{"id": id, "name": name, "born": "guest"}],
        "accounts": [{"platform": "discord", "account": f"@{name.casefold()}", "person": id, "name": name}],
        "rooms": ROOMS,
    }


def a_member(id: str = MEMBER) -> dict[str, list[dict[str, Any]]]:
    account = {"platform": "discord", "account": "7", "person": id, "name": "Mina", "handle": "mina_7"}
    return {
        "people": [{"id": id, "name": "Mina", "born": "account"}],
        "accounts": [account],
        "rooms": ROOMS,
    }


def test_a_guest_who_plays_nowhere_belongs_to_the_club_that_named_them() -> None:
    seen = [{"room": room, "person": GUEST, "at": at} for room, at in (("r2", 0.0), ("r1", 1.0))]
    assert put(changed(seen=seen, **a_guest()), "guests") == [{"club": "two", "key": "gina", "person": GUEST}]


def test_people_are_found_by_what_they_were_typed_as_too() -> None:
    for tables, sort in ((a_guest(), "guest"), (a_member(), "display")):
        [person] = tables["people"]
        typed = {"platform": "discord", "account": "@ginetta", "person": person["id"], "name": "Ginetta"}
        tables["accounts"].append(typed)
        changes = changed([("b1", "p0000000009", 1.0, f'["{person["id"]}"]')], **tables)
        names = {row["name"]: row["sort"] for row in put(changes, "names")}
        assert (names[person["name"]], names["Ginetta"]) == (sort, "guest")


def test_who_has_no_name_anywhere_is_found_by_none() -> None:
    tables = a_member()
    tables["people"] = [{"id": MEMBER, "name": None, "born": "account"}]
    tables["accounts"] = [
        {"platform": "discord", "account": account, "person": MEMBER, "name": None, "handle": None}
        for account in ("7", "@")
    ]
    assert not put(changed([("b1", MEMBER, 1.0, "{}")], **tables), "names")


def test_a_guest_of_no_club_is_dropped() -> None:
    changes = changed(**a_guest())
    assert dropped(changes, "people") == [{"id": GUEST}]
    assert dropped(changes, "accounts") == [{"platform": "discord", "account": "@gina"}]
    assert not put(changes, "names")


def test_a_guest_of_private_chats_alone_stays_without_a_name_to_be_found_by() -> None:
    changes = changed([("b3", "p0000000009", 1.0, f'["{GUEST}"]')], clubs={"b3": ""}, **a_guest())
    assert not dropped(changes, "people") and not put(changes, "guests")


def test_a_member_who_was_named_in_one_club_alone_is_left_there() -> None:
    changes = changed([("b1", "p0000000009", 1.0, f'["{MEMBER}"]')], **a_member())
    assert not put(changes, "claims") and not put(changes, "guests")


def test_who_acts_in_a_book_plays_in_it_though_no_entry_names_them() -> None:
    assert put(changed([("b1", MEMBER, 1.0, "{}")], **a_member()), "plays") == [{"person": MEMBER, "book": "b1"}]


def test_a_member_is_at_home_where_they_wrote() -> None:
    named = [(book, "p0000000009", 1.0, f'["{MEMBER}"]') for book in ("b1", "b2")]
    changes = changed(named, [(MEMBER, "r2")], **a_member())
    [claim] = put(changes, "claims")
    assert claim["club"] == "one"
    assert {"club": "one", "key": "mina_7", "person": claim["guest"]} in put(changes, "guests")


@pytest.mark.parametrize(
    ("name", "handle", "guest"),
    [
        ("Dario", "dario", "Dario"),
        ("Dario Neri", "neri", "Neri"),
        ("McCoy", "mccoy", "McCoy"),
        ("Il Lupo", "marco", "Marco"),
        ("Mina", "mina_7", "mina_7"),
        ("Mina", "", "Mina"),
    ],
)
def test_whoever_was_taken_for_a_member_has_the_capitals_of_a_name(name: str, handle: str, guest: str) -> None:
    named = [(book, "p0000000009", 1.0, f'["{MEMBER}"]') for book in ("b1", "b2")]
    tables = a_member()
    tables["accounts"][0] |= {"name": name, "handle": handle}
    changes = changed(named, [(MEMBER, "r2")], **tables)
    assert [row["name"] for row in put(changes, "people") if row["born"] == "guest"] == [guest]


def test_a_member_is_at_home_where_they_acted_in_a_book() -> None:
    named = ("b1", "p0000000009", 1.0, f'["{MEMBER}"]')
    [claim] = put(changed([named, ("b2", MEMBER, 2.0, "{}")], **a_member()), "claims")
    assert claim["club"] == "one"


def test_who_never_did_anything_is_at_home_where_they_played_first() -> None:
    named = [(book, "p0000000009", 1.0, f'["{MEMBER}"]') for book in ("b2", "b1")]
    [claim] = put(changed(named, **a_member()), "claims")
    assert claim["club"] == "two"


def test_where_a_member_only_looked_at_something_they_are_at_home_too() -> None:
    named = [(book, "p0000000009", 1.0, f'["{MEMBER}"]') for book in ("b1", "b2")]
    seen = [{"room": room, "person": MEMBER, "at": 5.0} for room in ("r1", "r2")]
    changes = changed(named, seen=seen, **a_member())
    assert not put(changes, "claims") and not dropped(changes, "seen")


def test_who_was_given_a_place_by_another_was_not_there() -> None:
    seen = [{"room": "r1", "person": MEMBER, "at": 3.0}]
    changes = changed([("b1", "p0000000009", 3.0, f'["{MEMBER}"]')], seen=seen, **a_member())
    assert dropped(changes, "seen") == [{"room": "r1", "person": MEMBER}]


def test_an_office_goes_to_the_guest_of_its_own_club_and_those_of_others_stay() -> None:
    named = [(book, "p0000000009", 1.0, f'["{GUEST}"]') for book in ("b1", "b2")]
    roles = [
        {"club": club, "person": person, "role": role}
        for club, person, role in (
            ("one", GUEST, "director"),
            ("two", GUEST, "referee"),
            ("two", MEMBER, "referee"),
            ("one", MEMBER, "organiser"),
        )
    ]
    changes = changed(named, roles=roles, **a_guest())
    [second] = {row["person"] for row in put(changes, "guests")} - {GUEST}
    assert dropped(changes, "roles") == [{"club": "two", "person": GUEST}]
    assert put(changes, "roles") == [{"club": "two", "person": second, "role": "referee"}]


@pytest.mark.parametrize(("older", "keeps"), [("123456789", "1"), ("5", "5"), ("97", "7")])
def test_of_several_guests_with_one_name_who_played_first_keeps_it(older: str, keeps: str) -> None:
    guests = {number: f"p000000000{number}" for number in "123456789"}
    tables: dict[str, Any] = {"rooms": ROOMS, "people": [], "accounts": []}
    for number, id in guests.items():
        tables["people"].append({"id": id, "name": "Gina", "born": "guest"})
        tables["accounts"].append({"platform": f"chat{number}", "account": "@gina", "person": id, "name": "Gina"})
    named = [json.dumps([guests[number] for number in numbers]) for numbers in (older, [*guests])]
    entries = [(book, "p0000000010", 1.0, body) for book, body in zip(("b1", "b2"), named, strict=True)]
    changes = changed(entries, clubs={"b1": "one", "b2": "one"}, **tables)
    assert put(changes, "guests") == [{"club": "one", "key": "gina", "person": guests[keeps]}]


def test_who_claimed_a_guest_of_two_clubs_is_asked_again_where_they_never_were() -> None:
    named = [(book, "p0000000009", 1.0, f'["{GUEST}"]') for book in ("b1", "b2")]
    tables = a_member()
    tables["accounts"].append({"platform": "discord", "account": "@gina", "person": MEMBER, "name": "Gina"})
    changes = changed(named, [(MEMBER, "r1")], aliases=[{"old": GUEST, "person": MEMBER}], **tables)
    assert put(changes, "aliases") == [{"club": "one", "old": GUEST, "person": MEMBER, "at": 0.0}]
    [claim] = put(changes, "claims")
    assert (claim["club"], claim["person"]) == ("two", MEMBER)
    assert {"club": "two", "key": "gina", "person": claim["guest"]} in put(changes, "guests")
