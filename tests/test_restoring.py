"""`python -m bot restore`: back to a copy, with new seals, and nobody back who was forgotten since."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.archive import store_of
from bot.erased_apart import ErasedApart
from bot.hall.books.chain_check import holds
from bot.settings import Settings, StorageSettings, read_settings
from bot.storage.contract import Forget, Store, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook
from tests.test_command_line import play

pytestmark = pytest.mark.evenings


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the books are."""
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "araldo.db"))
    return tmp_path / "araldo.db"


def looked_at(what: Any) -> Any:
    """What a function finds in the database of the settings."""

    async def look() -> Any:
        store = store_of(read_settings(), read_only=True)
        await store.open()
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(look())


async def kinds(store: Store) -> list[str]:
    [book] = await store.books()
    assert await holds(store, book)
    return [entry.kind for entry in await store.entries(book.id)]


def test_going_back_renews_the_seals_and_tells_the_room(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    play(database, "/roll 5")
    assert main(["backup", str(copy)]) == 0
    play_on(database, "/roll 4")
    assert main(["restore", str(copy)]) == 0
    assert "Sigilli rinnovati in 1 registro" in capsys.readouterr().out
    assert looked_at(kinds) == ["table.opened", "seal-set", "table.rolled", "seal-retired", "seal-set"]
    notices = looked_at(lambda store: store.waiting(1e12))
    assert "seal-retired-title" in notices[-1].card and '"heads"' in notices[-1].card
    play_on(database, "/roll 3", "/verify open:yes")
    assert looked_at(kinds)[-4:] == ["table.rolled", "seal-opened", "seal-opened", "seal-set"]
    book = looked_at(lambda store: store.books())[0]
    main(["export", book.id, "--to", str(tmp_path)])
    assert main(["verify", str(tmp_path / f"{book.id}.jsonl")]) == 0


def test_a_cut_after_going_back_goes_into_the_new_seal_once(database: Path, tmp_path: Path) -> None:
    play(database, "/roll 5")
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    assert main(["restore", str(tmp_path / "copy.db")]) == 0
    play_on(database, "/verify cut:brina")
    assert looked_at(kinds)[-3:] == ["seal-retired", "seal-set", "seal-cut"]


def play_on(database: Path, *lines: str) -> None:
    """What is typed later: no request is one of before."""
    play(database, *["/help"] * 10, *lines)


def test_what_stood_there_stands_beside(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    play(database, "/roll 5")
    main(["backup", str(copy)])
    play_on(database, "/roll 4")
    assert main(["restore", str(copy)]) == 0
    beside = database.with_name("araldo.replaced.db")
    with closing(sqlite3.connect(beside)) as connection:
        assert connection.execute("SELECT count(*) FROM entries WHERE kind = 'table.rolled'").fetchone() == (2,)


@pytest.mark.processes
def test_nothing_is_taken_back_while_a_process_runs(database: Path, tmp_path: Path) -> None:
    play(database, "/roll 5")
    main(["backup", str(tmp_path / "copy.db")])

    async def held() -> None:
        store = SqliteStore(database)
        await store.open()
        for how in (str(tmp_path / "copy.db"), "--done"):
            other = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "restore", how, stdout=asyncio.subprocess.PIPE
            )
            said, _ = await other.communicate()
            assert other.returncode == 1 and "già usato da un altro Araldo" in said.decode()
        await store.close()

    asyncio.run(held())
    assert looked_at(kinds)[-1] == "table.rolled"


def test_a_copy_that_is_none_changes_nothing(database: Path, tmp_path: Path) -> None:
    play(database, "/roll 5")
    before = database.read_bytes()
    (tmp_path / "no.db").write_bytes(b"no database, but as long as one should be" * 100)
    assert main(["restore", str(tmp_path / "no.db")]) == 1
    assert main(["restore", str(tmp_path / "missing.db")]) == 1
    assert database.read_bytes() == before


def test_whoever_was_forgotten_since_is_forgotten_again(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    main(["backup", str(tmp_path / "copy.db")])
    [anna] = looked_at(lambda store: store.rows("people"))
    ErasedApart(read_settings()).path.write_text(anna["id"] + "\n")
    assert main(["restore", str(tmp_path / "copy.db")]) == 0
    assert "1 persona dimenticata di nuovo" in capsys.readouterr().out
    [anna] = looked_at(lambda store: store.rows("people"))
    assert (anna["born"], anna["name"]) == ("erased", "")
    assert looked_at(lambda store: store.rows("accounts")) == []


def test_whoever_is_forgotten_is_noted_beside_the_database_once(tmp_path: Path) -> None:
    settings = Settings(storage=StorageSettings(path=tmp_path / "data" / "araldo.db"))
    apart = ErasedApart(settings)
    assert apart.ids() == []
    for _ in range(2):
        apart.heard(Write(changes=[Forget("p0000000001", ("p0000000002",))]))
    assert apart.ids() == ["p0000000001", "p0000000002"]
    assert apart.path == tmp_path / "data" / "araldo.db.erased"


def test_whoever_is_forgotten_is_noted_on_the_disk_itself(tmp_path: Path) -> None:
    sizes: list[int] = []
    settings = Settings(storage=StorageSettings(path=tmp_path / "araldo.db"))
    apart = ErasedApart(settings, lambda file: sizes.append(os.fstat(file).st_size))
    for id in ("p1", "p22", "p22"):
        apart.heard(Write(changes=[Forget(id)]))
    assert sizes == [len("p1\n"), len("p1\np22\n")]


def test_of_those_who_are_known_at_a_start_whoever_was_forgotten_is_noted_and_nobody_else(database: Path) -> None:
    play(database, "/roll 5")
    with sqlite3.connect(database) as disk:
        disk.execute("INSERT INTO people (id, name, born) VALUES ('p0000000001', '', 'erased')")
    looked_at(ErasedApart(read_settings()).gathered)
    assert len(looked_at(lambda store: store.rows("people"))) == 2
    assert ErasedApart(read_settings()).ids() == ["p0000000001"]


def test_where_no_file_can_be_nobody_is_kept_from_being_forgotten(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    apart = ErasedApart(Settings(storage=StorageSettings(path=tmp_path / "data" / "araldo.db")))
    apart.heard(Write(changes=[Forget("p0000000001")]))
    assert apart.ids() == []


def test_after_a_failover_the_seals_are_renewed_alone(database: Path) -> None:
    play(database, "/roll 5")
    assert main(["restore", "--done"]) == 0
    assert looked_at(kinds)[-2:] == ["seal-retired", "seal-set"]


def test_an_empty_postgresql_database_is_filled_and_renewed(
    database: Path, tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    main(["backup", str(tmp_path / "copy.db")])
    monkeypatch.setenv("ARALDO_STORAGE__URL", postgresql)
    assert main(["restore", str(tmp_path / "copy.db")]) == 0
    assert looked_at(kinds) == ["table.opened", "seal-set", "table.rolled", "seal-retired", "seal-set"]
    assert main(["restore", str(tmp_path / "copy.db")]) == 1
    assert "solo in un archivio vuoto" in capsys.readouterr().out
    assert main(["restore", "--done"]) == 0
    assert looked_at(kinds)[-2:] == ["seal-retired", "seal-set"]


def test_what_was_moved_is_left_on_both_ways(
    database: Path, tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    before = looked_at(_books)
    with monkeypatch.context() as patch:
        patch.setenv("ARALDO_STORAGE__URL", postgresql)
        assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 0
        assert looked_at(_books) == before
        assert looked_at(kinds)[-1] == "table.rolled"
        patch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "back.db"))
        assert main(["move", "--from", "postgresql", "--to", "sqlite"]) == 0
        assert main(["export"]) == 1
    assert main(["export"]) == 1
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert capsys.readouterr().out.count("è stato lasciato") == 3
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "back.db"))
    assert looked_at(_books) == before


async def _books(store: Store) -> list[tuple[StoredBook, dict[int, bytes]]]:
    """Books with their heads, and the secrets and seeds of each."""
    return [(book, await store.seeds(book.id)) for book in await store.books()]


ROOT = Path(__file__).parents[1]
INTO_PLACE = re.compile(
    r"\b(?:cp|mv|copy|rsync|scp)\b[^`]*araldo\.db\b|sqlite3 .*\.restore|litestream restore|\bpg_restore\b|\bpsql\b.*<"
)
"""How somebody puts a copy in the place of a database by other means than ours."""


def test_the_docs_name_no_other_way_back_to_a_copy() -> None:
    files = [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *(one for one in ROOT.glob("deploy/**/*") if one.is_file()),
    ]
    other = []
    for file in files:
        for part in file.read_text("utf-8").split("\n\n"):
            if INTO_PLACE.search(part) and "restore --done" not in part:
                other.append(f"{file.name}: {part[:80]}")
    # The last page lists what was tried, and tells nobody to do it.
    assert [one for one in other if not one.startswith("hosting.md: Backup and restore, the move both ways")] == []
    for page, way in (("hosting.md", "That is the one way"), ("hosting.it.md", "È l'unica via")):
        text = (ROOT / "docs" / page).read_text("utf-8")
        assert re.search(rf"python -m bot restore \S+\n.*\n+{way}", text), page
