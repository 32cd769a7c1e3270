"""An evening for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.commands.daimon.evening import Evening, begun
from tests.commands.daimon.fights.brawls import JACKET, PISTOL, put
from tests.commands.daimon.heroes import DARIO
from tests.commands.daimon.making.maker import Maker, in_play
from tests.hall.house import ANNA, BRUNO


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """A session that has just begun, of three who all read Italian, whoever is Master."""
    found = await begun(tmp_path, ANNA, BRUNO, DARIO)
    yield found
    await found.house.store.close()


@pytest.fixture
async def armed(evening: Evening) -> Evening:
    """Its players have a character each, with a pistol and a jacket."""
    for account in evening.others:
        await put(evening, account, (PISTOL, JACKET), power=3)
    return evening


@pytest.fixture
async def english(tmp_path: Path) -> AsyncIterator[Evening]:
    """One in an English club."""
    found = await begun(tmp_path, language="en")
    yield found
    await found.house.store.close()


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Evening]:
    """A session at which Anna's character is in play."""
    found = await in_play(tmp_path)
    yield found
    await found.house.store.close()


@pytest.fixture
def anna(table: Evening) -> Maker:
    """Anna, whose character has just come into play: it lives on the street with one point of Risorse."""
    return Maker(table, ANNA)
