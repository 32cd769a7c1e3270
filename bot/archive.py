"""The database that the settings name: SQLite's file, or PostgreSQL where there is an address; moving between them."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from bot.places import HOME
from bot.settings import Settings
from bot.storage import moving_sqlite
from bot.storage.contract import SPANS, Spans, Store, Trouble
from bot.storage.moving import Moved, Writing, move
from bot.storage.single_process import ProcessLock
from bot.storage.sqlite_file import check, connect, copy, trouble_of
from bot.storage.sqlite_schema import MIGRATIONS
from bot.storage.sqlite_store import SqliteStore

Sort: TypeAlias = Literal["sqlite", "postgresql"]
LITTLE = 200_000_000
"""Bytes of free disk below which somebody has to make room."""


def store_of(settings: Settings, *, read_only: bool = False, spans: Spans = SPANS) -> Store:
    """The store of this house, not yet open."""
    if address := settings.storage.url.get_secret_value():
        from bot.storage.postgresql_store import PostgresStore

        return PostgresStore(address, read_only=read_only, spans=spans, archives=put_away_in(settings))
    return SqliteStore(file_of(settings), read_only=read_only)


def file_of(settings: Settings) -> Path:
    """SQLite's file."""
    path = settings.storage.path
    return path if path.is_absolute() else HOME / path


def beside(settings: Settings, what: str) -> Path:
    """What is kept beside SQLite's file; with PostgreSQL, where that would stand on this machine."""
    file = file_of(settings)
    return file.with_name(f"{file.name}.{what}")


def put_away_in(settings: Settings) -> Path:
    """The folder of the books that were put away."""
    return file_of(settings).with_name("archive")


def free_space(settings: Settings) -> int:
    """Bytes that are free where the file stands, or will stand."""
    folder = file_of(settings).parent
    return shutil.disk_usage(next(path for path in (folder, *folder.resolve().parents) if path.exists())).free


def named(settings: Settings) -> str:
    """What people are told that the database is: a file, or an address without its password."""
    return _named(settings, "postgresql" if settings.storage.url.get_secret_value() else "sqlite")


def _named(settings: Settings, sort: Sort) -> str:
    if sort == "sqlite":
        return str(file_of(settings))
    parts = urlsplit(settings.storage.url.get_secret_value())
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def moved(settings: Settings, source: Sort, target: Sort) -> Moved:
    """Move everything from one database to the other, both as the settings name them; the one that was left is marked,
    and opens no more: heads, secrets and seeds must not go on in two places."""
    async with _opened(settings, source, left_too=True) as here:
        async with _opened(settings, target) as there:
            done = await move(here, there)
        await here.leave()
        return done


async def put_in_place(settings: Settings, backup: Path) -> None:
    """Put a backup in the place of the database, which no process uses; PostgreSQL's must be empty."""
    if settings.storage.url.get_secret_value():
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "backup.db"
            copied(backup, file)
            async with moving_sqlite.opened(file) as here, _opened(settings, "postgresql") as there:
                await move(here, there)
        return
    copied(backup, file_of(settings))


def alone(settings: Settings) -> AbstractAsyncContextManager[Writing]:
    """The database in one transaction, while nobody else uses it; Trouble where a process does."""
    return _opened(settings, "postgresql" if settings.storage.url.get_secret_value() else "sqlite")


def copied(backup: Path, target: Path) -> None:
    """A copy of a whole backup of this release or an older one; what stood in its place stands beside it."""
    lock = ProcessLock(target.with_name(target.name + ".lock"))
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock.take()
        if not backup.exists():
            raise Trouble("missing")
        with contextlib.closing(connect(backup, busy=5.0, read_only=True)) as connection:
            check(connection, len(MIGRATIONS), left_too=False)
        for ending in ("", "-wal", "-shm"):
            old = target.with_name(target.name + ending)
            if old.exists():
                old.replace(target.with_name(target.stem + ".replaced.db" + ending))
        copy(backup, target, replace=True)
    except (sqlite3.Error, OSError) as error:
        raise trouble_of(error) from error
    finally:
        lock.release()


@asynccontextmanager
async def _opened(settings: Settings, sort: Sort, *, left_too: bool = False) -> AsyncIterator[Writing]:
    """Opens one of the two databases; an error says which one it was."""
    async with AsyncExitStack() as stack:
        try:
            end = await stack.enter_async_context(_end(settings, sort, left_too))
        except Trouble as trouble:
            trouble.place = _named(settings, sort)
            raise
        yield end


def _end(settings: Settings, sort: Sort, left_too: bool) -> AbstractAsyncContextManager[Writing]:
    if sort == "sqlite":
        return moving_sqlite.opened(file_of(settings), left_too=left_too)
    from bot.storage import moving_postgresql

    return moving_postgresql.opened(settings.storage.url.get_secret_value(), left_too=left_too)
