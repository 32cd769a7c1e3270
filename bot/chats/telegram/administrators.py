"""Who may manage a group, asked of Telegram at most once a minute for each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from telegram import Bot
from telegram.error import TelegramError

log = logging.getLogger(__name__)

FRESH = 60.0
"""How long the administrators of a group are remembered (seconds)."""


class Administrators:
    """The administrators of every group, remembered for a minute."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._known: dict[int, tuple[float, frozenset[int]]] = {}
        self._asking: dict[int, asyncio.Lock] = {}

    async def manages(self, chat: int, user: int) -> bool:
        """Whether this person is the group's creator or an administrator of it."""
        async with self._asking.setdefault(chat, asyncio.Lock()):
            asked, people = self._known.get(chat, (-FRESH, frozenset()))
            if self._clock() - asked >= FRESH:
                try:
                    people = frozenset(member.user.id for member in await self._bot.get_chat_administrators(chat))
                except TelegramError as failure:
                    # Nobody's rank is guessed: who cannot be asked about manages nothing.
                    log.warning("telegram: administrators of %s unknown: %s", chat, type(failure).__name__)
                    return False
                self._known[chat] = (self._clock(), people)
            return user in people

    def forget(self, chat: int) -> None:
        """Somebody's place in this group changed."""
        self._known.pop(chat, None)
