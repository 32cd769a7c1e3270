"""Where a private message belongs: an answer for one person, moved out of a group, still acts in that group.

It stands for what only one member of a room sees elsewhere: its buttons are pressed in private, their effect is there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from telegram import Bot, ChatMember
from telegram.error import Forbidden, TelegramError

from bot.chats.telegram.speaking import PLATFORM, Spot
from bot.hall.requests import Place

_GONE = re.compile(r"user not found|participant_id_invalid|chat not found", re.IGNORECASE)

Recall = Callable[[str], Awaitable[str | None]]
Remember = Callable[[str, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Origin:
    """The room that something was asked in, and the message that asked."""

    place: Place
    message: int | None

    @property
    def spot(self) -> Spot:
        """Where to answer it."""
        at = Spot.at(self.place.id)
        return Spot(at.chat, at.topic, self.message)

    def written(self) -> str:
        """As it is kept."""
        place = self.place
        return json.dumps([place.id, place.title, place.parent, place.house, place.house_title, self.message])

    @classmethod
    def read(cls, written: str) -> Origin:
        """As it was kept."""
        place, title, parent, house, house_title, message = json.loads(written)
        return cls(Place(PLATFORM, place, title, parent, house, house_title), message)


class Origins:
    """The rooms behind private messages and deep links."""

    def __init__(self, bot: Bot, recall: Recall, remember: Remember) -> None:
        self._bot = bot
        self._recall = recall
        self._remember = remember

    async def keep(self, chat: int, messages: Iterable[int], origin: Origin) -> None:
        """These private messages belong to a room."""
        for message in messages:
            await self._remember(f"telegram:origin:{chat}:{message}", origin.written())

    async def keep_link(self, person: str, press: str, origin: Origin) -> None:
        """What this person opens by a deep link belongs to a room."""
        await self._remember(f"telegram:origin:{person}:{press}", origin.written())

    async def of(self, person: int, key: int | str) -> Origin | None:
        """The room behind a private message or a deep link, as long as the person is in it."""
        written = await self._recall(f"telegram:origin:{person}:{key}")
        return await self.still(person, Origin.read(written)) if written else None

    async def still(self, person: int, origin: Origin) -> Origin | None:
        """The room, if the person is (still) there: who left acts there no more."""
        try:
            member = await self._bot.get_chat_member(origin.spot.chat, person)
        except TelegramError as failure:
            # Only as administrators are we sure to be told; where we are not, who was there is taken to be there.
            return None if isinstance(failure, Forbidden) or _GONE.search(failure.message) else origin
        return None if member.status in (ChatMember.LEFT, ChatMember.BANNED) else origin
