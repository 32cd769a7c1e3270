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
"""The name under which they are remembered, each with when something was last said there."""
EVERY = 5.0
"""Seconds between two times that a group is written down."""
FEW = 0.25
"""The part of a group's minute up to which nothing needs to be remembered."""


class BusyGroups:
    """Writes down which groups are busy; after a start these get few messages until their minute is over."""

    def __init__(self, outbox: Outbox, recall: Recall, remember: Remember, clock: Callable[[], float]) -> None:
        self._outbox, self._recall, self._remember, self._clock = outbox, recall, remember, clock
        self._said: dict[int, float] = {}
        self._writing: set[asyncio.Task[None]] = set()
        outbox.spoken = self.spoken

    def spoken(self, chat: int) -> None:
        """Something was said there."""
        most, _ = self._outbox.limits.group
        now = self._clock()
        if chat > 0 or most - self._outbox.free(chat) < most * FEW or now - self._said.get(chat, 0.0) < EVERY:
            return
        self._said[chat] = now
        self._said = {one: at for one, at in self._said.items() if self._lately(at)}
        task = asyncio.create_task(self._write(), name="telegram busy groups")
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)

    async def resume(self) -> None:
        """After a start: take the minutes of those groups for full, but for a few messages."""
        with contextlib.suppress(Trouble):  # Then Telegram's own refusal says so.
            for chat, at in json.loads(await self._recall(BUSY) or "{}").items():
                if self._lately(at):
                    self._outbox.line(int(chat)).full(self._outbox.clock() - (self._clock() - at))

    def stop(self) -> None:
        """Nothing more is written down."""
        for task in self._writing:
            task.cancel()

    def _lately(self, at: float) -> bool:
        return 0.0 <= self._clock() - at < self._outbox.limits.group[1]

    async def _write(self) -> None:
        with contextlib.suppress(Trouble):
            await self._remember(BUSY, json.dumps(self._said))
