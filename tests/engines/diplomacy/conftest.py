"""A weekend that several tests begin with."""

from __future__ import annotations

import pytest

from tests.engines.diplomacy.weekend import Weekend


@pytest.fixture
def weekend() -> Weekend:
    """A round of one board."""
    found = Weekend(7)
    found.post()
    return found
