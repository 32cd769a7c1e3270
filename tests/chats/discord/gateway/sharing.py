"""The shards of one process among several: what the database says of them, and what Discord would hear."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

import discord
from yarl import URL

from bot.chats.discord.gateway.resume_point import ResumePoint
from bot.chats.discord.gateway.shared_shards import SharedShards
from bot.hall.delivery.shares import Look
from bot.storage.contract import Trouble

LEFT = ResumePoint("wss://gateway", "abc", 7)
NOW = 1_700_000_000.0


class Parts:
    """What the database tells at each look, and what it is told."""

    def __init__(self, *looks: Look | Exception) -> None:
        self.looks = [*looks]
        self.held: list[Mapping[int, str]] = []
        self.given: list[tuple[int, str]] = []
        self.asked: list[tuple[float, str]] = []
        self.turns: list[bool | Exception] = []
        """What is said at first of whether one may begin."""
        self.away, self.again, self.left = True, 7.0, False

    async def join(self, advised: int) -> int:
        self._reached()
        self.again = 3600.0
        return advised + 5

    def _reached(self) -> None:
        if self.away:
            raise Trouble("locked")

    async def at_most_every(self, seconds: float, what: str) -> bool:
        self.asked.append((seconds, what))
        return self._turn()

    async def from_now(self, what: str) -> bool:
        self.asked.append((0, what))
        return self._turn()

    def _turn(self) -> bool:
        turn = self.turns.pop(0) if self.turns else True
        if isinstance(turn, Exception):
            raise turn
        return turn

    async def unheard(self) -> tuple[frozenset[int], int]:
        return frozenset({3}), 7

    async def look(self, held: Mapping[int, str], deaf: Collection[int] = ()) -> Look:
        self.held.append(held)
        self.deaf = deaf
        found = self.looks.pop(0) if self.looks else Look()
        if isinstance(found, Exception):
            raise found
        return found

    async def give_up(self, number: int, kept: str) -> None:
        self._reached()
        self.given.append((number, kept))

    async def leave(self) -> None:
        self._reached()
        self.left = True


class Shards:
    """What Discord would hear."""

    shard_count = 4

    def __init__(self) -> None:
        self.open: dict[int, ResumePoint | None] = {9: None}
        self.shaky, self.refused = set[int](), set[int]()
        self.broken, self.tried, self.lets = set[int](), list[int](), asyncio.Event()
        self.lets.set()
        self.done: list[tuple[str, int]] = []

    def sessions(self) -> dict[int, ResumePoint | None]:
        return self.open

    def steady(self, number: int) -> bool:
        assert number in self.open, "of another the client could not say it"
        return number not in self.shaky

    def heard(self, number: int) -> bool:
        return number in self.open and number not in self.shaky

    def forget_shards(self) -> None:
        self.open.clear()

    async def begun_anew(self, gateway: URL, number: int) -> None:
        assert gateway == URL("wss://here")
        self.tried.append(number)
        await self.lets.wait()
        if number in self.broken:
            raise OSError("no way there")
        self.done.append(("anew", number))
        self.open[number] = None

    async def resumed(self, number: int, session: ResumePoint) -> bool:
        assert session == LEFT
        self.done.append(("resumed", number))
        if number not in self.refused:
            self.open[number] = session
        return number not in self.refused

    async def let_go(self, number: int) -> ResumePoint | None:
        self.done.append(("let go", number))
        return self.open.pop(number)


class Some:
    """Shards that have begun after a first look."""

    def __init__(self, *looks: Look | Exception) -> None:
        self.parts, self.there, self.firsts = Parts(*looks), Shards(), 0
        parts: Any = self.parts
        self.slept: list[float] = []
        self.times: list[float] = []
        """What the clock shows; then it stands still."""
        self.shards = SharedShards(parts, self.first, sleep=self.sleep, clock=self.clock)
        self.shards.use(self.there)

    async def sleep(self, seconds: float) -> None:
        """While it is waited the database comes back."""
        self.slept.append(seconds)
        self.parts.away = False

    def clock(self) -> float:
        return self.times.pop(0) if self.times else 0.0

    async def first(self) -> None:
        self.firsts += 1

    async def begin(self) -> Some:
        assert await self.shards.begin(2, "wss://here", 2) == 7
        await calm()
        return self

    async def look(self) -> None:
        self.shards.look_again()
        await calm()


async def calm() -> None:
    """Let all go on that waits for nothing."""
    for _ in range(30):
        await asyncio.sleep(0)


def snowflake(at: float) -> int:
    """The id of what happened then."""
    return discord.utils.time_snowflake(discord.utils.utcnow().fromtimestamp(at, discord.utils.utcnow().tzinfo))
