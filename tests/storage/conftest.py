"""A store of every database that keeps the contract: another one joins by a line in DATABASES."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio

from bot.storage.contract import Store
from bot.storage.sqlite_store import SqliteStore
from tests.storage.samples import NOW


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = NOW

    def __call__(self) -> float:
        return self.now


Database: TypeAlias = Callable[[Clock], Store]
"""Gives a store with nothing in it, a new one each time."""


def on_sqlite(folder: Path, clock: Clock) -> SqliteStore:
    return SqliteStore(folder / "araldo.db", clock=clock, busy=0.05, soon=0.001)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def sqlite_files(tmp_path_factory: pytest.TempPathFactory) -> Database:
    """A new file each time."""
    return lambda clock: on_sqlite(tmp_path_factory.mktemp("sqlite"), clock)


@pytest.fixture(scope="session")
def postgresql_databases(postgresql_copies: Iterator[str]) -> Database:
    """A new one each time, in the cluster of the tests."""
    from bot.storage.postgresql_store import PostgresStore  # asyncpg is loaded only where it is used

    return lambda clock: PostgresStore(next(postgresql_copies), clock=clock, patience=2.0)


DATABASES = {"sqlite": "sqlite_files", "postgresql": "postgresql_databases"}


FIRST = "sqlite"
"""On this one `make test` asks for the contract, on the others `make evenings` does."""
EACH = [
    pytest.param(fixture, id=name, marks=[] if name == FIRST else [pytest.mark.evenings])
    for name, fixture in DATABASES.items()
]


@pytest.fixture(scope="session", params=EACH)
def database(request: pytest.FixtureRequest) -> Database:
    """Each database in turn."""
    given: Database = request.getfixturevalue(request.param)
    return given


@pytest_asyncio.fixture
async def store(database: Database, clock: Clock) -> AsyncIterator[Store]:
    """A store of each database in turn, open and empty."""
    made = database(clock)
    await made.open()
    yield made
    await made.close()


@pytest_asyncio.fixture
async def sqlite(tmp_path: Path, clock: Clock) -> AsyncIterator[SqliteStore]:
    """A store in tmp_path/araldo.db, open and empty."""
    made = on_sqlite(tmp_path, clock)
    await made.open()
    yield made
    await made.close()
