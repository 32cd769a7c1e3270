"""Evenings at which contests are tested."""

from __future__ import annotations

import pytest

from tests.commands.daimon.evening import Evening


@pytest.fixture
async def evening(italian_evening: Evening) -> Evening:
    """Everybody here reads Italian."""
    return italian_evening
