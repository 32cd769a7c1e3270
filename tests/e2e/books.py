"""Araldo's books on disk, looked at from outside while it runs."""

from __future__ import annotations

import contextlib
import math
from collections.abc import AsyncIterator
from pathlib import Path

from bot.storage.contract import Store, Trouble
from bot.storage.postgresql_store import PostgresStore
from bot.storage.sqlite_store import SqliteStore

MINUTE = 60.0


@contextlib.asynccontextmanager
async def opened(books: Path | str) -> AsyncIterator[Store]:
    """The store, to read from: SQLite's file, or an address of PostgreSQL's."""
    store: Store = (
        SqliteStore(books, read_only=True) if isinstance(books, Path) else PostgresStore(books, read_only=True)
    )
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def unsaid(books: Path | str, now: float = math.inf) -> list[str]:
    """What is still to be said: answers that nobody is known to have heard, and notices; not edits that are put off for
    a minute or more, of a room that has many."""
    async with opened(books) as store:
        try:
            requests = await store.unanswered(math.inf)
            waiting = await store.waiting(math.inf)
            notices = [one for one in waiting if one.due <= now or one.due - one.at < MINUTE]
        except Trouble as trouble:
            return [str(trouble)]
    return [request.id for request in requests] + [f"notice {notice.id}" for notice in notices]
