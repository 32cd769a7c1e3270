"""What `archive` says, to the letter, and which books it takes."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.putting_away import ToPutAway, _closed_before, _refused, _smaller, archive, files_away, say_lost
from bot.settings import Settings
from tests import empty_books
from tests.hall.house import BOOKS, TEXTS, opened

HOW = (
    "Per metterne da parte: python -m bot archive SIGLA, o --before 2026-09-01; "
    "per rimetterne uno: python -m bot archive SIGLA --back"
)


def settings(folder: Path) -> Settings:
    return Settings.model_validate({"storage": {"path": folder / BOOKS}, "club": {"language": "it"}})


@pytest.mark.evenings
async def test_each_step_says_what_was_done_with_which_book_and_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def told(*books: str, before: date | None = None, back: bool = False) -> tuple[int, list[str]]:
        code = await archive(settings(tmp_path), TEXTS, ToPutAway(books, before, back))
        return code, capsys.readouterr().out.splitlines()

    house = await opened(tmp_path)
    await house.ask("/roll 5")
    [book] = await house.store.books()
    id = book.id
    await house.store.close()
    none = "Non c'è ancora nessun registro chiuso: si mettono da parte solo quelli."
    assert await told() == (0, [none])
    unknown = "Non c'è nessun registro bnone. Con python -m bot export li vedi tutti."
    assert await told("bnone") == (1, [unknown])
    still = f"Il registro {id} è ancora aperto: si mettono da parte solo quelli chiusi. Non ho cambiato niente."
    assert await told(id) == (1, [still])

    with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
        disk.execute("UPDATE books SET closed = 2000.0")
    line, folder = f"{id}  Tiri al tavolo  Sala  ({book.version} voci)", tmp_path / "archive"
    assert await told() == (0, [line, HOW])
    assert await told(before=date(1970, 1, 1)) == (0, []), "it was closed later"
    code, (done, keep) = await told(before=date(1970, 1, 2))
    [file] = folder.iterdir()
    assert (code, done) == (0, f"Messo da parte e riletto: {id} ({book.version} annotazioni) in {file}")
    assert keep.startswith(f"Si leggono come prima finché restano in {folder}: è python -m bot backup")
    assert await told() == (0, [line, f"  → {file}", HOW])
    assert await told(id) == (0, []), "it is there already"
    assert await files_away(settings(tmp_path)) == (1, [])

    whole = file.read_bytes()
    file.unlink()
    lost = (
        f"Il file {file.name} di un registro messo da parte non c'è, o è cambiato: rimettilo in {folder} da una copia."
    )
    assert await files_away(settings(tmp_path)) == (1, [file.name])
    assert await told(id, back=True) == (1, [lost])
    file.write_bytes(whole)
    back = f"Rimesso nell'archivio: {id}. Il file {file} non serve più, se non alle copie fatte finora."
    assert await told(id, back=True) == (0, [back])
    assert await told(id, back=True) == (1, [f"Il registro {id} è già nell'archivio. Non ho cambiato niente."])

    with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE seq = 2")
    assert await told(id) == (1, [f"Il registro {id} non si legge: resta dov'è."])


def test_files_that_are_lost_are_named_one_by_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert say_lost(settings(tmp_path), TEXTS, []) == 0 and capsys.readouterr().out == ""
    assert say_lost(settings(tmp_path), TEXTS, ["a.db", "b.db"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[2] for line in said] == ["a.db", "b.db"]


def test_a_book_is_put_away_once_it_is_closed_and_back_once_it_is_away() -> None:
    still, over = (SimpleNamespace(closed=closed) for closed in (None, 0.0))
    refused: Any = _refused
    asked = [(None, False, False), (None, True, True), (still, False, False), (over, False, False), (over, True, False)]
    assert [refused(*each) for each in asked] == [*["cli-no-such-book"] * 2, "cli-put-away-open", "", ""]
    assert [refused(over, away, True) for away in (False, True)] == ["cli-put-away-is-here", ""]


def test_a_day_begins_in_the_zone_of_the_club() -> None:
    midnight = 1_767_222_000.0  # 2026-01-01 in Rome
    known: Any = {
        id: SimpleNamespace(closed=closed)
        for id, closed in (("b1", midnight - 1), ("b2", midnight), ("b3", None), ("b4", 0.0), ("b5", 1.0))
    }
    rome = Settings.model_validate({"club": {"timezone": "Europe/Rome"}})
    assert _closed_before(rome, known, date(2026, 1, 1), ["b4"]) == ["b1", "b5"]
    assert _closed_before(rome, known, None, []) == []


async def test_the_database_gives_back_what_it_does_not_need_any_more(tmp_path: Path) -> None:
    store = await empty_books.opened(tmp_path / BOOKS)
    await store.close()

    def free() -> int:
        with closing(sqlite3.connect(tmp_path / BOOKS)) as disk:
            return int(disk.execute("PRAGMA freelist_count").fetchone()[0])

    with closing(sqlite3.connect(tmp_path / BOOKS)) as disk, disk:
        disk.execute("INSERT INTO memory (key, value) VALUES ('large', ?)", ("x" * 100_000,))
        disk.execute("DELETE FROM memory")
    assert free() > 20
    await _smaller(settings(tmp_path))
    assert free() == 0
