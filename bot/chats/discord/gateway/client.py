"""discord.py's client; where several processes share the shards, it launches those that are this process's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard
from yarl import URL

from bot.chats.discord.gateway.failures import FAILURES
from bot.chats.discord.gateway.resume_point import ResumePoint
from bot.chats.discord.gateway.shared_shards import SharedShards

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

log = logging.getLogger(__name__)

RESUMING = 10.0
"""How long Discord has to take up a session (seconds)."""
GIVING_UP = 1.0
"""How long Discord has to close a connection in return (seconds)."""
RESUMABLE = 4000
"""Closed with this code, a session can be taken up again; with 1000, discord.py's own, it is over."""
SPARED, KEPT = 2, 10
"""Once half of a day's beginnings is left, they are spread over what is left of the day; a tenth is for sessions that
Discord ends."""


def pause(limits: SessionStartLimit, beginnings: int = 1) -> float:
    """Seconds before sessions begin anew: Discord lets a bot begin a thousand a day, ends all of them at the next, and
    resets its token. A process that crashes at each start and is started again has spent them within two hours."""
    total, left, day = limits["total"], limits["remaining"] - beginnings + 1, limits["reset_after"] / 1000
    return 0.0 if left > total // SPARED else min(day, beginnings * day / max(1, left - total // KEPT))


class Client(discord.AutoShardedClient):
    """A client of all shards; or, once `sharing` is set, of those that are ours.

    discord.py launches shards once and knows of no other process: that one is launched later, resumed from elsewhere or
    left open for another, is done here with what `discord.shard` does it with, and nowhere else.
    """

    sharing: SharedShards | None = None

    def __init__(self, *, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep, **options: Any) -> None:
        super().__init__(**options)
        self._sleep = sleep
        self._told: dict[int, DiscordWebSocket] = {}
        """The line on which Discord last said of each shard that it is there."""
        parsers = self._connection.parsers
        for event in ("READY", "RESUMED"):
            parsers[event] = _telling(parsers[event], self._begun)

    def share(self, sharing: SharedShards) -> None:
        """Share the shards with other processes, from the next connection on."""
        self.sharing = sharing
        sharing.use(self)

    # --- what discord.py calls

    async def launch_shards(self) -> None:
        """All of them; those that are shared, as they come to us."""
        advised, gateway, limits = await self.http.get_bot_gateway()
        if self.sharing is None:
            await self._spared(limits, advised)
            await super().launch_shards()
            return
        self.shard_count = self._connection.shard_count = await self.sharing.begin(
            advised, gateway, int(limits["max_concurrency"])
        )
        self._connection.shard_ids = range(self.shard_count)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected."""
        try:
            await super().connect(reconnect=reconnect)
        finally:
            if self.sharing is not None:
                await self.sharing.stop()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets in one shard every five seconds, of all processes together."""
        if self.sharing is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.sharing.may_identify(shard_id or 0)

    def is_ready(self) -> bool:
        """Whether what was ours at the start has come."""
        return super().is_ready() if self.sharing is None else self.sharing.settled.is_set()

    async def wait_until_ready(self) -> None:
        """Wait for that."""
        await (super().wait_until_ready() if self.sharing is None else self.sharing.settled.wait())

    # --- one shard

    async def begun_anew(self, gateway: URL, number: int) -> None:
        """Begin one, unless too few beginnings are left for it today."""
        with contextlib.suppress(*FAILURES):  # What follows asks again, until Discord is there.
            *_, limits = await self.http.get_bot_gateway()
            await self._spared(limits)
        await self.launch_shard(gateway, number)

    async def resumed(self, number: int, session: ResumePoint) -> bool:
        """Take up a session where another process left it; whether Discord was asked to, its word comes later."""
        resume = DiscordWebSocket.from_client(
            self,
            gateway=URL(session.gateway),
            shard_id=number,
            session=session.id,
            sequence=session.sequence,
            resume=True,
        )
        try:
            async with asyncio.timeout(RESUMING):
                socket = await resume
        except (ReconnectWebSocket, *FAILURES):
            return False
        queue: asyncio.Queue[Any] = self._AutoShardedClient__queue  # type: ignore[attr-defined]
        shard = self._launched[number] = Shard(socket, self, queue.put_nowait)
        shard.launch()
        return True

    def sessions(self) -> dict[int, ResumePoint | None]:
        """The shards that are launched, each with its session, once it has one."""
        return {number: _session(shard) for number, shard in self._launched.items()}

    async def let_go(self, number: int) -> ResumePoint | None:
        """End a shard and leave its session for another process; no event is heard after those that it counts."""
        shard = self._launched[number]
        worker = shard._task
        if worker is not None:
            worker.cancel()
            await asyncio.wait({worker})
        del self._launched[number]
        session = _session(shard)
        with contextlib.suppress(aiohttp.ClientError, OSError):  # Whoever takes it up closes this end.
            async with asyncio.timeout(GIVING_UP):
                await shard.ws.close(code=RESUMABLE)
        for guild in [one for one in self.guilds if one.shard_id == number]:
            self._connection._remove_guild(guild)  # What changes there is told to another now.
        return session

    def steady(self, number: int) -> bool:
        """Whether a shard is connected, and discord.py is not about to connect it anew."""
        shard = self._launched[number]
        return shard._task is not None and not shard._task.done() and shard.ws.open

    def heard(self, number: int) -> bool:
        """Whether what happens in a shard reaches us: a line that is open has not said so yet."""
        return number in self._launched and self.steady(number) and self._told.get(number) is self._launched[number].ws

    def unheard(self) -> tuple[frozenset[int], int]:
        """The shards of which we hear nothing, and how many there are in all: one at least."""
        count = self.shard_count or 1
        return frozenset(number for number in range(count) if not self.heard(number)), count

    def launched(self, server: int) -> bool:
        """Whether the shard of a server is ours."""
        return (server >> 22) % (self.shard_count or 1) in self._launched

    def forget_shards(self) -> None:
        """None is launched any more: the connection has ended."""
        self._launched.clear()

    async def _spared(self, limits: SessionStartLimit, beginnings: int = 1) -> None:
        if seconds := pause(limits, beginnings):
            left = limits["remaining"]
            log.warning("Discord lets the bot begin %s times more today: waiting for %.0f s", left, seconds)
            await self._sleep(seconds)

    def _begun(self, number: int) -> None:
        if number in self._launched:
            self._told[number] = self._launched[number].ws
        if self.sharing is not None:
            self.sharing.begun(number)

    @property
    def _launched(self) -> dict[int, Shard]:
        launched: dict[int, Shard] = self._AutoShardedClient__shards  # type: ignore[attr-defined]
        return launched


def _session(shard: Shard) -> ResumePoint | None:
    socket = shard.ws
    if not socket.session_id or socket.sequence is None:
        return None
    return ResumePoint(str(socket.gateway), socket.session_id, socket.sequence)


def _telling(parse: Callable[[Any], Any], begun: Callable[[int], None]) -> Callable[[Any], None]:
    def told(data: Any) -> None:
        number = data["__shard_id__"] if "__shard_id__" in data else data["shard"][0]
        parse(data)
        begun(number)

    return told
