"""The table of methods, and the questions that most of them ask."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.lab.telegram import ephemeral
from tests.lab.telegram.model.chat import Chat, Topic
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.text.units import cut16
from tests.lab.telegram.wire import ApiError, Params, bad, forbidden, too_many

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

METHODS: dict[str, Callable[[Any, Params], Any]] = {}
# Bots FAQ > My bot is hitting limits: 1 message a second in a chat (short bursts allowed), 20 a minute in a group,
# 30 a second in all. The size of a short burst is a guess.
PER_MINUTE_IN_GROUP, BURST, PER_SECOND = 20, 3, 30


def method(*names: str) -> Callable[[Callable], Callable]:
    """Register a function under these names; names do not mind upper case."""

    def register(f: Callable) -> Callable:
        METHODS.update({n.lower(): f for n in names})
        return f

    return register


def find_chat(host: TelegramHost, p: Params, key: str = "chat_id") -> Chat:
    """The chat meant, or 400."""
    if p.get(key) is None:
        raise bad("chat_id is empty")
    cid = p.number(key)
    c, u = host.chats.get(cid), host.users.get(cid)
    if c is None and u is not None:
        if u.is_bot:
            raise forbidden("bot can't send messages to bots")
        # a person whom the bot has never met does not exist for it
        if u.started or any(u.id in g.members and g.has_bot for g in host.chats.values()):
            c = u.dm
    if c is None:
        raise bad("chat not found")
    if c.migrated_to:  # Bot API docs, ResponseParameters > migrate_to_chat_id
        raise ApiError(
            400, "Bad Request: group chat was upgraded to a supergroup chat", migrate_to_chat_id=c.migrated_to
        )
    return c


def need_bot_in(c: Chat) -> None:
    """The bot is in the group, or 403."""
    if c.type != "private" and not c.has_bot:
        how = "was kicked from" if c.kicked else "is not a member of"
        raise forbidden(f"bot {how} the {c.type} chat")


def need_reachable(c: Chat) -> None:
    """The person has pressed START and not blocked the bot since; or the bot is in the group; or 403."""
    if c.type == "private":
        if c.user.blocked:
            raise forbidden("bot was blocked by the user")
        if not c.user.started:
            raise forbidden("bot can't initiate conversation with a user")
    need_bot_in(c)


def may_write(host: TelegramHost, c: Chat, what: str) -> None:
    """The bot may send here and now."""
    need_reachable(c)
    # tdlib/td, MessageContent.cpp, can_send_message_content: "Not enough rights to send photos to the chat"
    if c.bot_muted or (what in c.closed_to and not c.bot_admin):
        raise bad(f"not enough rights to send {what} to the chat")
    spend(host, c)


def spend(host: TelegramHost, c: Chat) -> None:
    """One more message or edit, or 429: edits share the budget of messages (tdlib/td#2592, #3034), and so, for all that
    is known, do ephemeral ones (telegram-bot-api#873)."""
    if host.flood != "real":
        return
    now = time.monotonic()
    recent = [t for t in c.sent_at if now - t < 60]
    if c.type != "private" and len(recent) >= PER_MINUTE_IN_GROUP:
        raise too_many(60 - (now - recent[-PER_MINUTE_IN_GROUP]))
    if sum(now - t < 1 for t in recent) >= BURST or sum(now - t < 1 for t in host.sent_at) >= PER_SECOND:
        raise too_many(1)
    host.sent_at.append(now)
    c.sent_at.append(now)


def find_message(p: Params, c: Chat, doing: str) -> Message:
    """The message meant, or 400."""
    if p.get("message_id") is not None and p.number("message_id", 0) <= 0:  # an ephemeral message has no other id
        raise bad(f"message to {doing} not found: its id is {p.get('message_id')}", unexpected=True)
    m = c.log.get(p.number("message_id", 0))
    if m is None or m.deleted:
        raise bad(f"message to {doing} not found")
    return m


def _answered(p: Params, c: Chat) -> Message | None:
    """The message that is replied to."""
    rp = p.object("reply_parameters") or {}
    mid = rp.get("message_id") or p.number("reply_to_message_id")
    if not mid:
        return None
    # Bot API docs, ReplyParameters > allow_sending_without_reply: "Always False for replies in another chat"
    other = c.host.chats.get(int(rp["chat_id"])) if rp.get("chat_id") else c
    m = other.log.get(int(mid)) if other is not None and other.has_bot else None
    if m is not None and not m.deleted:
        return m
    if other is not c:
        raise bad("message to be replied not found")
    if rp.get("allow_sending_without_reply") or p.flag("allow_sending_without_reply"):
        return None
    raise bad("message to be replied not found")


def find_topic(p: Params, c: Chat, answered: Message | None = None) -> Topic | None:
    """The topic to write in: the one named, or that of the message replied to, or General (which has no id)."""
    tid = p.number("message_thread_id")
    topic = c.topics.get(tid) if tid is not None else answered.topic if answered else None
    if tid is not None and (topic is None or topic.deleted):
        # a topic may go at any time; an id that never was one is a mistake
        raise bad("message thread not found", expected=topic is not None)
    closed = topic.closed if topic else c.general_closed
    if closed and not c.bot_may("can_manage_topics"):
        raise bad("TOPIC_CLOSED")
    return topic


def new_message(
    host: TelegramHost, p: Params, c: Chat, what: str = "text messages", *, can_be_ephemeral: bool = True
) -> Message:
    """An empty message of the bot where the request wants it, if it may stand there."""
    alone = ephemeral.read(host, p, c) if can_be_ephemeral else None
    answered = _answered(p, c) if alone is None else None
    topic = find_topic(p, c, answered)
    may_write(host, c, what)
    if alone is not None:
        alone.topic = topic
        return alone
    return Message(c, host.me, topic=topic, reply_to=answered)


def post(m: Message, inline: dict | None = None, other: dict | None = None) -> dict:
    """The message stands in its chat from now on, with its keyboard."""
    m.keyboard, m.reply_keyboard = inline, other
    if m.receiver is not None:
        if other is not None:
            raise bad("inline keyboard expected")
        ephemeral.keep(m)
        m.host.note("ephemeral", m)
        return m.payload()
    if other is not None:
        if other.get("selective"):
            m.asked = _asked(m)
        screens = m.chat.reply_keyboards
        for uid in m.asked if m.asked is not None else [0]:
            if "keyboard" in other:
                screens[uid] = other
            elif other.get("remove_keyboard"):
                screens.pop(uid, None)
        if other.get("remove_keyboard") and m.asked is None:
            screens.clear()
    m.chat.last_bot = m.sender
    m.chat.log[m.id] = m
    m.host.note("send", m)
    return m.payload()


def _asked(m: Message) -> set[int]:
    """Bot API docs, ForceReply > selective: those mentioned in the text, and the author of the message replied to."""
    names = {cut16(m.text, e["offset"] + 1, e["length"] - 1).lower() for e in m.entities if e["type"] == "mention"}
    asked = {u.id for u in m.host.users.values() if (u.username or "").lower() in names}
    asked |= {e["_user"] for e in m.entities if "_user" in e} | {e["user"]["id"] for e in m.entities if "user" in e}
    if m.reply_to is not None:
        asked.add(m.reply_to.sender.id)
    return asked
