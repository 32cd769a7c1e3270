"""The chat begins and ends with the house, however Discord is."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.chats.discord import DiscordChat
from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.connection import Connection
from bot.hall.requests import BadToken
from tests.chats.discord.test_permissions import Front, nothing
from tests.hall.ahead import Ahead, run


class Lost(Client):
    """Discord knows the token, then goes away: discord.py waits for minutes to try it again."""

    trying: asyncio.Task[Any] | None = None

    async def login(self, token: str) -> None:
        await self._async_setup_hook()

    async def connect(self, *, reconnect: bool = True) -> None:
        self.trying = asyncio.current_task()
        await asyncio.sleep(900)


class Unreached(Client):
    """No way leads to Discord."""

    async def login(self, token: str) -> None:
        await self._async_setup_hook()
        raise OSError("unreachable")

    closed = 0

    async def close(self) -> None:
        self.closed += 1
        await super().close()


async def test_it_ends_while_discord_py_waits_for_minutes_to_try_a_lost_discord_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    client = Lost(intents=discord.Intents.none())
    connection = Connection(client, "token", AsyncMock(), patience=0.1)
    await connection.begin()
    assert connection.begun
    await asyncio.wait_for(connection.end(), 10)
    assert client.trying is not None
    assert client.trying.cancelled()
    await asyncio.sleep(0)
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")], "as was wanted"


async def test_the_house_opens_while_discord_cannot_be_reached() -> None:
    chat = DiscordChat(
        Front(),  # type: ignore[arg-type]
        "token",
        recall=nothing,
        remember=nothing,
        start_patience=0.1,
        client=Unreached,
    )
    await chat.start()
    assert not chat.invite
    assert not chat.connected
    await asyncio.wait_for(chat.stop(), 10)


class Refusing(Client):
    """Discord does not know the token."""

    async def login(self, token: str) -> None:
        """Refuse it."""
        raise discord.LoginFailure("no such token")


async def test_a_token_that_discord_does_not_know_is_told_at_once() -> None:
    connection = Connection(Refusing(intents=discord.Intents.none()), "token", AsyncMock(), patience=900)
    with pytest.raises(BadToken):
        async with asyncio.timeout(1):
            await connection.begin()
    assert not connection.begun


class Failing(Client):
    """Discord lets it in, and the connection ends as often as it has failures; then it stays."""

    failures: list[Exception]
    lasting = 0.0
    gone = False
    cleared = 0

    async def login(self, token: str) -> None:
        """Let it in, unless its token is no more."""
        await self._async_setup_hook()
        if self.gone:
            raise discord.LoginFailure("no such token")

    def clear(self) -> None:
        """Note that it begins as it was before it logged in."""
        self.cleared += 1
        super().clear()

    async def connect(self, *, reconnect: bool = True) -> None:
        """End, or be ready and stay."""
        if self.failures and not self.lasting:
            raise self.failures.pop(0)
        self._ready.set()
        await asyncio.sleep(self.lasting or 900)
        if self.failures:
            raise self.failures.pop(0)


def given_up() -> list[Exception]:
    """What discord.py raises where it tries no more."""
    closed = discord.ConnectionClosed(None, shard_id=0, code=4014)  # type: ignore[arg-type]
    return [
        discord.GatewayNotFound(),
        closed,  # type: ignore[no-untyped-call]
        ValueError("what came could not be read"),
    ]


def failing(**more: Any) -> tuple[Failing, Connection, list[float], AsyncMock]:
    client = Failing(intents=discord.Intents.none())
    client.failures = given_up()
    for name, value in more.items():
        setattr(client, name, value)
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    prepare = AsyncMock()
    return client, Connection(client, "token", prepare, patience=5, sleep=sleep), slept, prepare


async def test_a_gateway_that_fails_at_the_start_is_tried_again_with_growing_pauses(
    caplog: pytest.LogCaptureFixture,
) -> None:
    _, connection, slept, prepare = failing()
    await connection.begin()
    assert connection.begun and slept == [1, 2, 4] and prepare.await_count == 4
    assert "GatewayNotFound" in caplog.text and "trying on" in caplog.text
    assert not [record for record in caplog.records if record.levelname == "CRITICAL"]
    await connection.end()


async def test_a_connection_that_discord_ends_later_is_begun_again() -> None:
    client, connection, slept, _ = failing(lasting=0.01)
    await connection.begin()
    async with asyncio.timeout(2):
        while len(slept) < 3 or not connection.begun:
            await asyncio.sleep(0)
    assert slept[:3] == [1, 2, 4] and not client.is_closed()
    assert client.cleared == 3, "discord.py means a client to be connected once"
    await connection.end()
    assert client.is_closed() and not connection.begun


class Known(Failing):
    """It is set up once, as discord.py does it where it knows its loop already."""

    async def login(self, token: str) -> None:
        """Let it in."""
        if not self.cleared:
            await super().login(token)


async def test_what_is_begun_again_has_nothing_of_the_connection_before() -> None:
    client = Known(intents=discord.Intents.none())
    client.failures, client.shard_count = [ValueError()], 3
    client.http.connector = SimpleNamespace(closed=True)  # type: ignore[assignment]
    connection = Connection(client, "token", AsyncMock(), patience=5, sleep=AsyncMock())
    await connection.begin()
    assert client.http.connector is discord.utils.MISSING and client.shard_count is None
    queue: asyncio.Queue[Any] = client._AutoShardedClient__queue  # type: ignore[attr-defined]
    assert queue.empty(), "that the last one was closed would end the next"
    await connection.end()


async def test_a_connection_that_was_ended_by_ourselves_is_not_begun_again() -> None:
    _, connection, slept, _ = failing(failures=[])
    await connection.begin()
    await connection.end()
    await asyncio.sleep(0)
    assert slept == [] and not connection.begun


async def test_that_its_token_is_no_more_when_it_begins_again_is_told_to_whoever_runs_the_bot(
    caplog: pytest.LogCaptureFixture,
) -> None:
    client, connection, _, _ = failing(lasting=0.01)
    await connection.begin()
    client.gone = True
    async with asyncio.timeout(2):
        while caplog.records[-1:] == [] or caplog.records[-1].levelname != "CRITICAL":
            await asyncio.sleep(0)
    assert not connection.begun


async def test_each_try_to_reach_discord_begins_afresh_after_pauses_that_grow_to_half_a_minute() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 8:
            raise TimeoutError
        await asyncio.sleep(0)

    client = Unreached(intents=discord.Intents.none())
    connection = Connection(client, "token", AsyncMock(), patience=5, sleep=sleep)
    with pytest.raises(TimeoutError):
        await connection.begin()
    assert slept == [1, 2, 4, 8, 16, 30, 30, 30] and client.closed == len(slept)


async def test_it_ends_once_the_answers_under_way_are_said() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    await chat._client._async_setup_hook()
    said: list[str] = []

    async def answer() -> None:
        await asyncio.sleep(0.01)
        said.append("Fatto")

    answering = asyncio.create_task(chat._tracked(answer()))
    await asyncio.sleep(0)
    await chat.stop()
    assert said == ["Fatto"] and answering.done()


async def test_nothing_is_connected_anew_while_shards_are_left_to_other_processes() -> None:
    ended: list[bool] = []

    async def leave() -> None:
        ended.append(connecting.done())

    shares: Any = SimpleNamespace(leave=leave)
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing, shares=shares)  # type: ignore[arg-type]
    await chat._client._async_setup_hook()
    connecting = chat._connection._running = asyncio.create_task(asyncio.sleep(900))
    assert chat._sharing is not None
    chat._sharing.settled.set()
    await chat.stop()
    assert ended == [True]


def test_it_hears_messages_and_servers() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    for event in ("on_message", "on_guild_available", "on_guild_join"):
        assert getattr(chat._client, event) == getattr(chat, event)


class Slow(Refusing):
    """Discord takes its time to say that it does not know the token."""

    asked: asyncio.Event

    async def login(self, token: str) -> None:
        """Refuse it, when it is told to."""
        await self.asked.wait()
        await super().login(token)


async def test_a_token_that_is_refused_after_the_house_has_opened_is_told_too(caplog: pytest.LogCaptureFixture) -> None:
    client = Slow(intents=discord.Intents.none())
    client.asked = asyncio.Event()
    connection = Connection(client, "token", AsyncMock(), patience=0.01)
    await connection.begin()
    caplog.clear()
    client.asked.set()
    async with asyncio.timeout(2):
        while not caplog.records:
            await asyncio.sleep(0)
    [told] = caplog.records
    assert told.levelname == "CRITICAL" and told.exc_info is not None and told.exc_info[0] is BadToken


class Silent(Client):
    """Discord lets it in, and tells nothing yet."""

    async def login(self, token: str) -> None:
        await self._async_setup_hook()

    async def connect(self, *, reconnect: bool = True) -> None:
        await asyncio.sleep(900)


@pytest.mark.parametrize("ready", [False, True])
async def test_only_a_connection_that_is_still_being_made_is_given_up(ready: bool) -> None:
    client = Silent(intents=discord.Intents.none())
    connection = Connection(client, "token", AsyncMock(), patience=0.001)
    await connection.begin()
    await asyncio.sleep(0)
    assert connection._running is not None and not connection._open.is_set()
    waiting = {one for one in asyncio.all_tasks() if one is not asyncio.current_task()}
    assert len(waiting) == 2, "the connection, and what tells that it is ready"
    if ready:
        client._ready.set()
    await connection.give_up()
    assert connection._running.cancelled() is not ready
    await connection.end()
    await asyncio.wait(waiting, timeout=1)
    assert len(asyncio.all_tasks()) == 1


async def test_connections_that_end_at_once_are_begun_anew_every_ten_minutes_at_last() -> None:
    _, connection, slept, _ = failing(failures=[ValueError() for _ in range(12)])
    await connection.begin()
    assert slept == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]
    await connection.end()


class Lasting(Failing):
    """Its connections last so long, one after the other; then it stays."""

    lasts: list[float]
    ahead: Ahead

    async def connect(self, *, reconnect: bool = True) -> None:
        """End after a while, which passes at once."""
        if self.lasts:
            self.ahead.by += self.lasts.pop(0)
            raise ValueError("ended")
        await asyncio.sleep(900)


def test_after_a_connection_that_lasted_ten_minutes_the_pauses_grow_from_the_beginning() -> None:
    async def tell(loop: Ahead) -> None:
        client, slept = Lasting(intents=discord.Intents.none()), list[float]()
        client.ahead, client.lasts = loop, [0, 0, 590, 601, 0]

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        connection = Connection(client, "token", AsyncMock(), patience=5, sleep=sleep)
        await connection.begin()
        for _ in range(1000):
            await asyncio.sleep(0)
        assert slept == [1, 2, 4, 1, 2]
        await connection.end()

    run(tell)


def test_the_start_of_the_bot_waits_eight_seconds_for_discord() -> None:
    async def tell(loop: Ahead) -> None:
        chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing, client=Unreached)  # type: ignore[arg-type]
        starting = asyncio.create_task(chat.start())
        for by, started in ((0.0, False), (7.5, False), (0.5, True)):
            loop.by += by
            for _ in range(50):
                await asyncio.sleep(0)
            assert starting.done() is started
        await chat.stop()

    run(tell)


async def test_what_ends_leaves_no_session_open() -> None:
    client = Lost(intents=discord.Intents.none())
    connection = Connection(client, "token", AsyncMock(), patience=0.01)
    await connection.begin()
    await connection.end()
    assert client.is_closed()
