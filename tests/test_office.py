"""What the command line does: what cannot be done is explained, and what only reads changes nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.erased_apart import ErasedApart
from bot.settings import Settings, StorageSettings
from bot.storage.contract import Forget, Write
from bot.storage.sqlite_schema import MIGRATIONS
from bot.tokens import keep
from tests.test_command_line import database, main, play

__all__ = ["database"]  # a fixture
pytestmark = pytest.mark.evenings


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        (["export", "b0000none"], 1, "b0000none"),
        (["move", "--from", "sqlite", "--to", "sqlite"], 2, "scegli due archivi diversi"),
        (["move", "--from", "sqlite"], 2, "--to"),
        (["archive", "--before", "tomorrow"], 2, "--before"),
        (["restore"], 2, "--done"),
        (["fly"], 2, "[--version]"),
    ],
)
def test_what_cannot_be_done_or_understood_is_explained(
    database: Path, capsys: pytest.CaptureFixture[str], asked: list[str], code: int, said: str
) -> None:
    play(database, "/roll 5")
    assert main(asked) == code
    told = capsys.readouterr()
    assert said in told.out + told.err


def test_a_copy_of_which_a_book_cannot_be_read_is_called_so(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = play(database, "/roll 5")
    with sqlite3.connect(database) as disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE seq = 2")
    assert main(["backup", "--check", str(tmp_path / "copy.db")]) == 1
    assert f"Il registro {book} (Tiri al tavolo" in capsys.readouterr().out


@pytest.mark.parametrize(
    "asked", ["export", "doctor", "doctor --forecast", "publish pages", "backup copy.db", "archive"]
)
def test_what_only_reads_leaves_a_database_of_an_older_release_as_it_is(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    play(database, "/roll 5")
    with sqlite3.connect(database) as disk:
        disk.execute(f"PRAGMA user_version = {len(MIGRATIONS) - 1}")
    disk.close()
    monkeypatch.chdir(tmp_path)
    assert main(asked.split()) == 1
    assert not [*tmp_path.glob("*.before-*.db")]


def test_the_doctor_looks_at_open_books_alone(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = play(database, "/roll 5")
    with sqlite3.connect(database) as disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE seq = 2")
        disk.execute("UPDATE books SET closed = 1000.0")
    main(["doctor"])
    assert book not in capsys.readouterr().out


@pytest.mark.parametrize("asked", ["export {book} --to a/b", "publish a/b"])
def test_folders_are_made_with_those_above_them_and_may_be_there(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    book = play(database, "/roll 5")
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert main(asked.format(book=book).split()) == 0
    assert [*(tmp_path / "a" / "b").iterdir()]


def test_a_database_goes_back_into_a_folder_that_is_not_there(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(database, "/roll 5")
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "a" / "b" / "araldo.db"))
    for _ in range(2):
        assert main(["restore", str(tmp_path / "copy.db")]) == 0


def test_so_do_the_ids_of_whoever_was_forgotten_and_tokens(tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    apart = ErasedApart(Settings(storage=StorageSettings(path=folder / "araldo.db")))
    for number in range(2):
        apart.heard(Write(changes=[Forget(f"p{number}")]))
        keep({"TELEGRAM_TOKEN": str(number)}, tmp_path / "c" / "d" / ".env")
    assert apart.ids() == ["p0", "p1"]
    assert (tmp_path / "c" / "d" / ".env").read_text() == "TELEGRAM_TOKEN=1\n"
