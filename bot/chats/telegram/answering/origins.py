"""The rooms behind private messages and deep links on Telegram, as long as their reader is a member there."""

from __future__ import annotations

import re

from telegram import Bot, ChatMember
from telegram.error import Forbidden, TelegramError

from bot.chats.telegram.sending.sender import PLATFORM, Spot
from bot.hall.people import origins
from bot.hall.people.origins import Origin
from bot.hall.requests import Recall, Remember

_GONE = re.compile(r"user not found|participant_id_invalid|chat not found", re.IGNORECASE)


class MemberOrigins(origins.Origins):
    """The rooms behind private messages and deep links."""

    def __init__(self, bot: Bot, recall: Recall, remember: Remember) -> None:
        super().__init__(PLATFORM, recall, remember)
        self._bot = bot

    async def of(self, person: int | str, key: int | str) -> Origin | None:
        """The room behind a private message or a deep link, as long as the person is in it."""
        origin = await super().of(person, key)
        return origin and await self.still(person, origin)

    async def kept(self, person: int | str, key: int | str) -> Origin | None:
        """The same of a person who is known to be there."""
        return await super().of(person, key)

    async def still(self, person: int | str, origin: Origin) -> Origin | None:
        """The room, if the person is (still) there: who left acts there no more."""
        try:
            member = await self._bot.get_chat_member(spot_of(origin).chat, int(person))
        except TelegramError as failure:
            # Only as administrators are we sure to be told; where we are not, who was there is taken to be there.
            return None if isinstance(failure, Forbidden) or _GONE.search(failure.message) else origin
        return None if member.status in (ChatMember.LEFT, ChatMember.BANNED) else origin


def spot_of(origin: Origin) -> Spot:
    """Where to answer what was asked there."""
    at = Spot.at(origin.place.id)
    return Spot(at.chat, at.topic, origin.message)
