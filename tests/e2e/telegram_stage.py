"""A Telegram club for a test: Anna who manages it, Bob, Carla; and Araldo itself in a process of its own."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path

from tests.e2e.lab.process import PYTHON, BotProcess
from tests.e2e.lab.telegram import TelegramHost
from tests.e2e.lab.telegram.model.chat import Chat
from tests.e2e.lab.telegram.model.message import Message

HOME = Path(__file__).parents[2]
ARALDO = [PYTHON, "-m", "tests.e2e.telegram_app"]
ROLL = re.compile(r"(\w+) (?:tira|rolls)\n")


class TelegramStage:
    """One Telegram and one Araldo."""

    def __init__(self, host: TelegramHost, folder: Path, argv: list[str] | None = None) -> None:
        self.host = host
        self.books = folder / "araldo.db"
        env = host.env()
        env.update(
            ARALDO_STORAGE__PATH=str(self.books),
            ARALDO_PAGE__ENABLED="no",
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
        await self.host.wait_for(lambda: not self.unsaid(), 30, what="all answers are acknowledged")
        await self.host.quiet()

    def unsaid(self) -> int:
        """The answers that nobody is known to have heard, on disk."""
        with contextlib.closing(sqlite3.connect(f"file:{self.books}?mode=ro", uri=True)) as books:
            found = books.execute("SELECT count(*) FROM requests WHERE answer <> '' AND acknowledged = 0").fetchone()
        return int(found[0])

    def rolls(self, chat: Chat) -> list[Message]:
        """The rolls shown in a chat."""
        return [message for message in chat.bot_messages() if ROLL.match(message.text)]
