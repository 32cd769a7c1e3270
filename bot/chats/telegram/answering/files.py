"""Documents that come with a command, fetched from Telegram."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import Any

from telegram import Bot, Message
from telegram.error import TelegramError

from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.answering.asked_there import language_of
from bot.chats.telegram.reading import WordsForUs
from bot.chats.telegram.sending.sender import Spot
from bot.hall.declared.kinds import Upload
from bot.hall.front import Front
from bot.hall.requests import File, Request

log = logging.getLogger(__name__)

Todo = Coroutine[Any, Any, None]


class Files:
    """Fetches documents, if they are not too large."""

    def __init__(self, bot: Bot, front: Front, answerer: Answerer) -> None:
        self._bot, self._front, self._answerer = bot, front, answerer

    async def fetch(
        self, message: Message, words: WordsForUs, request: Request, spot: Spot
    ) -> tuple[File | None, Todo | None]:
        """The document that came with a command, or what to say of one that cannot be taken."""
        document, language = message.document, language_of(request.account)
        if document is None or not words.command or not self._front.takes_file(request):
            return None, None
        largest = self._largest()
        if (document.file_size or 0) > largest:
            kilobytes = largest // 1000
            return None, self._answerer.tell(spot, language, "telegram-file-too-large", kilobytes=kilobytes)
        try:
            held = await self._bot.get_file(document.file_id)
            content = await held.download_as_bytearray()
        except TelegramError as failure:
            log.warning("telegram: a file was not fetched: %s", type(failure).__name__)
            return None, self._answerer.tell(spot, language, "telegram-file-lost")
        return File(document.file_name or "", bytes(content)), None

    def _largest(self) -> int:
        kinds = (parameter.kind for command in self._front.commands.values() for parameter in command.parameters)
        return max((kind.largest for kind in kinds if isinstance(kind, Upload)), default=0)
