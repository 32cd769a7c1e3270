"""A Telegram club for a test: Anna who manages it, Bob, Carla; and Araldo itself in a process of its own."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.e2e.books import unsaid
from tests.lab.process import PYTHON, BotProcess
from tests.lab.telegram import TelegramHost
from tests.lab.telegram.model.chat import Chat
from tests.lab.telegram.model.message import Message

HOME = Path(__file__).parents[3]
ARALDO = [PYTHON, "-m", "tests.e2e.telegram.telegram_app"]
ROLL = re.compile(r"(\w+) (?:tira|rolls)\n")


class TelegramStage:
    """One Telegram and one Araldo."""

    def __init__(
        self, host: TelegramHost, folder: Path, argv: list[str] | None = None, *, ephemeral: bool = False
    ) -> None:
        self.host = host
        self.books = folder / "araldo.db"
        env = host.env()
        env.update(
            ARALDO_STORAGE__PATH=str(self.books),
            ARALDO_PAGE__ENABLED="no",
            ARALDO_TELEGRAM__EPHEMERAL="yes" if ephemeral else "no",
            ARALDO_LIMITS__COMMANDS_A_MINUTE="10000",
        )
        self.bot = BotProcess(argv or ARALDO, env, cwd=HOME)
        self.g = self.club("Club")

    def club(self, title: str) -> Chat:
        """A group with the three in it."""
        group = self.host.group(title)
        self.anna = group.member("Anna", admin=True, locale="it")
        self.bob, self.carla = group.member("Bob"), group.member("Carla", locale="it")
        return group

    async def open(self) -> TelegramStage:
        """Start Araldo."""
        await self.bot.start()
        await self.host.ready()
        return self

    async def close(self) -> None:
        """Stop Araldo and the host."""
        await self.bot.stop()
        await self.host.close()

    async def settled(self) -> None:
        """Until Telegram has heard that everything was handled, and the books that everything was said."""
        await self.host.wait_for(lambda: not self.host.updates, what="all updates are confirmed")
        async with asyncio.timeout(30):
            while await unsaid(self.books):
                await asyncio.sleep(0.02)
        await self.host.quiet()

    async def asked_in_words(self) -> None:
        """Until Anna, who began a roll in the group, is asked in private to write how many dice."""
        await self.anna.start()
        await self.anna.say(self.g, "/roll")
        await self.host.wait_for(lambda: "5" in self.anna.dms[-1].labels)
        await self.anna.click(self.anna.dms[-1], self.anna.dms[-1].labels[-1])
        await self.host.wait_for(lambda: self.anna.prompt(self.anna.dm))

    def rolls(self, chat: Chat) -> list[Message]:
        """The rolls shown in a chat."""
        return [message for message in chat.bot_messages() if ROLL.match(message.text)]
