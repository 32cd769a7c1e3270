"""A club night for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.commands.codice.club_night import Night, announced, begun


@pytest.fixture
async def opening(tmp_path: Path) -> AsyncIterator[Night]:
    """A tournament that is open: nobody has entered."""
    found = await announced(tmp_path)
    yield found
    await found.house.store.close()


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Night]:
    """A tournament of five whose first round has just been drawn."""
    found = await begun(tmp_path)
    yield found
    await found.house.store.close()
