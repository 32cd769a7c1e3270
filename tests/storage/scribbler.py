"""A process that writes to a database until it is stopped, and says each request once it is on disk."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.storage.sqlite_store import SqliteStore
from tests.storage.samples import appending, opening

BOOKS = ("a", "b", "c")


async def scribble(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await asyncio.gather(*(store.write(opening(book)) for book in BOOKS))

    async def fill(book: str) -> None:
        version = 0
        while True:
            await store.write(appending(f"{book}{version}", book, version))
            print(f"{book}{version}", flush=True)
            version += 1

    await asyncio.gather(*map(fill, BOOKS))


if __name__ == "__main__":
    asyncio.run(scribble(Path(sys.argv[1])))
