"""How many messages Telegram lets us send: to one chat, to one group in a minute, in all in a second."""

from __future__ import annotations

import asyncio
import datetime as dt
import heapq
import itertools
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

GATHERS = 2.0
"""Seconds for which news may wait for company after others were said in the same group, which takes few messages."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many messages in how many seconds: to one chat, to one group, in all; and of ours that tell a group for whom
    something waits."""

    chat: tuple[int, float] = (3, 3.0)
    group: tuple[int, float] = (20, 60.0)
    overall: tuple[int, float] = (30, 1.0)
    waiting: tuple[int, float] = (2, 20.0)


class Window:
    """At most `count` messages in any `seconds`."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._slots: deque[float] = deque(maxlen=count)

    def earliest(self, now: float, behind: int = 0) -> float:
        """The first moment at which one more may go, behind so many that wait."""
        most = self._slots.maxlen or 1
        rounds, place = divmod(len(self._slots) + behind - most, most)
        if rounds < 0 or place >= len(self._slots):
            return now
        return max(now, self._slots[place] + self._seconds * (rounds + 1))

    def take(self, at: float) -> None:
        """One more goes then."""
        self._slots.append(at)

    def fill(self, at: float, but: int) -> None:
        """Take it that all but so many went at that moment."""
        self._slots.clear()
        self._slots.extend([at] * max(0, (self._slots.maxlen or 1) - but))

    def put_back(self, at: float) -> None:
        """The last went no earlier than that."""
        if self._slots:
            self._slots[-1] = max(self._slots[-1], at)

    def lately(self, now: float) -> list[float]:
        """When those went that count still."""
        return [slot for slot in self._slots if slot + self._seconds > now]

    def free(self, now: float) -> int:
        """How many more may go at once."""
        most = self._slots.maxlen or 0
        return most - sum(slot + self._seconds > now for slot in self._slots)


class Crowd:
    """Who pressed lately in each group: where several do at once, its budget is kept for what all are to see."""

    MANY, LATELY = 4, 15.0
    AT_ONCE = 1.0
    """Seconds within which two who press are the first of many."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._pressed: dict[int, dict[str, float]] = {}

    def pressed(self, chat: int, person: str) -> None:
        """Somebody presses there."""
        self._pressed.setdefault(chat, {})[person] = self._clock()

    def dense(self, chat: int) -> bool:
        """Whether several press there at once."""
        return self._within(chat, self.LATELY) >= self.MANY

    def gathers(self, chat: int) -> bool:
        """Whether it seems to become so."""
        return self._within(chat, self.AT_ONCE) > 1

    def _within(self, chat: int, seconds: float) -> int:
        now = self._clock()
        lately = {who: at for who, at in self._pressed.get(chat, {}).items() if now - at < self.LATELY}
        self._pressed[chat] = lately
        return sum(now - at < seconds for at in lately.values())


class SendingQueue:
    """A chat's queue: first come, first served, but what is less urgent lets pass what is more urgent and comes
    soon."""

    def __init__(self) -> None:
        self._held = False
        self._numbers = itertools.count()
        self._line: list[tuple[float, int, asyncio.Future[None]]] = []

    @property
    def queued(self) -> int:
        """How many wait for it."""
        return len(self._line)

    @asynccontextmanager
    async def at(self, moment: float) -> AsyncIterator[None]:
        """Wait for the turn; turns are given in the order of these moments."""
        if self._held:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self._line, (moment, next(self._numbers), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()
                raise
        self._held = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._line:
            *_, waiting = heapq.heappop(self._line)
            if not waiting.done():
                waiting.set_result(None)
                return
        self._held = False


def seconds(given: int | dt.timedelta) -> float:
    """What a flood answer asks to wait."""
    return given.total_seconds() if isinstance(given, dt.timedelta) else float(given)
