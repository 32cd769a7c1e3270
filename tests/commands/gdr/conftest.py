"""A convention hall for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.commands.gdr.hall import Hall, hall


@pytest.fixture
async def floor(tmp_path: Path) -> AsyncIterator[Hall]:
    """One team of four, two referees, nothing judged."""
    async with hall(tmp_path, {"I Corvi": 4}) as found:
        yield found


@pytest.fixture
async def convention(tmp_path: Path) -> AsyncIterator[Hall]:
    """Three teams of four and five, two referees, nothing judged."""
    async with hall(tmp_path) as found:
        yield found
