"""How fast pictures are: `python -m tests.bench.bench_pictures` prints milliseconds and the loop's longest stall."""

from __future__ import annotations

import asyncio
import statistics
from typing import Any

from bot.pictures.worker import PictureWorker
from tests.bench.figures import Figure, printed, stalls
from tests.pictures.samples import odds, standings

TIMES = 9
GOAL_MS = 300
STALL_MS = 50


async def figures() -> list[Figure]:
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
    found = [Figure("the first picture, its process started", 1e3 * took, "ms")]
    for name, (maker, values) in pictures.items():
        measured: list[tuple[float, float]] = []
        for _ in range(TIMES):
            measured.append(await stalls(lambda maker=maker, values=values: worker.png(maker, values, "it")))  # type: ignore[misc]
        found.append(Figure(name, 1e3 * statistics.median(took for took, _ in measured), "ms", most=GOAL_MS))
        worst = max(worst, *(stall for _, stall in measured))
    found.append(Figure("  longest stall of the event loop", 1e3 * worst, "ms", most=STALL_MS))
    await worker.close()
    return found


if __name__ == "__main__":
    print(printed("Pictures", asyncio.run(figures())))
