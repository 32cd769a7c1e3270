"""Edits of messages older than an hour: Discord takes few of them in each channel, and 30046 refuses the rest.

About three in six seconds, as was seen: no number is published (https://github.com/discord/discord-api-docs/issues/4413).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

import discord

from bot.hall.requests import Later

OLD = 3600.0
"""Seconds after which a message is old."""
MOST, SPAN = 3, 6.0
"""So many edits in so many seconds."""


class OldEdits:
    """When the last of them were made, by channel."""

    def __init__(
        self,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock, self._sleep = clock, sleep
        self._made: dict[int, deque[float]] = {}

    def held(self, channel: int, messages: Iterable[int]) -> None:
        """Later, where a first edit among these would have to wait: meanwhile a newer one may take its place."""
        if any(map(self._old, messages)) and (wait := self._wait(channel)):
            raise Later(wait, "too many edits of old messages there")

    async def turn(self, channel: int, message: int) -> None:
        """Wait for the turn of this edit."""
        if not self._old(message):
            return
        made = self._made.setdefault(channel, deque(maxlen=MOST))
        wait = self._wait(channel)
        made.append(self._clock() + wait)
        if wait:
            await self._sleep(wait)

    def _old(self, message: int) -> bool:
        return self._clock() - discord.utils.snowflake_time(message).timestamp() > OLD

    def _wait(self, channel: int) -> float:
        made = self._made.get(channel)
        return max(0.0, made[0] + SPAN - self._clock()) if made and len(made) == MOST else 0.0
