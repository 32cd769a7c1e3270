"""How quickly typed commands are understood: `python -m tests.bench.bench_typed`."""

from __future__ import annotations

import time
from contextlib import suppress
from statistics import median

from bot.commands import COGS
from bot.engines.book import Refused
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.line_reader import LineReader
from bot.texts import Texts
from tests.bench.figures import Figure, printed

LINES = (
    "/roll 5",
    "/roll 5 reserve:2",
    "/tira 5 riserva:2 target:3",
    '/roll 6 reserve:1 note:"contro il drago, di notte"',
    "/odds 7 3",
    "/journal 30",
    "/club lingua italiano",
    "/club role @Anna referee",
    "/me show",
    "/help roll",
)
TIMES, TURNS = 500, 9
SIGNS = ('"', "“", "”", "„", "«", "»", "\\", "“ ", '"\\', "«“„")
LONGEST = 4096
"""Characters of the longest message that a chat takes."""


async def figures() -> list[Figure]:
    """Lines as people type them, by turns; the median."""
    read = LineReader(Commands(COGS), Texts()).read
    paces = []
    for _ in range(TURNS):
        before = time.perf_counter()
        for _ in range(TIMES):
            for line in LINES:
                read(line)
        paces.append(TIMES * len(LINES) / (time.perf_counter() - before))
    worst = 0.0
    for sign in SIGNS:
        before = time.perf_counter()
        with suppress(Refused):
            read("/roll 5 note:" + (sign * LONGEST)[:LONGEST])
        worst = max(worst, time.perf_counter() - before)
    return [
        Figure("typed commands understood", median(paces), "a s", least=20_000),
        Figure("the slowest message of quotes alone", worst * 1000, "ms", most=50),
    ]


if __name__ == "__main__":
    import asyncio

    print(printed("Typed commands", asyncio.run(figures())))
