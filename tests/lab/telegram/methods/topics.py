"""The topics of a forum (Bot API docs, createForumTopic and following)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.lab.telegram.methods.table import find_chat, method, need_bot_in
from tests.lab.telegram.model.chat import Chat, Topic
from tests.lab.telegram.wire import Params, bad

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

MAX_NAME = 128


def _forum(host: TelegramHost, p: Params, doing: str, right: str = "can_manage_topics") -> Chat:
    c = find_chat(host, p)
    need_bot_in(c)
    if not c.is_forum:
        raise bad("the chat is not a forum")
    if not c.bot_may(right):
        raise bad(f"not enough rights to {doing} a topic")
    return c


def _topic(host: TelegramHost, p: Params, doing: str, right: str = "can_manage_topics") -> Topic:
    t = _forum(host, p, doing, right).topics.get(p.number("message_thread_id", 0))
    if t is None or t.deleted:
        raise bad("TOPIC_ID_INVALID")
    return t


def _name(p: Params) -> str:
    name = p.text("name").strip()
    if not 1 <= len(name) <= MAX_NAME:
        raise bad("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    return name


@method("createForumTopic")
def create(host: TelegramHost, p: Params) -> dict:
    """A new topic, with a name of 1-128 characters."""
    c = _forum(host, p, "create")
    t = Topic(c, _name(p), host.me, p.number("icon_color", 7322096))
    return {"message_thread_id": t.id, "name": t.title, "icon_color": t.color}


@method("editForumTopic")
def rename(host: TelegramHost, p: Params) -> bool:
    """Another name."""
    t = _topic(host, p, "edit")
    if p.get("name"):
        t.title = _name(p)
    host.service(t.chat, host.me, {"forum_topic_edited": {"name": t.title}}, t)
    return True


@method("closeForumTopic")
def close(host: TelegramHost, p: Params) -> bool:
    """Only administrators write there from now on."""
    _set_closed(host, _topic(host, p, "close"), True)
    return True


@method("reopenForumTopic")
def reopen(host: TelegramHost, p: Params) -> bool:
    """Everybody writes there again."""
    _set_closed(host, _topic(host, p, "reopen"), False)
    return True


def _set_closed(host: TelegramHost, t: Topic, closed: bool) -> None:
    if t.closed is closed:
        raise bad("TOPIC_NOT_MODIFIED")
    t.close(closed, by=host.me)


@method("deleteForumTopic")
def delete(host: TelegramHost, p: Params) -> bool:
    """The topic goes, with its messages."""
    _topic(host, p, "delete", "can_delete_messages").delete()
    return True
