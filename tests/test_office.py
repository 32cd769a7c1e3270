"""What the command line does: what cannot be done is explained, and what only reads can be asked while the bot runs."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.storage.sqlite_store import SqliteStore
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


@pytest.mark.parametrize("asked", ["export", "doctor --forecast", "publish pages", "backup copy.db", "archive"])
def test_what_only_reads_may_be_asked_while_the_bot_runs(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], asked: str
) -> None:
    play(database, "/roll 5")
    monkeypatch.chdir(tmp_path)
    bot, running = SqliteStore(database), asyncio.new_event_loop()
    running.run_until_complete(bot.open())
    code = main(asked.split())
    running.run_until_complete(bot.close())
    running.close()
    assert code == 0, capsys.readouterr()
