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


class Sharing:
    """Notes what it is asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.settled = asyncio.Event()

    def use(self, client: Client) -> None:
        self.asked.append(client)

    async def begin(self, advised: int, gateway: str, keys: int) -> int:
        self.asked.append((advised, gateway, keys))
        return 4

    async def stop(self) -> None:
        self.asked.append("stop")

    async def may_identify(self, number: int) -> None:
        self.asked.append(("may identify", number))

    def begun(self, number: int) -> None:
        self.asked.append(("begun", number))


class Unreachable(Client):
    """No gateway is there."""

    async def launch_shards(self) -> None:
        raise OSError


async def test_a_client_that_shares_its_shards_asks_those_who_share_for_each_of_its_own() -> None:
    client, sharing = Client(intents=discord.Intents.none()), Sharing()
    client.share(sharing)  # type: ignore[arg-type]
    limits = {"total": 1000, "remaining": 900, "reset_after": 1, "max_concurrency": 2}
    client.http.get_bot_gateway = AsyncMock(return_value=(3, "wss://gateway", limits))  # type: ignore[method-assign]
    await client.launch_shards()
    assert client.shard_count == 4 and [*client._connection.shard_ids] == [0, 1, 2, 3] and not client.sessions()
    await client.before_identify_hook(None)
    await client.before_identify_hook(3, initial=True)
    client._connection.parsers["RESUMED"]({"__shard_id__": 3})
    asked = [(3, "wss://gateway", 2), ("may identify", 0), ("may identify", 3), ("begun", 3)]
    assert sharing.asked == [client, *asked] and not client.is_ready()
    sharing.settled.set()
    await client.wait_until_ready()
    assert client.is_ready()


async def test_once_its_connection_has_ended_nothing_is_shared_any_more() -> None:
    client, sharing = Unreachable(intents=discord.Intents.none()), Sharing()
    client.share(sharing)  # type: ignore[arg-type]
    with pytest.raises(OSError):
        await client.connect(reconnect=False)
    assert sharing.asked == [client, "stop"]


async def test_shards_are_launched_until_their_connection_is_forgotten() -> None:
    client = Client(intents=discord.Intents.none())
    assert not client.launched(1 << 22)
    client.shard_count = 4
    client._launched[2] = SimpleNamespace()  # type: ignore[assignment]
    assert [client.launched(server << 22) for server in (1, 2, 6)] == [False, True, True]
    client.forget_shards()
    assert not client.launched(2 << 22)


@pytest.mark.parametrize("failure", [OSError("no way there"), TimeoutError()])
async def test_a_session_to_which_no_way_leads_is_not_taken_up(failure: Exception) -> None:
    client = Client(intents=discord.Intents.none())
    client.http = SimpleNamespace(ws_connect=AsyncMock(side_effect=failure))  # type: ignore[assignment]
    assert not await client.resumed(1, LEFT)
    assert client.sessions() == {}
