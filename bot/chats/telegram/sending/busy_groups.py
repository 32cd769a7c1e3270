"""Which groups were said much to lately, remembered over a restart: Telegram counts their minute on."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable

from bot.chats.telegram.sending.outbox import Outbox
from bot.hall.requests import Recall, Remember
from bot.storage.contract import Trouble

BUSY = "telegram:busy"
"""The name under which they are remembered, each with when its last messages went."""
EVERY = 2.0
"""Seconds between two times that a group is written down."""
UNKNOWN = 3
"""Messages that may have gone since then: a chat takes no more in that time."""
FEW = 0.25
"""The part of a group's minute up to which nothing needs to be remembered."""


class BusyGroups:
    """Writes down when the messages of busy groups went; after a start these count as if we had never stopped."""

    def __init__(self, outbox: Outbox, recall: Recall, remember: Remember, clock: Callable[[], float]) -> None:
        self._outbox, self._recall, self._remember, self._clock = outbox, recall, remember, clock
        self._said: dict[int, list[float]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        outbox.spoken = self.spoken

    def spoken(self, chat: int) -> None:
        """Something was said there."""
        if chat > 0:
            return
        most, _ = self._outbox.limits.group
        ours, now = self._outbox.clock(), self._clock()
        minute = [now - (ours - at) for at in self._outbox.line(chat).minute(ours)]
        before = self._said.get(chat)
        if len(minute) < max(1, most * FEW) or (before and minute[-1] - before[-1] < EVERY):
            return
        self._said[chat] = minute
        self._said = {one: times for one, times in self._said.items() if self._lately(times[-1])}
        task = asyncio.create_task(self._write(), name="telegram busy groups")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def resume(self) -> None:
        """After a start: count what those groups had in the minute before."""
        with contextlib.suppress(Trouble):  # Then Telegram's own refusal says so.
            ours, now = self._outbox.clock(), self._clock()
            for chat, times in json.loads(await self._recall(BUSY) or "{}").items():
                lately = [ours - (now - at) for at in (*times, *times[-1:] * UNKNOWN) if self._lately(at)]
                self._outbox.line(int(chat)).had(lately)

    def stop(self) -> None:
        """Nothing more is written down."""
        for task in self._writing:
            task.cancel()

    def _lately(self, at: float) -> bool:
        return 0.0 <= self._clock() - at < self._outbox.limits.group[1]

    async def _write(self) -> None:
        with contextlib.suppress(Trouble):
            await self._remember(BUSY, json.dumps(self._said))
