"""A PostgreSQL server: how it is asked, whether its database is of this release and in use, what its errors mean."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from itertools import count
from typing import TypeAlias

import asyncpg

from bot.storage.contract import Trouble
from bot.storage.statements import Values

Connection: TypeAlias = asyncpg.Connection
Migration: TypeAlias = Callable[[Connection], Awaitable[None]]

_USED = "hashtext('araldo ' || current_schema())"
"""The advisory lock that every user of the database holds shared, and exclusively where it must be alone."""


_LEFT = "left"


async def leave(connection: Connection) -> None:
    """Mark a database that was moved from: what goes on elsewhere must not go on here too."""
    await connection.execute(f"COMMENT ON TABLE schema_version IS '{_LEFT}'")


async def version_of(connection: Connection, newest: int, *, left_too: bool = False) -> int:
    """The version of the schema, 0 where there is none; Trouble when it is from a newer release, or was moved from."""
    if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
        return 0
    if not left_too and await connection.fetchval("SELECT obj_description('schema_version'::regclass)") == _LEFT:
        raise Trouble("left")
    version = int(await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version"))
    if version > newest:
        raise Trouble("newer", f"schema {version}, this release knows {newest}")
    return version


async def check(connection: Connection, newest: int) -> None:
    """Raise Trouble unless the schema is of this release."""
    version = await version_of(connection, newest)
    if not version:
        raise Trouble("missing")
    if version < newest:
        raise Trouble("older", f"schema {version}, this release makes it {newest} when it runs")


async def take(connection: Connection, *, alone: bool = False) -> bool:
    """Use the database with whoever else does, or alone, until the connection ends; False if that cannot be."""
    how = "" if alone else "_shared"
    try:
        async with connection.transaction():
            await connection.execute("SET LOCAL lock_timeout = '1s'")  # who has just left may still be leaving
            await connection.execute(f"SELECT pg_advisory_lock{how}({_USED})")
    except asyncpg.LockNotAvailableError:
        return False
    return True


async def upgrade(connection: Connection, migrations: Sequence[Migration], *, left_too: bool = False) -> None:
    """Bring the schema up to date, one process at a time, before any uses it; each step stands or falls whole."""
    for number, migration in enumerate(migrations, 1):
        async with connection.transaction():
            # Whoever starts beside us waits here, and then finds the step done.
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext('araldo schema'))")
            if await version_of(connection, len(migrations), left_too=left_too) >= number:
                continue
            await connection.execute("SET LOCAL lock_timeout = '1s'")
            try:
                await connection.execute(f"SELECT pg_advisory_xact_lock({_USED})")
            except asyncpg.LockNotAvailableError as error:
                raise Trouble("in-use", "by a release that knows nothing of what would change") from error
            await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)")
            await migration(connection)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)


_REASONS: dict[type[BaseException], str] = {
    asyncpg.DiskFullError: "full",
    asyncpg.ReadOnlySQLTransactionError: "read-only",
    asyncpg.InsufficientPrivilegeError: "read-only",
    asyncpg.InvalidCatalogNameError: "no-database",
    asyncpg.DataCorruptedError: "damaged",
    asyncpg.IndexCorruptedError: "damaged",
    asyncpg.LockNotAvailableError: "locked",
    asyncpg.QueryCanceledError: "locked",
    asyncpg.DeadlockDetectedError: "locked",
}
LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InvalidAuthorizationSpecificationError,
)
"""Errors that mean that there is no connection, or none any more."""


def trouble_of(error: BaseException) -> Trouble:
    """What is wrong with the database, in a word that there is a text for."""
    for kind, reason in _REASONS.items():
        if isinstance(error, kind):
            return Trouble(reason, str(error))
    return Trouble("unreachable" if isinstance(error, LOST) else "other", str(error) or type(error).__name__)


@lru_cache
def numbered(text: str) -> str:
    """A statement with PostgreSQL's numbered placeholders, and its comparison that holds between NULLs too."""
    number = count(1)
    return re.sub(r"\?", lambda _: f"${next(number)}", text.replace(" IS ?", " IS NOT DISTINCT FROM ?"))


def kept(row: Values) -> Values:
    """Values as PostgreSQL takes them: its texts hold no zero character, which nobody can see anyway."""
    return [value.replace("\0", "") if isinstance(value, str) else value for value in row]
