"""Documents that come with a command, fetched from Telegram."""

from __future__ import annotations

import logging

from telegram import Bot, Message
from telegram.error import TelegramError

from bot.chats.telegram.reading import WordsForUs
from bot.hall.declared.kinds import Upload
from bot.hall.front import Front
from bot.hall.requests import File, Request

log = logging.getLogger(__name__)


class Files:
    """Fetches documents, if they are not too large."""

    def __init__(self, bot: Bot, front: Front) -> None:
        self._bot, self._front = bot, front

    async def fetch(self, message: Message, words: WordsForUs, request: Request) -> File | None:
        """The document that came with a command; of one that cannot be taken, why, which the hall says."""
        document = message.document
        if document is None or not words.command or not self._front.takes_file(request):
            return None
        name = document.file_name or ""
        if message.media_group_id:
            return File(name, b"", unread="several-files")
        if (document.file_size or 0) > self._largest():
            return File(name, b"", unread="file-too-large")
        try:
            held = await self._bot.get_file(document.file_id)
            content = await held.download_as_bytearray()
        except TelegramError as failure:
            log.warning("telegram: a file was not fetched: %s", type(failure).__name__)
            return File(name, b"", unread="file-lost")
        return File(name, bytes(content))

    def _largest(self) -> int:
        kinds = (parameter.kind for command in self._front.commands.values() for parameter in command.parameters)
        return max((kind.largest for kind in kinds if isinstance(kind, Upload)), default=0)
