"""The Discord club of the tests of that chat: with one bot for a whole module, or with a bot for one test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.e2e.discord.discord_stage import DiscordStage
from tests.lab.discord import DiscordHost


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord_club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[DiscordStage]:
    """The club with its bot."""
    stage = DiscordStage(await DiscordHost.start(), tmp_path_factory.mktemp("memory"))
    try:
        yield await stage.open()
    finally:
        await stage.close()


@pytest_asyncio.fixture
async def fresh_club(tmp_path: Path) -> AsyncIterator[DiscordStage]:
    """A club with a bot that was never started before."""
    stage = DiscordStage(await DiscordHost.start(), tmp_path)
    try:
        yield await stage.open()
    finally:
        await stage.close()


@pytest.fixture
def st(discord_club: DiscordStage) -> DiscordStage:
    """The module's club, with no errors so far and everybody open to private messages."""
    discord_club.host.forget_errors()
    for person in (discord_club.anna, discord_club.bob, discord_club.carla):
        person.open_dms()
    return discord_club
