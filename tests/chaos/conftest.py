"""Where the bot that is tried keeps its books."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def books(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A file, or an address."""
    if request.param == "sqlite":
        return tmp_path / "araldo.db"
    address: str = request.getfixturevalue("postgresql")
    return address
