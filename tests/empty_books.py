"""Empty books for tests of everything but storage: made once, and copied from then on."""

from __future__ import annotations

import tempfile
from pathlib import Path

from bot.storage.sqlite import SqliteStore

_MADE: list[bytes] = []


async def opened(path: Path) -> SqliteStore:
    """The books at a place, which are empty if nobody has written any there."""
    if not path.exists():
        if not _MADE:
            _MADE.append(await _made())
        path.write_bytes(_MADE[0])
    store = SqliteStore(path)
    await store.open()
    return store


async def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        store = SqliteStore(path)
        await store.open()
        await store.close()
        return path.read_bytes()
