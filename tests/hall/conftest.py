"""The house of every test of the hall."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.hall.house import House, opened


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """An empty house."""
    house = await opened(tmp_path)
    yield house
    await house.store.close()
