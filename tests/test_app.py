"""The running bot as a whole: what it does while it is open, and that it ends with the house."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import _loop
from bot.app import App
from bot.chats.discord import DiscordChat
from bot.chats.telegram import TelegramChat
from bot.engines.rolls import Rolled
from bot.erased_apart import ErasedApart
from bot.hall.cards.card import DrawnPicture, Moment
from bot.hall.hall import Hall
from bot.settings import read_settings
from bot.storage.contract import Append, Forget, News, Put, Trouble, Write
from bot.storage.postgresql_store import PostgresStore
from bot.storage.stored import StoredEntry, StoredNotice

pytestmark = [pytest.mark.asyncio, pytest.mark.processes]
LONG = 30
"""Seconds after which what does not end is taken to hang."""


class Hearing(App):
    """A bot that notes what other processes wrote."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.heard: list[News] = []

    def _heard(self, news: News) -> None:
        self.heard.append(news)
        super()._heard(news)


class Late(TelegramChat):
    """Telegram, which does not answer yet."""

    username = ""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Listening(Late):
    """A chat that notes what it hears of other processes."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.tables: set[str] = set()

    def heard(self, news: News) -> None:
        self.tables |= news.tables


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house with a page, in a folder of its own, and with no tokens."""
    monkeypatch.setenv("ARALDO_STORAGE__PATH", str(tmp_path / "araldo.db"))
    monkeypatch.setenv("ARALDO_PAGE__PORT", "0")
    for name in ("DISCORD_TOKEN", "TELEGRAM_TOKEN"):
        monkeypatch.delenv(name, raising=False)


@asynccontextmanager
async def opened(say: Callable[[str], None] = lambda line: None, **more: Any) -> AsyncIterator[Hearing]:
    """A bot that runs, and then is closed."""
    app = Hearing(read_settings(), say, **more)
    await app.open()
    try:
        yield app
    finally:
        await asyncio.wait_for(app.close(), LONG)


async def until(there: Callable[[], object]) -> None:
    """Until something is so."""
    async with asyncio.timeout(LONG):
        while not there():
            await asyncio.sleep(0.01)


async def test_it_runs_on_the_quickest_loop_that_there_is() -> None:
    assert _loop() is pytest.importorskip("uvloop").new_event_loop


async def test_a_house_that_closes_ends_all_that_it_began(alone: None) -> None:
    class Opening(Hall):
        """A hall that notes that it was opened."""

        opened = False

        async def open(self) -> None:
            await super().open()
            self.opened = True

    async with opened(hall=Opening) as app:
        assert isinstance(app.hall, Opening) and app.hall.opened and [*app.chats] == ["club"]
        starting = app._first_run._starting["telegram"] = asyncio.create_task(asyncio.sleep(900))
        saying = asyncio.create_task(asyncio.sleep(0.02, "said"))
        app.herald._tasks.add(saying)  # type: ignore[arg-type]
        begun = [*app._tasks]
        assert begun and not all(task.done() for task in begun)
        runs = {getattr(task.get_coro(), "__qualname__", "") for task in begun}
    parts = ("Herald", "Clock", "Nightly", "Alarms", "Departures")
    assert runs == {*(f"{part}.run" for part in parts), "App._tell_later"}
    assert all(task.done() for task in (starting, *begun)) and saying.result() == "said", "what is being said is"


class Clinging(Late):
    """A chat that does not let go."""

    async def stop(self) -> None:
        raise RuntimeError("no")


async def test_what_cannot_be_ended_keeps_nothing_else_from_its_end(alone: None) -> None:
    async def breaks() -> None:
        raise RuntimeError("no")

    async with opened() as app:
        others = [*app._tasks]
        app.chats["telegram"] = Clinging(app.hall, "1:x", recall=app._recall, remember=app._remember)
        app._tasks.insert(0, asyncio.create_task(breaks()))
    assert all(task.done() for task in others)
    with pytest.raises(Trouble):
        await app.store.write(Write())


async def test_it_names_what_is_wrong_with_its_machine(
    alone: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = 200_000_000
    app = App(read_settings(), free=lambda settings: free)
    assert app._unwell() == {}
    free -= 1
    assert app._unwell() == {"disk": {"free": 199}}

    (folder := tmp_path / "copies").mkdir()
    monkeypatch.setenv("ARALDO_STORAGE__BACKUPS", str(folder))
    app = App(read_settings(), free=lambda settings: 200_000_000)
    assert app._unwell() == {}, "there has been no night yet"
    app._began -= timedelta(days=3)
    assert app._unwell() == {"no-copies": {}}
    noon = {"day": Moment(datetime(2026, 1, 31, 12).timestamp(), "date")}
    (folder / "araldo-2026-01-31.db").touch()
    assert app._unwell() == {"copies": noon}
    (folder / "araldo-2026-01-31.unread").touch()
    assert app._unwell() == {"copies": noon, "unread-copy": noon}


async def test_whoever_is_forgotten_is_noted_and_who_has_rolled_told_to_the_guide(alone: None) -> None:
    app = App(read_settings())
    request: Any = SimpleNamespace(room="r1")
    append = Append("b1", 0, [StoredEntry(1, "r1", 0.0, "p2", Rolled.kind, 1, "{}")])
    for heard in app.house.events.written:
        heard(Write(request, append=append, changes=[Forget("p1")]))
    assert (ErasedApart(app.settings).ids(), app._first_run._rooms) == (["p1"], ["r1"])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (OSError(errno.EADDRINUSE, "Address already in use"), "è occupata"),
        (OSError(errno.EACCES, "Permission denied"), "Permission denied"),
        (OSError("no such host"), "no such host"),
    ],
)
async def test_why_a_port_cannot_be_opened_is_said(alone: None, wrong: OSError, said: str) -> None:
    assert App(read_settings())._why(wrong) == said


