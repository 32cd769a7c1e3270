"""Where a group lets us send no pictures or no files: the words go alone, and the group hears once what to allow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.chats.telegram.drawing.drawing import TEXT, MessagePart
from bot.hall.cards.card import units
from bot.hall.people.told_once import ToldOnce
from bot.hall.requests import Recall, Remember
from bot.ladder.steps import Heard, Step, Way
from bot.ladder.telegram import LADDER
from bot.texts import Texts

WAYS = {"photo": Way.PICTURE, "document": Way.FILE}
"""The ways of telling that a message is by its kind, beside its words."""
LATELY = 300.0
"""How long a kind of file that a group refused is not tried there again (seconds)."""


class MediaRights:
    """What groups have refused."""

    def __init__(self, texts: Texts, recall: Recall, remember: Remember, clock: Callable[[], float]) -> None:
        self._texts = texts
        self._told = ToldOnce("telegram", recall, remember)
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

    def bare(self, part: MessagePart, language: str) -> MessagePart:
        """The part without its buttons, and what to do without them."""
        typed = self._texts.say(language, "buttons-held")
        text = f"{part.text}\n{typed}" if units(part.text) + units(typed) < TEXT else part.text
        return replace(part, text=text, keyboard=None)

    async def refused(self, chat: int, kind: str, step: Step, language: str) -> str:
        """Note that a group refused this; the sentence for its organisers, if they have not had it."""
        self._refused[chat, kind] = self._clock()
        if not (step.heard is Heard.ROOM and await self._told.first(chat, step.switch)):
            return ""
        return self._texts.say(language, "telegram-words-only", {"right": self._texts.say(language, step.switch)})

    async def taken(self, chat: int, kind: str, language: str) -> str:
        """The sentence for the organisers of a group that took this, if they had heard that it does not."""
        for step in LADDER.steps:
            if step.heard is Heard.ROOM and WAYS.get(kind) in step.ways and await self._told.over(chat, step.switch):
                right = self._texts.say(language, step.switch)
                return self._texts.say(language, "telegram-words-no-longer", {"right": right})
        return ""
