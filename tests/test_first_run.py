"""The first run: a token from the page is looked at, kept for its owner alone, and its chat started."""

import asyncio
import os
import stat
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.engines.rolls import FormulaRolled, Rolled
from bot.first_run import FirstRun, lookers
from bot.hall.requests import BadToken
from bot.settings import Settings, read_settings
from bot.tokens import TOKENS, keep

GOOD = "12345678:" + "A" * 35
pytestmark = pytest.mark.asyncio


class Looker:
    """A platform that knows one token, or is not there."""

    def __init__(self, token: str) -> None:
        self.token = token

    async def __aenter__(self) -> "Looker":
        if self.token.endswith("B"):
            raise BadToken
        if self.token.endswith("C"):
            raise OSError(f"no route to /bot{self.token}")
        return self

    async def __aexit__(self, *error: object) -> None:
        return None

    async def named(self) -> str:
        return "Araldo"


class Started:
    """A first run, and the tokens with which chats were started."""

    def __init__(self, folder: Path, *, works: bool = True, page: str = "auto") -> None:
        self.file, self.chats, self.with_tokens = folder / ".env", dict[str, Any](), list[str]()
        self.works = works
        settings = Settings(page={"enabled": page})  # type: ignore[arg-type]
        starts = {"telegram": self.start}
        lookers = lambda: {"telegram": Looker}  # noqa: E731
        self.run = FirstRun(settings, Store(), self.chats, starts, self.file, lookers)  # type: ignore[arg-type]

    async def start(self, token: str) -> None:
        self.with_tokens.append(token)
        chat = SimpleNamespace(connected=True, invite="https://t.me/a?startgroup", servers=None, names=("a", "Araldo"))
        self.chats["telegram"] = chat
        if not self.works:
            raise OSError("port taken")

    async def over(self) -> None:
        for task in self.run._starting.values():
            await task


class Store:
    """Where Telegram's rooms stand."""

    async def rows(self, table: str, **values: Any) -> list[dict[str, Any]]:
        rows = [
            {"id": "r1", "platform": "telegram", "title": "Lupi", "private": 0},
            {"id": "r2", "platform": "telegram", "title": "Anna", "private": 1},
            {"id": "r3", "platform": "telegram", "title": None, "private": 1},
        ]
        return [row for row in rows if all(row[name] == value for name, value in values.items())]


@pytest.fixture(autouse=True)
def no_tokens_around(monkeypatch: pytest.MonkeyPatch) -> None:
    for setting in TOKENS.values():
        monkeypatch.delenv(setting.name, raising=False)


async def test_a_good_token_is_kept_and_its_chat_started(tmp_path: Path) -> None:
    started = Started(tmp_path)
    assert await started.run.given("telegram", f" Bot {GOOD}\n") == ""
    await started.over()
    assert started.with_tokens == [GOOD]
    telegram = (await started.run.state())["telegram"]
    assert (telegram["how"], telegram["name"], telegram["rooms"]) == ("connected", "Araldo", ["Lupi"])
    assert GOOD not in str(await started.run.state())
    settings = read_settings(tmp_path / "none.toml", started.file)
    assert settings.telegram_token.get_secret_value() == GOOD
    assert settings.page.enabled == "yes", "who began in the page finds it there again"
    assert await started.run.given("telegram", GOOD) == "page-start-already"


async def test_how_far_each_platform_is_told_whole(tmp_path: Path) -> None:
    none, started = {"how": "none", "name": ""}, Started(tmp_path)
    assert await started.run.state() == {"discord": none, "telegram": none}
    assert await started.run.given("telegram", GOOD) == ""
    assert await started.run.state() == {"discord": none, "telegram": {"how": "starting", "name": "Araldo"}}
    await started.over()
    there = {"servers": None, "rooms": ["Lupi"], "invite": "https://t.me/a?startgroup", "rolled": None}
    connected = {"how": "connected", "name": "Araldo", **there}
    assert (await started.run.state())["telegram"] == connected
    started.chats["discord"] = SimpleNamespace(connected=True, invite="i", servers=3, names=("a", "Bot"))
    told = {"how": "connected", "name": "Bot", "servers": 3, "rooms": [], "invite": "i", "rolled": None}
    assert await started.run.state() == {"discord": told, "telegram": connected}, "its last name is what it is called"
    for name, value in (("connected", False), ("connected", True), ("invite", "")):
        setattr(started.chats["discord"], name, value)
        how = "connected" if name == "connected" and value else "starting"
        assert (await started.run.state())["discord"]["how"] == how
    started.chats["discord"].names = ()
    assert (await started.run.state())["discord"]["name"] == ""


async def test_the_letters_of_a_token_are_those_of_all_computers() -> None:
    shapes = {"discord": ("{0}." + "B" * 6 + "." + "C" * 30).format, "telegram": ("12345678:{0}").format}
    for platform, shape in shapes.items():
        taken = [bool(TOKENS[platform].shape.fullmatch(shape(letter * 35))) for letter in ("A", "_", "9", "é", "９")]
        assert taken == [True, True, True, False, False], platform


