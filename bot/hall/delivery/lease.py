"""A task that one process alone does: the process that holds its lease."""

from __future__ import annotations

from bot.storage.contract import SPANS, Store

AGAIN = SPANS.keep / 2
"""Lease renewal and polling interval (seconds)."""


class Lease:
    """This process's claim on a task."""

    def __init__(self, store: Store, task: str) -> None:
        self._store = store
        self._task = task

    async def ours(self) -> bool:
        """Take the task, or keep it; False while another process has it."""
        return await self._store.lease(self._task)

    async def over(self) -> None:
        """Let another process have it, at once."""
        await self._store.give_back(self._task)
