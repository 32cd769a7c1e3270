"""Looks up the members of a server, without a privileged intent: by ids, by how a name begins, or whether they left."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any

import discord

from bot.chats.discord import reading
from bot.chats.discord.gateway.failures import FAILURES
from bot.chats.discord.gateway.servers import Servers
from bot.hall.people.lru import Lru
from bot.hall.requests import Account, Departed, Named, Place, Stepping

log = logging.getLogger(__name__)

PATIENCE = 1.0
"""How long to wait for the gateway (seconds): a command is answered within three."""
SHORTEST = 2
"""Fewest letters for which the names of members are looked up."""
MOST = 25
"""Members looked for by the beginning of their names; Discord offers no more in a list."""
LASTS = 30.0
"""How long it is remembered who was found (seconds)."""
A_MINUTE = 100
"""Most look-ups of beginnings in a minute: the gateway takes 120 messages a minute, and others need some of them."""
OF_ONE = 45
"""Most of them for one server, so that its evening takes nothing from another's."""
OF_A_FILE = 30
"""Most of them for names of a file, so that names typed meanwhile are found."""
WHOLE = 100
"""Members whom Discord tells by the beginning of their names at once, at most."""
LONGEST = 180.0
"""How long the names of a file are looked up (seconds): a question is better asked soon."""
SILENT = 3
"""So often in a row without an answer, nothing more is asked."""
FILE_LASTS = 600.0
"""How long it is remembered who was found for a file, while questions about it are answered (seconds)."""
UNKNOWN = (10007, 10013)
"""What Discord says of who is no member, and of who has no account any more."""
BETWEEN = 0.5
"""How long to wait before it is seen again whether something may be asked (seconds)."""


