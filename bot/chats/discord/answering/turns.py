"""Whose turn it is: what one person does in one channel is done in its order, typed, chosen or pressed."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from bot.hall.requests import Request


class Turns:
    """The turns of each person in each channel."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def of(self, channel: str, person: str) -> asyncio.Lock:
        """Held while something of theirs is done there."""
        return self._turns.setdefault((channel, person), asyncio.Lock())

    def for_request(self, request: Request) -> asyncio.Lock:
        """Held while this is done."""
        return self.of(request.place.id, request.account.id)
