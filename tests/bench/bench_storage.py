"""How fast the storage is: `python -m tests.bench.bench_storage` prints what a write, a group and a long book cost."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from bot.storage.contract import Append, StoredBook, StoredEntry, StoredRequest, StoredTimer, Write
from bot.storage.sqlite import SqliteStore

BODY = '{"pool":5,"reserve":2,"faces":[1,2,3,4,5,6,6],"number":12,"counter":0,"note":"' + "x" * 100 + '"}'
ANSWER = '{"title":"roll","lines":[' + '"x",' * 80 + '""]}'
LONG = 100_000
SNOWFLAKES = count(1_200_000_000_000_000_000, 4_194_304)
"""Platforms number requests upwards."""


def entry(seq: int) -> StoredEntry:
    return StoredEntry(seq, f"discord:{next(SNOWFLAKES)}", 1e9 + seq, "p0123456789", "daimon.rolled", 1, BODY)


def a_write(book: str, version: int) -> Write:
    """What a roll writes: its request, an entry, the book's version, a timer."""
    entries = [entry(version + 1)]
    request = StoredRequest(entries[0].request, "p0123456789", "room", time.time(), ANSWER)
    return Write(request, append=Append(book, version, entries, [StoredTimer(book, "deadline", 2e9 + version)]))


async def stalls(work: Callable[[], Awaitable[object]]) -> tuple[float, float]:
    """Seconds that the work took, and the longest that the event loop stood still meanwhile."""
    longest = 0.0

    async def watch() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before - 0.001)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    before = time.perf_counter()
    await work()
    took = time.perf_counter() - before
    watching.cancel()
    return took, longest


async def measure(folder: Path) -> None:
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
    print(f"a single durable write: median {statistics.median(single) * 1e3:.3f} ms, worst {max(single) * 1e3:.1f} ms")

    groups = []
    versions = {book: 1_000 if book == books[0] else 0 for book in books}
    for _ in range(60):
        writes = [a_write(book, versions[book]) for book in books]
        before = time.perf_counter()
        await asyncio.gather(*map(store.write, writes))
        groups.append(time.perf_counter() - before)
        versions = {book: version + 1 for book, version in versions.items()}
    print(f"50 writes at once: median {statistics.median(groups) * 1e3:.2f} ms in all")

    for start in range(0, LONG, 10_000):
        entries = [entry(seq) for seq in range(start + 1, start + 10_001)]
        await store.write(Write(append=Append("long", start, entries)))
    took, longest = await stalls(lambda: store.entries("long"))
    print(f"{LONG} entries read: {took:.3f} s, event loop held for {longest * 1e3:.1f} ms at most")
    took, longest = await stalls(lambda: store.backup(str(folder / "copy.db")))
    print(f"a backup of {(folder / 'copy.db').stat().st_size / 1e6:.0f} MB: {took:.2f} s, loop {longest * 1e3:.1f} ms")
    await store.close()
    before = time.perf_counter()
    await store.open()
    print(f"opened again, checked: {time.perf_counter() - before:.3f} s")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        asyncio.run(measure(Path(name)))
