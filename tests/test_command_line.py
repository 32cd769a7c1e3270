"""The command line: what an organiser types on the machine that hosts Araldo."""

import asyncio
import errno
import io
import signal
import socket
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.app import App, Unfit
from bot.chats.telegram import Limits, TelegramChat
from bot.command_line import Reader
from bot.commands import COGS
from bot.doctor.examination import findings
from bot.hall.declared.catalogue import Commands
from bot.hall.hall import Hall
from bot.hall.house import built
from bot.hall.requests import Account, BadToken, Place, Request
from bot.pictures.worker import PictureWorker
from bot.settings import Settings, StorageSettings, read_settings
from bot.storage.contract import Trouble, Write
from bot.storage.sqlite_store import SqliteStore
from bot.texts import Texts

ANNA = Account("club", "anna", "Anna")


TABLE = Place("club", "room", "Tavolo", house="house", house_title="Club")


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty house in a folder of its own."""
    path = tmp_path / "araldo.db"
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(path))
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    return path


def play(database: Path, *lines: str) -> str:
    """Type some lines at a table; gives the id of its book."""

    async def evening() -> str:
        store = SqliteStore(database)
        await store.open()
        hall = Hall(built(Commands(COGS), Texts(), store, Settings()))
        await hall.open()
        for number, line in enumerate(lines):
            await hall.handle(Request(f"test:{number}", ANNA, TABLE, 1000.0 + number, line=line, manages=True))
        books = await store.books()
        await store.close()
        return books[0].id

    return asyncio.run(evening())


def test_export_without_a_book_lists_the_books(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = play(database, "/roll 5")
    assert main(["export"]) == 0
    assert book in capsys.readouterr().out


def test_backup_is_a_whole_copy(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = play(database, "/roll 5")
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy)]) == 0
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(copy))
    assert main(["export", book, "--to", str(tmp_path)]) == 0


def test_public_pages_are_put_where_they_were_asked_for(database: Path, tmp_path: Path) -> None:
    play(database, "/roll 5")
    assert main(["publish", str(tmp_path / "pages")]) == 0
    assert (tmp_path / "pages").is_dir()


def test_backup_overwrites_nothing(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(database, "/roll 5")
    (tmp_path / "copy.db").write_text("precious")
    assert main(["backup", str(tmp_path / "copy.db")]) == 1
    assert (tmp_path / "copy.db").read_text() == "precious"


def test_export_without_a_database_says_what_to_do(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export"]) == 1
    assert "python -m bot run" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["run", "doctor"])
@pytest.mark.parametrize("place", ["a folder", "under a file", "in a folder that cannot be made"])
def test_a_database_where_no_file_can_be_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str, place: str
) -> None:
    (tmp_path / "file").touch()
    path = {
        "a folder": tmp_path,
        "under a file": tmp_path / "file" / "araldo.db",
        "in a folder that cannot be made": Path("/proc/nowhere/araldo.db"),
    }[place]
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(path))
    assert main([command]) == 1
    said = capsys.readouterr().out
    assert str(path.parent) in said
    assert "[storage] path" in said
    assert "non risponde" not in said
    assert "nascerà" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="a place where nobody may make a file")
def test_a_database_that_may_not_be_written_is_explained(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__PATH", "/sys/araldo.db")  # where the system lets nobody make a file
    assert main(["run"]) == 1
    said = capsys.readouterr().out
    assert "permesso di scrivere" in said
    assert "[storage] path" in said


def test_a_copy_that_cannot_be_written_is_explained(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(database, "/roll 5")
    copy = tmp_path / "no such folder" / "copy.db"
    assert main(["backup", str(copy)]) == 1
    assert f"Non posso scrivere {copy}" in capsys.readouterr().out


def test_doctor_finds_a_new_house_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["doctor"])
    said = capsys.readouterr().out
    assert "nascerà al primo avvio" in said
    assert "club locale" in said
    assert said.splitlines()[-1] in ("Tutto bene.", "C'è qualcosa da sistemare.")


def test_where_a_sign_cannot_be_written_another_stands_for_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = io.TextIOWrapper(io.BytesIO(), encoding="cp1252")  # what a Windows of Italy writes into a file
    monkeypatch.setattr("sys.stdout", windows)
    main(["doctor"])
    windows.flush()
    assert "? Impostazioni lette" in windows.buffer.getvalue().decode("cp1252")  # type: ignore[attr-defined]


def test_doctor_sees_a_token_that_was_cut(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "half-a-token")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "✗ DISCORD_TOKEN" in said and said.endswith("C'è qualcosa da sistemare.\n")
    assert "half-a-token" not in said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps such rights elsewhere")
@pytest.mark.parametrize(("rights", "others"), [(0o600, False), (0o640, True), (0o604, True), (0o400, False)])
def test_doctor_sees_tokens_that_others_can_read(tmp_path: Path, rights: int, others: bool) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=x")
    file.chmod(rights)
    settings = Settings(storage=StorageSettings(path=tmp_path / "araldo.db"))
    assert ((False, "env-open", {"file": str(file)}) in list(findings(settings, env_file=file))) is others


def test_doctor_sees_a_path_where_no_database_can_be(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    settings = Settings(storage=StorageSettings(path=path))
    assert (False, "database-no-place", {"path": str(path)}) in list(findings(settings))


def test_doctor_sees_a_damaged_database(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database.write_bytes(b"not a database at all, but long enough to be looked at" * 100)
    assert main(["doctor"]) == 1
    assert "danneggiato" in capsys.readouterr().out


def test_doctor_names_a_book_that_cannot_be_read(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = play(database, "/roll 5")
    main(["doctor"])
    assert book not in capsys.readouterr().out
    with sqlite3.connect(database) as disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE seq = 2")
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert f"✗ Il registro {book} (Tiri al tavolo" in said and "/club controlla" in said


async def test_the_pace_of_a_telegram_group_is_a_setting(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paces = []

    class Chat(TelegramChat):
        def __init__(self, *given: Any, limits: Limits, **more: Any) -> None:
            paces.append(limits.group)
            super().__init__(*given, limits=limits, **more)

        async def start(self) -> None: ...

    monkeypatch.setenv("ARALDO_TELEGRAM__GROUP_MESSAGES_A_MINUTE", "12")
    await App(read_settings(), lambda line: None, telegram=Chat)._start_telegram("1:x")
    assert paces == [(12, 60.0)]


async def test_telegram_that_does_not_answer_is_not_called_connected(database: Path) -> None:
    class Chat(TelegramChat):
        async def start(self) -> None: ...

    said: list[str] = []
    await App(read_settings(), said.append, telegram=Chat)._start_telegram("1:x")
    assert said == ["Telegram non risponde: continuo a provare, e mi collego appena si può."]


async def test_a_chat_that_answers_later_is_called_connected_then(database: Path) -> None:
    class Chat(TelegramChat):
        username = ""

        async def start(self) -> None: ...

    said: list[str] = []
    app = App(read_settings(), said.append, telegram=Chat)
    await app._start_telegram("1:x")
    telling = asyncio.create_task(app._tell_later())
    await asyncio.sleep(0)
    app.chats["telegram"].username = "araldo_bot"  # type: ignore[attr-defined]
    await telling
    assert said[1].startswith("Telegram è collegato.") and len(said) == 2


NO_HOUSE = {
    "the page's port": ({"ARALDO_PAGE__PORT": "{taken}"}, "La porta {taken} è occupata"),
    "the page's address": ({"ARALDO_PAGE__HOST": "203.0.113.7"}, "Non posso aprire la pagina su 203.0.113.7: "),
    "the watch's port": ({"ARALDO_WATCH__PORT": "{taken}"}, "sulla porta {taken}: è occupata"),
}


@pytest.mark.parametrize("settings, why", NO_HOUSE.values(), ids=NO_HOUSE)
def test_a_house_that_cannot_open_says_why_in_one_sentence(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    settings: dict[str, str],
    why: str,
) -> None:
    monkeypatch.setenv("ARALDO_PAGE__PORT", "0")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for name, value in settings.items():
            monkeypatch.setenv(name, value.format(taken=port))
        assert main(["run"]) == 1
    [line] = capsys.readouterr().err.splitlines()
    assert why.format(taken=port) in line


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends processes otherwise")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_house_that_is_told_to_end_does(
    database: Path, monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    monkeypatch.setenv("ARALDO_PAGE__PORT", "0")
    before = signal.signal(told, lambda *_: None)
    opened = asyncio.Event()
    app = App(read_settings(), lambda line: opened.set())
    running = asyncio.create_task(app.run())
    try:
        await asyncio.wait_for(opened.wait(), 30)
        signal.raise_signal(told)
        await asyncio.wait_for(running, 30)
    finally:
        asyncio.get_running_loop().remove_signal_handler(told)
        signal.signal(told, before)
    with pytest.raises(Trouble):
        await app.store.write(Write())


@pytest.mark.processes
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends processes otherwise")
async def test_a_house_that_is_told_to_end_before_it_is_open_gives_that_up(database: Path) -> None:
    class Slow(App):
        """A house that is long in opening."""

        given_up = False

        async def open(self) -> None:
            opening.set()
            try:
                await asyncio.sleep(900)
            finally:
                await asyncio.sleep(0)
                self.given_up = True

    opening, app = asyncio.Event(), Slow(read_settings(), print)
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    running = asyncio.create_task(app.run())
    try:
        await asyncio.wait_for(opening.wait(), 30)
        signal.raise_signal(signal.SIGTERM)
        await asyncio.wait_for(running, 30)
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)
        signal.signal(signal.SIGTERM, before)
    assert app.given_up


async def test_a_house_that_has_closed_leaves_the_port_of_the_watch(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    monkeypatch.setenv("ARALDO_WATCH__PORT", str(port))
    app = App(read_settings(), print)
    await app._look_out()
    await app.close()
    socket.create_server(("127.0.0.1", port)).close()


def test_pictures_and_long_work_share_one_process(database: Path) -> None:
    app = App(read_settings(), print)
    worker = app._process()
    assert isinstance(worker, PictureWorker) and app._process() is worker


@pytest.mark.parametrize("platform", ["Discord", "Telegram"])
async def test_a_token_that_nobody_knows_is_named(database: Path, platform: str) -> None:
    class Unknown:
        platform = "any"

        def __init__(self, *given: Any, **more: Any) -> None: ...

        async def start(self) -> None:
            raise BadToken

    app = App(read_settings(), discord=Unknown, telegram=Unknown)  # type: ignore[arg-type]
    with pytest.raises(Unfit) as unfit:
        await (app._start_discord("x") if platform == "Discord" else app._start_telegram("1:x"))
    assert (unfit.value.key, unfit.value.facts["chat"]) == ("run-bad-token", platform)
    assert unfit.value.facts["name"] == f"{platform.upper()}_TOKEN"


async def test_a_port_for_telegram_that_is_taken_is_named(database: Path) -> None:
    class Shut(TelegramChat):
        async def start(self) -> None:
            raise OSError(errno.EADDRINUSE, "in use")

    settings = read_settings()
    with pytest.raises(Unfit) as unfit:
        await App(settings, telegram=Shut)._start_telegram("1:x")
    facts = {"port": str(settings.telegram.webhook_port), "reason": "è occupata"}
    assert (unfit.value.key, unfit.value.facts) == ("run-no-webhook", facts)


async def test_a_port_of_the_watch_that_is_taken_is_named_in_italian(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setenv("ARALDO_WATCH__PORT", str(port))
        with pytest.raises(Unfit) as unfit:
            await App(read_settings(), print)._look_out()
    assert unfit.value.facts == {"port": str(port), "reason": "è occupata"}


@pytest.mark.parametrize(
    "asked, commands",
    [
        ([], ("run", "doctor", "export", "verify", "backup", "restore", "archive", "move", "adventure")),
        (["adventure"], ("check",)),
    ],
)
def test_help_says_of_every_command_what_it_does(
    asked: list[str], commands: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main([*asked, "--help"])
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    said = {line[0]: line[1] for line in lines if len(line) > 1}
    assert end.value.code == 0 and all(said.get(command) for command in commands)


def test_a_file_that_is_not_there_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for asked in (["verify"], ["adventure", "check"]):
        assert main([*asked, str(tmp_path / "none")]) == 2
        assert "controlla che ci sia" in capsys.readouterr().out


def test_what_argparse_hands_to_the_commands_below_goes_on_to_it() -> None:
    """Since Python 3.14 it hands one thing more than before."""
    assert Reader(str, "araldo", "", exit_on_error=False).exit_on_error is False
