"""An evening for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.commands.daimon.evening import Evening, begun


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A session that has just begun."""
    found = await begun(tmp_path)
    yield found
    await found.house.store.close()