async def test_it_is_there_once_it_has_opened_and_every_chat_is_connected(alone: None) -> None:
    async with opened() as app:
        assert app._connected() is True
        app.chats["telegram"] = Late(app.hall, "1:x", recall=app._recall, remember=app._remember)
        assert app._connected() is False
    assert App(read_settings(), print)._connected() is False


async def test_it_draws_pictures_in_both_forms(alone: None) -> None:
    picture = DrawnPicture("qr", {"title": "Coppa", "link": "https://club.example/", "bare": True}, "Coppa", "it")
    async with opened() as app:
        assert (await app.hall.draw_picture(picture, "svg")).startswith(b"<svg ")
        assert (await app.hall.draw_picture(picture)).startswith(b"\x89PNG")
        assert await app._apart(sorted, [3, 1, 2]) == [1, 2, 3], "the same process does other long work"
        worker = app._process()
    assert worker._pool is None, "it ends with the house"


async def test_what_a_chat_remembers_is_there_after_a_restart(alone: None) -> None:
    async with opened() as app:
        assert await app._recall("greeted") is None
        await app._remember("greeted", "yes")
    async with opened() as app:
        assert (await app._recall("greeted"), await app._recall("other")) == ("yes", None)


async def test_a_chat_that_is_added_by_the_guide_and_answers_later_is_called_connected_then(alone: None) -> None:
    said: list[str] = []
    async with opened(said.append, telegram=Late) as app:
        await until(lambda: any(task.done() for task in app._tasks))  # nobody was waited for at the start
        await app._start_telegram("1:x")
        assert "Telegram non risponde" in said[-1]
        app.chats["telegram"].username = "araldo_bot"  # type: ignore[attr-defined]
        await until(lambda: said[-1].startswith("Telegram è collegato."))


async def test_what_another_process_left_is_known_after_a_start(alone: None) -> None:
    async with opened() as app:
        late = StoredNotice("", "{}", 1.0, "r1", due=time.time() + 900, tries=3)
        await app.store.write(
            Write(notices=[late], changes=[Put("people", {"id": "p1", "name": "", "born": "erased"})])
        )
        assert (ErasedApart(app.settings).ids(), app.herald._pauses) == ([], {})
    async with opened() as app:
        assert (ErasedApart(app.settings).ids(), [*app.herald._pauses]) == (["p1"], ["r1"])


class Ear:
    """A part of the house that hears of what other processes wrote."""

    def __init__(self) -> None:
        self.heard_of: list[News] = []

    def heard(self, news: News) -> None:
        self.heard_of.append(news)


async def test_of_what_another_process_wrote_every_part_hears_once(alone: None) -> None:
    app: Any = App(read_settings(), print)
    app._neighbours, app.herald, app.clock, app.chats["telegram"] = ears = [Ear() for _ in range(4)]
    app._heard(News())
    assert [ear.heard_of for ear in ears] == [[News()]] * 4


class Silent(DiscordChat):
    """Discord, which does not answer yet."""

    connected = False

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


@pytest.mark.parametrize(
    ("tokens", "page", "chats", "said"),
    [
        ([], "auto", {"club"}, ["Il club locale è aperto", "apri la guida"]),
        (["DISCORD"], "auto", {"discord"}, ["Discord non risponde", "Per avere Araldo su Telegram:"]),
        (["TELEGRAM"], "auto", {"telegram"}, ["Telegram non risponde", "Per avere Araldo su Discord:"]),
        (["DISCORD", "TELEGRAM"], "auto", {"discord", "telegram"}, ["Discord non risponde", "Telegram non risponde"]),
        (
            ["TELEGRAM"],
            "yes",
            {"club", "telegram"},
            ["Telegram non risponde", "Il club locale è aperto", "Per avere Araldo su Discord:"],
        ),
        (["TELEGRAM"], "no", {"telegram"}, ["Telegram non risponde", "Per avere Araldo su Discord:"]),
    ],
)
async def test_it_starts_the_chats_that_have_a_token_and_says_how_others_get_one(
    alone: None, monkeypatch: pytest.MonkeyPatch, tokens: list[str], page: str, chats: set[str], said: list[str]
) -> None:
    for name in tokens:
        monkeypatch.setenv(f"{name}_TOKEN", "1:x")
    monkeypatch.setenv("ARALDO_PAGE__ENABLED", page)
    lines: list[str] = []
    app = App(read_settings(), lines.append, discord=Silent, telegram=Late, browse=lambda address: None)
    await app.store.open()
    await app._start_chats()
    await app.close()
    assert set(app.chats) == chats
    assert sorted(one for one in said for line in lines if one in line) == sorted(said) and len(lines) == len(said)


async def test_it_hears_what_another_process_writes_and_so_does_each_chat(
    alone: None, monkeypatch: pytest.MonkeyPatch, postgresql_laid_out: str
) -> None:
    monkeypatch.setenv("ARALDO_STORAGE__URL", postgresql_laid_out)
    other = PostgresStore(postgresql_laid_out)
    async with opened() as app:
        chat = app.chats["telegram"] = Listening(app.hall, "1:x", recall=app._recall, remember=app._remember)
        await other.open()
        try:
            await other.write(Write(changes=[Put("memory", {"key": "elsewhere", "value": "1"})]))
            await until(lambda: any("memory" in news.tables for news in app.heard))
            assert "memory" in chat.tables
        finally:
            await other.close()
