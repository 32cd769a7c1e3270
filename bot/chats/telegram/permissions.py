"""What a group of Telegram does not let us do that our cards may need."""

from __future__ import annotations

from typing import Any

from telegram import Bot, ChatMember, ChatMemberRestricted
from telegram.error import BadRequest, Forbidden

_RIGHTS = {
    "can_send_messages": "telegram-lacks-messages",
    "can_send_photos": "telegram-lacks-photos",
    "can_send_documents": "telegram-lacks-documents",
}
"""What a card may need, by the right that Telegram calls so."""


async def lacked(bot: Bot, chat: int) -> tuple[str, ...]:
    """The text keys of what we lack in a group."""
    try:
        me = await bot.get_chat_member(chat, bot.id)
        if me.status == ChatMember.ADMINISTRATOR:
            return ()
        if me.status in (ChatMember.LEFT, ChatMember.BANNED):
            return ("telegram-lacks-membership",)
        rights: Any = me if isinstance(me, ChatMemberRestricted) else (await bot.get_chat(chat)).permissions
    except (Forbidden, BadRequest):
        return ("telegram-lacks-membership",)
    return tuple(key for right, key in _RIGHTS.items() if getattr(rights, right, None) is False)
