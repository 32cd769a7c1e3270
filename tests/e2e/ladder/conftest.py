"""One stage for all the tests of a module."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.e2e.ladder.ladder_stage import LadderStage
from tests.lab.discord import DiscordHost
from tests.lab.telegram import TelegramHost


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def st(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[LadderStage]:
    """Both platforms and one Araldo."""
    stage = LadderStage(await DiscordHost.start(), await TelegramHost.start(), tmp_path_factory.mktemp("ladder"))
    try:
        yield await stage.open()
    finally:
        await stage.close()
