"""What the command line does: what cannot be done is explained, and what only reads changes nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.storage.sqlite_schema import MIGRATIONS
from tests.test_command_line import database, main, play

__all__ = ["database"]  # a fixture


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
