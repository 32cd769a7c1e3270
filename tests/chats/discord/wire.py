"""The whole chat with Discord in memory: what its gateway tells goes in, what its REST interface is asked comes out."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import discord

from bot.chats.discord import DiscordChat
from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.chats.discord.gateway.json_post import PostReply
from bot.chats.discord.permissions import NEEDED
from bot.hall.cards.card import Drawn, Say
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Account, Form, Place, Reply, Request, Suggestion
from bot.hall.running.watch import Watch
from bot.ladder.steps import Step
from bot.texts import Texts
from tests.chats.discord.interactions import Front as SmallFront

ME = {"id": "900", "username": "araldo", "discriminator": "0", "avatar": None, "bot": True, "global_name": "Araldo"}
ANNA = {"id": "7", "username": "anna", "global_name": "Anna", "discriminator": "0", "avatar": None}
GUILD, LOUNGE, TABLE, THREAD, OUR_ROLE = "2000", "3000", "3001", "3002", "77"
OK = 200
WHEN = "2026-01-10T20:00:00+00:00"


class Front(SmallFront):
    """Keeps what it was asked too."""

    def __init__(
        self, answer: Reply | Form | None = None, commands: Commands | None = None, texts: Texts | None = None
    ) -> None:
        super().__init__(answer)
        self.commands = commands or Commands(())
        self.texts = texts or SmallFront.texts
        self.watch = Watch()
        self.asked: list[Request] = []
        self.typing: list[tuple[str, str, str, Mapping[str, Any]]] = []
        self.offers: list[Suggestion] = []
        self.hello: Drawn | None = None
        self.greeted: list[Place] = []
        self.barring: list[str] = []
        self.waiting: list[str] = []
        self.freed: list[str] = []
        self.apart: list[str] = []
        self.closed: dict[str, bool] = {}

    async def handle(self, request: Request) -> Reply | Form | None:
        self.asked.append(request)
        return await super().handle(request)

    async def complete(self, request: Request, command: str, parameter: str, typed: str) -> list[Suggestion]:
        self.typing.append((command, parameter, typed, request.values))
        return self.offers

    async def greeting(self, place: Place, added_by: Account | None) -> Drawn | None:
        self.greeted.append(place)
        return self.hello

    async def reachable(self, account: Account, yes: bool) -> None:
        self.closed[account.id] = not yes

    async def undelivered(self, reply: Reply, request: Request) -> str:
        return "!open"

    async def forgotten_account(self, place: Place, accounts: Iterable[Account]) -> Say | None:
        return None

    async def forgotten_name(self, place: Place, words: str) -> str:
        return ""

    def takes_file(self, request: Request) -> bool:
        return True

    async def held_back(self, account: Account, step: Step) -> None:
        self.barring.append(step.name)

    async def unnamed(self, request: Request, words: str) -> str:
        return words

    async def held_back_no_more(self, platform: str) -> None: ...

    async def barred(self, place: Place, step: Step, managers: Collection[str] = ()) -> None:
        self.barring.append(step.name)

    async def unheard(self, reply: Reply | Form, request: Request) -> None:
        self.waiting.append(request.id)

    async def may_speak(self, place: Place) -> None:
        self.freed.append(place.house)

    async def told_apart(self, reply: Reply, place: Place) -> None:
        self.apart.append(reply.request)


class Wire:
    """Discord's REST interface: what it was asked, in order, and what it refuses."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, Any]] = []
        self.commands: list[Any] = []
        """The commands, each time that it was told them."""
        self.refuses: dict[str, tuple[int, int]] = {}
        """What is refused, by how it is asked: the status, and Discord's code."""
        self.gives: dict[str, Any] = {}
        """What is answered, by how it is asked."""
        self.file: bytes | None = b""
        """What any attachment holds; None where it is gone."""
        self._ids = iter(range(101, 999))

    async def close(self) -> None:
        """As the session of discord.py ends."""

    def of(self, asked: str) -> list[Any]:
        """The bodies of what was asked so: a method and a pattern of the path."""
        return [body for method, path, body in self.asked if re.fullmatch(asked, f"{method} {path}")]

    @asynccontextmanager
    async def request(
        self, method: str, url: str, *, data: Any = None, params: Mapping[str, Any] | None = None, **_: Any
    ) -> AsyncIterator[Any]:
        """As the session of discord.py is asked."""
        path = url.partition("/api/v10")[2]
        body = json.loads(data) if isinstance(data, str) else data
        called = (body or {}).get("allowed_mentions") or {} if not isinstance(body, list) else {}
        assert not {"everyone", "roles"} & {*called.get("parse", ())}, "a message calls at most those whom it names"
        assert not (params or {}).get("with_user_count"), "of who comes to an event Discord is not asked"
        if method == "PUT" and path.endswith("/commands"):
            self.commands.append(body)
        else:
            self.asked.append((method, path, body))
        status, said = self._said(f"{method} {path}")
        if method == "PUT" and path.endswith("/commands") and status == 200:
            said = [{**one, "id": str(number), "application_id": "900"} for number, one in enumerate(body, 700)]
        headers = {"content-type": "application/json"}
        yield SimpleNamespace(status=status, reason="", headers=headers, text=lambda **_: _soon(json.dumps(said)))

    @asynccontextmanager
    async def get(self, _url: str) -> AsyncIterator[Any]:
        """As a file is fetched."""
        gone = self.file is None
        yield SimpleNamespace(status=404 if gone else 200, reason="", headers={}, read=lambda: _soon(self.file))

    async def post(self, path: str, body: bytes) -> PostReply:
        """As the first answer to an interaction is posted."""
        self.asked.append(("POST", path.partition("?")[0], json.loads(body)))
        status, said = self._said(f"POST {path}")
        asked = path.endswith("?with_response=1")  # Otherwise Discord tells nothing of the message.
        return PostReply(status, "", json.dumps(said if asked or status != OK else {}).encode())

    def _said(self, asked: str) -> tuple[int, Any]:
        for pattern, (status, code) in self.refuses.items():
            if re.fullmatch(pattern, asked):
                return status, {"code": code, "message": "no", "retry_after": 0.0}
        for pattern, given in self.gives.items():
            if re.fullmatch(pattern, asked):
                return 200, given
        if asked.startswith("PUT"):
            return 200, []
        if asked.startswith("POST /users/@me/channels"):
            return 200, {"id": "800", "type": 1, "recipients": [ANNA]}
        if "/members/" in asked:
            return 200, member(ANNA, MEMBERS["id"])
        id = str(next(self._ids))
        if "/callback" in asked:
            return 200, {"interaction": {"id": "1", "type": 2, "response_message_id": id}}
        channel = asked.split("/")[2] if "/channels/" in asked else TABLE
        return 200, message(id, "", author=ME, channel_id=channel)


