"""What stands in the files of a database, whoever may still read it there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bot.storage.contract import Store
from bot.storage.sqlite_store import SqliteStore


async def tell(store: Store, statement: str) -> str:
    """What PostgreSQL answers to a statement of its own; SQLite is asked nothing."""
    if isinstance(store, SqliteStore):
        return ""
    import asyncpg

    connection = await asyncpg.connect(store._url)  # type: ignore[attr-defined]
    try:
        return str(await connection.fetchval(statement))
    finally:
        await connection.close()


async def found(store: Store, traces: Iterable[str]) -> list[str]:
    """The files in which something of a person stands."""
    await tell(store, "CHECKPOINT")  # what is still in memory alone
    data = await tell(store, "SHOW data_directory")
    own = await tell(store, "SELECT oid FROM pg_database WHERE datname = current_database()")
    folder = store._path.parent if isinstance(store, SqliteStore) else Path(data) / "base" / own
    files = [(file.name, file.read_bytes()) for file in folder.rglob("*") if file.is_file()]
    return [f"{trace} in {name}" for name, content in files for trace in traces if trace.encode() in content]
