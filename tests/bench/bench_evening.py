"""Closing a round of Nome in Codice through the hall, notices and disk included: `python -m tests.bench.bench_evening`.

The last hand of a round is typed. What is promised is the computing of the bot's own thread: results, standings, the
next tables, and a line for every player, written up as notices; the whole wait, disk included, stands beside it.
"""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from pathlib import Path

from bot.engines.codice.tournament import Codice
from bot.hall.requests import File, Reply
from bot.pictures.worker import PictureWorker
from tests.bench.figures import Figure, printed
from tests.hall.house import House, opened

PROMISED = {64: 20.0, 1000: 300.0}
ROUNDS = {64: 3, 1000: 1}
PICTURE_MS = 300.0
TIMES = 5


async def drawn(house: House, size: int) -> Codice:
    """A tournament of so many teams, read from a file; its first round is drawn."""
    await house.ask('/codice nuovo "Coppa"', manages=True)
    teams = "\n".join(f"Squadra {number},Uno {number},Due {number}" for number in range(size))
    await house.ask("/codice importa", manages=True, file=File("teams.csv", teams.encode()))
    await house.ask("/codice inizia", manages=True)
    (stored,) = await house.store.books(kind="codice")
    volume = await house.shelf.volume(stored.id)
    assert volume is not None
    assert isinstance(volume.book, Codice)
    return volume.book


async def closing(house: House, book: Codice) -> tuple[float, float]:
    """Play a round; gives the seconds of computing and of waiting for its last hand."""
    computing = waiting = 0.0
    for match in list(book.present.matches.values()):
        while not match.over:
            number = match.table + match.next
            line = f"/codice mano {match.table} {match.teams[number % 2]} agenti {number % 8}"
            if len(book.present.missing) == 1:
                gc.collect()  # what the hands before have left is not the last one's
            began, thread = time.perf_counter(), time.thread_time()
            await house.ask(line, manages=True)
            computing, waiting = time.thread_time() - thread, time.perf_counter() - began
    return computing, waiting


async def picture(house: House) -> float:
    """Seconds for the standings of the tournament as a picture, the quickest of a few."""
    worker = PictureWorker(remembered_bytes=0)
    reply = await house.ask("/codice classifica")
    assert isinstance(reply, Reply)
    shown = reply.drawn.picture
    assert shown is not None
    await worker.png(shown.maker, shown.values, "it")
    took = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await worker.png(shown.maker, shown.values, "it")
        took.append(time.perf_counter() - began)
    await worker.close()
    return min(took)


async def figures() -> list[Figure]:
    """The slowest closing for each size, and the standings as a picture."""
    found: list[Figure] = []
    for size, most in PROMISED.items():
        with tempfile.TemporaryDirectory() as folder:
            house = await opened(Path(folder))
            book = await drawn(house, size)
            closed = [await closing(house, book) for _ in range(ROUNDS[size])]
            computing, waiting = (max(times) for times in zip(*closed, strict=True))
            found.append(Figure(f"closing a round of {size:,} teams, computing", 1e3 * computing, "ms", most=most))
            found.append(Figure("  with the wait for the disk", 1e3 * waiting, "ms"))
            if size <= 64:
                shown = await picture(house)
                found.append(Figure(f"standings of {size} as a picture, a page", 1e3 * shown, "ms", most=PICTURE_MS))
            await house.store.close()
    return found


if __name__ == "__main__":
    print(printed("A round of Nome in Codice", asyncio.run(figures())))
