"""A backup is whole and on disk, or not there at all; it is made while the database is in use, over nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import pytest

from bot.storage.contract import Trouble
from bot.storage.sqlite_file import written_whole
from bot.storage.sqlite_store import SqliteStore
from tests.storage.samples import appending, opening

pytestmark = pytest.mark.asyncio


async def test_a_backup_made_while_writing_is_consistent(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.write(opening())

    async def fill() -> None:
        for version in range(200):
            await sqlite.write(appending(f"r{version}", "b", version))

    filling = asyncio.create_task(fill())
    await sqlite.write(opening("c"))
    await sqlite.backup(str(tmp_path / "copy.db"))
    await filling
    copy = SqliteStore(tmp_path / "copy.db")
    await copy.open()
    book = await copy.book("b")
    assert book is not None
    assert [entry.seq for entry in await copy.entries("b")] == [*range(1, book.version + 1)]
    assert await copy.book("c") is not None
    await copy.close()


async def test_a_backup_overwrites_nothing(sqlite: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(Trouble, match="exists"):
        await sqlite.backup(str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").read_text() == "precious"


async def test_a_backup_that_fails_leaves_nothing(sqlite: SqliteStore, tmp_path: Path) -> None:
    there = sorted(os.listdir(tmp_path))
    with pytest.raises(Trouble):
        await sqlite.backup(str(tmp_path / "nowhere" / "copy.db"))
    assert sorted(os.listdir(tmp_path)) == there


async def test_a_backup_is_for_its_owners_eyes_alone(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.backup(str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_what_a_crash_left_of_a_backup_is_in_nobodys_way(sqlite: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "copy.db.part").write_text("half of it")
    await sqlite.backup(str(tmp_path / "copy.db"))
    assert (tmp_path / "copy.db").exists() and not (tmp_path / "copy.db.part").exists()


async def test_a_backup_takes_its_name_when_it_is_on_disk_and_not_before(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    synced: list[tuple[bytes, bool]] = []

    def onto_disk(file: int) -> None:
        synced.append((os.pread(file, 9, 0), target.exists()))

    with written_whole(target, replace=False, onto_disk=onto_disk) as part:
        part.write_text("all of it")
    assert synced == [(b"all of it", False)] and target.read_text() == "all of it"


async def test_a_backup_can_be_made_beside_the_writer(sqlite: SqliteStore, tmp_path: Path) -> None:
    await sqlite.write(opening())
    beside = SqliteStore(tmp_path / "araldo.db", read_only=True)
    await beside.open()
    await beside.backup(str(tmp_path / "copy.db"))
    await beside.close()
    with contextlib.closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT id FROM books").fetchall() == [("b",)]
