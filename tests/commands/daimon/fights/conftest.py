"""What tests of fights begin with."""

from __future__ import annotations

import pytest

from tests.commands.daimon.evening import Evening


@pytest.fixture
async def brawl(armed: Evening) -> Evening:
    """Two players with characters, and a fight against three guards whose difficulty is not set."""
    await armed.room('/scontro inizia "Guardia" avversari:3 equipaggiamento:2', armed.master)
    return armed
