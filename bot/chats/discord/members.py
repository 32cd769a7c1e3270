"""Looks up the members of a server at the gateway, without a privileged intent: by ids, or by how a name begins."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Collection, Sequence
from typing import Any

import discord

from bot.chats.discord import reading
from bot.chats.discord.gateway.failures import FAILURES
from bot.hall.people.lru import Lru
from bot.hall.requests import Account, Place

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""How long to wait for the gateway (seconds): a command is answered within three."""
SHORTEST = 2
"""Fewest letters for which the names of members are looked up."""
MOST = 25
"""Members looked for by the beginning of their names; Discord offers no more in a list."""
LASTS = 30.0
"""How long it is remembered who was found (seconds)."""
A_MINUTE = 60
"""Most look-ups of beginnings in a minute: the gateway takes 120 messages a minute, and others need some of them."""


class Members:
    """Asks Discord who somebody is."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._found: Lru[tuple[float, Sequence[Account]]] = Lru(200)
        """By server and beginning, with the moment of the look-up."""
        self._asked: deque[float] = deque(maxlen=A_MINUTE)

    async def by_ids(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """Who of these ids is a member of the server."""
        numbers = [int(id) for id in ids if id.isdecimal()]
        return await self._query(place, user_ids=numbers, limit=len(numbers)) if numbers else ()

    async def called(self, place: Place, beginning: str) -> Sequence[Account]:
        """The members whose name or username begins so; nobody for a letter alone."""
        beginning = beginning.casefold()
        for length in range(SHORTEST, len(beginning) + 1):
            known = self._remembered(place, beginning[:length])
            # A shorter beginning that was answered in full holds all who begin with this one.
            if known is not None and (len(known) < MOST or length == len(beginning)):
                return [one for one in known if _begins(one, beginning)]
        if len(beginning) < SHORTEST or not self._may_ask():
            return ()
        found = await self._query(place, query=beginning, limit=MOST)
        self._found.keep((place.house, beginning), (_now(), found))
        return found

    def _remembered(self, place: Place, beginning: str) -> Sequence[Account] | None:
        at, found = self._found.get((place.house, beginning)) or (0.0, None)
        return found if _now() - at < LASTS else None

    def _may_ask(self) -> bool:
        now = _now()
        if len(self._asked) == A_MINUTE and now - self._asked[0] < 60:
            return False
        self._asked.append(now)
        return True

    async def _query(self, place: Place, **which: Any) -> Sequence[Account]:
        guild = self._client.get_guild(int(place.house)) if place.house else None
        if guild is None:
            return ()
        try:
            async with asyncio.timeout(PATIENCE):
                members = await guild.query_members(**which, cache=False)
        except FAILURES as error:
            log.warning("the gateway did not tell of members of server %s: %s", guild.id, error)
            return ()
        return [reading.account(member) for member in members if not member.bot]


def _begins(account: Account, beginning: str) -> bool:
    return any(name.casefold().startswith(beginning) for name in (account.name, account.handle))


def _now() -> float:
    return asyncio.get_running_loop().time()
