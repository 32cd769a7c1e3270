"""Looks at groups without asking for updates: for the doctor, who asks what the bot lacks while it does not run."""

from __future__ import annotations

from telegram import Bot
from telegram.error import InvalidToken
from telegram.request import BaseRequest

from bot.chats.telegram import permissions
from bot.chats.telegram.sending.sender import Spot
from bot.hall.requests import BadToken, Job, Place


class TelegramLooker:
    """Asks the Bot API."""

    def __init__(self, token: str, request: BaseRequest | None = None) -> None:
        self._bot = Bot(token, request=request)

    async def __aenter__(self) -> TelegramLooker:
        """Say who we are; BadToken where Telegram does not know the bot."""
        try:
            await self._bot.initialize()
        except InvalidToken:
            # Its message holds the token.
            raise BadToken from None
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._bot.shutdown()

    async def named(self) -> str:
        """What the bot is called."""
        return self._bot.first_name

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of what we lack in a place."""
        spot = Spot.at(place.id)
        return await permissions.lacked(self._bot, spot.chat, spot.topic, job)
