"""Discord's shards, shared with other processes: each has some, and their sessions go from one to another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

import discord
from yarl import URL

from bot.chats.discord.gateway.resume_point import ResumePoint
from bot.hall.delivery.shares import Look, Shares
from bot.storage.contract import Trouble

log = logging.getLogger(__name__)

BETWEEN = 5.5
"""Seconds between two shards that begin anew: Discord counts five, from when it hears of one to the next."""
WAITING = 0.25
"""Interval of asking whether one may begin (seconds)."""
AT_ONCE = 0.2
"""Most seconds from the moment that counts as its beginning to when it begins."""
ANSWERED = 3.0
"""Seconds after which Discord gives up an interaction, and its member may have pressed again."""


TRIES = 2
"""Tries of taking a session up before it is begun anew: what was heard by nobody is told only in the old one."""


class Launcher(Protocol):
    """Launches shards and lets them go."""

    @property
    def shard_count(self) -> int:
        """How many there are in all."""

    def sessions(self) -> dict[int, ResumePoint | None]:
        """Those that are launched, each with its session, once it has one."""

    def heard(self, number: int) -> bool:
        """Whether what happens in one reaches us."""

    def steady(self, number: int) -> bool:
        """Whether one is connected, and not about to be connected anew."""

    def forget_shards(self) -> None:
        """None is launched any more."""

    async def begun_anew(self, gateway: URL, number: int) -> None:
        """Begin one anew, in its time."""

    async def resumed(self, number: int, session: ResumePoint) -> bool:
        """Take up a session; whether Discord was asked to."""

    async def let_go(self, number: int) -> ResumePoint | None:
        """End one and leave its session for another process."""


class SharedShards:
    """Keeps, takes and gives up shards; `first` is done when the first shard comes."""

    def __init__(
        self,
        shares: Shares,
        first: Callable[[], Awaitable[None]],
        *,
        between: float = BETWEEN,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._shares, self._first, self._between = shares, first, between
        self._sleep, self._clock = sleep, clock
        self._client: Launcher
        self._gateway = URL()
        self._keys = 1
        self._one = asyncio.Lock()
        self._run: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._kept: dict[int, str] = {}
        """What was left with the shards that we have."""
        self._starting: dict[int, asyncio.Task[None]] = {}
        self._awaited: set[int] = set()
        """Those of which Discord has not told yet that they have begun."""
        self._resuming: set[int] = set()
        """Shards of which Discord still tells what their process may have heard before it was gone."""
        self._looked = False
        self.settled = asyncio.Event()
        """Set once those that were ours at first have begun."""

    def use(self, client: Launcher) -> None:
        """Whose shards."""
        self._client = client

    async def begin(self, advised: int, gateway: str, keys: int) -> int:
        """Take part; how many shards there are in all. Discord lets so many `keys` begin at once."""
        self._gateway, self._keys = URL(gateway), keys
        self._client.forget_shards()  # of an earlier connection, which has ended
        self._kept.clear()
        self._awaited.clear()
        self._resuming.clear()
        while True:
            try:
                count = await self._shares.join(advised)
                break
            except Trouble as trouble:
                log.warning("the shards are not shared yet: %s", trouble)
                await self._sleep(self._shares.again)
        self._run = asyncio.create_task(self._runs())
        return count

    def look_again(self) -> None:
        """Something was given up, or somebody came."""
        self._wake.set()

    async def stop(self) -> None:
        """The connection has ended: nothing is launched any more, and nothing is looked for."""
        tasks = [task for task in (self._run, *self._starting.values()) if task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def leave(self) -> None:
        """Let the others have all of it, where it stands."""
        await self.stop()
        with contextlib.suppress(Trouble):
            await self._shares.leave()
        await asyncio.gather(*(self._give_up(number) for number in [*self._kept]))

    def connected(self) -> bool:
        """Whether we hear of each shard that is ours, if any is."""
        return self._looked and not self._deaf()

    async def unheard(self) -> tuple[frozenset[int], int]:
        """The shards of which nobody hears, in whichever process, and how many there are in all."""
        return await self._shares.unheard()

    # --- what is ours

    async def _runs(self) -> None:
        while True:
            try:
                await self._keep(await self._shares.look(self._held(), self._deaf()))
            except Trouble as trouble:
                log.warning("the shards stay as they are: %s", trouble)
            except Exception:
                log.exception("the shards could not be looked after; tried again")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._shares.again):
                    await self._wake.wait()
            self._wake.clear()

    def _held(self) -> dict[int, str]:
        for number, session in self._client.sessions().items():
            if session is not None and number in self._kept:
                self._kept[number] = str(session)
        return {**self._kept}

    def _deaf(self) -> list[int]:
        """Those of ours of which we hear nothing now."""
        return [number for number in self._kept if not self._client.heard(number)]

    async def _keep(self, look: Look) -> None:
        for number in look.lost:
            if number not in self._client.sessions() or self._client.steady(number):
                log.warning("shard %s is another process's now", number)
                await self._drop(number)
        self._kept |= look.taken
        self._awaited |= look.taken.keys()
        for number in self._kept.keys() - self._client.sessions().keys():
            if number not in self._starting or self._starting[number].done():
                self._starting[number] = asyncio.create_task(self._start(number, self._kept[number]))
        ready = [number for number in self._kept if self._may_go(number)]
        # What is due and cannot go yet goes at a later look.
        await asyncio.gather(*(self._give_up(number) for number in ready[max(0, len(ready) - look.surplus) :]))
        self._looked = True
        self._settle()

    def _may_go(self, number: int) -> bool:
        return number in self._client.sessions() and number not in self._awaited and self._client.steady(number)

    async def _give_up(self, number: int) -> None:
        kept = self._kept[number]
        session = await self._drop(number)
        log.info("shard %s is given up", number)
        with contextlib.suppress(Trouble):
            await self._shares.give_up(number, str(session) if session is not None else kept)

    async def _drop(self, number: int) -> ResumePoint | None:
        """It is ours no more."""
        starting = self._starting.pop(number, None)
        if starting is not None:
            starting.cancel()
            await asyncio.wait({starting})
        del self._kept[number]
        self._awaited.discard(number)
        self._resuming.discard(number)
        return await self._client.let_go(number) if number in self._client.sessions() else None

    async def _start(self, number: int, kept: str) -> None:
        if not await self._resumed(number, kept):
            log.info("shard %s begins anew", number)
            async with self._one:  # discord.py gives up one that waits for three minutes.
                await self._client.begun_anew(self._gateway, number)
        if number == 0:
            await self._first()

    async def _resumed(self, number: int, kept: str) -> bool:
        session = ResumePoint.read(kept)
        if session is None:
            return False
        self._resuming.add(number)
        for _ in range(TRIES):
            if await self._client.resumed(number, session):
                return True
        self._resuming.discard(number)
        return False

    def begun(self, number: int) -> None:
        """Discord has told of a shard all that it heard while nobody listened, or has begun it anew."""
        self._resuming.discard(number)
        self._awaited.discard(number)
        self._settle()

    def _settle(self) -> None:
        if self._looked and not self._awaited:
            self.settled.set()

    # --- Discord's limits, and what it tells again

    async def may_identify(self, number: int) -> None:
        """Wait for this shard's turn among those of all processes, and have it counted from about now: a process that
        is busy, as it starts, would else begin long after its turn came, and with it the next."""
        what, ours = f"identify {number % self._keys}", False
        while True:
            since = self._clock()
            with contextlib.suppress(Trouble):
                ours = await (self._shares.from_now(what) if ours else self._shares.at_most_every(self._between, what))
            if ours and self._clock() - since < AT_ONCE:
                return
            if not ours:
                await self._sleep(WAITING)

    def stale(self, clock: Callable[[], float], interaction: int, server: int) -> bool:
        """Whether an interaction is told again of which its member has heard, or been told that nothing came of it.

        What is of no server, 0, comes over the first shard."""
        if (server >> 22) % self._client.shard_count not in self._resuming:
            return False
        return clock() - discord.utils.snowflake_time(interaction).timestamp() > ANSWERED
