"""What export, backup, restore and move say, to the letter, and where the database is that the settings name."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.archive import beside, copied, file_of, free_space, named, put_away_in, store_of
from bot.erased_apart import ErasedApart
from bot.office import backup, export, move
from bot.places import HOME
from bot.restoring import restore
from bot.settings import Settings
from bot.storage.contract import Trouble
from bot.storage.postgresql_store import PostgresStore
from bot.storage.sqlite_store import SqliteStore
from tests import empty_books
from tests.hall.house import ANNA, BOOKS, TEXTS, opened

ADDRESS = "postgresql://araldo:secret@db.example.org:5433/club"


def settings(folder: Path, name: str = BOOKS, url: str = "") -> Settings:
    return Settings.model_validate({"storage": {"path": folder / name, "url": url}, "club": {"language": "it"}})


async def played(folder: Path) -> tuple[str, int]:
    """A house in which somebody has rolled; gives its book's id and how many entries it has."""
    house = await opened(folder)
    await house.ask("/roll 5", ANNA)
    [book] = await house.store.books()
    await house.store.close()
    return book.id, book.version


async def test_books_are_listed_and_one_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id, version = await played(tmp_path)
    assert await export(settings(tmp_path), TEXTS, None, tmp_path) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{id}  Tiri al tavolo  Sala  ({version} voci)",
        "Per averne uno: python -m bot export SIGLA",
    ]
    assert await export(settings(tmp_path), TEXTS, "bnone", tmp_path / "none") == 1
    told = "Non c'è nessun registro bnone. Con python -m bot export li vedi tutti.\n"
    assert capsys.readouterr().out == told and not (tmp_path / "none").exists()
    assert await export(settings(tmp_path), TEXTS, id, tmp_path / "out") == 0
    written = sorted((tmp_path / "out").iterdir())
    assert sorted(capsys.readouterr().out.splitlines()) == [*map(str, written)] and len(written) == 2
    assert all(file.stat().st_size for file in written)


@pytest.mark.evenings
async def test_a_copy_is_told_read_and_gone_back_to(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id, _ = await played(tmp_path)
    here, copy = settings(tmp_path), tmp_path / "copy.db"
    assert await backup(here, TEXTS, copy, check=True) == 0
    assert capsys.readouterr().out.splitlines() == [f"Copia fatta: {copy}", "Aperta e riletta: ogni registro si legge"]
    nowhere = tmp_path / "none" / "copy.db"
    assert await backup(here, TEXTS, nowhere, check=False) == 1
    told = f"Non posso scrivere {nowhere}: controlla che la cartella ci sia e che io possa scriverci."
    assert capsys.readouterr().out.splitlines() == [told]
    with pytest.raises(Trouble) as there:
        await backup(here, TEXTS, copy, check=False)
    assert there.value.reason == "exists"

    [anna] = await rows(here, "people")
    ErasedApart(here).path.write_text(f"pnobody\n{anna['id']}\n")
    assert await restore(here, TEXTS, copy) == 0
    renewed = "Ripreso dalla copia. Sigilli rinnovati in 1 registro, {}"
    assert capsys.readouterr().out.splitlines() == [renewed.format("1 persona dimenticata di nuovo.")]
    assert await restore(here, TEXTS, None) == 0
    assert capsys.readouterr().out.splitlines() == [renewed.format("nessuno da dimenticare di nuovo.")]

    with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE seq = 2")
    copy.unlink()
    assert await backup(here, TEXTS, copy, check=True) == 1
    done, unread, tells = capsys.readouterr().out.splitlines()
    assert (done, tells[:32]) == (f"Copia fatta: {copy}", "La copia c'è, ma non tutto vi si")
    assert unread.startswith(f"Il registro {id} (Tiri al tavolo · Sala) non si può più leggere")


async def rows(here: Settings, table: str) -> list[dict[str, Any]]:
    """All that stands in a table."""
    store = store_of(here, read_only=True)
    await store.open()
    try:
        return [dict(row) for row in await store.rows(table)]
    finally:
        await store.close()


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("sqlite", "sqlite", "Da un archivio a sé stesso non c'è niente da spostare"),
        ("sqlite", "postgresql", "Manca l'indirizzo di PostgreSQL"),
    ],
)
async def test_what_cannot_be_moved_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: Any, target: Any, said: str
) -> None:
    assert await move(settings(tmp_path), TEXTS, source, target) == 2
    assert capsys.readouterr().out.startswith(said)


def test_the_database_is_where_the_settings_name_it(tmp_path: Path) -> None:
    here = settings(tmp_path / "new" / "folder", "a.db")
    assert file_of(here) == tmp_path / "new" / "folder" / "a.db" and named(here) == str(file_of(here))
    assert beside(here, "erased") == tmp_path / "new" / "folder" / "a.db.erased"
    assert put_away_in(here) == tmp_path / "new" / "folder" / "archive"
    assert 0 < free_space(here) <= shutil.disk_usage(tmp_path).total
    assert file_of(Settings.model_validate({"storage": {"path": "data/b.db"}})) == HOME / "data" / "b.db"
    for url, name in ((ADDRESS, "db.example.org/club"), ("postgresql:///club?host=/run", "/club")):
        assert named(settings(tmp_path, url=url)) == f"postgresql://{name}"


@pytest.mark.parametrize("read_only", [True, False])
def test_the_store_is_of_the_sort_that_the_settings_name(tmp_path: Path, read_only: bool) -> None:
    file: Any = store_of(settings(tmp_path), read_only=read_only)
    server: Any = store_of(settings(tmp_path, url=ADDRESS), read_only=read_only)
    assert (type(file), type(server)) == (SqliteStore, PostgresStore)
    assert [file._read_only, server._read_only] == [read_only] * 2


async def test_what_stood_in_the_place_of_a_copy_stands_beside_it_with_its_log(tmp_path: Path) -> None:
    await (await empty_books.opened(tmp_path / "copy.db")).close()
    old = tmp_path / "araldo.db"
    for ending in ("", "-wal", "-shm"):
        old.with_name(old.name + ending).write_text(f"old{ending}")
    copied(tmp_path / "copy.db", old)
    replaced = {ending: (tmp_path / f"araldo.replaced.db{ending}").read_text() for ending in ("", "-wal", "-shm")}
    assert replaced == {ending: f"old{ending}" for ending in ("", "-wal", "-shm")}
    assert sqlite3.connect(old).execute("SELECT count(*) FROM books").fetchone() == (0,)
    with pytest.raises(Trouble) as missing:
        copied(tmp_path / "none.db", old)
    assert missing.value.reason == "missing" and old.exists()
