"""Messages in a group that one member sees, Telegram's ephemeral messages (Bot API 10.3), by bodies of our own.

A server that does not know their shape ignores it and posts them for all. Only `ephemeral_message_id` in the answer
tells that one was shown to one member: where it is missing, what was posted is deleted at once, and there are no more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from telegram import Bot, InlineKeyboardMarkup, LinkPreviewOptions, Message
from telegram.error import BadRequest, Forbidden, TelegramError

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.drawing.drawing import MessagePart
from bot.chats.telegram.reading import FACELESS, unseen_id

log = logging.getLogger(__name__)

WINDOW = 15.0
"""Seconds in which who pressed, or wrote an unseen message, may be shown something."""
EDITED = 1024
"""Characters that an unseen message can be changed to: longer ones are refused (tdlib/telegram-bot-api#881)."""
TRIES = 3
"""How often the deletion of what all could see is tried."""
AGAIN = 0.5
"""Seconds between two tries."""

_QUIET = LinkPreviewOptions(is_disabled=True)


@dataclass(frozen=True, slots=True)
class Seer:
    """The member who is to see a message; until when their press (`query`) or their own unseen one lets us show it."""

    person: int
    until: float = 0.0
    query: str = ""
    answers: int | None = None
    again: bool = False
    """Whether they press again though all that waits was shown to them: they did not see it."""


class SeenByAll(Exception):
    """What was for one member was posted for all, and deleted."""


class Ephemerals:
    """The methods, and the switch that turns itself off."""

    def __init__(
        self,
        bot: Bot,
        administrators: Administrators,
        clock: Callable[[], float],
        *,
        on: bool,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bot, self._sleep = bot, sleep
        self._administrators = administrators
        self.clock = clock
        self.on = on

    async def allowed(self, chat: int, seer: Seer) -> Seer | None:
        """By what this member may be shown something now, if they may; administrators of a group need nothing else."""
        if not self.on or chat > 0 or str(seer.person) in FACELESS:
            return None
        if self.clock() < seer.until:
            return seer
        mine = await self._administrators.manages(chat, self._bot.id)
        return Seer(seer.person) if mine else None

    async def send(
        self, chat: int, topic: int | None, seer: Seer, part: MessagePart, content: bytes, *, asks: bool = False
    ) -> int:
        """Show it; gives its id, which counts for this chat and member alone."""
        for_one: dict[str, object] = {"receiver_user_id": seer.person}
        if seer.query:
            for_one["callback_query_id"] = seer.query
        body: dict[str, object] = {"ephemeral_message_parameters": for_one}
        if seer.answers is not None:
            body["reply_parameters"] = {"ephemeral_message_id": seer.answers}
        keyboard = part.keyboard
        if asks and keyboard is not None:
            keyboard = InlineKeyboardMarkup(keyboard.inline_keyboard, api_kwargs={"force_reply": True})
        message = await self._sent(chat, topic, replace(part, keyboard=keyboard), content, body)
        number = unseen_id(message)
        if number is None:
            await self._take_back(chat, message.message_id)
            raise SeenByAll
        return number

    async def change(self, chat: int, person: int, number: int, part: MessagePart) -> None:
        """Change its words and buttons."""
        await self._bot.do_api_request(
            "editEphemeralMessageText",
            {
                **_named(chat, person, number),
                "text": part.text,
                "entities": part.entities,
                "link_preview_options": _QUIET,
                **({"reply_markup": part.keyboard} if part.keyboard else {}),
            },
        )

    async def delete(self, chat: int, person: int, number: int) -> None:
        """Take it away."""
        await self._bot.do_api_request("deleteEphemeralMessage", _named(chat, person, number))

    async def _sent(
        self, chat: int, topic: int | None, part: MessagePart, content: bytes, body: dict[str, object]
    ) -> Message:
        if part.kind == "photo":
            return await self._bot.send_photo(
                chat,
                content,
                part.text,
                caption_entities=part.entities,
                filename="araldo.png",
                message_thread_id=topic,
                reply_markup=part.keyboard,
                api_kwargs=body,
            )
        if part.kind == "document":
            return await self._bot.send_document(
                chat,
                content,
                part.text or None,
                caption_entities=part.entities,
                filename=part.file.name if part.file is not None else "araldo.png",
                message_thread_id=topic,
                reply_markup=part.keyboard,
                api_kwargs=body,
            )
        return await self._bot.send_message(
            chat,
            part.text,
            entities=part.entities,
            link_preview_options=_QUIET,
            message_thread_id=topic,
            reply_markup=part.keyboard,
            api_kwargs=body,
        )

    async def _take_back(self, chat: int, message: int) -> None:
        """Delete what all could see, and show nothing more to anybody alone until the next start."""
        self.on = False
        for left in reversed(range(TRIES)):
            try:
                await self._bot.delete_message(chat, message)
            except TelegramError as failure:
                log.error("telegram: message %s in %s, for one alone, stays: %s", message, chat, type(failure).__name__)
                if isinstance(failure, BadRequest | Forbidden):
                    break  # It would be refused again.
                if left:
                    await self._sleep(AGAIN)
            else:
                break
        log.error("telegram: what was for one member of %s was posted for all: no more of that", chat)


def _named(chat: int, person: int, number: int) -> dict[str, object]:
    return {"chat_id": chat, "receiver_user_id": person, "ephemeral_message_id": number}
