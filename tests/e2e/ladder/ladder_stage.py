"""A club on Discord and one on Telegram, with Anna who manages both and Bob; and one Araldo for the two."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.lab.discord import Channel, DiscordHost
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.chat import Chat, Topic

HOME = Path(__file__).parents[3]
ARALDO = [PYTHON, "-m", "tests.e2e.ladder.ladder_app"]
GUESTS = """
Zeno Walter Tullia Rocco Piera Olga Nereo Mirko Lea Kira Ivo Gaia Fausto Elsa Duccio Bruna
Aldo Berta Ciro Dora Ezio Fulvia
"""
"""Whom Anna plays with, each once: the same game twice would be asked about."""
SHORTLY = 901.0
"""Seconds after which whatever was put off is tried again."""


class LadderStage:
    """Both platforms and Araldo."""

    def __init__(self, discord: DiscordHost, telegram: TelegramHost, folder: Path) -> None:
        self.discord, self.telegram = discord, telegram
        self._guests = iter(GUESTS.split())
        self._later = folder / "later"
        self._later.write_text("0")
        env = telegram.env(base=discord.env())
        env |= {
            "LADDER_LATER": str(self._later),
            "ARALDO_STORAGE__PATH": str(folder / "araldo.db"),
            "ARALDO_PAGE__ENABLED": "no",
            "ARALDO_TELEGRAM__EPHEMERAL": "no",
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
            "ARALDO_MITO__NIGHT_HOURS": "0",
        }
        self.bot = BotProcess(ARALDO, env, cwd=HOME)
        self.server = discord.guild("Club", locale="it")
        self.manager = self.server.member("Anna", admin=True, locale="it")
        self.player = self.server.member("Bob", locale="it")
        self.hall = self.server.channel("sala")

    async def open(self) -> LadderStage:
        """Start Araldo, and let it meet who manages the server."""
        await self.bot.start()
        await self.discord.ready(commands=True)
        await self.telegram.ready()
        for person in (self.manager, self.player):
            await self.types(person, self.hall, "roll 3")
        return self

    async def close(self) -> None:
        """Stop all three."""
        await self.bot.stop()
        await self.discord.close()
        await self.telegram.close()

    def passes(self, seconds: float) -> None:
        """Time passes."""
        self._later.write_text(str(float(self._later.read_text()) + seconds))

    # --- on Discord

    def channel(self, name: str) -> Channel:
        """A channel of its own for a test, and nobody closed to private messages."""
        self.discord.forget_errors()
        self.discord.dms_refused = 0
        for person in (self.manager, self.player):
            person.open_dms()
        return self.server.channel(name)

    async def types(self, person: Any, room: Channel, line: str) -> Any:
        """Somebody mentions the bot and gives a command."""
        return await person.say(room, f"{self.discord.mention} {line}")

    async def announces(self, room: Channel) -> None:
        """Games are announced in this channel from now on."""
        await self.manager.slash(self.hall, "club announce", topic="ladder", room=room)

    async def plays(self) -> None:
        """A game is recorded in the hall: its notice goes to where games are announced."""
        await self.types(self.manager, self.hall, f"mito game <@{self.manager.id}> @{next(self._guests)}")

    async def seen(self, place: Any, words: str, times: int = 1) -> Any:
        """The message of these words there, once it stands there."""

        def found() -> Any:
            hits = [message for message in place() if words in message.text]
            return hits[-1] if len(hits) >= times else None

        return await self.discord.wait_for(found, 20, what=f"{words!r} is said")

    # --- on Telegram

    def group(self, title: str) -> Chat:
        """A group of its own for a test, with Anna who manages it and Bob, who have both begun the bot's chat."""
        self.telegram.clear_faults()
        self.telegram.forget_errors()
        group = self.telegram.group(title)
        self.anna, self.bob = group.member("Anna", admin=True, locale="it"), group.member("Bob", locale="it")
        for person in (self.anna, self.bob):
            person.started = True
            if person.blocked:
                person.unblock()
        return group

    async def announced(self, group: Chat) -> Topic:
        """A topic of the group in which games are announced."""
        topic = group.topic("Avvisi")
        await self.anna.say(topic, "/club announce ladder", expect=1)
        return topic

    async def records(self, group: Chat) -> None:
        """A game is recorded in the group: its notice goes to the topic where games are announced."""
        await self.anna.say(group, f"/mito game @{self.anna.username} @{next(self._guests)}")

    async def quiet(self) -> None:
        """Until what was to be said has been said."""
        await asyncio.sleep(0.5)
        await self.discord.quiet()
        await self.telegram.quiet()
