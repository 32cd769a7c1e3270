"""Weekends of Diplomacy that several tests begin with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.commands.diplomacy.weekend import LED, UGO, Weekend, weekend
from tests.hall.scenes import played_once


@pytest.fixture
async def seven(tmp_path: Path) -> Weekend:
    """A round of one board."""
    return await weekend(tmp_path)


@pytest.fixture
async def played(tmp_path: Path) -> Weekend:
    """A round of two boards is over."""
    return await one_round(tmp_path)


@played_once
async def one_round(tmp_path: Path) -> Weekend:
    """A solo and an ordinary game."""
    found = await weekend(tmp_path, 14)
    await found.winter(1, 1901, "18 6 6 4 0 0 0")
    await found.said("/diplomazia fine 1", UGO)
    await found.play(2, LED)
    return found
