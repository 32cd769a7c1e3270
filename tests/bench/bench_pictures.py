"""How fast pictures are: `python -m tests.bench.bench_pictures` prints milliseconds and the loop's longest stall."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bot.pictures.worker import PictureWorker
from tests.pictures.samples import odds, standings

TIMES = 9
GOAL_MS = 300


async def stalls(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Milliseconds that the work took, and the longest that the event loop stood still meanwhile."""
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before - 0.001)

    watcher = asyncio.create_task(watch())
    await asyncio.sleep(0.01)
    began = time.perf_counter()
    await work()
    took = time.perf_counter() - began
    watcher.cancel()
    return 1000 * took, 1000 * longest


async def main() -> None:
    """Draw each picture several times, never the same one twice: a remembered picture costs nothing."""
    worker = PictureWorker(remembered_bytes=0)
    narrow: dict[str, Any] = {
        "columns": standings(0)["columns"][:3],
        "rows": [row[:3] for row in standings(64)["rows"]],
    }
    pictures: dict[str, tuple[str, dict[str, Any]]] = {
        "odds of 5 dice": ("odds", odds(5, 3)),
        "odds of 52 dice": ("odds", odds(52, 28)),
        "standings of 17": ("table", standings(17)),
        "standings of 64, in two halves": ("table", standings(64) | narrow),
        "standings of 64, five columns": ("table", standings(64)),
    }
    took, worst = await stalls(lambda: worker.png("odds", odds(1), "it"))
    print(f"{'first picture, process started':34} {took:7.1f} ms   stall {worst:5.1f} ms")
    for name, (maker, values) in pictures.items():
        measured: list[tuple[float, float]] = []
        for _ in range(TIMES):
            measured.append(await stalls(lambda maker=maker, values=values: worker.png(maker, values, "it")))  # type: ignore[misc]
        took = statistics.median(took for took, _ in measured)
        worst = max(worst, *(stall for _, stall in measured))
        size = len(await worker.png(maker, values, "it")) / 1000
        print(f"{name:34} {took:7.1f} ms   {size:5.0f} kB   {'' if took < GOAL_MS else f'over {GOAL_MS} ms'}")
    print(f"longest stall of the event loop    {worst:7.1f} ms")
    await worker.close()


if __name__ == "__main__":
    asyncio.run(main())
