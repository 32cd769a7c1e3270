"""Two processes at one database, and one that is killed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.storage.contract import Trouble
from bot.storage.sqlite_store import SqliteStore
from tests.storage.samples import opening
from tests.storage.scribbler import BOOKS

pytestmark = [pytest.mark.asyncio, pytest.mark.processes]

ROOT = Path(__file__).parents[2]


@pytest.fixture
def scribbler(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that is writing to tmp_path/araldo.db."""
    command = [sys.executable, "-m", "tests.storage.scribbler", str(tmp_path / "araldo.db")]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.kill()


def heard(process: subprocess.Popen[str], count: int) -> list[str]:
    """The next requests that are said to be on disk."""
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(count)]


def killed(process: subprocess.Popen[str]) -> list[str]:
    """Kill it as it writes; what it had still said."""
    process.kill()
    rest, _ = process.communicate()
    return [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]


async def test_a_database_in_use_is_refused(scribbler: subprocess.Popen[str], tmp_path: Path) -> None:
    heard(scribbler, 1)
    with pytest.raises(Trouble) as caught:
        await SqliteStore(tmp_path / "araldo.db").open()
    assert caught.value.reason == "in-use"


async def test_a_database_in_use_can_be_read(scribbler: subprocess.Popen[str], tmp_path: Path) -> None:
    request = heard(scribbler, 1)[0]
    store = SqliteStore(tmp_path / "araldo.db", read_only=True)
    await store.open()
    assert await store.request(request) is not None
    await store.close()


@pytest.mark.parametrize("read_only", [False, True])
async def test_what_is_kept_outlives_a_kill(scribbler: subprocess.Popen[str], tmp_path: Path, read_only: bool) -> None:
    said = heard(scribbler, 100) + [line.strip() for line in killed(scribbler)]
    store = SqliteStore(tmp_path / "araldo.db", read_only=read_only)
    await store.open()
    entries = {entry.request for book in BOOKS for entry in await store.entries(book)}
    assert entries.issuperset(said)
    for request in said:
        assert await store.request(request) is not None
    for book in BOOKS:
        kept = await store.book(book)
        assert kept is not None
        assert [entry.seq for entry in await store.entries(book)] == [*range(1, kept.version + 1)]
    await store.close()


async def test_what_only_reads_can_write_nothing(sqlite: SqliteStore) -> None:
    await sqlite.write(opening("b"))
    with pytest.raises(Trouble):
        await sqlite._rows("DELETE FROM books")
    assert await sqlite.book("b") is not None
