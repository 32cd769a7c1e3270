"""The stage of every Telegram test."""

import pytest_asyncio

from tests.chats.telegram.wire import Stage


@pytest_asyncio.fixture
async def stage() -> Stage:
    """The chat over a Telegram in memory."""
    return await Stage().open()
