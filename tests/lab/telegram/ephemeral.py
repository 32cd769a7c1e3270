"""Messages that one member of a group sees: who may be shown one, when, and what becomes of it.

Bot API docs, Ephemeral messages and commands (10.3). The docs list no words for refusals: these are the lab's own."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING

from tests.lab.telegram.model.chat import Chat
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.wire import ApiError, Params, Violation, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost
    from tests.lab.telegram.model.reply import Reply
    from tests.lab.telegram.model.user import User

WINDOW = 15.0  # seconds after a press, or after somebody's own ephemeral message
TOO_LATE = "query is too old and response timeout expired or query ID is invalid"
KEPT, KEPT_SECONDS = 100, 7 * 86400.0  # in a chat; td MessagesManager.h 1682, MessagesManager.cpp 11467
EDITED = 1024  # tdlib/telegram-bot-api#881: longer texts cannot be edited in


def knows(host: TelegramHost, version: tuple[int, int]) -> bool:
    """Whether this server has what came with that version of the Bot API."""
    return host.version >= version


def read(host: TelegramHost, p: Params, c: Chat) -> Message | None:
    """The ephemeral message that a request asks for, if this server understands it; else it will stand for all."""
    asked = p.object("ephemeral_message_parameters") if knows(host, (10, 3)) else None
    if knows(host, (10, 2)) and not knows(host, (10, 3)) and p.get("receiver_user_id"):
        asked = {"receiver_user_id": p.number("receiver_user_id"), "callback_query_id": p.get("callback_query_id")}
    answered = p.object("reply_parameters") or {}
    if asked is None:
        _would_be_public(host, p, answered)
        return None
    receiver = _receiver(host, c, int(asked.get("receiver_user_id") or 0))
    if answered.get("chat_id"):  # 10.2, ReplyParameters
        raise bad("replies to other chats are unsupported for ephemeral messages")
    query = _query(host, c, receiver, asked)
    own = _own(c, receiver, answered)
    if query is None and own is None and not c.bot_admin:
        raise bad("ephemeral messages need a callback query, a reply or administrator rights", expected=True)
    m = new(c, host.me, receiver)
    m.shown = not receiver.old_client and (query is not None or own is not None or not receiver.offline)
    if asked.get("replace_callback_query_message") and query is not None:
        if query.pressed is None or query.pressed.receiver is not None:
            raise bad("an ephemeral message can't be replaced")
        m.stands_for = query.pressed
    return m


def _would_be_public(host: TelegramHost, p: Params, answered: dict) -> None:
    """What a server makes of a shape that it does not know (Client.cpp 9420, 9432): nothing, or a message for all."""
    if "ephemeral_message_id" in answered and "message_id" not in answered:
        raise bad("message identifier is not specified")
    if "message_id" in answered and int(answered["message_id"]) <= 0:
        host.errors.append(Violation("reply", 200, "answers message 0: posted for all to see, as no reply", p.raw))


def _receiver(host: TelegramHost, c: Chat, uid: int) -> User:
    if c.type not in ("group", "supergroup"):
        raise bad("ephemeral messages can be sent only to groups and supergroups")
    u = host.users.get(uid)
    if u is None or u.is_bot or uid not in c.members:
        raise bad("the receiver of an ephemeral message must be a member of the chat and no bot")
    return u


def _query(host: TelegramHost, c: Chat, receiver: User, asked: dict) -> Reply | None:
    """The press that allows it: the receiver's own, there, and not long ago."""
    if not asked.get("callback_query_id"):
        return None
    r = host.queries.get(str(asked["callback_query_id"]))
    if r is None or r.user is not receiver or r.chat is not c or time.monotonic() - r.started > WINDOW:
        raise bad(TOO_LATE)
    return r


def _own(c: Chat, receiver: User, answered: dict) -> Message | None:
    """The receiver's own ephemeral message that allows it."""
    if "ephemeral_message_id" not in answered:
        return None
    m = c.ephemerals.get((receiver.id, int(answered["ephemeral_message_id"])))
    if m is None or m.sender is not receiver or time.time() - m.date > WINDOW + 1:
        raise bad("message to be replied not found")
    return m


def new(c: Chat, sender: User, receiver: User, **kw: object) -> Message:
    """A message that one member sees. Ids count for each member anew, and those of deleted ones come again (10.2,
    Message): only chat, receiver and id together name one."""
    m = Message(c, sender, ephemeral=True, **kw)  # type: ignore[arg-type]
    m.receiver = receiver
    taken = {number for uid, number in c.ephemerals if uid == receiver.id}
    m.ephemeral_id = next(number for number in itertools.count(1) if number not in taken)
    return m


def keep(m: Message) -> None:
    """It is there from now on; the client lets go of the oldest, which the bot is not told."""
    assert m.receiver is not None and m.ephemeral_id is not None
    m.chat.ephemerals[m.receiver.id, m.ephemeral_id] = m
    shown = [one for one in m.chat.ephemerals.values() if one.receiver is m.receiver and one.shown]
    for number, one in enumerate(reversed(shown)):
        one.shown = number < KEPT and time.time() - one.date < KEPT_SECONDS


def find(host: TelegramHost, p: Params, c: Chat, doing: str) -> Message:
    """The bot's ephemeral message that is meant, or 400."""
    if not knows(host, (10, 2)):
        raise ApiError(404, "Not Found: method not found")
    m = c.ephemerals.get((p.number("receiver_user_id", 0), p.number("ephemeral_message_id", 0)))
    if m is None or m.sender is not host.me:
        raise bad(f"message to {doing} not found")
    return m
