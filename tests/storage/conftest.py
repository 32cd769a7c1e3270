"""A store of every database that keeps the contract: another one joins by a line in DATABASES."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio

from bot.storage.contract import Store
from bot.storage.sqlite import SqliteStore
from tests.storage.samples import NOW


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = NOW

    def __call__(self) -> float:
        return self.now


Database: TypeAlias = Callable[[Path, Clock], Store]


def on_sqlite(folder: Path, clock: Clock) -> SqliteStore:
    return SqliteStore(folder / "araldo.db", clock=clock, busy=0.05)


DATABASES: dict[str, Database] = {"sqlite": on_sqlite}


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture(params=DATABASES.values(), ids=DATABASES)
async def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    """A store of each database in turn, open and empty."""
    made: Store = request.param(tmp_path, clock)
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
