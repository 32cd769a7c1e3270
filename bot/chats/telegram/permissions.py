"""What a group of Telegram does not let us do that our cards may need: looked up, and tried without a word."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from telegram import Bot, ChatMember, ChatMemberRestricted
from telegram.constants import ChatAction
from telegram.error import BadRequest, Forbidden

from bot.chats.telegram.administrators import may_delete
from bot.hall.requests import Job
from bot.ladder.steps import Rung, Said, Way
from bot.ladder.telegram import LADDER

_MESSAGES = {"can_send_messages": "telegram-lacks-messages", "can_send_photos": "telegram-lacks-photos"}
_OF: Mapping[Job, Mapping[str, str]] = {
    Job.NOTICES: _MESSAGES,
    Job.PLAY: {**_MESSAGES, "can_send_documents": "telegram-lacks-documents"},
}
"""What cards may need there, by the right that Telegram calls so."""
_MANAGES = (ChatMember.ADMINISTRATOR, ChatMember.OWNER)
_NOWHERE = ("telegram-lacks-membership",)


async def lacked(bot: Bot, chat: int, topic: int | None, job: Job) -> tuple[str, ...]:
    """The text keys of what we lack in a group, or in a topic of it."""
    if job is Job.DATES:  # Telegram has no events.
        return ()
    try:
        me = await bot.get_chat_member(chat, bot.id)
        if me.status in (ChatMember.LEFT, ChatMember.BANNED):
            return _NOWHERE
        if job is Job.SECRETS:
            return () if may_delete(me) else ("telegram-lacks-administrator",)
        if job is Job.HEARING:
            hears = me.status in _MANAGES or (await bot.get_me()).can_read_all_group_messages
            return () if hears else ("telegram-lacks-all-messages",)
        rights: Any = me if isinstance(me, ChatMemberRestricted) else (await bot.get_chat(chat)).permissions
    except (Forbidden, BadRequest):
        return _NOWHERE
    if me.status not in _MANAGES:
        lacks = tuple(key for right, key in _OF[job].items() if getattr(rights, right, None) is False)
        if lacks:
            return lacks
    return await _refused(bot, chat, topic)


async def _refused(bot: Bot, chat: int, topic: int | None) -> tuple[str, ...]:
    """What Telegram says when we begin to type there: that a topic is closed can be learned in no other way."""
    try:
        await bot.send_chat_action(chat, ChatAction.TYPING, message_thread_id=topic)
    except (Forbidden, BadRequest) as failure:
        step = LADDER.after(Rung.MESSAGE, Said(400, words=failure.message), Way.NOTICE)
        return (step.switch,) if step.switch else _NOWHERE
    return ()
