"""Changing and deleting ephemeral messages (Bot API docs, editEphemeralMessageText and following)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.lab.telegram import ephemeral
from tests.lab.telegram.markup import read_markup
from tests.lab.telegram.methods.edits import NOT_MODIFIED
from tests.lab.telegram.methods.media import read_media
from tests.lab.telegram.methods.table import find_chat, method, need_bot_in, spend
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.text.formatting import CAPTION, EDITED_TEXT, read_text, shown
from tests.lab.telegram.text.units import u16
from tests.lab.telegram.wire import Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost


def _mine(host: TelegramHost, p: Params) -> Message:
    c = find_chat(host, p)
    need_bot_in(c)
    return ephemeral.find(host, p, c, "edit")


def _change(host: TelegramHost, m: Message, p: Params, **changes: Any) -> bool:
    inline, _ = read_markup(p, inline_only=True)
    kept = (m.keyboard or {}).get("force_reply")
    if inline is not None and kept != inline.get("force_reply"):
        raise bad("force_reply can't be changed")  # Bot API docs, InlineKeyboardMarkup > force_reply
    changes["keyboard"] = inline
    if all(getattr(m, k) == v for k, v in changes.items()):
        raise bad(NOT_MODIFIED)
    spend(host, m.chat)
    m.change(**changes)
    host.note("ephemeral edit", m)
    return True


@method("editEphemeralMessageText")
def edit_text(host: TelegramHost, p: Params) -> bool:
    """Change the text and the buttons; texts over 1,024 characters fail (telegram-bot-api#881)."""
    m = _mine(host, p)
    text, entities = read_text(p, EDITED_TEXT)
    if m.kind != "text":
        raise bad("there is no text in the message to edit")
    if u16(text) > ephemeral.EDITED:
        raise bad("MEDIA_CAPTION_TOO_LONG")
    return _change(host, m, p, content=text, entities=entities)


@method("editEphemeralMessageCaption")
def edit_caption(host: TelegramHost, p: Params) -> bool:
    """Change the caption and the buttons."""
    text, entities = read_text(p, CAPTION)
    return _change(host, _mine(host, p), p, caption=text, entities=entities)


@method("editEphemeralMessageReplyMarkup")
def edit_buttons(host: TelegramHost, p: Params) -> bool:
    """Change the buttons."""
    return _change(host, _mine(host, p), p)


@method("editEphemeralMessageMedia")
def edit_media(host: TelegramHost, p: Params) -> bool:
    """Change the picture or file, with caption and buttons."""
    m = _mine(host, p)
    item = p.object("media") or {}
    kind = item.get("type", "photo")
    payload, name, data = read_media(host, kind, p, item.get("media"))
    text, entities = shown(item.get("caption") or "", item.get("parse_mode"), item.get("caption_entities"), CAPTION)
    more = {"data": data, "filename": name, "content": ""}
    return _change(host, m, p, kind=kind, media=payload, caption=text, entities=entities, **more)


@method("deleteEphemeralMessage")
def delete(host: TelegramHost, p: Params) -> bool:
    """Take it away."""
    c = find_chat(host, p)
    need_bot_in(c)
    m = ephemeral.find(host, p, c, "delete")
    m.deleted = True
    c.ephemerals.pop((p.number("receiver_user_id"), p.number("ephemeral_message_id")), None)
    host.note("ephemeral delete", m)
    return True