async def test_a_page_that_its_host_has_settled_stays_as_it_is(tmp_path: Path) -> None:
    started = Started(tmp_path, page="yes")
    assert await started.run.given("telegram", GOOD) == ""
    assert started.file.read_text() == f"TELEGRAM_TOKEN={GOOD}\n"
    await started.over()


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ("", "token-shape"),
        ("12345678:short", "token-shape"),
        (GOOD + "\nDISCORD_TOKEN=evil", "token-shape"),
        (GOOD + "B", "bad-token"),
        (GOOD + "C", "away"),
    ],
)
async def test_a_token_that_is_none_is_refused_and_written_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, token: str, reason: str
) -> None:
    started = Started(tmp_path)
    assert await started.run.given("telegram", token) == f"page-start-{reason}"
    assert not started.file.exists() and started.with_tokens == []
    assert GOOD not in caplog.text


async def test_a_token_of_the_environment_prevails_and_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "another")
    assert await Started(tmp_path).run.given("telegram", GOOD) == "page-start-environment"


async def test_an_empty_variable_is_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "")
    assert await Started(tmp_path).run.given("telegram", GOOD) == ""


async def test_a_folder_that_takes_no_file_is_told(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    started = Started(tmp_path)
    assert await started.run.given("telegram", GOOD) == "page-start-not-kept"
    assert started.with_tokens == []


async def test_a_chat_that_does_not_start_is_told_and_may_be_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    started = Started(tmp_path, works=False)
    assert await started.run.given("telegram", GOOD) == ""
    await started.over()
    assert (await started.run.state())["telegram"]["how"] == "failed"
    assert GOOD not in caplog.text
    started.works = True
    assert await started.run.given("telegram", GOOD) == ""
    await started.over()
    assert (await started.run.state())["telegram"]["how"] == "connected"


async def test_so_is_one_that_could_not_even_be_made(tmp_path: Path) -> None:
    class Unmade(Started):
        """A platform whose chat cannot be made."""

        async def start(self, token: str) -> None:
            raise RuntimeError("no library")

    started = Unmade(tmp_path)
    assert await started.run.given("telegram", GOOD) == ""
    await started.over()
    assert (await started.run.state())["telegram"] == {"how": "failed", "name": "Araldo"}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps such rights elsewhere")
async def test_what_stood_in_the_file_stays_and_nobody_else_reads_it(tmp_path: Path) -> None:
    file = tmp_path / "deep" / ".env"
    file.parent.mkdir()
    file.write_text("# ours\nTELEGRAM_TOKEN=old\nexport DISCORD_TOKEN=d\nTELEGRAM_TOKEN_OLD=x\n")
    os.chmod(file, 0o644)
    (tmp_path / "link").symlink_to(file)
    keep({"TELEGRAM_TOKEN": GOOD}, tmp_path / "link")
    lines = ["# ours", "export DISCORD_TOKEN=d", "TELEGRAM_TOKEN_OLD=x", f"TELEGRAM_TOKEN={GOOD}"]
    assert file.read_text().splitlines() == lines
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == [".env"]


async def test_what_is_kept_is_on_disk_before_it_takes_the_old_files_place(tmp_path: Path) -> None:
    (file := tmp_path / ".env").write_text("# ours\n")
    seen: list[tuple[int, str]] = []
    keep({"TELEGRAM_TOKEN": GOOD}, file, lambda new: seen.append((os.fstat(new).st_size, file.read_text())))
    assert seen == [(file.stat().st_size, "# ours\n")]


async def test_a_start_under_way_is_given_up_with_the_house(tmp_path: Path) -> None:
    class Slow(Started):
        """A platform whose chat takes its time, and ends in order when it is given up."""

        ended = False

        async def start(self, token: str) -> None:
            try:
                await asyncio.sleep(900)
            finally:
                await asyncio.sleep(0)
                self.ended = True

    started = Slow(tmp_path)
    assert await started.run.given("telegram", GOOD) == ""
    await asyncio.sleep(0)
    await started.run.close()
    assert started.ended


async def test_every_platform_that_takes_a_token_can_be_asked_with_it() -> None:
    assert lookers().keys() == TOKENS.keys()


async def test_the_guide_ends_with_the_room_of_the_first_roll_and_with_nothing_else_that_is_written(
    tmp_path: Path,
) -> None:
    first = Started(tmp_path)
    first.chats["telegram"] = SimpleNamespace(connected=True, invite="", servers=None, names=("a",))
    for kind, rolled in ((None, None), ("people.named", None), (Rolled.kind, "Lupi")):
        append = kind and SimpleNamespace(entries=[SimpleNamespace(kind=kind)])
        first.run.written(SimpleNamespace(append=append, request=SimpleNamespace(room="r1")))  # type: ignore[arg-type]
        assert (await first.run.state())["telegram"]["rolled"] == rolled
    append = SimpleNamespace(entries=[SimpleNamespace(kind=FormulaRolled.kind)])
    first.run.written(SimpleNamespace(append=append, request=SimpleNamespace(room="r3")))  # type: ignore[arg-type]
    first.run.written(SimpleNamespace(append=append, request=None))  # type: ignore[arg-type]
    assert (await first.run.state())["telegram"]["rolled"] == "", "a room without a title is one too"
