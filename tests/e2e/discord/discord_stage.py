"""A Discord club for a test of the chat: Anna who manages it, Bob, Carla, a channel; and the scripted bot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp

from tests.lab.discord import Channel, DiscordHost
from tests.lab.process import PYTHON, BotProcess

SCRIPTED = [PYTHON, "-m", "tests.chats.discord.scripted_bot"]
HOME = Path(__file__).parents[3]


class DiscordStage:
    """One club and one bot; `told()` is what the chat asked of its front."""

    def __init__(self, host: DiscordHost, memory: Path) -> None:
        self.host = host
        self.g = host.guild("Club", locale="it")
        self.anna = self.g.member("Anna", admin=True, locale="it")
        self.bob, self.carla = self.g.member("Bob"), self.g.member("Carla")
        self.ch = self.g.channel("torneo")
        self.bot = BotProcess(SCRIPTED, {**host.env(), "SCRIPTED_MEMORY": str(memory)}, cwd=HOME)

    async def open(self) -> DiscordStage:
        """Start the bot."""
        await self.bot.start()
        await self.started()
        return self

    async def started(self) -> None:
        """Until the bot hears what is said."""
        await self.host.ready(commands=True)
        await self.host.wait_for(lambda: self.told("started"), what="the chat has started")

    async def close(self) -> None:
        """Stop the bot and the host."""
        await self.bot.stop()
        await self.host.close()

    def told(self, what: str) -> list[dict[str, Any]]:
        """What was printed of one kind, oldest first."""
        lines = (line for line in self.bot.log.splitlines() if line.startswith('{"told"'))
        return [fact for fact in map(json.loads, lines) if fact["told"] == what]

    async def acknowledged(self, interaction_or_message: Any) -> dict[str, Any]:
        """What the answer to it became, once the front has heard of it."""
        wanted = f"discord:{interaction_or_message.id}"

        def look() -> dict[str, Any] | None:
            return next((fact["became"] for fact in self.told("acknowledged") if fact["request"] == wanted), None)

        found: dict[str, Any] = await self.host.wait_for(look, what=f"{wanted} is acknowledged")
        return found

    async def thread(self, name: str) -> Channel:
        """A thread in the channel."""
        headers = {"Authorization": f"Bot {self.host.token}"}
        url = f"{self.host.url}/api/v10/channels/{self.ch.id}/threads"
        async with aiohttp.ClientSession(headers=headers) as session:
            await session.post(url, json={"name": name, "type": 11})
        return self.ch.threads[-1]

    async def heard(self, message: Any) -> dict[str, Any]:
        """The request that typed words became."""
        wanted = f"discord:{message.id}"

        def look() -> dict[str, Any] | None:
            return next((asked for asked in self.told("asked") if asked["id"] == wanted), None)

        found: dict[str, Any] = await self.host.wait_for(look, what=f"{wanted} is heard")
        await self.acknowledged(message)
        return found

    async def unheard(self, message: Any) -> bool:
        """Whether the chat took these words for somebody else's: a later request comes, and none for them."""
        await self.acknowledged((await self.anna.slash(self.ch, "say", text="later")).interaction)
        return not any(asked["id"] == f"discord:{message.id}" for asked in self.told("asked"))

    @property
    def asked(self) -> dict[str, Any]:
        """The last request."""
        return self.told("asked")[-1]