class DiscordMembers:
    """Asks Discord who somebody is."""

    def __init__(
        self,
        servers: Servers,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._servers, self._clock, self._sleep = servers, clock, sleep
        self._found: Lru[tuple[float, Sequence[Account]]] = Lru(200)
        """By server and beginning, with the moment of the look-up."""
        self._told: Lru[tuple[float, tuple[Sequence[Account], bool]]] = Lru(500)
        """Those found for files, and whether they are all who begin so."""
        self._asked: deque[float] = deque(maxlen=A_MINUTE)
        self._asked_of: Lru[deque[float]] = Lru(1000)

    async def by_ids(self, place: Place, ids: Collection[str]) -> Sequence[Account]:
        """Who of these ids is a member of the server."""
        numbers = [int(id) for id in ids if id.isdecimal()]
        return _people(await self._query(place, user_ids=numbers, limit=len(numbers))) if numbers else ()

    async def gone(self, place: Place, ids: Collection[str]) -> Departed:
        """Who of these ids is no member of the server any more: asked one by one, for Discord says so only there."""
        guild, numbers = await self._servers.known(place.house), [int(id) for id in ids if id.isdecimal()]
        if guild is None:
            return Departed((), ids if place.house else ())
        told = await asyncio.gather(*(_has_left(guild, number) for number in numbers))
        found = [(str(number), left) for number, left in zip(numbers, told, strict=True)]
        return Departed([id for id, left in found if left], [id for id, left in found if left is None])

    async def called(self, place: Place, beginning: str) -> Sequence[Account]:
        """The members whose name or username begins so; nobody for a letter alone."""
        beginning = beginning.casefold()
        for length in range(SHORTEST, len(beginning) + 1):
            known = self._remembered(place, beginning[:length])
            # A shorter beginning that was answered in full holds all who begin with this one.
            if known is not None and (len(known) < MOST or length == len(beginning)):
                return [one for one in known if _begins(one, beginning)]
        if len(beginning) < SHORTEST or not self._may_ask(place, OF_ONE):
            return ()
        found = _people(await self._query(place, query=beginning, limit=MOST))
        self._found.keep((place.house, beginning), (self._clock(), found))
        return found

    async def named(self, place: Place, names: Collection[str], step: Stepping) -> Named:
        """The members who may bear one of these names: asked by first letters, and by more where too many begin so."""
        if not names or await self._servers.known(place.house) is None:
            return Named()
        until, silent = self._clock() + LONGEST, 0
        people: dict[str, Account] = {}
        not_told: list[str] = []
        waiting = deque(_parted("", names))
        while waiting:
            beginning, some = waiting.popleft()
            told = await self._all(place, beginning, until) if silent < SILENT else None
            silent = silent + 1 if told is None else 0
            found, whole = told or ((), True)
            people |= {one.id: one for one in found}
            if told is None:
                not_told += some
            elif not whole:
                # Of a name that itself begins so many others, Discord may not have told.
                shorter, longer = _of_length(beginning, some)
                not_told += [name for name in shorter if not _is_one(name, found)]
                waiting.extend(_parted(beginning, longer))
            await step(len(names) - sum(len(some) for _, some in waiting))
        return Named([*people.values()], not_told)

    async def _all(self, place: Place, beginning: str, until: float) -> tuple[Sequence[Account], bool] | None:
        """Those who begin so, and whether they are all; None where the gateway did not tell, or there was no time."""
        at, told = self._told.get((place.house, beginning)) or (0.0, None)
        if told is not None and self._clock() - at < FILE_LASTS:
            return told
        while not self._may_ask(place, OF_A_FILE):
            if self._clock() + BETWEEN > until:
                return None
            await self._sleep(BETWEEN)
        members = await self._query(place, query=beginning, limit=WHOLE)
        if members is None:
            return None
        _, told = self._told.keep((place.house, beginning), (self._clock(), (_people(members), len(members) < WHOLE)))
        return told

    def _remembered(self, place: Place, beginning: str) -> Sequence[Account] | None:
        at, found = self._found.get((place.house, beginning)) or (0.0, None)
        return found if self._clock() - at < LASTS else None

    def _may_ask(self, place: Place, most: int) -> bool:
        """Whether one more beginning may be asked for now, of so many a minute there; if so, it counts."""
        now = self._clock()
        of_one = self._asked_of.get(place.house) or self._asked_of.keep(place.house, deque(maxlen=OF_ONE))
        if _lately(self._asked, now) >= A_MINUTE or _lately(of_one, now) >= most:
            return False
        self._asked.append(now)
        of_one.append(now)
        return True

    async def _query(self, place: Place, **which: Any) -> Sequence[discord.Member] | None:
        """Those whom the gateway tells; None where it did not."""
        guild = await self._servers.known(place.house)
        if guild is None:
            return ()
        if not self._servers.told_here(guild):
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await guild.query_members(**which, cache=False)
        except FAILURES as error:
            log.warning("the gateway did not tell of members of server %s: %s", guild.id, error)
            return None


async def _has_left(guild: discord.Guild, number: int) -> bool | None:
    """Whether somebody has left the server; None where Discord does not tell."""
    try:
        async with asyncio.timeout(PATIENCE):
            await guild.fetch_member(number)
    except FAILURES as error:
        if isinstance(error, discord.NotFound) and error.code in UNKNOWN:
            return True
        log.warning("whether %s is still in server %s is not known: %s", number, guild.id, error)
        return None
    return False


def _people(members: Iterable[discord.Member] | None) -> tuple[Account, ...]:
    return tuple(map(reading.account, members or ()))


def _parted(beginning: str, names: Collection[str]) -> list[tuple[str, list[str]]]:
    """The names by how they go on after their beginning; one that is alone so, whole."""
    longer: dict[str, list[str]] = defaultdict(list)
    for name in names:
        longer[name.casefold()[: len(beginning) + 1]].append(name)
    return [(some[0].casefold() if len(some) == 1 else begun, some) for begun, some in longer.items()]


def _of_length(beginning: str, names: Iterable[str]) -> tuple[list[str], list[str]]:
    """The names that are no longer than their beginning, and the others."""
    found: tuple[list[str], list[str]] = ([], [])
    for name in names:
        found[len(name.casefold()) > len(beginning)].append(name)
    return found


def _is_one(name: str, people: Iterable[Account]) -> bool:
    return any(name.casefold() in (one.name.casefold(), one.handle.casefold()) for one in people)


def _lately(moments: Iterable[float], now: float) -> int:
    return sum(now - moment < 60 for moment in moments)


def _begins(account: Account, beginning: str) -> bool:
    return any(name.casefold().startswith(beginning) for name in (account.name, account.handle))
