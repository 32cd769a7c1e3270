"""A shard that goes to another process, or comes from one."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.chats.discord.gateway.client import Client, _session, _telling
from bot.chats.discord.gateway.resume_point import ResumePoint
from tests.hall.ahead import Ahead, run

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
    assert working.ws.close.await_args.kwargs == {"code": 4000}, "with 1000 it would be over"
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
    assert client._reconnect is False  # type: ignore[attr-defined]
    assert sharing.asked == [client, "stop"]


async def test_shards_are_launched_until_their_connection_is_forgotten() -> None:
    client = Client(intents=discord.Intents.none())
    assert not client.launched(1 << 22)
    client._launched[0] = SimpleNamespace()  # type: ignore[assignment]
    assert client.launched(1 << 22), "a bot of one shard"
    del client._launched[0]
    client.shard_count = 4
    client._launched[2] = SimpleNamespace()  # type: ignore[assignment]
    assert [client.launched(server << 22) for server in (1, 2, 6)] == [False, True, True]
    client.forget_shards()
    assert not client.launched(2 << 22)


class Line:
    """A line to the gateway, which greets and then is silent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.greeting = [json.dumps({"op": 10, "d": {"heartbeat_interval": 900_000}})]
        self.closed = False

    async def receive(self, timeout: float | None = None) -> Any:
        if not self.greeting:
            await asyncio.sleep(900)
        return SimpleNamespace(type=aiohttp.WSMsgType.TEXT, data=self.greeting.pop())

    async def send_str(self, said: str) -> None:
        self.sent.append(json.loads(said))

    async def close(self, *, code: int) -> None:
        self.closed = True


async def test_a_session_is_taken_up_where_it_was_left_and_left_again() -> None:
    client, line = Client(intents=discord.Intents.none()), Line()
    await client._async_setup_hook()
    client.http.ws_connect = AsyncMock(return_value=line)  # type: ignore[method-assign]
    client.http.token, client._reconnect = "token", True  # type: ignore[attr-defined]
    assert await client.resumed(3, LEFT) is True
    assert client.http.ws_connect.await_args.args[0].startswith("wss://gateway/?")  # type: ignore[attr-defined]
    resume = next(one["d"] for one in line.sent if one["op"] == 6)
    assert resume == {"seq": 7, "session_id": "abc", "token": "token"}
    assert client.sessions() == {3: LEFT} and client.steady(3)
    assert client._launched[3].id == 3
    befallen: Any = "lost"
    client._launched[3]._queue_put(befallen)
    queue: asyncio.Queue[Any] = client._AutoShardedClient__queue  # type: ignore[attr-defined]
    assert queue.get_nowait() == befallen, "discord.py hears of it, and connects it anew"
    assert await client.let_go(3) == LEFT and line.closed and not client.sessions()


@pytest.mark.parametrize("failure", [aiohttp.ClientError(), OSError(), TimeoutError()])
async def test_a_line_that_nobody_closes_in_return_is_left_all_the_same(failure: Exception) -> None:
    client, shard = Client(intents=discord.Intents.none()), cast(Any, Working())
    shard.ws.close = AsyncMock(side_effect=failure)
    client._launched[1] = shard
    await asyncio.sleep(0)
    assert await client.let_go(1) == ResumePoint("wss://gateway", "abc", 8)


@pytest.mark.parametrize(("id", "sequence"), [("", 7), (None, None), ("abc", None)])
def test_a_session_of_which_nothing_was_heard_can_be_taken_up_by_nobody(id: str | None, sequence: int | None) -> None:
    socket = SimpleNamespace(session_id=id, sequence=sequence, gateway="wss://gateway")
    assert _session(cast(Any, SimpleNamespace(ws=socket))) is None


def test_a_shard_has_begun_once_what_discord_told_of_it_is_read() -> None:
    done: list[Any] = []
    told = _telling(done.append, done.append)
    told({"shard": [3, 4]})
    told({"__shard_id__": 2})
    assert done == [{"shard": [3, 4]}, 3, {"__shard_id__": 2}, 2]


async def test_a_session_that_discord_ends_at_once_is_not_taken_up() -> None:
    client, line = Client(intents=discord.Intents.none()), Line()
    line.greeting = [json.dumps({"op": 7, "d": None})]
    await client._async_setup_hook()
    client.http.ws_connect = AsyncMock(return_value=line)  # type: ignore[method-assign]
    assert await client.resumed(3, LEFT) is False and line.closed and not client.sessions()


def test_a_gateway_has_ten_seconds_to_take_up_a_session_and_one_to_close_a_line_in_return() -> None:
    async def tell(loop: Ahead) -> None:
        async def silent(*_: object, **__: object) -> None:
            await asyncio.sleep(900)

        client, shard = Client(intents=discord.Intents.none()), cast(Any, Working())
        shard.ws.close = silent
        client._launched[1] = shard
        client.http = SimpleNamespace(ws_connect=silent)  # type: ignore[assignment]
        for doing, seconds in ((client.resumed(2, LEFT), 10.0), (client.let_go(1), 1.0)):
            task = asyncio.create_task(doing)
            for by, done in ((0.0, False), (seconds - 0.5, False), (0.5, True)):
                loop.by += by
                for _ in range(10):
                    await asyncio.sleep(0)
                assert task.done() is done

    run(tell)


@pytest.mark.parametrize(
    ("launched", "ended", "open", "steady"),
    [(True, False, True, True), (True, True, True, False), (True, False, False, False), (False, False, True, False)],
)
def test_a_shard_is_steady_while_its_line_is_open_and_what_listens_there_goes_on(
    launched: bool, ended: bool, open: bool, steady: bool
) -> None:
    client = Client(intents=discord.Intents.none())
    task = SimpleNamespace(done=lambda: ended) if launched else None
    client._launched[0] = cast(Any, SimpleNamespace(ws=SimpleNamespace(open=open), _task=task))
    assert client.steady(0) is steady


@pytest.mark.parametrize("failure", [OSError("no way there"), TimeoutError()])
async def test_a_session_to_which_no_way_leads_is_not_taken_up(failure: Exception) -> None:
    client = Client(intents=discord.Intents.none())
    client.http = SimpleNamespace(ws_connect=AsyncMock(side_effect=failure))  # type: ignore[assignment]
    assert not await client.resumed(1, LEFT)
    assert client.sessions() == {}
