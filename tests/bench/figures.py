"""What a bench finds: figures with their targets, the table they are printed in, and the event loop's stalls."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

TICK = 0.001


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure and, where the house has promised something, its target: at most so much, or at least."""

    name: str
    value: float
    unit: str
    most: float | None = None
    least: float | None = None

    @property
    def kept(self) -> bool:
        """Whether the promise is kept; what was not promised always is."""
        return (self.most is None or self.value <= self.most) and (self.least is None or self.value >= self.least)

    @property
    def target(self) -> str:
        """The promise in words."""
        if self.most is not None:
            return f"at most {self.most:,g}"
        return f"at least {self.least:,g}" if self.least is not None else ""


def printed(title: str, figures: Sequence[Figure]) -> str:
    """A table for people."""
    lines = [title]
    for figure in figures:
        shown = f"{figure.value:,.0f}" if abs(figure.value) >= 1000 else f"{figure.value:.3g}"
        mark = "" if figure.most is None and figure.least is None else "kept" if figure.kept else "MISSED"
        lines.append(f"  {figure.name:62} {shown:>9} {figure.unit:6} {figure.target:16} {mark}".rstrip())
    return "\n".join(lines)


async def stalls(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Seconds that the work took, and the longest that the event loop stood still meanwhile."""
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            longest = max(longest, time.perf_counter() - before - TICK)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    before = time.perf_counter()
    await work()
    took = time.perf_counter() - before
    await asyncio.sleep(TICK)
    watching.cancel()
    return took, longest
