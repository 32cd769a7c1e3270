"""Empty books for tests of everything but storage: made once, copied from then on, and read with no thread between."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from bot.hall.books.chain_check import holds
from bot.storage.contract import Trouble
from bot.storage.sqlite_store import SqliteStore

T = TypeVar("T")

_MADE: list[bytes] = []


class AtHand(SqliteStore):
    """Reads where it is asked, as a quick disk is written to; others may still do something meanwhile."""

    async def close(self) -> None:
        """Whatever was played: the chain of every book is to be made again, line by line, from what is on disk."""
        if self._group is not None:
            await self.settled()
            broken = [book for book in await self.books() if not await holds(self, book)]
            assert not broken, "a chain does not hold"
        await super().close()

    async def _read(self, function: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise Trouble("other", "not open")
        await asyncio.sleep(0)
        return self._reader.here(function)


async def opened(path: Path) -> SqliteStore:
    """The books at a place, which are empty if nobody has written any there."""
    if not path.exists():
        if not _MADE:
            _MADE.append(await _made())
        path.write_bytes(_MADE[0])
    store = AtHand(path)
    await store.open()
    return store


async def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        store = SqliteStore(path)
        await store.open()
        await store.close()
        return path.read_bytes()
