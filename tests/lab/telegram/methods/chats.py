"""Looking at chats and their members (Bot API docs, getChat and following)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.lab.telegram.methods.table import find_chat, method, need_bot_in
from tests.lab.telegram.model.chat import ADMIN_RIGHTS, Chat
from tests.lab.telegram.wire import Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

GIFTS = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")


def _chat(host: TelegramHost, p: Params) -> Chat:
    c = find_chat(host, p)
    need_bot_in(c)
    return c


@method("getChat")
def get_chat(host: TelegramHost, p: Params) -> dict:
    """Bot API docs, ChatFullInfo."""
    c = _chat(host, p)
    return {
        **c.payload(),
        "accent_color_id": 0,
        "max_reaction_count": 11,
        "permissions": {
            "can_send_messages": not c.bot_muted,
            "can_send_photos": "photos" not in c.closed_to,
            "can_send_documents": "documents" not in c.closed_to,
        },
        "accepted_gift_types": dict.fromkeys(GIFTS, True),
    }


def _member(host: TelegramHost, c: Chat, uid: int) -> dict:
    """Bot API docs, ChatMember. The first administrator is the owner."""
    u = host.users.get(uid)
    if u is None:
        raise bad("user not found")
    out: dict = {"user": u.payload(), "status": "member"}
    if u is host.me:
        if c.bot_rights is not None:
            rights = {k: k in c.bot_rights for k in ADMIN_RIGHTS}
            return {**out, "status": "administrator", **rights}
        return out if c.has_bot else {**out, "status": "left"}
    if uid not in c.members and c.type != "private":
        return {**out, "status": "left"}
    if uid not in c.admins:
        return out
    if uid == next(x for x in c.members if x in c.admins):
        return {**out, "status": "creator", "is_anonymous": False}
    return {**out, "status": "administrator", **ADMIN_RIGHTS}


@method("getChatMember")
def get_member(host: TelegramHost, p: Params) -> dict:
    """One member."""
    return _member(host, _chat(host, p), p.number("user_id", 0))


@method("getChatAdministrators")
def get_administrators(host: TelegramHost, p: Params) -> list[dict]:
    """The administrators of a group."""
    c = _chat(host, p)
    if c.type == "private":
        raise bad("there are no administrators in the private chat")
    ids = [x for x in c.members if x in c.admins] + ([host.me.id] if c.bot_admin else [])
    return [_member(host, c, x) for x in ids]


@method("getChatMemberCount")
def count(host: TelegramHost, p: Params) -> int:
    """How many, with the bot."""
    return len(_chat(host, p).members) + 1


@method("leaveChat")
def leave(host: TelegramHost, p: Params) -> bool:
    """The bot goes."""
    _chat(host, p).has_bot = False
    return True
