"""A club on Discord and one on Telegram, with an ordinary bot in a process of its own that knows nothing of the lab."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp

from tests.lab.discord import DiscordHost
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost

BOTS = Path(__file__).resolve().parent / "bots"
DISCORD_BOT, TELEGRAM_BOT = [PYTHON, BOTS / "discord_bot.py"], [PYTHON, BOTS / "telegram_bot.py"]


class DiscordWorld:
    """A server with Anna, who is Italian and an administrator, Bob, and a channel."""

    def __init__(self, host: DiscordHost, env: dict[str, str]):
        self.host = host
        self.g = host.guild("Club", locale="it")
        self.anna, self.bob = self.g.member("Anna", admin=True, locale="it"), self.g.member("Bob")
        self.ch = self.g.channel("torneo")
        self.bot = BotProcess(DISCORD_BOT, {**host.env(), **env})

    async def __aenter__(self) -> DiscordWorld:
        await self.bot.start()
        await self.host.ready(commands=True)
        return self

    async def __aexit__(self, *exc: Any) -> None:
        await self.bot.stop()
        await self.host.close()

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """A raw request with the bot's token."""
        headers = {"Authorization": f"Bot {self.host.token}"}
        url = f"{self.host.url}/api/v10{path}"
        async with aiohttp.ClientSession(headers=headers) as s, s.request(method, url, json=body) as r:
            return r.status, await r.json() if r.content_type == "application/json" else None

    async def send(self, body: dict) -> tuple[int, Any]:
        """A raw message in the channel."""
        return await self.call("POST", f"/channels/{self.ch.id}/messages", body)


class TelegramWorld:
    """A group with Anna, who is Italian and an administrator, and Bob."""

    def __init__(self, host: TelegramHost, env: dict[str, str]):
        self.host = host
        self.g = host.group("Club")
        self.anna, self.bob = self.g.member("Anna", admin=True, locale="it"), self.g.member("Bob")
        self.bot = BotProcess(TELEGRAM_BOT, {**host.env(), **env})

    async def __aenter__(self) -> TelegramWorld:
        await self.bot.start()
        await self.host.ready()
        return self

    async def __aexit__(self, *exc: Any) -> None:
        await self.bot.stop()
        await self.host.close()

    async def call(self, method: str, **params: Any) -> dict:
        """A raw request with the bot's token."""
        url = f"{self.host.url}/bot{self.host.token}/{method}"
        async with aiohttp.ClientSession() as s, s.post(url, json=params) as r:
            return await r.json()

    async def refused(self, method: str, **params: Any) -> str:
        """What a raw request is refused with ('' if it is not)."""
        return (await self.call(method, **params)).get("description", "")


async def discord_world(env: dict[str, str] | None = None, **kw: Any) -> DiscordWorld:
    """A new club on Discord: ``async with await discord_world() as w: ...``"""
    return DiscordWorld(await DiscordHost.start(**kw), env or {})


async def telegram_world(env: dict[str, str] | None = None, **kw: Any) -> TelegramWorld:
    """A new club on Telegram."""
    return TelegramWorld(await TelegramHost.start(**kw), env or {})
