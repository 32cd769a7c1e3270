"""Chats: private ones, groups, supergroups, and the topics of a forum."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from tests.lab.stage import NoAnswer
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.text.units import auto_entities

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost
    from tests.lab.telegram.model.user import User

# Bot API docs, ChatMemberAdministrator
ADMIN_RIGHTS = {
    "can_be_edited": False,
    "is_anonymous": False,
    "can_manage_chat": True,
    "can_delete_messages": True,
    "can_manage_video_chats": True,
    "can_restrict_members": True,
    "can_promote_members": False,
    "can_change_info": True,
    "can_invite_users": True,
    "can_post_stories": False,
    "can_edit_stories": False,
    "can_delete_stories": False,
    "can_pin_messages": True,
    "can_manage_topics": True,
}


class _Place:
    """Where messages stand: a chat or a topic."""

    host: TelegramHost
    title: str
    messages: list[Message]

    def bot_messages(self) -> list[Message]:
        """Those of the bot."""
        return [m for m in self.messages if m.sender is self.host.me]

    @property
    def last(self) -> Message:
        """The newest."""
        if not self.messages:
            raise NoAnswer(f"no message in {self.title}")
        return self.messages[-1]


class Chat(_Place):
    """A chat; ``type`` is private, group or supergroup."""

    def __init__(self, host: TelegramHost, id: int, type: str, title: str, user: User | None = None):
        self.host, self.id, self.type, self.title, self.user = host, id, type, title, user
        self.log: dict[int, Message] = {}
        self.ephemerals: dict[tuple[int, int], Message] = {}  # (receiver, id): what one member sees
        self.last_bot: User | None = None  # the bot that wrote last
        self.disguises: dict[int, str] = {}  # user id -> how they write: "" as the group, else as this channel
        self.members: dict[int, User] = {}
        self.admins: set[int] = set()
        self.topics: dict[int, Topic] = {}
        self.is_forum = False
        self.general_closed = False
        self.has_bot = True
        self.bot_rights: set[str] | None = None  # None: not an administrator
        self.bot_muted = False
        self.closed_to: set[str] = set()  # what members may not send, as refusals call it: photos, documents
        self.kicked = False
        self.migrated_to: int | None = None
        self.actions = 0
        self.sent_at: deque[float] = deque(maxlen=200)
        self.reply_keyboards: dict[int, dict] = {}  # user id (0: everybody) -> the keys on the screen
        self._n = 1 if type == "supergroup" else 0  # the first message of a supergroup tells that it was made
        host.chats[id] = self

    def next_id(self) -> int:
        """The id of the next message."""
        self._n += 1
        return self._n

    @property
    def messages(self) -> list[Message]:
        """What stands there now, oldest first, service messages too."""
        return [m for m in self.log.values() if not m.deleted]

    @property
    def bot_admin(self) -> bool:
        """Whether the bot is an administrator."""
        return self.bot_rights is not None

    def bot_may(self, right: str) -> bool:
        """Whether the bot has this administrator right, e.g. 'can_pin_messages'."""
        return right in (self.bot_rights or ())

    def payload(self) -> dict:
        """Bot API docs, Chat."""
        if self.type == "private":
            out = {"id": self.id, "type": "private", "first_name": self.user.first_name}
            return {**out, "username": self.user.username} if self.user.username else out
        out = {"id": self.id, "type": self.type, "title": self.title}
        if self.type == "group":
            out["all_members_are_administrators"] = False
        return {**out, "is_forum": True} if self.is_forum else out

    # -- people
    def member(self, name: str, *, admin: bool = False, locale: str = "en", username: str | None = None) -> User:
        """Find or create, and put into the group. The same name in two groups is the same person."""
        u = self.host.user(name, locale=locale, username=username)
        self.members[u.id] = u
        if admin:
            self.admins.add(u.id)
        return u

    def join(self, user: User) -> None:
        """Somebody joins, and the bot is told."""
        self.members[user.id] = user
        self.host.member_update(self, user, "left", "member", by=user)
        self._newcomer(user, user)

    def leave(self, user: User) -> None:
        """Somebody leaves, and the bot is told."""
        self.members.pop(user.id, None)
        self.admins.discard(user.id)
        self.host.member_update(self, user, "member", "left", by=user)
        self.host.service(self, user, {"left_chat_member": user.payload()})

    def _newcomer(self, who: User, by: User) -> None:
        data = who.payload()
        self.host.service(self, by, {"new_chat_members": [data], "new_chat_member": data})

    def disguise(self, user: User, channel: str | None = "") -> None:
        """Somebody writes as the group (an anonymous administrator) or as a channel; None: as themselves again."""
        if channel is None:
            self.disguises.pop(user.id, None)
        else:
            self.disguises[user.id] = channel

    def another_bot_writes(self, name: str, text: str) -> Message:
        """Another bot of this group says something."""
        self.last_bot = self.host.user(name)
        self.last_bot.is_bot = True
        m = Message(self, self.last_bot, text=text)
        self.log[m.id] = m
        return m

    def channel_posts(self, title: str, text: str) -> Message:
        """A post of the channel that this group discusses comes here by itself, from 777000 (Client.cpp 18157; Bot API
        docs, Message > is_automatic_forward)."""
        m = Message(self, self.host.telegram, text=text, entities=auto_entities(text, []))
        channel = {"id": -1009000000002, "type": "channel", "title": title}
        origin = {"type": "channel", "date": m.date, "chat": channel, "message_id": m.id}
        m.extra = {"sender_chat": channel, "is_automatic_forward": True, "forward_origin": origin}
        self.log[m.id] = m
        if self.host.delivered_to_bot(m):
            self.host.push("message", m.payload(), self)
        return m

    # -- what an administrator does with the bot
    def _somebody(self) -> User:
        return next(iter(self.members.values()), self.host.me)

    def _my_status(self, old: str, new: str, by: User | None = None) -> None:
        self.host.member_update(self, self.host.me, old, new, my=True, by=by or self._somebody())

    def promote_bot(self, *rights: str) -> None:
        """The bot becomes an administrator, with all the usual rights or only those named."""
        self.bot_rights = set(rights) or {k for k, v in ADMIN_RIGHTS.items() if v}
        self._my_status("member", "administrator")

    def demote_bot(self) -> None:
        """The bot is an ordinary member again."""
        self.bot_rights = None
        self._my_status("administrator", "member")

    def mute_bot(self, muted: bool = True) -> None:
        """The bot may not write here (400 not enough rights)."""
        self.bot_muted = muted

    def forbid(self, *what: str) -> None:
        """Members may not send these ('photos', 'documents'), only words; administrators may."""
        self.closed_to = set(what)

    def kick_bot(self) -> None:
        """The bot is thrown out (403)."""
        self.has_bot, self.kicked, self.bot_rights = False, True, None
        self._my_status("member", "kicked")

    def add_bot(self, by: User) -> None:
        """The bot comes (back)."""
        self.has_bot, self.kicked = True, False
        self._my_status("left", "member", by)
        self._newcomer(self.host.me, by)

    def migrate(self) -> Chat:
        """A basic group becomes a supergroup: the old id answers 400 with migrate_to_chat_id."""
        new = Chat(self.host, self.host.group_id(), "supergroup", self.title)
        new.members, new.admins, new.bot_rights = dict(self.members), set(self.admins), self.bot_rights
        by = self._somebody()
        self.host.service(self, by, {"migrate_to_chat_id": new.id})
        self.migrated_to = new.id
        self.host.service(new, by, {"migrate_from_chat_id": self.id})
        return new

    # -- topics
    def topic(self, name: str, *, by: User | None = None) -> Topic:
        """Find or create a topic of this supergroup (topics are switched on, if they were off)."""
        found = next((t for t in self.topics.values() if t.title == name and not t.deleted), None)
        if found is not None:
            return found
        if self.type != "supergroup":
            raise ValueError("only a supergroup has topics")
        self.is_forum = True
        return Topic(self, name, by or self._somebody())

    def close_general(self, closed: bool = True) -> None:
        """The General topic takes no more messages (400 TOPIC_CLOSED)."""
        self.general_closed = closed

    def __repr__(self) -> str:
        return f"<Chat {self.title} {self.id}>"


class Topic(_Place):
    """A topic of a forum (Bot API docs, ForumTopic); General is not one: its messages have no thread id."""

    def __init__(self, chat: Chat, title: str, by: User, color: int = 7322096):
        self.chat, self.host, self.title, self.color = chat, chat.host, title, color
        self.closed = self.deleted = False
        self.header = Message(chat, by, topic=self)
        self.id = self.header.id
        self.header.extra = {"forum_topic_created": {"name": title, "icon_color": color}}
        chat.topics[self.id] = self
        chat.log[self.id] = self.header
        self.host.push("message", self.header.payload(), chat)

    @property
    def messages(self) -> list[Message]:
        """What stands in the topic now, oldest first (not the service message that opened it)."""
        return [m for m in self.chat.messages if m.topic is self and m is not self.header]

    def close(self, closed: bool = True, *, by: User | None = None) -> None:
        """Nobody but administrators may write here (400 TOPIC_CLOSED)."""
        self.closed = closed
        what = "forum_topic_closed" if closed else "forum_topic_reopened"
        self.host.service(self.chat, by or self.header.sender, {what: {}}, self)

    def reopen(self) -> None:
        """Everybody may write here again."""
        self.close(False)

    def delete(self) -> None:
        """The topic goes, with its messages (400 message thread not found)."""
        self.deleted = True
        for m in self.chat.log.values():
            m.deleted = m.deleted or m.topic is self

    def __repr__(self) -> str:
        return f"<Topic {self.title} {self.id} of {self.chat.title}>"
