"""The Telegram of a test: chats and people, what the bot hears, what was registered, waiting."""

from __future__ import annotations

import asyncio
import json
import mimetypes
import random
import re
import secrets
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

from tests.lab.process import lab_env
from tests.lab.telegram.model.chat import ADMIN_RIGHTS, Chat, Topic
from tests.lab.telegram.model.message import Message
from tests.lab.telegram.model.reply import Reply
from tests.lab.telegram.model.user import User
from tests.lab.telegram.server import BotApi
from tests.lab.telegram.text.units import cut16

# Bot API docs, getUpdates > allowed_updates: all but chat_member and the reactions, unless asked for
DEFAULT_UPDATES = {
    "message",
    "edited_message",
    "callback_query",
    "my_chat_member",
    "inline_query",
    "chosen_inline_result",
    "poll",
    "poll_answer",
    "channel_post",
    "edited_channel_post",
    "shipping_query",
    "pre_checkout_query",
    "chat_join_request",
}


class TelegramHost(BotApi):
    """The Telegram Bot API on 127.0.0.1 for one test, and the people who use it.

        async with await TelegramHost.start() as host:
            g = host.group("Club")
            anna = g.member("Anna", admin=True, locale="it")
            async with BotProcess([...], host.env()) as bot:
                await host.ready()
                r = await anna.say(g, "/roll 5 reserve:2")
                c = await anna.click(r.message, "Re-roll")     # c.alert, c.toast: answerCallbackQuery
                await anna.start("deep-link")                  # opens the private chat: anna.dms

    ``flood = "real"`` enforces the flood limits."""

    def __init__(self, *, bot_name: str = "Table Bot", username: str = "table_lab_bot", privacy: bool = True):
        super().__init__()
        self.users: dict[int, User] = {}
        self.chats: dict[int, Chat] = {}
        self.me = User(self, 7000000001, bot_name, username=username, is_bot=True)
        self.token = f"{self.me.id}:AA{secrets.token_urlsafe(25)[:33]}"
        self.privacy = privacy
        self.flood = "relaxed"
        self.patience = 0.3  # how long the bot may think before it does anything about an update
        self.callback_lifetime = 30.0  # how long a press can be answered; not documented
        self.queries: dict[str, Reply] = {}
        self.scopes: dict[tuple[str, str], list[dict]] = {}
        self.texts: dict[tuple[str, str], str] = {}
        self.allowed: set[str] | None = None
        self.sent_at: deque[float] = deque(maxlen=400)
        self.version = (10, 3)  # of the Bot API: an older server does not know ephemeral messages
        self.faceless = User(self, 1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
        self.telegram = User(self, 777000, "Telegram", username="")
        self.channel_bot = User(self, 136817688, "Channel", username="Channel_Bot", is_bot=True)
        self.update_lifetime = 24 * 3600.0  # Client.cpp 17053: then the server forgets an update
        self.arrived: dict[int, float] = {}
        self.clock = 0
        self.journal: list[tuple[int, str, Message]] = []  # (clock, send | edit | delete, message)
        self.update_id = random.randint(10**8, 10**9)
        self._user_id, self._group_id = 200000000, 0

    @classmethod
    async def start(cls, port: int = 0, **kw: Any) -> TelegramHost:
        """Make one and begin to serve: ``privacy=False``, ``username=…``, ``bot_name=…``."""
        host = cls(**kw)
        await host.listen(port)
        return host

    async def __aenter__(self) -> TelegramHost:
        return self

    async def __aexit__(self, *exc: Any) -> None:
        await self.close()

    def env(self, token_var: str = "TELEGRAM_TOKEN", base: Mapping[str, str] | None = None) -> dict[str, str]:
        """The environment for the bot process: the hook on PYTHONPATH, the lab's address, the token."""
        return lab_env(telegram=self.url, base=base, **{token_var: self.token})

    # -- people and groups
    def user(self, name: str, *, locale: str = "en", username: str | None = None, started: bool = False) -> User:
        """Find or create a person."""
        u = next((x for x in self.users.values() if x.first_name == name and not x.is_bot), None)
        if u is None:
            self._user_id += random.randint(1, 5000)
            usual = re.sub(r"\W", "", name).lower() + "_lab"
            u = User(self, self._user_id, name, locale=locale, username=usual if username is None else username)
        u.started = u.started or started
        return u

    def group_id(self) -> int:
        """The id of a new supergroup."""
        self._group_id += 1
        return -1002000000000 - self._group_id

    def group(self, title: str, *, type: str = "supergroup", forum: bool = False) -> Chat:
        """Find or create a group with the bot in it; ``forum=True`` has topics."""
        live = (c for c in self.chats.values() if c.type != "private" and not c.migrated_to)
        c = next((c for c in live if c.title == title), None)
        if c is None:
            number = self.group_id() if type == "supergroup" else -4000000 - len(self.chats)
            c = Chat(self, number, type, title)
        c.is_forum = c.is_forum or forum
        return c

    # -- what the bot hears
    def delivered_to_bot(self, m: Message) -> bool:
        """Telegram docs, Bot features > Privacy mode: commands for this bot, bare ones if no other bot wrote after it,
        replies to it; an administrator: all. Mentions are not on the list, and do not come (NemoClaw#4068)."""
        c = m.chat
        if c.type == "private" or not c.has_bot or m.receiver is not None:
            return c.has_bot
        if not self.privacy or c.bot_admin or (m.reply_to is not None and m.reply_to.sender is self.me):
            return True
        me = f"@{(self.me.username or '').lower()}"
        first = next((e for e in m.entities if e["type"] == "bot_command" and e["offset"] == 0), None)
        command = cut16(m.text, 0, first["length"]).lower() if first else ""
        if "@" in command:
            return command.endswith(me)
        return bool(command) and c.last_bot in (None, self.me)

    def push(self, kind: str, data: dict, chat: Chat | None = None) -> dict | None:
        """An update for the bot, if it wants this kind."""
        if chat is not None and not chat.has_bot and kind != "my_chat_member":
            return None
        if kind not in (DEFAULT_UPDATES if self.allowed is None else self.allowed):
            return None
        self.update_id += 1
        u = self.updates[self.update_id] = {"update_id": self.update_id, kind: data}
        self.arrived[self.update_id] = time.monotonic()
        self.touch()
        self.news.set()
        return u

    def service(self, chat: Chat, by: User, extra: dict, topic: Topic | None = None) -> None:
        """A service message."""
        m = Message(chat, by, topic=topic)
        m.extra = extra
        chat.log[m.id] = m
        self.push("message", m.payload(), chat)

    def member_update(
        self, chat: Chat, who: User, old: str, new: str, *, my: bool = False, by: User | None = None
    ) -> None:
        """Bot API docs, ChatMemberUpdated."""

        def status(s: str) -> dict:
            more = {"kicked": {"until_date": 0}, "administrator": ADMIN_RIGHTS}.get(s, {})
            return {"user": who.payload(), "status": s, **more}

        self.push(
            "my_chat_member" if my else "chat_member",
            {
                "chat": chat.payload(),
                "from": (by or who).payload(),
                "date": int(time.time()),
                "old_chat_member": status(old),
                "new_chat_member": status(new),
            },
            chat,
        )

    def note(self, kind: str, m: Message) -> None:
        """Write into the journal what the bot did."""
        self.clock += 1
        self.journal.append((self.clock, kind, m))

    def store_file(self, name: str, data: bytes, **extra: Any) -> dict:
        """Keep a file; what a message says of it (Bot API docs, Document)."""
        fid = "BQAC" + secrets.token_urlsafe(40)
        self.files[fid] = (name, data)
        return {
            "file_id": fid,
            "file_unique_id": fid[4:19],
            "file_size": len(data),
            "file_name": name,
            "mime_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
            **extra,
        }

    # -- waiting
    async def settled(self, r: Reply, expect: int | None, timeout: float, quiet: float | None) -> None:
        """Until the bot has got the update, has begun to do something about it (for which it has ``patience`` s, or has
        sent ``expect`` messages), and is quiet."""
        if r.update is not None:
            end = time.monotonic() + timeout
            while self.fetched < r.update["update_id"] and time.monotonic() < end:
                await asyncio.sleep(0.005)
            end = time.monotonic() + (self.patience if quiet is None else quiet)
            while len(self.requests) == r.requests_before and not self.inflight and time.monotonic() < end:
                await asyncio.sleep(0.005)
        if expect:
            await r.wait(expect, timeout)
        await self.quiet(quiet)

    async def ready(self, timeout: float = 60.0) -> None:
        """Until the bot asks for updates or sets a webhook (after a restart: the new process). A bot that dies
        meanwhile is reported with its output."""

        def arrived(since: float) -> bool:
            return self.polled_at > since or (bool(self.webhook) and self.webhook_set_at > since)

        await self.bot_arrives(arrived, timeout, "the bot polls")
        await self.quiet(0.1)

    @property
    def unanswered(self) -> list[Reply]:
        """Button presses the bot never acknowledged (the user sees a spinner)."""
        return [r for r in self.queries.values() if not r.answered]

    # -- what was registered
    def commands(self, scope: str = "default", language: str = "") -> dict[str, str]:
        """{command: description} for one scope and language."""
        for (key, lang), found in self.scopes.items():
            if json.loads(key)["type"] == scope and lang == language:
                return {c["command"]: c["description"] for c in found}
        return {}

    def menu(self, user: User, chat: Chat) -> dict[str, str]:
        """The menu a user gets in a chat: {command: description}."""
        return {c["command"]: c["description"] for c in self.menu_entries(user, chat)}

    def menu_entries(self, user: User, chat: Chat) -> list[dict]:
        """The same with all that is known (Bot API docs, BotCommandScope > Determining list of commands)."""
        here, admin = {"chat_id": chat.id}, user.id in chat.admins
        if chat.type == "private":
            order: list[dict] = [{"type": "chat", **here}, {"type": "all_private_chats"}]
        else:
            order = [{"type": "chat_member", **here, "user_id": user.id}]
            order += [{"type": "chat_administrators", **here}] * admin + [{"type": "chat", **here}]
            order += [{"type": "all_chat_administrators"}] * admin + [{"type": "all_group_chats"}]
        for scope in [*order, {"type": "default"}]:
            for language in (user.locale, ""):
                found = self.scopes.get((json.dumps(scope, sort_keys=True), language))
                if found:
                    return found
        return []
