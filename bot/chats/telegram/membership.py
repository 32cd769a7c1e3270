"""We were added or removed somewhere, our rights changed, or a person started or blocked us."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from telegram import Chat, ChatMember, ChatMemberUpdated

from bot.chats.telegram import reading
from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.answering import Answerer
from bot.chats.telegram.sending.sender import Spot
from bot.chats.telegram.sending.showing import Showing
from bot.hall.cards.card import Span
from bot.hall.front import Front


class Membership:
    """Where we are, and who can be written to."""

    def __init__(self, front: Front, answerer: Answerer, administrators: Administrators, showing: Showing) -> None:
        self._front, self._answerer, self._administrators, self._showing = front, answerer, administrators, showing

    async def changed(self, change: ChatMemberUpdated) -> Coroutine[Any, Any, object] | None:
        """Note a change; gives the greeting to say, where we are new."""
        status, before = change.new_chat_member.status, change.old_chat_member.status
        out = (ChatMember.LEFT, ChatMember.BANNED)
        account = reading.account_of(change.from_user)
        if change.chat.type == Chat.PRIVATE:
            await self._answerer.reached(account, status not in out)
            return None
        self._administrators.forget(change.chat.id)
        self._showing.forget(change.chat.id)
        if status not in out:
            await self._front.may_speak(reading.place_of(change.chat))
        if status in out or before not in out or change.chat.type == Chat.CHANNEL:
            return None
        drawn = await self._front.greeting(reading.place_of(change.chat), account)
        if drawn is None:
            return None
        if status != ChatMember.ADMINISTRATOR:
            more = Span(self._front.texts.say(drawn.language, "telegram-administrator-gives"))
            drawn = replace(drawn, lines=(*drawn.lines, (more,)))
        return self._answerer.greet(Spot(change.chat.id), drawn)
