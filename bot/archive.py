"""The database that the settings name: SQLite's file, or PostgreSQL where there is an address; moving between them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from bot.settings import HOME, Settings
from bot.storage.contract import SPANS, Spans, Store, Trouble
from bot.storage.moving import Moved, Writing, move
from bot.storage.sqlite_store import SqliteStore

Sort: TypeAlias = Literal["sqlite", "postgresql"]


def store_of(settings: Settings, *, read_only: bool = False, spans: Spans = SPANS) -> Store:
    """The store of this house, not yet open."""
    if address := settings.storage.url.get_secret_value():
        from bot.storage.postgresql_store import PostgresStore

        return PostgresStore(address, read_only=read_only, spans=spans)
    return SqliteStore(file_of(settings), read_only=read_only)


def file_of(settings: Settings) -> Path:
    """SQLite's file."""
    path = settings.storage.path
    return path if path.is_absolute() else HOME / path


def named(settings: Settings) -> str:
    """What people are told that the database is: a file, or an address without its password."""
    return _named(settings, "postgresql" if settings.storage.url.get_secret_value() else "sqlite")


def _named(settings: Settings, sort: Sort) -> str:
    if sort == "sqlite":
        return str(file_of(settings))
    parts = urlsplit(settings.storage.url.get_secret_value())
    return f"postgresql://{parts.hostname or ''}{parts.path}"


async def moved(settings: Settings, source: Sort, target: Sort) -> Moved:
    """Move everything from one database to the other, both as the settings name them; what is moved stays there too."""
    async with _opened(settings, source) as here, _opened(settings, target) as there:
        return await move(here, there)


@asynccontextmanager
async def _opened(settings: Settings, sort: Sort) -> AsyncIterator[Writing]:
    """Opens one of the two databases; an error says which one it was."""
    async with AsyncExitStack() as stack:
        try:
            end = await stack.enter_async_context(_end(settings, sort))
        except Trouble as trouble:
            trouble.place = _named(settings, sort)
            raise
        yield end


def _end(settings: Settings, sort: Sort) -> AbstractAsyncContextManager[Writing]:
    if sort == "sqlite":
        from bot.storage import moving_sqlite

        return moving_sqlite.opened(file_of(settings))
    from bot.storage import moving_postgresql

    return moving_postgresql.opened(settings.storage.url.get_secret_value())
