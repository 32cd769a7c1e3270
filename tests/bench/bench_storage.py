"""How fast the storage is: `python -m tests.bench.bench_storage` prints what a write, a group and a long book cost."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from itertools import count
from pathlib import Path

from bot.storage.contract import Append, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook, StoredEntry, StoredRequest, StoredTimer
from tests.bench.figures import Figure, printed, stalls

BODY = '{"pool":5,"reserve":2,"faces":[1,2,3,4,5,6,6],"number":12,"counter":0,"note":"' + "x" * 100 + '"}'
ANSWER = '{"title":"roll","lines":[' + '"x",' * 80 + '""]}'
LONG = 100_000
STALL = 50.0
SNOWFLAKES = count(1_200_000_000_000_000_000, 4_194_304)
"""Platforms number requests upwards."""


def entry(seq: int) -> StoredEntry:
    return StoredEntry(seq, f"discord:{next(SNOWFLAKES)}", 1e9 + seq, "p0123456789", "daimon.rolled", 1, BODY)


def a_write(book: str, version: int) -> Write:
    """What a roll writes: its request, an entry, the book's version, a timer."""
    entries = [entry(version + 1)]
    request = StoredRequest(entries[0].request, "p0123456789", "room", time.time(), ANSWER)
    return Write(request, append=Append(book, version, entries, [StoredTimer(book, "deadline", 2e9 + version)]))


async def measure(folder: Path) -> list[Figure]:
    found: list[Figure] = []
    store = SqliteStore(folder / "bench.db")
    await store.open()
    books = [f"b{number:02}" for number in range(50)]
    for book in [*books, "long"]:
        await store.write(Write(opens=StoredBook(book, "daimon", "club", "room", "An evening", 1e9)))

    single = []
    for version in range(1_000):
        write = a_write(books[0], version)
        before = time.perf_counter()
        await store.write(write)
        single.append(time.perf_counter() - before)
        store.acknowledge(write.request.id if write.request else "")
    found.append(Figure("a single durable write", statistics.median(single) * 1e3, "ms"))

    groups = []
    versions = {book: 1_000 if book == books[0] else 0 for book in books}
    for _ in range(60):
        writes = [a_write(book, versions[book]) for book in books]
        before = time.perf_counter()
        await asyncio.gather(*map(store.write, writes))
        groups.append(time.perf_counter() - before)
        versions = {book: version + 1 for book, version in versions.items()}
    found.append(Figure("50 durable writes at once, in all", statistics.median(groups) * 1e3, "ms"))

    for start in range(0, LONG, 10_000):
        entries = [entry(seq) for seq in range(start + 1, start + 10_001)]
        await store.write(Write(append=Append("long", start, entries)))
    took, longest = await stalls(lambda: store.entries("long"))
    found.append(Figure(f"{LONG:,} entries read", took * 1e3, "ms"))
    found.append(Figure("  longest stall of the event loop", longest * 1e3, "ms", most=STALL))
    took, longest = await stalls(lambda: store.backup(str(folder / "copy.db")))
    found.append(Figure(f"a backup of {(folder / 'copy.db').stat().st_size / 1e6:.0f} MB", took * 1e3, "ms"))
    found.append(Figure("  longest stall of the event loop", longest * 1e3, "ms", most=STALL))
    await store.close()
    before = time.perf_counter()
    await store.open()
    found.append(Figure("opened again, checked", (time.perf_counter() - before) * 1e3, "ms"))
    await store.close()
    return found


async def figures() -> list[Figure]:
    """On the disk of the temporary folder."""
    with tempfile.TemporaryDirectory() as name:
        return await measure(Path(name))


if __name__ == "__main__":
    print(printed("Storage", asyncio.run(figures())))
