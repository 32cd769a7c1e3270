"""Who may manage a group, asked of Telegram at most once a minute for each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from telegram import Bot, ChatMember, ChatMemberAdministrator
from telegram.error import TelegramError

log = logging.getLogger(__name__)

FRESH = 60.0
"""How long the administrators of a group are remembered (seconds)."""


def may_delete(member: ChatMember) -> bool:
    """Whether a member may delete what others wrote."""
    return isinstance(member, ChatMemberAdministrator) and member.can_delete_messages


class Administrators:
    """The administrators of every group, remembered for a minute."""

    def __init__(self, bot: Bot, clock: Callable[[], float] = time.monotonic) -> None:
        self._bot = bot
        self._clock = clock
        self._known: dict[int, tuple[float, frozenset[int], frozenset[int]]] = {}
        self._asking: dict[int, asyncio.Lock] = {}

    async def manages(self, chat: int, user: int) -> bool:
        """Whether this person is the group's creator or an administrator of it."""
        return user in await self.people(chat)

    async def people(self, chat: int) -> frozenset[int]:
        """The group's creator and its administrators."""
        return (await self._asked(chat))[0]

    async def deletes(self, chat: int, user: int) -> bool:
        """Whether this administrator may delete what others wrote."""
        return user in (await self._asked(chat))[1]

    async def _asked(self, chat: int) -> tuple[frozenset[int], frozenset[int]]:
        """The administrators, and those of them who may delete."""
        async with self._asking.setdefault(chat, asyncio.Lock()):
            asked, people, deleting = self._known.get(chat, (-FRESH, frozenset(), frozenset()))
            if self._clock() - asked >= FRESH:
                try:
                    members = await self._bot.get_chat_administrators(chat)
                except TelegramError as failure:
                    # Nobody's rank is guessed: who cannot be asked about manages nothing.
                    log.warning("telegram: administrators of %s unknown: %s", chat, type(failure).__name__)
                    return frozenset(), frozenset()
                people = frozenset(member.user.id for member in members)
                deleting = frozenset(member.user.id for member in members if may_delete(member))
                self._known[chat] = (self._clock(), people, deleting)
            return people, deleting

    def forget(self, chat: int) -> None:
        """Somebody's place in this group changed."""
        self._known.pop(chat, None)
