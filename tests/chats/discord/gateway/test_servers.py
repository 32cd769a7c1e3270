"""Servers of which the gateway tells this process nothing are asked for, and what comes of them meanwhile waits."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest

from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.servers import HURRY, Servers
from tests.chats.discord.test_permissions import ME, channel, role
from tests.chats.discord.wire import DUEL, THREAD
from tests.hall.ahead import Ahead, run

OURS, THEIRS = 2 << 22, 3 << 22
"""Of two shards the first is ours: it has the server with an even number."""
WHOLE: dict[str, Any] = {"name": "Club", "owner_id": "1", "emojis": [], "member_count": 2}
READ = ("INTERACTION_CREATE", "MESSAGE_CREATE", "MESSAGE_UPDATE")
RIGHTS = ("CHANNEL_UPDATE", "GUILD_MEMBER_UPDATE", "GUILD_ROLE_UPDATE", "THREAD_UPDATE")
CHANGES = ("CHANNEL_CREATE", "CHANNEL_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_DELETE", "THREAD_CREATE")


def refusal(sort: type[discord.HTTPException], status: int) -> discord.HTTPException:
    return sort(cast(Any, SimpleNamespace(status=status, reason="no")), {"code": 0, "message": "no"})


class There:
    """One of two processes, in front of a Discord that tells of servers when it is asked."""

    def __init__(self, *failures: Exception, hurry: float = 60) -> None:
        self.client = Client(intents=discord.Intents(guilds=True))
        self.client.sharing = cast(Any, SimpleNamespace())
        self.client.shard_count = 2
        self.client._launched[0] = cast(Any, SimpleNamespace())
        connection: Any = self.client._connection
        connection.user = discord.ClientUser(state=connection, data=ME)  # type: ignore[arg-type]
        self.failures, self.asked, self.open = [*failures], list[int](), asyncio.Event()
        self.open.set()
        self.client.http = cast(
            Any,
            SimpleNamespace(
                get_guild=self._told,
                get_all_guild_channels=AsyncMock(return_value=[channel("30", discord.Permissions.none())]),
                get_active_threads=AsyncMock(return_value={"threads": [{**DUEL, "parent_id": "30"}]}),
                get_member=self._ourselves,
            ),
        )
        self.read: list[str] = []
        self.available: list[int] = []
        for event in connection.parsers:
            connection.parsers[event] = lambda data, event=event: self.read.append(event)
        self.client.dispatch = lambda event, *given: self.available.append(given[0].id)  # type: ignore[method-assign]
        self.sleep = AsyncMock()
        self.servers = Servers(self.client, sleep=self.sleep, hurry=hurry)
        self.servers.wait_for_them(lambda interaction, server: interaction == 66)

    async def _told(self, id: int, *, with_counts: bool) -> dict[str, Any]:
        assert not with_counts
        self.asked.append(id)
        await self.open.wait()
        if self.failures:
            raise self.failures.pop(0)
        return {**WHOLE, "id": str(id), "roles": [role(str(id), discord.Permissions.none())]}

    async def _ourselves(self, server: int, member: int) -> dict[str, Any]:
        assert member == int(ME["id"])  # type: ignore[call-overload]
        joined = "2026-01-10T20:00:00+00:00"
        return {"user": ME, "roles": [], "joined_at": joined, "deaf": False, "mute": False, "flags": 0}

    async def hears(self, event: str, **data: Any) -> list[str]:
        """What has been read once this came."""
        self.client._connection.parsers[event]({"id": "7", **data})
        return await self.calm()

    async def calm(self) -> list[str]:
        """What has been read once nothing goes on by itself any more."""
        for _ in range(30):
            await asyncio.sleep(0)
        return self.read


async def test_a_server_of_another_process_is_asked_for_whole_each_time() -> None:
    there = There()
    for _ in range(2):
        guild = await there.servers.known(str(THEIRS))
        assert guild is not None and guild.id == THEIRS and guild.me.id == 900
        assert [one.id for one in guild.channels] == [30] and [one.id for one in guild.threads] == [int(THREAD)]
    assert there.asked == [THEIRS, THEIRS] and not there.client.guilds and not there.available


async def test_one_of_our_own_shard_is_asked_for_once_and_kept_from_then_on() -> None:
    there = There()
    both = await asyncio.gather(*(there.servers.known(str(OURS)) for _ in range(2)))
    assert both[0] is both[1] is await there.servers.known(str(OURS)) is there.client.get_guild(OURS)
    assert there.asked == there.available == [OURS]


async def test_who_asks_for_a_server_and_goes_away_leaves_it_to_others_who_ask() -> None:
    there = There()
    there.open.clear()
    gone, stays = (asyncio.create_task(there.servers.known(str(THEIRS))) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.wait({gone})
    there.open.set()
    assert await stays is not None and there.asked == [THEIRS]


async def test_of_no_server_nothing_is_asked_nor_of_any_where_one_process_hears_of_all() -> None:
    there = There()
    assert await there.servers.known("") is None
    there.client.sharing = None
    assert await there.servers.known(str(OURS)) is None and not there.asked


async def test_only_servers_of_our_shards_are_told_here() -> None:
    there = There()
    ours, theirs = (cast(Any, SimpleNamespace(id=id)) for id in (OURS, THEIRS))
    assert there.servers.told_here(ours) and not there.servers.told_here(theirs)
    there.client.sharing = None
    assert there.servers.told_here(theirs)


@pytest.mark.parametrize("refused", [refusal(discord.NotFound, 404), refusal(discord.Forbidden, 403)])
async def test_where_the_bot_is_not_there_is_no_server(refused: Exception) -> None:
    assert await There(refused).servers.known(str(OURS)) is None


async def test_a_server_that_cannot_be_told_now_is_asked_for_again_after_pauses() -> None:
    there = There(*(aiohttp.ClientError() for _ in range(9)))
    assert await there.servers.known(str(OURS)) is None and len(there.asked) == 4
    assert [one.args for one in there.sleep.await_args_list] == [(1,), (4,), (16,)]
    there.failures = [refusal(discord.DiscordServerError, 503)]
    assert await there.servers.known(str(OURS)) is not None and len(there.asked) == 6


@pytest.mark.parametrize("event", [*READ, *RIGHTS])
async def test_what_comes_of_a_server_that_is_not_known_waits_until_it_is(event: str) -> None:
    there = There()
    there.open.clear()
    assert await there.hears(event, guild_id=str(OURS)) == []
    there.open.set()
    assert await there.calm() == [event]


@pytest.mark.parametrize("event", [*CHANGES, "THREAD_DELETE"])
async def test_changes_wait_only_where_their_server_is_being_asked_for(event: str) -> None:
    there = There()
    there.open.clear()
    assert await there.hears(event, guild_id=str(OURS)) == [event] and not there.asked
    await there.hears("MESSAGE_CREATE", guild_id=str(OURS))
    assert await there.hears(event, guild_id=str(OURS)) == [event]
    there.open.set()
    assert sorted(await there.calm()) == sorted([event, "MESSAGE_CREATE", event])


async def test_a_server_that_changes_itself_is_known_by_its_own_id() -> None:
    there = There()
    there.open.clear()
    await there.hears("MESSAGE_CREATE", guild_id=str(OURS))
    assert await there.hears("GUILD_UPDATE", id=str(OURS)) == []
    assert await there.hears("GUILD_UPDATE", id=str(THEIRS)) == ["GUILD_UPDATE"]


async def test_what_is_of_no_server_or_of_a_known_one_is_read_at_once() -> None:
    there = There()
    await there.servers.known(str(OURS))
    assert await there.hears("MESSAGE_CREATE") == ["MESSAGE_CREATE"]
    assert await there.hears("MESSAGE_UPDATE", guild_id=str(OURS)) == ["MESSAGE_CREATE", "MESSAGE_UPDATE"]
    assert there.asked == [OURS]


async def test_of_a_server_in_which_the_bot_is_not_only_what_was_pressed_is_read() -> None:
    there = There(*(refusal(discord.NotFound, 404) for _ in range(2)))
    assert await there.hears("MESSAGE_CREATE", guild_id=str(OURS)) == []
    assert await there.hears("INTERACTION_CREATE", guild_id=str(OURS)) == ["INTERACTION_CREATE"]


async def test_what_was_pressed_waits_for_its_server_no_longer_than_its_answer_may_take() -> None:
    there = There(hurry=0)
    there.open.clear()
    assert await there.hears("INTERACTION_CREATE", guild_id=str(OURS)) == ["INTERACTION_CREATE"]
    assert await there.hears("MESSAGE_CREATE", guild_id=str(OURS)) == ["INTERACTION_CREATE"]


def test_that_is_a_second() -> None:
    async def tell(loop: Ahead) -> None:
        there = There(hurry=HURRY)
        there.open.clear()
        assert await there.hears("INTERACTION_CREATE", guild_id=str(OURS)) == []
        loop.by += 0.5
        assert await there.calm() == []
        loop.by += 0.5
        assert await there.calm() == ["INTERACTION_CREATE"]

    run(tell)


async def test_what_was_pressed_and_is_told_again_is_left() -> None:
    there = There()
    assert await there.hears("INTERACTION_CREATE", id="66", guild_id=str(OURS)) == [] and not there.asked
    assert await there.hears("INTERACTION_CREATE", id="66") == []
    assert await there.hears("MESSAGE_CREATE", id="66") == ["MESSAGE_CREATE"]
