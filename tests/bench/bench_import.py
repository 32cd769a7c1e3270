"""Importing 10,000 games with 3,000 new names through the hall, disk included: `python -m tests.bench.bench_import`.

What is promised is the wait and how long the event loop stands still meanwhile: everybody else's rolls wait so long.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path

from bot.hall.requests import File, Request
from tests.bench.figures import Figure, printed, stalls
from tests.hall.house import ANNA, HALL, House, opened

GAMES, NAMES = 10_000, 3_000
TIMES = 3
WHOLE_MS, STALL_MS = 3000, 50


def past_games() -> bytes:
    """So many games between so many people, none like another."""
    lines = ["data,vincitore,giocatore1,giocatore2"]
    for number in range(GAMES):
        day, hour = f"2024-{1 + number // 28 % 12:02}-{1 + number % 28:02}", number // 336
        one, other = f"Nome {number % NAMES}", f"Nome {(number * 7 + 1) % NAMES}"
        lines.append(f"{day} {hour % 24:02}:{hour // 24:02},{one},{one},{other}")
    return "\n".join(lines).encode()


async def imported(house: House, content: bytes) -> tuple[float, float, float]:
    """Seconds of waiting and of computing, and the longest stall."""
    gc.collect()
    gc.freeze()  # as the bot does once it has started
    spent = time.process_time()
    request = Request("bench", ANNA, HALL, house.now, "/mito importa", manages=True, file=File("partite.csv", content))
    took, stall = await stalls(lambda: house.hall.handle(request))
    spent = time.process_time() - spent
    (book,) = await house.store.books(kind="mito")
    assert len(await house.store.entries(book.id)) > GAMES
    return took, spent, stall


async def figures() -> list[Figure]:
    """The best of a few imports, each into a new club."""
    found = []
    content = past_games()
    for _ in range(TIMES):
        with tempfile.TemporaryDirectory() as folder:
            house = await opened(Path(folder))
            found.append(await imported(house, content))
            await house.store.close()
    took, spent, stall = (min(times) for times in zip(*found, strict=True))
    return [
        Figure(f"importing {GAMES:,} games with {NAMES:,} new names", 1e3 * took, "ms", most=WHOLE_MS),
        Figure("  processor time", 1e3 * spent, "ms"),
        Figure("  longest stall of the event loop", 1e3 * stall, "ms", most=STALL_MS),
    ]


if __name__ == "__main__":
    print(printed("A long import", asyncio.run(figures())))
