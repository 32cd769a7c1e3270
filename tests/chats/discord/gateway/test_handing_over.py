"""A shard that goes to another process, or comes from one."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.chats.discord.gateway.client import RESUMABLE, Client
from bot.chats.discord.gateway.resume_point import ResumePoint

LEFT = ResumePoint("wss://gateway", "abc", 7)


class Working:
    """A shard that is in the middle of an event when it is told to stop."""

    def __init__(self) -> None:
        self.ws: Any = SimpleNamespace(session_id="abc", sequence=7, gateway="wss://gateway", close=AsyncMock())
        self._task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        try:
            await asyncio.sleep(900)
        finally:
            await asyncio.sleep(0)
            self.ws.sequence += 1


async def test_a_session_counts_the_last_event_that_was_heard_before_it_is_left() -> None:
    client = Client(intents=discord.Intents(guilds=True))
    working: Any = Working()
    ours: Any = SimpleNamespace(id=5, shard_id=1, emojis=(), stickers=())
    kept: Any = SimpleNamespace(id=4, shard_id=0, emojis=(), stickers=())
    client._connection._guilds = {4: kept, 5: ours}
    client._launched[1] = working
    await asyncio.sleep(0)
    assert await client.let_go(1) == ResumePoint("wss://gateway", "abc", 8)
    assert working.ws.close.await_args.kwargs == {"code": RESUMABLE}
    assert [*client.guilds] == [kept] and not client.sessions(), "what changes there is told to another now"


@pytest.mark.parametrize("failure", [OSError("no way there"), TimeoutError()])
async def test_a_session_to_which_no_way_leads_is_not_taken_up(failure: Exception) -> None:
    client = Client(intents=discord.Intents.none())
    client.http = SimpleNamespace(ws_connect=AsyncMock(side_effect=failure))  # type: ignore[assignment]
    assert not await client.resumed(1, LEFT)
    assert client.sessions() == {}
