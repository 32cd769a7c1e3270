"""Sending, forwarding, answering presses (Bot API docs, Available methods)."""

from __future__ import annotations

import random
import re
import time
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlparse

from tests.lab.telegram.markup import read_markup
from tests.lab.telegram.methods.table import (
    find_chat,
    find_message,
    find_topic,
    method,
    need_reachable,
    new_message,
    post,
)
from tests.lab.telegram.text.formatting import read_text
from tests.lab.telegram.wire import Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

DICE = {"🎲": 6, "🎯": 6, "🎳": 6, "🏀": 5, "⚽": 5, "🎰": 64}  # Bot API docs, Dice > value
MAX_TOAST = 200  # characters: Bot API docs, answerCallbackQuery > text


@method("sendMessage")
def send_message(host: TelegramHost, p: Params) -> dict:
    """A text of 1-4096 characters."""
    c = find_chat(host, p)
    text, entities = read_text(p)
    inline, other = read_markup(p)
    m = new_message(host, p, c)
    m.content, m.entities, m.parse_mode = text, entities, p.get("parse_mode")
    return post(m, inline, other)


@method("sendDice")
def send_dice(host: TelegramHost, p: Params) -> dict:
    """An animated die."""
    c = find_chat(host, p)
    emoji = p.get("emoji") or "🎲"
    if emoji not in DICE:
        raise bad("DICE_EMOJI_INVALID")
    inline, other = read_markup(p)
    m = new_message(host, p, c, can_be_ephemeral=False)
    m.kind, m.media = "dice", {"emoji": emoji, "value": random.randint(1, DICE[emoji])}
    return post(m, inline, other)


@method("sendPoll")
def send_poll(host: TelegramHost, p: Params) -> dict:
    """A question of 1-300 characters and 2-12 answers of 1-100 (Bot API docs, sendPoll)."""
    c = find_chat(host, p)
    texts = [o if isinstance(o, str) else o.get("text", "") for o in p.object("options") or []]
    if not 1 <= len(p.text("question")) <= 300:
        raise bad("poll question must be 1-300 characters long")
    if len(texts) < 2:
        raise bad("poll must have at least 2 option")
    if len(texts) > 12:
        raise bad("poll can't have more than 12 options")
    if any(not 1 <= len(t) <= 100 for t in texts):
        raise bad("poll options length must not exceed 100")
    inline, other = read_markup(p)
    m = new_message(host, p, c, "polls", can_be_ephemeral=False)
    m.kind, m.media = (
        "poll",
        {
            "id": str(random.getrandbits(60)),
            "question": p.text("question"),
            "total_voter_count": 0,
            "is_closed": False,
            "options": [{"text": t, "voter_count": 0, "persistent_id": str(i)} for i, t in enumerate(texts)],
            "is_anonymous": p.get("is_anonymous") is None or p.flag("is_anonymous"),
            "type": p.get("type") or "regular",
            "allows_multiple_answers": p.flag("allows_multiple_answers"),
            "allows_revoting": False,
            "members_only": False,
        },
    )
    return post(m, inline, other)


@method("forwardMessage")
def forward(host: TelegramHost, p: Params) -> dict:
    """A message again, with its author's name."""
    return _again(host, p, "forward")


@method("copyMessage")
def copy(host: TelegramHost, p: Params) -> dict:
    """The same without the author's name."""
    return {"message_id": _again(host, p, "copy")["message_id"]}


def _again(host: TelegramHost, p: Params, doing: str) -> dict:
    old = find_message(p, find_chat(host, p, "from_chat_id"), doing)
    c = find_chat(host, p)
    inline, other = read_markup(p) if doing == "copy" else (None, None)
    m = new_message(host, p, c, can_be_ephemeral=False)
    for key in ("content", "entities", "kind", "media", "caption", "data", "filename"):
        setattr(m, key, getattr(old, key))
    if doing == "forward":
        m.extra = {"forward_origin": {"type": "user", "date": old.date, "sender_user": old.sender.payload()}}
    return post(m, inline, other)


@method("sendChatAction")
def chat_action(host: TelegramHost, p: Params) -> bool:
    """'typing...'"""
    c = find_chat(host, p)
    need_reachable(c)
    find_topic(p, c)
    c.actions += 1
    return True


@method("setMessageReaction")
def react(host: TelegramHost, p: Params) -> bool:
    """The lab takes it and shows nothing."""
    find_message(p, find_chat(host, p), "react")
    return True


@method("answerCallbackQuery")
def answer_press(host: TelegramHost, p: Params) -> bool:
    """Acknowledge a press, once, with a text of at most 200 characters or a deep link of this bot."""
    r = host.queries.get(p.text("callback_query_id"))
    if r is None or r.answered or time.monotonic() - r.started > host.callback_lifetime:
        raise bad("query is too old and response timeout expired or query ID is invalid")
    if len(p.text("text")) > MAX_TOAST:
        raise bad("MESSAGE_TOO_LONG")
    url = p.get("url")
    if url and not _own_deep_link(host, url):
        raise bad("URL_INVALID")
    r.answer = {"text": p.get("text"), "show_alert": p.flag("show_alert"), "url": url}
    return True


def _own_deep_link(host: TelegramHost, url: str) -> bool:
    """Bot API docs, answerCallbackQuery > url: games aside, only t.me/your_bot?start=XXXX."""
    parsed = urlparse(url if "://" in url else f"https://{url}")
    start = parse_qs(parsed.query).get("start", [""])[0]
    return (
        parsed.scheme in ("http", "https")
        and parsed.hostname in ("t.me", "telegram.me")
        and parsed.path.strip("/").lower() == (host.me.username or "").lower()
        and bool(re.fullmatch(r"[A-Za-z0-9_-]{1,64}", start))
    )
