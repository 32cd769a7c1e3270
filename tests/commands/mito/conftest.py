"""A club for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.commands.mito.club import Club, begun


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A club that has not played yet."""
    found = await begun(tmp_path)
    yield found
    await found.house.store.close()
