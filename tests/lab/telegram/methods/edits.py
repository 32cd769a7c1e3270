"""Changing, deleting and pinning messages (Bot API docs, Updating messages)."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.lab.telegram.markup import read_markup
from tests.lab.telegram.methods.media import read_media
from tests.lab.telegram.methods.table import find_chat, find_message, method, need_bot_in, spend
from tests.lab.telegram.model.chat import Chat
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.text.formatting import CAPTION, EDITED_TEXT, read_text, shown
from tests.lab.telegram.wire import Params, bad, forbidden

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as "
    "a current content and reply markup of the message"
)
TWO_DAYS = 48 * 3600
HEADERS = ("forum_topic_created", "migrate_from_chat_id")  # service messages that cannot be deleted


def _mine(host: TelegramHost, p: Params) -> Message:
    """The bot's own message that is to be changed."""
    if p.get("inline_message_id"):
        raise bad("MESSAGE_ID_INVALID")
    c = find_chat(host, p)
    m = find_message(p, c, "edit")
    if m.sender is not host.me or m.reply_keyboard:  # td MessagesManager.cpp 23062: with a reply keyboard, never
        raise bad("message can't be edited")
    if c.type == "private" and c.user.blocked:
        raise forbidden("bot was blocked by the user")
    need_bot_in(c)
    return m


def _change(host: TelegramHost, m: Message, **changes: Any) -> dict:
    if all(getattr(m, k) == v for k, v in changes.items()):
        raise bad(NOT_MODIFIED)
    spend(host, m.chat)
    m.change(**changes)
    host.note("edit", m)
    return m.payload()


@method("editMessageText")
def edit_text(host: TelegramHost, p: Params) -> dict:
    """Change the text and the buttons."""
    m = _mine(host, p)
    text, entities = read_text(p, EDITED_TEXT)
    inline, _ = read_markup(p, inline_only=True)
    if m.kind != "text":
        raise bad("there is no text in the message to edit")
    return _change(host, m, content=text, entities=entities, keyboard=inline)


@method("editMessageCaption")
def edit_caption(host: TelegramHost, p: Params) -> dict:
    """Change the caption and the buttons."""
    m = _mine(host, p)
    text, entities = read_text(p, CAPTION)
    inline, _ = read_markup(p, inline_only=True)
    if m.kind == "text":
        raise bad("there is no caption in the message to edit")
    return _change(host, m, caption=text, entities=entities, keyboard=inline)


@method("editMessageReplyMarkup")
def edit_buttons(host: TelegramHost, p: Params) -> dict:
    """Change the buttons."""
    return _change(host, _mine(host, p), keyboard=read_markup(p, inline_only=True)[0])


@method("editMessageMedia")
def edit_media(host: TelegramHost, p: Params) -> dict:
    """Change the picture or file, with caption and buttons."""
    m = _mine(host, p)
    item = p.object("media") or {}
    kind = item.get("type", "photo")
    payload, name, data = read_media(host, kind, p, item.get("media"))
    text, entities = shown(item.get("caption") or "", item.get("parse_mode"), item.get("caption_entities"), CAPTION)
    inline, _ = read_markup(p, inline_only=True)
    return _change(
        host,
        m,
        kind=kind,
        media=payload,
        data=data,
        filename=name,
        caption=text,
        entities=entities,
        keyboard=inline,
        content="",
    )


def _delete(host: TelegramHost, c: Chat, m: Message) -> None:
    """Bot API docs, deleteMessage: outgoing messages anywhere, incoming ones in private chats, any with the right to;
    within 48 hours; dice in private chats only after a day."""
    age = time.time() - m.date
    right = c.bot_admin if c.type == "group" else c.bot_may("can_delete_messages")
    if any(k in m.extra for k in HEADERS) or (m.sender is not host.me and c.type != "private" and not right):
        raise bad("message can't be deleted")
    # td MessagesManager.cpp 8346, 8422: after two days not even an administrator's, in supergroups
    if (age > TWO_DAYS and (not right or c.type == "supergroup")) or (
        m.kind == "dice" and c.type == "private" and age < TWO_DAYS / 2
    ):
        raise bad("message can't be deleted for everyone")
    m.deleted = True
    host.note("delete", m)


@method("deleteMessage")
def delete_one(host: TelegramHost, p: Params) -> bool:
    """Delete a message."""
    c = find_chat(host, p)
    _delete(host, c, find_message(p, c, "delete"))
    return True


@method("deleteMessages")
def delete_many(host: TelegramHost, p: Params) -> bool:
    """Delete 1-100 messages; those that cannot be found are skipped."""
    c = find_chat(host, p)
    ids = p.object("message_ids") or []
    if not 1 <= len(ids) <= 100:
        raise bad("too many message identifiers specified")
    for m in [c.log[int(i)] for i in ids if int(i) in c.log]:
        if not m.deleted:
            _delete(host, c, m)
    return True


@method("pinChatMessage")
def pin(host: TelegramHost, p: Params) -> bool:
    """Pin a message; in groups with the right to (Bot API docs, pinChatMessage)."""
    c = find_chat(host, p)
    _need_pin(c)
    find_message(p, c, "pin").pinned = True
    return True


def _need_pin(c: Chat) -> None:
    if c.type != "private" and not c.bot_may("can_pin_messages"):
        raise bad("not enough rights to manage pinned messages in the chat")


@method("unpinChatMessage", "unpinAllChatMessages", "unpinAllForumTopicMessages")
def unpin(host: TelegramHost, p: Params) -> bool:
    """Unpin a message, or all."""
    c = find_chat(host, p)
    _need_pin(c)
    for m in c.log.values():
        if p.number("message_id") in (None, m.id) and p.number("message_thread_id") in (None, m.thread_id):
            m.pinned = False
    return True
