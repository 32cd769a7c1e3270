"""What the writer to PostgreSQL does when the server fails it: tries again, leaves what is broken, says why."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import asyncpg
import pytest

from bot.storage.contract import Trouble, Write
from bot.storage.group_commit import WriteJob
from bot.storage.postgresql_store import PATIENCE
from bot.storage.postgresql_writer import TRIES, PostgresWriter
from bot.storage.statements import Statement
from tests.storage.samples import a_request

pytestmark = pytest.mark.asyncio


class Server:
    """Answers to every connection as it is told; remembers what it heard, and whether a connection was cut."""

    def __init__(self, **failures: Iterable[Exception | None]) -> None:
        self.failures = {statement: deque(errors) for statement, errors in failures.items()}
        """For each statement, by its first word, the error that it ends in the first time, the second, …"""
        self.heard: list[str] = []
        self.connected = self.cut = 0
        self.statuses: deque[str | Exception] = deque(["committed"])
        """What has become of the transaction that is asked for, the first time, the second, …, or why none can say."""
        self.requests: set[str] = set()

    async def connection(self) -> Server:
        self.connected += 1
        return self

    def is_closed(self) -> bool:
        return False

    def terminate(self) -> None:
        self.cut += 1

    async def execute(self, statement: str, *values: object) -> str:
        self.heard.append(word := statement.split(maxsplit=1)[0])
        errors = self.failures.get(word)
        if errors and (error := errors.popleft()) is not None:
            raise error
        return "UPDATE 1"

    async def fetchval(self, statement: str, *values: object, column: int = 0) -> object:
        if "EXISTS" in statement:
            return values[0] in self.requests
        if "pg_xact_status" not in statement:
            return "7"
        status = self.statuses.popleft()
        if isinstance(status, Exception):
            raise status
        return status


def _tells_nobody(writes: Iterable[Write]) -> str:
    return ""


def writer(server: Server) -> PostgresWriter:
    return PostgresWriter(server.connection, _tells_nobody, PATIENCE)


JOB = WriteJob(lambda: [Statement("INSERT", [("anna",)])])
DEADLOCK = asyncpg.DeadlockDetectedError("two wait for each other")


@pytest.mark.parametrize("error", [DEADLOCK, ConnectionResetError()], ids=["interfered with", "lost"])
async def test_a_group_is_tried_so_often_and_no_oftener(error: Exception) -> None:
    server = Server(INSERT=[error] * (TRIES - 1) + [None])
    assert await writer(server).commit([JOB], []) == [None]
    server = Server(INSERT=[error] * TRIES + [None])
    with pytest.raises(Trouble):
        await writer(server).commit([JOB], [])
    assert server.heard.count("INSERT") == TRIES == 3


async def test_what_nobody_interfered_with_is_not_tried_again() -> None:
    server = Server(INSERT=[asyncpg.DiskFullError("full")])
    with pytest.raises(Trouble, match="full"):
        await writer(server).commit([JOB], [])
    assert server.heard == ["BEGIN", "INSERT", "ROLLBACK"]


@pytest.mark.parametrize("error", [DEADLOCK, asyncpg.DiskFullError("full")], ids=["tried again", "given up"])
async def test_a_failed_transaction_is_left_and_its_connection_kept(error: Exception) -> None:
    server = Server(INSERT=[error, None])
    ours = writer(server)
    for _ in range(2):
        try:
            await ours.commit([JOB], [])
        except Trouble:
            continue
    assert server.heard[:4] == ["BEGIN", "INSERT", "ROLLBACK", "BEGIN"] and (server.connected, server.cut) == (1, 0)


@pytest.mark.parametrize(
    "failures",
    [{"INSERT": [ConnectionResetError()]}, {"INSERT": [DEADLOCK], "ROLLBACK": [ConnectionResetError()]}],
    ids=["lost", "lost while it was left"],
)
async def test_a_connection_of_which_nothing_is_known_is_cut_and_another_made(
    failures: dict[str, list[Exception]],
) -> None:
    server = Server(**{word: [*errors, None, None] for word, errors in failures.items()})
    assert await writer(server).commit([JOB], []) == [None]
    assert (server.connected, server.cut) == (2, 1)


async def test_a_commit_not_heard_of_is_asked_after_until_it_has_ended() -> None:
    server = Server(COMMIT=[ConnectionResetError()])
    server.statuses = deque(["in progress", "in progress", "committed"])
    assert await writer(server).commit([JOB], []) == [None]
    assert server.heard.count("INSERT") == 1 and not server.statuses
    assert (server.connected, server.cut) == (2, 1) and "ROLLBACK" not in server.heard


async def test_a_commit_that_was_not_reached_is_done_again() -> None:
    server = Server(COMMIT=[ConnectionResetError(), None])
    server.statuses = deque(["aborted"])
    assert await writer(server).commit([JOB], []) == [None]
    assert server.heard.count("INSERT") == 2


async def test_a_commit_not_heard_of_is_asked_after_until_a_server_can_say() -> None:
    # As when another server takes the place of the one that fell: for a moment there is none.
    server = Server(COMMIT=[ConnectionResetError()])
    server.statuses = deque([ConnectionRefusedError(), TimeoutError(), "committed"])
    assert await writer(server).commit([JOB], []) == [None]
    assert server.heard.count("INSERT") == 1 and (server.connected, server.cut) == (4, 3)


@pytest.mark.parametrize("said", [ConnectionRefusedError(), "in progress"], ids=["no server", "it goes on"])
async def test_a_commit_that_is_not_heard_of_for_long_is_trouble_and_not_done_again(said: str | Exception) -> None:
    server = Server(COMMIT=[ConnectionResetError(), None])
    server.statuses = deque([said, "committed"])
    with pytest.raises(Trouble, match="unreachable"):
        await PostgresWriter(server.connection, _tells_nobody, 0).commit([JOB], [])
    assert server.heard.count("INSERT") == 1


ASKED = WriteJob(JOB.statements, Write(a_request("r1")))


async def test_a_commit_that_the_server_in_its_place_never_had_is_done_again() -> None:
    # Its number is the next one's there, and so it may be another's by the time that it is asked for.
    for status in (asyncpg.InvalidParameterValueError("in the future"), "committed"):
        server = Server(COMMIT=[ConnectionResetError(), None])
        server.statuses = deque([status])
        assert await writer(server).commit([ASKED], []) == [None]
        assert server.heard.count("INSERT") == 2


async def test_a_commit_whose_request_stands_there_is_not_done_again() -> None:
    server = Server(COMMIT=[ConnectionResetError()])
    server.requests = {"r1"}
    assert await writer(server).commit([ASKED], []) == [None]
    assert server.heard.count("INSERT") == 1


async def test_a_job_that_fails_by_itself_is_taken_back_alone() -> None:
    server = Server(
        INSERT=[None, asyncpg.UniqueViolationError("twice"), None, asyncpg.UniqueViolationError("twice"), None]
    )
    first, second, third = await writer(server).commit([JOB, JOB, JOB], [])
    assert isinstance(second, Trouble) and first is third is None
    begun, again = ["BEGIN", "INSERT", "INSERT", "ROLLBACK"], ["SAVEPOINT", "INSERT"]
    assert server.heard == [*begun, "BEGIN", *again, "RELEASE", *again, "ROLLBACK", *again, "RELEASE", "COMMIT"]


async def test_a_closed_writer_cuts_its_connection_once() -> None:
    server = Server()
    ours = writer(server)
    await ours.commit([JOB], [])
    await ours.close()
    await ours.close()
    assert server.cut == 1