async def _soon(said: Any) -> Any:
    return said


def member(user: Mapping[str, Any], *roles: str) -> dict[str, Any]:
    """A member of the server, as Discord tells of one."""
    return {
        "user": user,
        "nick": None,
        "roles": list(roles),
        "joined_at": WHEN,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def message(id: str, content: str, *, author: Mapping[str, Any] = ANNA, **more: Any) -> dict[str, Any]:
    """A message, as Discord tells of one."""
    told: dict[str, Any] = {"id": id, "channel_id": TABLE, "content": content, "author": author, "type": 0, "flags": 0}
    told |= {"timestamp": WHEN, "edited_timestamp": None, "tts": False, "mention_everyone": False, "pinned": False}
    return {**told, **{name: [] for name in ("mentions", "mention_roles", "attachments", "embeds")}, **more}


def role(id: str, permissions: discord.Permissions, **more: Any) -> dict[str, Any]:
    """A role of the server."""
    flags = dict.fromkeys(("hoist", "managed", "mentionable"), False)
    told = {"id": id, "name": id, "permissions": str(permissions.value), "position": 0, "color": 0, "flags": 0}
    return {**told, **flags, **more}


MEMBERS = role("78", discord.Permissions(view_channel=True))


def channel(id: str, position: int = 0, *, denied: discord.Permissions | None = None) -> dict[str, Any]:
    """A channel of the server, which may deny the bot something."""
    closed = {"id": OUR_ROLE, "type": 0, "allow": "0", "deny": str((denied or discord.Permissions.none()).value)}
    return {"id": id, "type": 0, "name": id, "position": position, "permission_overwrites": [closed]}


DUEL: dict[str, Any] = {
    **{"id": THREAD, "type": 11, "name": "duello", "parent_id": TABLE, "guild_id": GUILD, "owner_id": "1"},
    **{"message_count": 0, "member_count": 1, "total_message_sent": 0, "flags": 0, "permissions": "0"},
    "thread_metadata": {**{"archived": False, "auto_archive_duration": 60, "archive_timestamp": WHEN, "locked": False}},
}
"""A thread of the table."""


def guild(*channels: dict[str, Any], granted: discord.Permissions = NEEDED, **more: Any) -> dict[str, Any]:
    """A server with the bot in it."""
    return {
        "id": GUILD,
        "name": "Club",
        "owner_id": "1",
        "roles": [role(GUILD, discord.Permissions.none()), role(OUR_ROLE, granted, tags={"bot_id": "900"}), MEMBERS],
        "channels": list(channels) or [channel(LOUNGE), channel(TABLE, 1)],
        "threads": [DUEL],
        "members": [member(ME, OUR_ROLE)],
        "emojis": [],
        "member_count": 2,
        **more,
    }


class Offline(Client):
    """Discord lets it in and tells it of its servers, without a socket."""

    async def login(self, token: str) -> None:
        """Nobody asks for the token."""
        await self._async_setup_hook()

    async def connect(self, *, reconnect: bool = True) -> None:
        """Ready, and open until the end."""
        self._ready.set()
        await asyncio.Event().wait()


class Stage:
    """A chat that is connected, with its front; `wire` is what Discord was asked."""

    def __init__(self, front: Front, server: dict[str, Any] | None = None) -> None:
        self.front = front
        self.wire = Wire()
        self.kept: dict[str, str] = {}
        given: Any = front
        memory: Any = {"recall": self.recall, "remember": self.remember}
        self.slept: list[float] = []
        self.chat = DiscordChat(given, "token", **memory, sleep=self._sleep, client=Offline)
        self.client = self.chat._client
        self._server = server or guild()
        self._staying: set[asyncio.Task[Any]] = set()

    async def _sleep(self, seconds: float) -> None:
        """It is noted how long was to be waited."""
        self.slept.append(seconds)

    async def recall(self, key: str) -> str | None:
        """As the house remembers."""
        return self.kept.get(key)

    async def remember(self, key: str, value: str) -> None:
        """Keep it as the house does."""
        self.kept[key] = value

    async def open(self) -> Stage:
        """Everything but the sockets."""
        connection: Any = self.client._connection
        connection.user = discord.ClientUser(state=connection, data=ME)  # type: ignore[arg-type]
        connection.application_id = 900
        self.client.http._HTTPClient__session = self.wire  # type: ignore[attr-defined]
        self.client.http._global_over = asyncio.Event()
        self.client.http._global_over.set()
        connection._add_guild_from_data(self._server)
        await self.chat.start()
        self._staying = asyncio.all_tasks()
        return self

    async def told(self, event: str, data: dict[str, Any]) -> None:
        """The gateway tells of something; returns once all that comes of it is done."""
        self.client._connection.parsers[event](data)
        await self.done()

    async def heard(self, payload: dict[str, Any]) -> None:
        """Somebody chose a command, pressed a button or filled in a form."""
        self.hears(payload)
        await self.done()

    def hears(self, payload: dict[str, Any]) -> None:
        """The same, not waiting for what comes of it."""
        poster: Any = self.wire
        self.chat._take(HeardInteraction(payload, self.client, poster))

    async def done(self) -> None:
        """Until nothing is under way any more."""
        while working := asyncio.all_tasks() - self._staying:
            await asyncio.wait(working)


def interaction(data: dict[str, Any], type: int = 2, **more: Any) -> dict[str, Any]:
    """What the gateway tells of an interaction in the server; in private where `private` is given."""
    told: dict[str, Any] = {
        "id": str(1_000 << 22),
        "application_id": "900",
        "type": type,
        "token": "secret",
        "version": 1,
        "locale": "it",
        "channel_id": TABLE,
        "channel": {"id": TABLE, "type": 0, "name": "tavolo"},
        "guild_id": GUILD,
        "member": {**member(ANNA), "permissions": "0"},
        "app_permissions": str(NEEDED.value),
        "attachment_size_limit": 8_000_000,
        "entitlements": [],
        "authorizing_integration_owners": {},
        "data": {"id": "1", "type": 1, **data},
    }
    if more.pop("private", False):
        del told["guild_id"], told["member"]
        told |= {"user": ANNA, "channel_id": "800", "channel": {"id": "800", "type": 1, "recipients": [ANNA]}}
    return {**told, **more}


async def stage(front: Front, **more: Any) -> Stage:
    """A chat that is connected."""
    return await Stage(front, **more).open()
