"""Servers of which the gateway has not told this process: a session that is taken up tells only what is new in it.

They are asked for when they are needed, over HTTP; what comes of them meanwhile waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.failures import FAILURES

log = logging.getLogger(__name__)

PAUSES = (1.0, 4.0, 16.0)
"""Seconds before a server is asked for again."""
HURRY = 1.0
"""How long an interaction waits for its server (seconds): Discord waits three for its answer."""
_INTERACTION = "INTERACTION_CREATE"
_READ = (_INTERACTION, "MESSAGE_CREATE", "MESSAGE_UPDATE")
"""What is of use only where its server is known."""
_RIGHTS = ("CHANNEL_UPDATE", "GUILD_MEMBER_UPDATE", "GUILD_ROLE_UPDATE", "THREAD_UPDATE")
"""What may give back something that we lacked, likewise."""
_CHANGES = ("CHANNEL_CREATE", "CHANNEL_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_DELETE", "GUILD_UPDATE")
"""What has to be read in its turn where a server is being asked for, and nothing need be asked for otherwise."""
_THREADS = ("THREAD_CREATE", "THREAD_DELETE")
"""The same."""


class Servers:
    """Knows every server that the bot is in, also those of other processes' shards."""

    def __init__(
        self, client: Client, *, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep, hurry: float = HURRY
    ) -> None:
        self._client, self._sleep, self._hurry = client, sleep, hurry
        self._asked: dict[int, asyncio.Task[discord.Guild | None]] = {}

    async def known(self, house: str) -> discord.Guild | None:
        """A server by its id; None where the bot is not, or Discord does not tell."""
        if not house:
            return None
        id = int(house)
        found = self._client.get_guild(id)
        if found is not None or self._client.sharing is None:
            return found
        return await asyncio.shield(self._asking(id))

    def told_here(self, guild: discord.Guild) -> bool:
        """Whether the gateway tells this process of that server."""
        return self._client.sharing is None or self._client.launched(guild.id)

    def wait_for_them(self, stale: Callable[[int, int], bool]) -> None:
        """Let the events of a server that is not known wait until it is; of interactions those that are not stale."""
        parsers = self._client._connection.parsers
        for event in (*_READ, *_RIGHTS, *_CHANGES, *_THREADS):
            parsers[event] = self._waiting(event, parsers[event], stale)

    def _waiting(
        self, event: str, parse: Callable[[Any], Any], stale: Callable[[int, int], bool]
    ) -> Callable[[Any], None]:
        def heard(data: Any) -> None:
            server = int(data["id"] if event == "GUILD_UPDATE" else data.get("guild_id") or 0)
            if event == _INTERACTION and stale(int(data["id"]), server):
                return
            unknown = server and self._client.get_guild(server) is None
            if unknown and (event in (*_READ, *_RIGHTS) or server in self._asked):
                task = asyncio.create_task(self._then(server, event, lambda: parse(data)))
                _UNDER_WAY.add(task)
                task.add_done_callback(_UNDER_WAY.discard)
            else:
                parse(data)

        return heard

    async def _then(self, server: int, event: str, parse: Callable[[], Any]) -> None:
        asking = self._asking(server)
        if event == _INTERACTION:  # It brings with it all that its answer needs.
            await asyncio.wait({asking}, timeout=self._hurry)
        elif await asking is None:
            log.warning("server %s is not known: %s is not read", server, event)
            return
        parse()

    def _asking(self, id: int) -> asyncio.Task[discord.Guild | None]:
        if id not in self._asked:
            self._asked[id] = asyncio.create_task(self._ask(id))
            self._asked[id].add_done_callback(lambda _: self._asked.pop(id))
        return self._asked[id]

    async def _ask(self, id: int) -> discord.Guild | None:
        for pause in (*PAUSES, None):
            try:
                return await self._told(id)
            except (discord.NotFound, discord.Forbidden):
                return None
            except FAILURES as failure:
                log.warning("server %s was not told: %s", id, failure)
            if pause is not None:
                await self._sleep(pause)
        return None

    async def _told(self, id: int) -> discord.Guild:
        http, state = self._client.http, self._client._connection
        me = self._client.user
        assert me is not None
        server, channels, threads, member = await asyncio.gather(
            http.get_guild(id, with_counts=False),
            http.get_all_guild_channels(id),
            http.get_active_threads(id),
            http.get_member(id, me.id),
        )
        whole: Any = {**server, "channels": channels, "threads": threads["threads"], "members": [member]}
        if self._client.launched(id):
            guild = state._add_guild_from_data(whole)  # From now on the gateway keeps it as it is.
            self._client.dispatch("guild_available", guild)
            return guild
        return discord.Guild(data=whole, state=state)


_UNDER_WAY: set[asyncio.Task[None]] = set()
"""asyncio keeps no task that nobody has."""
