"""A loop of events whose time can be put forward: who sleeps in it wakes up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Ahead(asyncio.SelectorEventLoop):
    """The loop."""

    by = 0.0
    """Seconds."""

    def time(self) -> float:
        """Seconds since some moment."""
        return super().time() + self.by


def run(tell: Callable[[Ahead], Awaitable[None]]) -> None:
    """Run what puts such a loop forward."""

    async def told() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Ahead)
        await tell(loop)

    with asyncio.Runner(loop_factory=Ahead) as runner:
        runner.run(told())
