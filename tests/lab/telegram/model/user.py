"""A person on Telegram: everything they see and do."""

from __future__ import annotations

import asyncio
import random
import re
import time
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlparse

from tests.lab.stage import Refused
from tests.lab.telegram import ephemeral
from tests.lab.telegram.model.chat import Chat, Topic
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.model.reply import Reply
from tests.lab.telegram.text.units import auto_entities, cut16

if TYPE_CHECKING:
    from tests.lab.telegram.host import TelegramHost

PAYLOAD = re.compile(r"[A-Za-z0-9_-]{1,64}")  # Telegram docs, Bot features > Deep linking


class User:
    """A person (or the bot). Whatever the real client would not let them do raises ``Refused``.

    Every action returns a ``Reply`` when the bot has read of it and kept quiet a while (``quiet`` s)."""

    def __init__(
        self,
        host: TelegramHost,
        id: int,
        name: str,
        *,
        locale: str = "en",
        username: str | None = None,
        is_bot: bool = False,
    ):
        self.host, self.id, self.first_name, self.locale, self.is_bot = host, id, name, locale, is_bot
        self.username = username
        self.started = self.blocked = False
        self.old_client = False  # from before Bot API 10.2: shows no ephemeral message, sends no ephemeral command
        self.offline = False
        self._dm: Chat | None = None
        host.users[id] = self

    def payload(self) -> dict:
        """Bot API docs, User."""
        out: dict = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name}
        if self.username:
            out["username"] = self.username
        if not self.is_bot:
            out["language_code"] = self.locale
        return out

    # -- where I look
    @property
    def dm(self) -> Chat:
        """My private chat with the bot."""
        if self._dm is None:
            self._dm = Chat(self.host, self.id, "private", self.first_name, self)
        return self._dm

    @property
    def dms(self) -> list[Message]:
        """What the bot wrote me there."""
        return self.dm.bot_messages()

    def commands(self, chat: Chat | Topic | None = None) -> dict[str, str]:
        """The menu this user gets under '/' here: {command: description}."""
        return self.host.menu(self, chat.chat if isinstance(chat, Topic) else chat or self.dm)

    def _reply(self, place: Chat | Topic, *, writing: bool = True) -> Reply:
        """Begin to act in a chat or topic, if I may."""
        chat, topic = (place.chat, place) if isinstance(place, Topic) else (place, None)
        if chat.type == "private" and chat.user is not self:
            raise Refused("not your chat")
        if chat.type != "private" and self.id not in chat.members:
            raise Refused(f"{self.first_name} is not in {chat.title}")
        if chat.migrated_to:
            raise Refused(f"{chat.title} has become a supergroup")
        closed = topic.closed or topic.deleted if topic else chat.general_closed
        if writing and closed and self.id not in chat.admins:
            raise Refused(f"{place.title} is closed")
        return Reply(self.host, chat, self, topic)

    # -- private chat
    async def start(self, payload: str | None = None, *, quiet: float | None = None) -> Reply:
        """Open the bot's chat (t.me/bot?start=payload) and press START."""
        if payload is not None and not PAYLOAD.fullmatch(payload):
            raise Refused("a deep link payload has 1-64 characters out of A-Z a-z 0-9 _ -")
        if self.blocked:
            self.unblock()
        self.started = True
        return await self.say(self.dm, "/start" + (f" {payload}" if payload else ""), quiet=quiet)

    async def start_in_group(self, chat: Chat, payload: str, *, quiet: float | None = None) -> Reply:
        """t.me/bot?startgroup=payload"""
        if not chat.has_bot:
            chat.add_bot(self)
        return await self.say(chat, f"/start@{self.host.me.username} {payload}", quiet=quiet)

    async def follow(self, link: Any, label: str | None = None) -> Reply:
        """Open a deep link of the bot: an address, the answer to a press, or a message's link button."""
        url = link
        if isinstance(link, Reply) and link.url:
            url = link.url
        elif isinstance(link, Reply | Message):
            message = link.message if isinstance(link, Reply) else link
            url = message.button(label).get("url")
        parsed = urlparse(url if "://" in (url or "") else f"https://{url}")
        query = parse_qs(parsed.query, keep_blank_values=True)
        if parsed.path.strip("/").lower() != (self.host.me.username or "").lower() or "start" not in query:
            raise Refused(f"{url!r} does not open the bot's chat")
        return await self.start(query["start"][0] or None)

    def block(self) -> None:
        """The bot can no longer write to me (403)."""
        self.blocked = True
        self.host.member_update(self.dm, self.host.me, "member", "kicked", my=True, by=self)

    def unblock(self) -> None:
        """It can again."""
        self.blocked = False
        self.host.member_update(self.dm, self.host.me, "kicked", "member", my=True, by=self)

    # -- writing
    async def say(
        self,
        chat: Chat | Topic,
        text: str,
        *,
        reply_to: Message | None = None,
        expect: int | None = None,
        timeout: float = 5.0,
        quiet: float | None = None,
    ) -> Reply:
        """Write. With expect=n it returns when the bot has sent n messages here."""
        r = self._reply(chat)
        if not text.strip() or len(text) > 4096:
            raise Refused("1-4096 characters")
        if r.chat.type == "private":
            if not self.started and text.split(maxsplit=1)[0] != "/start":
                raise Refused("press START first (await user.start())")
            if self.blocked:
                raise Refused("the bot is blocked")
        entities = auto_entities(text.strip(), [])
        if self._goes_unseen(r.chat, text.strip(), entities, reply_to):
            m = ephemeral.new(r.chat, self, self, text=text.strip(), entities=entities, topic=r.topic)
            ephemeral.keep(m)
            r.sent = m
            r.update = self.host.push("message", m.payload(), r.chat)
            await self.host.settled(r, expect, timeout, quiet)
            return r
        m = Message(r.chat, self, text=text.strip(), entities=entities, topic=r.topic, reply_to=reply_to)
        return await self._sent(r, m, expect, timeout, quiet)

    def _goes_unseen(self, chat: Chat, text: str, entities: list[dict], reply_to: Message | None) -> bool:
        """Whether the client sends these words to the bot alone: a command that its menu here marks so, or a reply to a
        message that only this person sees (td td_api.tl 12113: nothing else can be)."""
        if chat.type == "private" or self.old_client:
            return False
        if reply_to is not None and reply_to.receiver is self:
            return True
        first = next((e for e in entities if e["type"] == "bot_command" and e["offset"] == 0), None)
        name = cut16(text, 1, first["length"] - 1).partition("@")[0] if first else ""
        return any(c["command"] == name and c.get("is_ephemeral") for c in self.host.menu_entries(self, chat))

    def ephemerals(self, chat: Chat) -> list[Message]:
        """What the bot shows me alone in this group."""
        mine = (m for (uid, _), m in chat.ephemerals.items() if uid == self.id)
        return [m for m in mine if m.sender is self.host.me and m.shown]

    def restart_app(self, chat: Chat) -> None:
        """Bot API docs: ephemeral messages "may disappear ... if the app is restarted"; the bot is not told."""
        for m in self.ephemerals(chat):
            m.shown = False

    async def send_file(
        self,
        chat: Chat | Topic,
        filename: str,
        data: bytes,
        caption: str = "",
        *,
        reply_to: Message | None = None,
        quiet: float | None = None,
    ) -> Reply:
        """Send a document."""
        r = self._reply(chat)
        m = Message(r.chat, self, entities=auto_entities(caption, []), topic=r.topic, reply_to=reply_to)
        m.kind, m.media, m.caption = "document", self.host.store_file(filename, data), caption
        m.data, m.filename = data, filename
        return await self._sent(r, m, None, 5.0, quiet)

    async def _sent(self, r: Reply, m: Message, expect: int | None, timeout: float, quiet: float | None) -> Reply:
        r.sent = r.chat.log[m.id] = m
        if (channel := r.chat.disguises.get(self.id)) is not None:
            # Client.cpp 18147: an anonymous administrator, and who writes as a channel
            m.sender = self.host.channel_bot if channel else self.host.faceless
            as_channel = {"id": -1009000000001, "type": "channel", "title": channel}
            m.extra["sender_chat"] = as_channel if channel else r.chat.payload()
        if self.host.delivered_to_bot(m):
            r.update = self.host.push("message", m.payload(), r.chat)
        await self.host.settled(r, expect, timeout, quiet)
        return r

    async def edit(self, message: Message, text: str, *, quiet: float | None = None) -> Reply:
        """Change a message of mine."""
        if message.sender is not self or message.deleted:
            raise Refused("not your message")
        r = self._reply(message.topic or message.chat)
        message.change(content=text, entities=auto_entities(text, []))
        if self.host.delivered_to_bot(message):
            r.update = self.host.push("edited_message", message.payload(), message.chat)
        await self.host.settled(r, None, 5.0, quiet)
        return r

    def delete(self, message: Message) -> None:
        """Delete a message: mine, any in my private chat, or any as an administrator. Bots are not told."""
        chat = message.chat
        if message.sender is not self and chat.type != "private" and self.id not in chat.admins:
            raise Refused("not your message")
        message.deleted = True

    # -- keys and buttons
    def prompt(self, chat: Chat | Topic) -> Message | None:
        """The bot's last message here that forces my reply, unless I have answered it."""
        for m in reversed(chat.messages):
            if m.sender is self and m.reply_to is not None and m.reply_to.forces_reply:
                return None
            if m.forces_reply and m.is_for(self):
                return m
        return None

    async def answer(self, chat: Chat | Topic, text: str, **kw: Any) -> Reply:
        """Write the reply that the bot forces (ForceReply)."""
        m = self.prompt(chat)
        if m is None:
            raise Refused(f"no forced reply on {self.first_name}'s screen in {chat.title}")
        return await self.say(chat, text, reply_to=m, **kw)

    async def press(self, chat: Chat | Topic, label: str, **kw: Any) -> Reply:
        """A key of the reply keyboard: it simply sends its text."""
        keyboards = (chat.chat if isinstance(chat, Topic) else chat).reply_keyboards
        keyboard = keyboards.get(self.id) or keyboards.get(0) or {}
        keys = [k if isinstance(k, str) else k["text"] for row in keyboard.get("keyboard", []) for k in row]
        if label not in keys:
            raise Refused(f"no key {label!r}; there are {keys}")
        return await self.say(chat, label, **kw)

    async def click(
        self,
        message: Any,
        label: str | None = None,
        *,
        data: str | None = None,
        timeout: float = 5.0,
        quiet: float | None = None,
    ) -> Reply:
        """Press an inline button; waits for answerCallbackQuery (r.answered, r.toast, r.alert, r.url)."""
        r = self.fire_click(message, label, data=data)
        end = time.monotonic() + timeout
        while not r.answered and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await self.host.settled(r, None, timeout, quiet)
        return r

    def fire_click(self, message: Any, label: str | None = None, *, data: str | None = None) -> Reply:
        """Press an inline button and return at once."""
        if isinstance(message, Reply):
            message = message.message
        if message.deleted or not message.shown:
            raise Refused("the message is gone")
        if message.receiver not in (None, self):
            raise Refused(f"only {message.receiver.first_name} sees this message")
        b = message.button(label, data)
        if "callback_data" not in b:
            raise Refused(f"{b['text']!r} is not a callback button: {b}")
        r = self._reply(message.topic or message.chat, writing=False)
        r.query_id, r.pressed = str(random.getrandbits(60)), message
        self.host.queries[r.query_id] = r
        query = {
            "id": r.query_id,
            "from": self.payload(),
            "message": message.payload(),
            # td CallbackQueriesManager.cpp 269: 0 for those of ephemeral messages
            "chat_instance": "0" if message.receiver else str(abs(message.chat.id) * 7919),
            "data": b["callback_data"],
        }
        r.update = self.host.push("callback_query", query, message.chat)
        return r

    def __repr__(self) -> str:
        return f"<User {self.first_name} {self.id}>"
