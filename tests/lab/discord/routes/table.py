"""The table of routes, and what a route is called with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.lab.discord.constants import VIEW
from tests.lab.discord.wire import ApiError, Upload

if TYPE_CHECKING:
    from tests.lab.discord.model.channel import Channel
    from tests.lab.discord.model.guild import Guild
    from tests.lab.discord.model.message import Message
    from tests.lab.discord.server import DiscordServer

Answer = tuple[int, Any]  # HTTP status and JSON (None: no body)
PLACES = {"id": r"(\d+)", "text": r"([^/]+)", "who": r"(@me|\d+)", "message": r"(@original|\d+)"}


@dataclass
class Call:
    """A request, and the questions that most routes ask. (Error codes: Discord docs, JSON error codes.)"""

    host: DiscordServer
    method: str
    path: str
    query: Mapping[str, str]
    authorization: str | None = None
    body: Any = None
    files: list[Upload] = field(default_factory=list)

    @property
    def fields(self) -> dict:
        """The body, if it is an object."""
        return self.body if isinstance(self.body, dict) else {}

    def channel(self, cid: str) -> Channel:
        """The channel, or 10003."""
        ch = self.host.channels.get(int(cid))
        if ch is None or ch.deleted:
            raise ApiError(404, 10003, "Unknown Channel")
        return ch

    def message(self, ch: Channel, mid: str) -> Message:
        """The message, or 10008."""
        m = ch.log.get(int(mid))
        if m is None or m.deleted or m.ephemeral:
            raise ApiError(404, 10008, "Unknown Message")
        return m

    def guild(self, gid: str) -> Guild:
        """The server, or 10004."""
        g = self.host.guilds.get(int(gid))
        if g is None or not g.has_bot:
            raise ApiError(404, 10004, "Unknown Guild")
        return g

    def need(self, ch: Channel, *names: str) -> None:
        """The bot sees the channel (else 50001) and has these permissions there (else 50013)."""
        if ch.is_dm:
            return
        me = ch.guild.me
        if me is None or not ch.guild.has_bot or not me.permissions(ch) & VIEW:
            raise ApiError(403, 50001, "Missing Access")
        if not all(me.may(n, ch) for n in names):
            raise ApiError(403, 50013, "Missing Permissions")

    def guild_need(self, g: Guild, name: str) -> None:
        """The bot has this permission in the server."""
        if not g.me.may(name):
            raise ApiError(403, 50013, "Missing Permissions")


@dataclass
class Route:
    """A method and a path, and what answers them."""

    method: str
    pattern: re.Pattern[str]
    handler: Callable[..., Any]
    auth: bool


ROUTES: dict[str, list[Route]] = {}  # first word of the path -> routes


def route(methods: str, *paths: str, auth: bool = True) -> Callable[[Callable], Callable]:
    """Register a function for these methods and paths; places are written {id}, {text}, {who}, {message}."""

    def register(handler: Callable) -> Callable:
        for path in paths:
            pattern = re.compile(re.sub(r"{(\w+)}", lambda m: PLACES[m[1]], path))
            for method in methods.split():
                ROUTES.setdefault(path.split("/")[1], []).append(Route(method, pattern, handler, auth))
        return handler

    return register


def find_route(method: str, path: str) -> tuple[Route | None, tuple[str, ...], bool]:
    """The route, what stands in its places, and whether the path is known at all."""
    known = False
    for r in ROUTES.get(path.split("/")[1], ()):
        hit = r.pattern.fullmatch(path)
        if hit:
            known = True
            if r.method == method:
                return r, hit.groups(), True
    return None, (), known
