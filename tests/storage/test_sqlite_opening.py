"""What SQLite does when a file is opened: upgrades it, or refuses it with a reason."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest

from bot.storage.contract import Drop, Put, Trouble, Write
from bot.storage.plain_tables import TABLES, PlainTable
from bot.storage.sqlite_file import connect, trouble_of, upgrade
from bot.storage.sqlite_schema import MIGRATIONS, Migration, announcements_by_platform, plain_tables
from bot.storage.sqlite_store import SqliteStore
from tests.storage.conftest import Clock, on_sqlite
from tests.storage.samples import a_request, opening
from tests.storage.test_sqlite import tell

pytestmark = pytest.mark.asyncio

CONNECTED = {"synchronous": 2, "temp_store": 2, "secure_delete": 1}
"""How whoever writes is connected: full, in memory, on."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "araldo.db"


async def filled(path: Path, *writes: Write) -> None:
    """Leave a database with these writes."""
    store = SqliteStore(path)
    await store.open()
    for write in writes or (opening(),):
        await store.write(write)
    await store.close()


async def refusal(path: Path, *, read_only: bool = False, migrations: Sequence[Migration] = MIGRATIONS) -> str:
    """Why this file cannot be opened."""
    with pytest.raises(Trouble) as caught:
        await SqliteStore(path, read_only=read_only, busy=0.05, migrations=migrations).open()
    return caught.value.reason


