"""The tests of a module share one club with one bot; each begins with nothing to complain of."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.lab.selftest.worlds import DiscordWorld, TelegramWorld, discord_world, telegram_world


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def discord_club() -> AsyncIterator[DiscordWorld]:
    """One club and bot on Discord for the whole module."""
    async with await discord_world() as w:
        yield w


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def telegram_club() -> AsyncIterator[TelegramWorld]:
    """One club and bot on Telegram for the whole module."""
    async with await telegram_world() as w:
        yield w


@pytest.fixture
def dw(discord_club: DiscordWorld) -> DiscordWorld:
    """The Discord world, fresh."""
    discord_club.host.forget_errors()
    discord_club.host.answer_deadline = 3.0
    discord_club.anna.open_dms()
    return discord_club


@pytest.fixture
def tw(telegram_club: TelegramWorld) -> TelegramWorld:
    """The Telegram world, fresh."""
    telegram_club.host.forget_errors()
    return telegram_club
