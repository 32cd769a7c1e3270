"""Discord lets a bot begin a thousand sessions a day, and resets the token of one that begins more."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any
from unittest.mock import AsyncMock, call

import discord
import pytest
from yarl import URL

from bot.chats.discord.gateway.client import Client, pause

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

DAY = 86_400_000
EMPTY: list[Any] = []


def limits(remaining: int, reset_after: int = DAY) -> SessionStartLimit:
    return {"total": 1000, "remaining": remaining, "reset_after": reset_after, "max_concurrency": 1}


def test_while_half_of_them_are_left_a_session_begins_at_once() -> None:
    assert pause(limits(1000)) == pause(limits(501)) == 0 < pause(limits(500))


def test_a_bot_that_crashes_at_every_start_never_spends_them_all() -> None:
    left, now = 1000, 0.0
    while now < DAY / 1000:
        now += pause(limits(left, DAY - int(now * 1000))) + 2  # systemd starts it again after two seconds
        left -= 1
    assert left >= 100


def test_shards_that_begin_together_wait_for_all_of_them() -> None:
    assert pause(limits(510), 9) == 0 and pause(limits(510), 20) > 20 * DAY / 1000 / 500


def test_where_none_is_left_the_next_day_is_waited_for() -> None:
    assert pause(limits(0, 3_600_000)) == 3600


def client(remaining: int) -> tuple[Client, list[float]]:
    """A client for which Discord has so many beginnings left, and which notes its shards; and what it waits for."""
    waited: list[float] = []
    made = Client(intents=discord.Intents.none(), sleep=AsyncMock(side_effect=waited.append))
    made.http.get_bot_gateway = AsyncMock(return_value=(1, "wss://gateway", limits(remaining)))  # type: ignore[method-assign]
    made.launch_shard = AsyncMock()  # type: ignore[method-assign]
    return made, waited


@pytest.mark.parametrize(("remaining", "seconds"), [(900, EMPTY), (460, [240.0])])
async def test_the_shards_of_a_process_wait_where_few_are_left(remaining: int, seconds: list[float]) -> None:
    one, waited = client(remaining)
    await one.launch_shards()
    assert waited == seconds and one.launch_shard.await_count == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(("remaining", "seconds"), [(900, EMPTY), (460, [240.0])])
async def test_so_does_a_shared_shard_that_begins_anew(remaining: int, seconds: list[float]) -> None:
    one, waited = client(remaining)
    await one.begun_anew(URL("wss://gateway"), 0)
    assert waited == seconds and one.launch_shard.await_count == 1  # type: ignore[attr-defined]


async def test_where_few_are_left_all_shards_of_a_process_count() -> None:
    one, waited = client(510)
    one.http.get_bot_gateway = AsyncMock(return_value=(20, "wss://gateway", limits(510)))  # type: ignore[method-assign]
    await one.launch_shards()
    assert waited == [pause(limits(510), 20)] and waited[0] > 0


async def test_a_shard_that_begins_anew_does_so_at_its_gateway_under_its_number() -> None:
    one, _ = client(900)
    await one.begun_anew(URL("wss://gateway"), 3)
    assert one.launch_shard.await_args == call(URL("wss://gateway"), 3)  # type: ignore[attr-defined]


async def test_alone_the_first_shard_begins_at_once() -> None:
    one, _ = client(900)
    async with asyncio.timeout(1):
        await one.before_identify_hook(0, initial=True)


async def test_a_shared_shard_begins_also_where_discord_does_not_say_how_many_are_left() -> None:
    one, waited = client(900)
    one.http.get_bot_gateway = AsyncMock(side_effect=discord.GatewayNotFound)  # type: ignore[method-assign]
    await asyncio.wait_for(one.begun_anew(URL("wss://gateway"), 0), 5)
    assert not waited and one.launch_shard.await_count == 1  # type: ignore[attr-defined]
