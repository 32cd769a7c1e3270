"""Secrets that were typed where all read them: taken away, where we may."""

from __future__ import annotations

import logging

from telegram import Bot
from telegram.error import TelegramError

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.sending.outbox import Outbox

log = logging.getLogger(__name__)


class Concealing:
    """Takes away what was typed."""

    def __init__(self, bot: Bot, administrators: Administrators, outbox: Outbox) -> None:
        self._bot, self._administrators, self._outbox = bot, administrators, outbox

    async def done(self, chat: int, message: int) -> bool:
        """Take a message away, where we may; whether it is gone."""
        if not await self._administrators.deletes(chat, self._bot.id):
            return False
        try:
            await self._bot.delete_message(self._outbox.where(chat), message)
        except TelegramError as failure:
            log.info("telegram: a secret line stays in %s: %s", chat, type(failure).__name__)
            return "to delete not found" in str(failure).casefold()
        return True
