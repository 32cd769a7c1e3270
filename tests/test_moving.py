"""`python -m bot move`: from the file to PostgreSQL and back, as an organiser types it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bot.__main__ import main
from bot.archive import named, store_of
from bot.settings import read_settings
from bot.storage.contract import Put, Write

PASSWORD = "a-password"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with a file of its own, and one thing in it."""
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "araldo.db"))
    monkeypatch.setenv("ARALDO_CLUB__LANGUAGE", "en")
    asyncio.run(keep("before"))
    return tmp_path


async def keep(value: str) -> None:
    store = store_of(read_settings())
    await store.open()
    await store.write(Write(changes=[Put("memory", {"key": value, "value": value})]))
    await store.close()


async def kept() -> set[str]:
    store = store_of(read_settings(), read_only=True)
    await store.open()
    rows = await store.rows("memory")
    await store.close()
    return {row["value"] for row in rows if row["key"] == row["value"]}


def test_everything_moves_to_postgresql_and_back(
    house: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("ARALDO_STORAGE__URL", postgresql)
        assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 0
        assert "Moved and compared" in capsys.readouterr().out
        assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 0
        assert "Everything is already there" in capsys.readouterr().out
        asyncio.run(keep("after"))
        assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 1
        assert "nothing was changed" in capsys.readouterr().out
        patch.setenv("ARALDO_STORAGE__PATH", str(house / "back.db"))
        assert main(["move", "--from", "postgresql", "--to", "sqlite"]) == 0
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(house / "back.db"))
    assert asyncio.run(kept()) == {"before", "after"}


def test_a_backup_of_postgresql_is_a_file_that_opens(
    house: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("ARALDO_STORAGE__URL", postgresql)
        asyncio.run(keep("there"))
        assert main(["backup", str(house / "copy.db")]) == 0
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(house / "copy.db"))
    assert asyncio.run(kept()) == {"there"}


def test_without_an_address_there_is_nowhere_to_move(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 2
    assert "ARALDO_STORAGE__URL" in capsys.readouterr().out


def test_a_database_that_cannot_be_reached_is_named_without_its_password(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__URL", f"postgresql://araldo:{PASSWORD}@127.0.0.1:9/araldo")
    for command in (["export"], ["doctor"], ["move", "--from", "sqlite", "--to", "postgresql"]):
        assert main(command) == 1
    said = capsys.readouterr()
    assert "postgresql://127.0.0.1/araldo" in said.out
    assert PASSWORD not in said.out + said.err
    assert PASSWORD not in repr(read_settings())
    assert named(read_settings()) == "postgresql://127.0.0.1/araldo"


def test_the_one_of_both_databases_that_is_in_trouble_is_named(
    house: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = house / "araldo.db"
    monkeypatch.setenv("ARALDO_STORAGE__URL", postgresql)
    file.write_bytes(b"no database at all, but long enough to be looked at" * 100)
    assert main(["move", "--from", "sqlite", "--to", "postgresql"]) == 1
    assert f"{file} is damaged" in capsys.readouterr().out


def test_a_database_that_nobody_has_made_is_to_be_made(
    house: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__URL", urlsplit(postgresql)._replace(path="/nobody-made-it").geturl())
    monkeypatch.setenv("ARALDO_PAGE__PORT", "0")
    for command in (["run"], ["doctor"], ["move", "--from", "sqlite", "--to", "postgresql"]):
        assert main(command) == 1
        assert "create it with createdb" in capsys.readouterr().out
