"""The rooms behind private messages and deep links on Telegram, as long as their reader is a member there."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

from telegram import Bot, ChatMember
from telegram.error import Forbidden, TelegramError

from bot.chats.telegram.sending.sender import PLATFORM, Spot
from bot.hall.people import origins
from bot.hall.people.lru import Lru
from bot.hall.people.origins import Origin
from bot.hall.requests import Recall, Remember

_GONE = re.compile(r"user not found|participant_id_invalid|chat not found", re.IGNORECASE)

FRESH = 60.0
"""How long it is taken for granted that who was in a group still is, where nobody tells that they left (seconds)."""


class MemberOrigins(origins.Origins):
    """The rooms behind private messages and deep links."""

    def __init__(
        self, bot: Bot, recall: Recall, remember: Remember, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(PLATFORM, recall, remember)
        self._bot, self._clock = bot, clock
        self._there: Lru[float] = Lru()
        """When somebody was last known to be in a group."""
        self._keeping: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def keeping(self, chat: int) -> asyncio.Lock:
        """Held while a private message is sent and its room written down, so that a quick press finds it."""
        return self._keeping.setdefault(chat, asyncio.Lock())

    async def of(self, person: int | str, key: int | str) -> Origin | None:
        """The room behind a private message or a deep link, as long as the person is in it."""
        origin = await super().of(person, key)
        return origin and await self.still(person, origin)

    async def kept(self, person: int | str, key: int | str) -> Origin | None:
        """The same of a person who is known to be there."""
        return await super().of(person, key)

    async def still(self, person: int | str, origin: Origin) -> Origin | None:
        """The room, if the person is (still) there: who left acts there no more."""
        chat = spot_of(origin).chat
        if self._clock() - (self._there.get((chat, int(person))) or -FRESH) < FRESH:
            return origin
        try:
            member = await self._bot.get_chat_member(chat, int(person))
        except TelegramError as failure:
            # Only as administrators are we sure to be told; where we are not, who was there is taken to be there.
            return None if isinstance(failure, Forbidden) or _GONE.search(failure.message) else origin
        if member.status in (ChatMember.LEFT, ChatMember.BANNED):
            return None
        self._there.keep((chat, int(person)), self._clock())
        return origin

    def left(self, chat: int, person: int) -> None:
        """Somebody is in this group no more."""
        self._there.forget((chat, person))


def spot_of(origin: Origin) -> Spot:
    """Where to answer what was asked there."""
    at = Spot.at(origin.place.id)
    return Spot(at.chat, at.topic, origin.message)