def ask(path: Path, statement: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()


def content(path: Path) -> bytes:
    return path.read_bytes()


def spoil(path: Path, start: int, rubbish: bytes) -> None:
    """Overwrite a part of a file."""
    with path.open("rb+" if path.exists() else "wb") as file:
        file.seek(start)
        file.write(rubbish)


def add_moods(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE moods (person TEXT)")


def break_down(connection: sqlite3.Connection) -> None:
    connection.execute("CREATE TABLE half (person TEXT)")
    raise sqlite3.OperationalError("no more")


WORDS: dict[str, tuple[int, ...]] = {
    "locked": (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_SNAPSHOT, sqlite3.SQLITE_LOCKED),
    "full": (sqlite3.SQLITE_FULL,),
    "read-only": (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_READONLY_DBMOVED, sqlite3.SQLITE_PERM),
    "damaged": (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CORRUPT_INDEX, sqlite3.SQLITE_NOTADB),
    "no-place": (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_CANTOPEN_ISDIR),
    "other": (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_TOOBIG),
}


async def test_every_error_of_sqlite_has_a_word_that_there_is_a_text_for() -> None:
    for reason, codes in WORDS.items():
        for code in codes:
            error = sqlite3.OperationalError("so it is")
            error.sqlite_errorcode = code
            assert (trouble_of(error).reason, trouble_of(error).detail) == (reason, "so it is"), code


@pytest.mark.parametrize(
    ("reason", "number"),
    [
        *(("full", number) for number in (errno.ENOSPC, errno.EDQUOT)),
        *(("read-only", number) for number in (errno.EROFS, errno.EACCES, errno.EPERM)),
        *(("no-place", number) for number in (errno.ENOENT, errno.ENOTDIR, errno.EISDIR, errno.EEXIST)),
        *(("no-place", errno.ENAMETOOLONG), ("other", errno.EIO), ("other", None)),
    ],
)
async def test_so_has_every_error_of_the_system(reason: str, number: int | None) -> None:
    assert trouble_of(OSError(number, "so it is") if number else OSError("so it is")).reason == reason


async def test_a_database_is_for_its_owners_eyes_alone(path: Path) -> None:
    await filled(path)
    assert path.stat().st_mode & 0o777 == 0o600


async def test_a_new_file_is_made_with_its_folders_and_without_a_backup(tmp_path: Path) -> None:
    await filled(tmp_path / "quite" / "new" / "araldo.db")
    assert sorted(os.listdir(tmp_path / "quite" / "new")) == ["araldo.db", "araldo.db.lock"]


async def test_an_older_file_is_upgraded_after_a_backup(path: Path) -> None:
    await filled(path)
    store = SqliteStore(path, migrations=[*MIGRATIONS, add_moods])
    await store.open()
    assert await store.book("b") is not None
    await store.close()
    assert ask(path, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
    assert ask(path, "SELECT count(*) FROM moods") == [(0,)]
    before = path.with_suffix(f".before-{len(MIGRATIONS)}.db")
    assert ask(before, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert ask(before, "SELECT id FROM books") == [("b",)]


async def test_of_the_copies_before_upgrades_the_last_alone_stays(path: Path) -> None:
    older = path.with_suffix(".before-1.db")
    await filled(path)
    older.write_bytes(b"of whoever was erased since")
    last = path.with_suffix(f".before-{len(MIGRATIONS)}.db")
    last.write_bytes(b"of an upgrade that broke off")
    assert await refusal(path, migrations=[*MIGRATIONS, break_down]) == "other"
    assert not older.exists() and ask(last, "SELECT id FROM books") == [("b",)]


async def test_an_upgrade_that_fails_leaves_the_last_step_that_stood(path: Path) -> None:
    await filled(path)
    assert await refusal(path, migrations=[*MIGRATIONS, add_moods, break_down]) == "other"
    assert ask(path, "PRAGMA user_version") == [(len(MIGRATIONS) + 1,)]
    assert ask(path, "SELECT name FROM sqlite_master WHERE name IN ('moods', 'half')") == [("moods",)]


async def test_a_start_that_was_refused_keeps_nobody_out(path: Path) -> None:
    await filled(path)
    refused = SqliteStore(path, migrations=[*MIGRATIONS, break_down])
    with pytest.raises(Trouble):
        await refused.open()
    await filled(path, opening("c"))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only Linux tells which files are open")
@pytest.mark.parametrize("read_only", [False, True], ids=["to write", "to read"])
async def test_a_start_that_was_refused_leaves_no_file_open(path: Path, read_only: bool) -> None:
    await filled(path)
    refused = SqliteStore(path, read_only=read_only, migrations=[*MIGRATIONS, break_down])
    with pytest.raises(Trouble) as kept:  # with all that it was raised in
        await refused.open()
    files = [os.readlink(file) for file in Path("/proc/self/fd").iterdir() if file.exists()]
    assert not [file for file in files if file.startswith(str(path.parent))], (refused, kept)


async def test_what_is_wrong_with_a_damaged_file_is_said(path: Path) -> None:
    await filled(path)
    spoil(path, 36, (5).to_bytes(4, "big"))  # so many pages are said to be free
    with pytest.raises(Trouble, match=r"(?i)freelist"):
        await SqliteStore(path).open()


async def test_a_file_left_by_a_failed_upgrade_is_opened_by_the_release_it_is_of(path: Path) -> None:
    await filled(path)
    assert await refusal(path, migrations=[*MIGRATIONS, break_down]) == "other"
    await filled(path, opening("c"))
    assert ask(path, "SELECT id FROM books") == [("b",), ("c",)]


async def test_what_was_added_to_a_plain_table_is_added_to_older_files(path: Path) -> None:
    await filled(path, Write(changes=[Put("people", {"id": "anna", "name": "Anna"})]))
    people = TABLES["people"]
    added = (
        PlainTable("people", 1, {**people.columns, "mood": "TEXT"}, ("mood",)),
        PlainTable("moods", 1, {"mood": "TEXT", "card": "TEXT"}),
    )
    store = SqliteStore(path, migrations=[*MIGRATIONS, partial(plain_tables, tables=added)])
    await store.open()
    await store.close()
    assert ask(path, "SELECT name, mood FROM people INDEXED BY people_mood") == [("Anna", None)]
    assert ask(path, "SELECT mood, card FROM moods") == []


async def test_a_file_of_a_newer_release_is_refused_untouched(path: Path) -> None:
    await filled(path)
    ask(path, "PRAGMA user_version = 99")
    before = content(path)
    assert await refusal(path) == "newer"
    assert await refusal(path, read_only=True) == "newer"
    assert content(path) == before


async def test_of_a_newer_release_both_numbers_are_said(path: Path) -> None:
    await filled(path)
    ask(path, "PRAGMA user_version = 99")
    with pytest.raises(Trouble, match=f"schema 99, this release knows {len(MIGRATIONS)}"):
        await SqliteStore(path).open()


async def test_a_file_that_is_no_database_is_damaged(path: Path) -> None:
    diary = b"Dear diary, today we played until four in the morning. " * 99
    spoil(path, 0, diary)
    assert await refusal(path) == "damaged"
    assert content(path) == diary


async def test_a_file_with_a_torn_page_is_damaged(path: Path) -> None:
    await filled(path, *(Write(a_request(f"r{index}", answer="x" * 3_000)) for index in range(20)))
    root = ask(path, "SELECT rootpage FROM sqlite_master WHERE name = 'requests'")[0][0]
    assert isinstance(root, int)
    spoil(path, (root - 1) * 4096, b"\xa5" * 4096)
    assert await refusal(path) == "damaged"


async def test_a_file_locked_by_another_program_is_refused(path: Path) -> None:
    await filled(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as another:
        another.execute("BEGIN EXCLUSIVE")
        assert await refusal(path) == "locked"
    await filled(path, opening("c"))


async def test_a_file_that_may_not_be_written_is_refused(path: Path) -> None:
    await filled(path)
    # As SQLite connects to such a file by itself; taking the right away would not stop a test that runs as root.
    read_only = contextlib.closing(connect(path, busy=0.05, read_only=True))
    with read_only as connection, pytest.raises(sqlite3.Error) as refused:
        upgrade(connection, path, MIGRATIONS, left_too=False)
    assert trouble_of(refused.value).reason == "read-only"


async def test_who_writes_waits_for_the_disk_and_leaves_nothing_that_was_deleted(path: Path) -> None:
    with contextlib.closing(connect(path, busy=0.05)) as connection:
        [values] = zip(*(connection.execute(f"PRAGMA {one}").fetchone() for one in CONNECTED), strict=True)
    assert dict(zip(CONNECTED, values, strict=True)) == CONNECTED


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert await refusal(tmp_path / "file" / "araldo.db") == "no-place"


async def test_read_only_finds_no_file_missing(path: Path) -> None:
    assert await refusal(path, read_only=True) == "missing"
    assert os.listdir(path.parent) == []


async def test_read_only_upgrades_nothing(path: Path) -> None:
    await filled(path)
    assert await refusal(path, read_only=True, migrations=[*MIGRATIONS, add_moods]) == "older"


async def test_a_refused_store_can_be_opened_once_the_reason_is_gone(path: Path, tmp_path: Path, clock: Clock) -> None:
    os.mkdir(path)
    store = on_sqlite(tmp_path, clock)
    with pytest.raises(Trouble):
        await store.open()
    os.rmdir(path)
    await store.open()
    await store.write(opening())
    await store.close()


async def test_rooms_for_notices_keep_the_platform_that_they_are_on(path: Path) -> None:
    await filled(path, Write(changes=[Put("rooms", {"platform": "telegram", "place": "-5", "id": "r1", "club": "c1"})]))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE announcements")
        connection.execute("CREATE TABLE announcements (club TEXT, topic TEXT, room TEXT, PRIMARY KEY (club, topic))")
        connection.execute("INSERT INTO announcements VALUES ('c1', 'pairings', 'r1')")
        announcements_by_platform(connection)
        announcements_by_platform(connection)
        found = connection.execute("SELECT club, topic, platform, room FROM announcements").fetchall()
        left = connection.execute("SELECT name FROM sqlite_master WHERE name LIKE '%_before'").fetchall()
    assert [tuple(row) for row in found] == [("c1", "pairings", "telegram", "r1")]
    assert not left, "of the table as it was nothing stays"


async def test_requests_of_older_files_keep_their_answers(path: Path) -> None:
    """They lay in the tree by their ids, and so whole pages moved with every one that came."""
    older = SqliteStore(path, migrations=MIGRATIONS[:2])
    await older.open()
    done = [a_request("later", at=2.0), a_request("earlier", at=1.0)]
    for request in done:
        await older.write(Write(request))
    await older.close()
    store = SqliteStore(path)
    await store.open()
    assert [await store.request(request.id) for request in done] == done
    assert [request.id for request in await store.unanswered(3.0)] == ["earlier", "later"]
    await store.close()


async def test_what_was_forgotten_leaves_the_file(sqlite: SqliteStore, tmp_path: Path) -> None:
    names = {"anna": "Annabella", "bruno": "Bruno", "carla": "Carla"}
    await sqlite.write(Write(changes=[Put("people", {"id": id, "name": name}) for id, name in names.items()]))
    await tell(sqlite, "PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"Annabella" in (tmp_path / "araldo.db").read_bytes()
    await sqlite.write(Write(changes=[Drop("people", {"id": "anna"})]))
    await tell(sqlite, "PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"Annabella" not in (tmp_path / "araldo.db").read_bytes()
