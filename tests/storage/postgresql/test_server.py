"""What is made of a PostgreSQL server's answers: which release its database is of, whose it is, what is left of it."""

from __future__ import annotations

import contextlib
import logging

import asyncpg
import pytest

from bot.storage.contract import Trouble
from bot.storage.plain_tables import PERSONAL
from bot.storage.postgresql_scrub import LONG, scrub
from bot.storage.postgresql_server import check, kept, numbered, take, version_of

pytestmark = pytest.mark.asyncio

NEWEST = 7


class Server:
    """Answers questions that hold certain words; remembers what it was told to do."""

    def __init__(self, **answers: object) -> None:
        self._answers = answers
        self.told: dict[str, float | None] = {}
        """How long each may take, where that is said."""
        self.locked = False

    async def fetchval(self, statement: str, *values: object) -> object:
        return next((answer for words, answer in self._answers.items() if words in statement), None)

    async def execute(self, statement: str, *values: object, timeout: float | None = None) -> None:
        self.told[statement] = timeout
        if "SELECT pg_advisory_lock" in statement and self.locked:
            raise asyncpg.LockNotAvailableError

    def transaction(self) -> contextlib.AbstractAsyncContextManager[None]:
        return contextlib.nullcontext()


def database(version: int, mark: str | None = None) -> Server:
    """One whose schema has this version, and this comment."""
    return Server(to_regclass="schema_version", obj_description=mark, coalesce=version)


async def refused(server: Server) -> str:
    """Why a database is not opened by who changes nothing there."""
    try:
        await check(server, NEWEST)
    except Trouble as trouble:
        return str(trouble)
    return ""


async def test_only_a_database_of_this_release_is_looked_at() -> None:
    assert await refused(database(NEWEST)) == ""
    assert await refused(Server()) == "missing"
    assert await refused(database(NEWEST - 1)) == "older: schema 6, this release makes it 7 when it runs"
    assert await refused(database(NEWEST + 1)) == "newer: schema 8, this release knows 7"
    assert await refused(database(NEWEST, "left")) == "left"


async def test_what_was_moved_from_is_read_by_who_says_that_it_may_be() -> None:
    assert await version_of(database(3, "left"), NEWEST, left_too=True) == 3
    assert await version_of(Server(), NEWEST) == 0


async def test_who_uses_it_is_waited_for_a_moment_and_no_longer() -> None:
    for alone, word in ((False, "pg_advisory_lock_shared("), (True, "pg_advisory_lock(")):
        server = Server()
        assert await take(server, alone=alone)
        first, lock = server.told
        assert first == "SET LOCAL lock_timeout = '1s'" and word in lock
    server.locked = True
    assert not await take(server)


async def test_what_only_its_owner_can_scrub_is_left_to_the_owner(caplog: pytest.LogCaptureFixture) -> None:
    told = {owned: Server(pg_has_role=owned) for owned in (True, False)}
    for server in told.values():
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            await scrub(server, 0.0)
    tables = [f"VACUUM FULL {table}" for table in PERSONAL]
    long = {owned: [said for said, most in server.told.items() if most == LONG] for owned, server in told.items()}
    [waits, *vacuumed], [_, *others] = long[True], long[False]
    assert waits.startswith("SELECT pg_advisory_lock") and "araldo scrub" in waits
    assert vacuumed == [*tables, "VACUUM FULL pg_statistic"] and others == tables
    assert "names may still stand" in caplog.text


class Watched(Server):
    """Somebody still sees what was deleted, so many times that it is asked."""

    def __init__(self, times: int) -> None:
        super().__init__(pg_has_role=True)
        self.times = times

    async def fetchval(self, statement: str, *values: object) -> object:
        if "backend_xmin" not in statement:
            return await super().fetchval(statement, *values)
        self.times -= 1
        return self.times >= 0


async def test_whoever_still_sees_what_was_deleted_is_waited_for_and_not_for_ever() -> None:
    for times, patience, done in ((0, 0.0, True), (1, 5.0, True), (1, -1.0, False)):
        server = Watched(times)
        with contextlib.nullcontext() if done else pytest.raises(Trouble, match="locked"):
            await scrub(server, patience)
        assert any(said.startswith("VACUUM") for said in server.told) is done


async def test_a_statement_is_said_as_the_server_understands_it() -> None:
    assert numbered("a = ? AND b IS ?") == "a = $1 AND b IS NOT DISTINCT FROM $2"
    assert kept(("a\0b", 1, None)) == ["ab", 1, None]


WORDS: dict[str, tuple[type[Exception], ...]] = {
    "unreachable": (
        ConnectionResetError,
        TimeoutError,
        asyncpg.ConnectionDoesNotExistError,
        asyncpg.InterfaceError,
        asyncpg.InternalClientError,
        asyncpg.AdminShutdownError,
        asyncpg.TooManyConnectionsError,
        asyncpg.InvalidPasswordError,
    ),
    "locked": (asyncpg.LockNotAvailableError, asyncpg.QueryCanceledError, asyncpg.DeadlockDetectedError),
    "read-only": (asyncpg.ReadOnlySQLTransactionError, asyncpg.InsufficientPrivilegeError),
    "damaged": (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError),
    "full": (asyncpg.DiskFullError,),
    "no-database": (asyncpg.InvalidCatalogNameError,),
    "other": (asyncpg.UndefinedTableError,),
}


async def test_every_error_of_postgresql_has_a_word_that_there_is_a_text_for() -> None:
    from bot.storage.postgresql_server import trouble_of

    for reason, errors in WORDS.items():
        troubles = [trouble_of(error("so it is")) for error in errors]
        assert {(trouble.reason, trouble.detail) for trouble in troubles} == {(reason, "so it is")}
