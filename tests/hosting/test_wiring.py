"""What the settings and the house give to each of its parts, and how its chats are made."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.chats.telegram import Address, Limits
from bot.hall.delivery.clock import Clock
from bot.hall.delivery.lease import Lease
from bot.hall.delivery.shares import Shares
from bot.hall.hall import Hall
from bot.places import ENV_FILE
from bot.rules import rulebook
from bot.settings import read_settings
from bot.storage.contract import SPANS
from tests.test_app import alone

__all__ = ["alone"]  # a fixture
pytestmark = pytest.mark.asyncio


class Ringer(Clock):
    """Another clock of timers."""


async def test_every_part_is_made_of_what_the_house_is_given(
    alone: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class OtherHall(Hall):
        """Another hall."""

    monkeypatch.setenv("ARALDO_WATCH__PORT", "1")
    given: dict[str, Any] = {
        "clock": lambda: 7.0,
        "chance": lambda count: b"x" * count,
        "read_rules": lambda: rulebook(),
    }
    spans = replace(SPANS, look=0.5)
    app: Any = App(read_settings(), hall=OtherHall, ringer=Ringer, steady=lambda: 3.0, spans=spans, **given)
    assert {name: getattr(app.house, name) for name in given} == given
    assert (app.house.chats, app.house.apart, app.house.settings) == (app.chats, app._apart, app.settings)
    assert app.house.shelf._snapshots._folder == tmp_path / "araldo.db.snapshots"
    assert (type(app.hall), type(app.clock), app.hall.watch) == (OtherHall, Ringer, app._metrics)
    assert (app.herald._spans, app.hall._pictures, app._nightly._clock()) == (spans, app._picture, 7.0)
    assert (app.alarms._steady(), app.alarms._unwell, app._first_run._env_file) == (3.0, app._unwell, ENV_FILE)
    monkeypatch.setenv("ARALDO_WATCH__PORT", "0")
    monkeypatch.setenv("ARALDO_STORAGE__URL", "postgresql://araldo@db.example.org/araldo")
    app = App(read_settings(), spans=spans)
    assert app._metrics is None and app.store._shared._statements._spans is spans


class Named:
    """A platform that answers at once, and how it was made."""

    connected, username = True, "araldo_bot"

    def __init__(self, platform: str, invite: str) -> None:
        self.platform, self.invite, self.made = platform, invite, dict[str, Any]()

    def __call__(self, hall: Hall, token: str, **more: Any) -> Any:
        """It is made so."""
        self.made = {"hall": hall, "token": token, **more}
        return self

    async def start(self) -> None: ...


@pytest.mark.parametrize("shared", [False, True])
async def test_chats_are_made_as_the_settings_say_and_called_connected_at_once(
    alone: None, monkeypatch: pytest.MonkeyPatch, shared: bool
) -> None:
    told = {"WEBHOOK": "https://a.it/x", "WEBHOOK_HOST": "127.0.0.2", "WEBHOOK_PORT": "8000", "EPHEMERAL": "no"}
    for name, value in (told | {"GROUP_MESSAGES_A_MINUTE": "12"}).items():
        monkeypatch.setenv(f"ARALDO_TELEGRAM__{name}", value)
    if shared:
        monkeypatch.setenv("ARALDO_STORAGE__URL", "postgresql://araldo@db.example.org/araldo")
    discord, telegram, said = Named("discord", "https://d.example"), Named("telegram", "https://t.example"), list[str]()
    app = App(read_settings(), said.append, discord=discord, telegram=telegram)
    await app._start_discord("d")
    await app._start_telegram("t")
    leases = discord.made.pop("shares"), telegram.made.pop("lease")
    assert [type(one) for one in leases] == ([Shares, Lease] if shared else [type(None)] * 2)
    every = {"hall": app.hall, "recall": app._recall, "remember": app._remember}
    assert discord.made == {**every, "token": "d"}
    assert telegram.made == {
        **every,
        "token": "t",
        "limits": Limits(group=(12, 60.0)),
        "again": SPANS.keep / 2,
        "ephemeral": False,
        "webhook": Address("https://a.it/x", "127.0.0.2", 8000),
    }
    assert app.chats == {"discord": discord, "telegram": telegram}
    assert said == [
        "Discord è collegato. Per invitarmi in un server: https://d.example",
        "Telegram è collegato. Per aggiungermi a un gruppo: https://t.example",
    ]
    discord.invite = ""
    await app._start_discord("d")
    assert said[-1].startswith("Discord non risponde"), "nobody can be invited yet"


@pytest.mark.parametrize("token", ["", "1:x"])
async def test_the_page_is_made_as_the_settings_say_and_opened_at_the_guide_where_nothing_else_is(
    alone: None, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    page = {"ENABLED": "yes", "PUBLIC_URL": "https://club.example", "PUBLIC": "club", "STREAMS": "7"}
    for name, value in page.items():
        monkeypatch.setenv(f"ARALDO_PAGE__{name}", value)
    if token:
        monkeypatch.setenv("TELEGRAM_TOKEN", token)
    said, shown = list[str](), list[str]()
    app = App(read_settings(), said.append, browse=shown.append)
    await app.store.open()
    await app._start_page()
    chat: Any = app.chats["club"]
    await app.close()
    assert (chat._public_url, chat._public, chat._guide) == ("https://club.example", "club", app._first_run)
    assert said[0].endswith(f": {chat.entrance}") and said[1].startswith("Ingresso di ")
    assert all(": https://club.example/" in line for line in said[1:])
    assert shown == [chat.entrance if token else chat.guide]
