"""What is made one on its way to a busy group: changes of one message, and calls of several people."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.chats.telegram.sending.outbox import Outbox
from bot.hall.people.lru import Lru
from bot.hall.requests import Account

BUSY = 12
"""Messages that a group can still take in its minute: with fewer, those who are called soon after share one message."""
GATHER = 3.0
"""Seconds for which they are gathered."""

Place = tuple[int, int | None]
"""A chat and its topic."""
Change = tuple[tuple[int, int], int]
"""A chat with a message of it, and the number of its change."""


class NewestChange:
    """Which change of a message is the newest: one that still waits when a newer comes is not made, nor if that one
    was more urgent and went before it."""

    def __init__(self) -> None:
        self._newest: Lru[int] = Lru()
        self._numbers = itertools.count()

    def begin(self, chat: int, message: int) -> Change:
        """One more change."""
        return (chat, message), self._newest.keep((chat, message), next(self._numbers))

    def overtaken(self, change: Change) -> bool:
        """Whether a newer one came since."""
        which, number = change
        return self._newest.get(which) not in (None, number)


@dataclass(slots=True)
class _Gathering:
    """Those who are called by one message, the message that it answers if that is one, and the task that says it."""

    answers: int | None
    language: str
    people: dict[str, Account] = field(default_factory=dict)
    said: asyncio.Task[None] = field(init=False)


class Calls:
    """Calls people by a message of its own, in a busy group several at once."""

    def __init__(
        self, outbox: Outbox, say: Callable[[Place, int | None, str, Mapping[str, Account]], Awaitable[None]]
    ) -> None:
        self._outbox = outbox
        self._say = say
        self._gatherings: dict[Place, _Gathering] = {}

    async def call(self, place: Place, answers: int, people: Mapping[str, Account], language: str) -> None:
        """Have these people called, and wait until they were."""
        gathering = self._gatherings.get(place)
        if gathering is None:
            gathering = self._gatherings[place] = _Gathering(answers, language)
            gathering.said = asyncio.create_task(self._call(place, gathering), name="telegram call")
        else:
            gathering.answers = None  # What they are called for stands in several messages.
        gathering.people |= people
        await asyncio.shield(gathering.said)

    async def _call(self, place: Place, gathering: _Gathering) -> None:
        if self._outbox.free(place[0]) < BUSY:
            await self._outbox.sleep(GATHER)
        del self._gatherings[place]
        await self._say(place, gathering.answers, gathering.language, gathering.people)
