"""Where a group lets us send no pictures or no files: the words go alone, and the group hears once what to allow."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from telegram.error import BadRequest

from bot.chats.telegram.drawing.drawing import TEXT, MessagePart
from bot.hall.cards.card import units
from bot.hall.requests import Recall, Remember
from bot.texts import Texts

LATELY = 300.0
"""How long a kind of file that a group refused is not tried there again (seconds)."""

_REFUSED = re.compile(r"not enough rights to send (?!text)", re.IGNORECASE)


def refused(failure: BadRequest) -> bool:
    """Whether this says that a group takes no pictures or files, where it may take words."""
    return bool(_REFUSED.search(failure.message))


class MediaRights:
    """What groups have refused."""

    def __init__(self, texts: Texts, recall: Recall, remember: Remember, clock: Callable[[], float]) -> None:
        self._texts = texts
        self._recall, self._remember = recall, remember
        self._clock = clock
        self._refused: dict[tuple[int, str], float] = {}

    def allowed(self, chat: int, part: MessagePart, language: str) -> MessagePart:
        """The part as it can be sent there, as far as is known."""
        lately = self._clock() - self._refused.get((chat, part.kind), -LATELY) < LATELY
        return self.in_words(part, language) if lately else part

    def in_words(self, part: MessagePart, language: str) -> MessagePart:
        """The words of a picture or file; of a file also its name, and how to get it."""
        text = part.text
        if part.file is not None:
            held = self._texts.say(language, "telegram-file-held", {"name": part.file.name})
            text = f"{text}\n{held}" if text and units(text) + units(held) < TEXT else text or held
        return replace(part, kind="text", text=text, picture=None, file=None)

    async def learned(self, chat: int, kind: str, language: str) -> str:
        """Note that a group refused this; the sentence for its organisers, if they have not had it."""
        self._refused[chat, kind] = self._clock()
        key = f"telegram:told:{chat}:{kind}"
        if await self._recall(key):
            return ""
        await self._remember(key, "1")
        right = self._texts.say(
            language, "telegram-switch-documents" if kind == "document" else "telegram-switch-photos"
        )
        return self._texts.say(language, "telegram-words-only", {"right": right})
