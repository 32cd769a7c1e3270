"""What the bot lacks in a room of Discord, found out without the gateway, while it does not run."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.chats.discord.looking import DiscordLooker
from bot.hall.requests import BadToken, Job, Place
from tests.chats.discord.wire import DUEL, GUILD, LOUNGE, ME, OUR_ROLE, TABLE, THREAD, Wire, channel, guild, member

SERVER = guild()
MUTE = discord.Permissions(send_messages=True)
UNSEEN = {"GET /guilds/2000": (404, 10004), "GET /guilds/2000/members/900": (403, 50001)}
"""How Discord says that the bot is not in the server."""


class Server(Wire):
    """A server whose table denies the bot to attach files."""

    closed = 0
    """How often somebody left."""

    def _said(self, asked: str) -> tuple[int, Any]:
        denied = discord.Permissions(attach_files=True)
        told = {
            f"GET /guilds/{GUILD}": SERVER,
            f"GET /guilds/{GUILD}/members/900": member(ME, OUR_ROLE),
            f"GET /guilds/{GUILD}/channels": [
                channel(LOUNGE),
                channel(TABLE, denied=denied),
                channel("3004", denied=MUTE),
            ],
            f"GET /channels/{THREAD}": DUEL,
            "GET /channels/3005": {**DUEL, "id": "3005", "parent_id": "3004"},
        }
        refused, said = super()._said(asked)
        return (refused, said) if refused != 200 else (200, told[asked])


class Known(discord.Client):
    """Lets in who has the token, without a socket; `wire` is what Discord says."""

    wire: Server

    async def login(self, token: str) -> None:
        """As Discord does."""
        if token != "token":
            raise discord.LoginFailure
        self._connection.user = discord.ClientUser(state=self._connection, data=ME)  # type: ignore[arg-type]
        self.http._HTTPClient__session = self.wire  # type: ignore[attr-defined]
        self.http._global_over = asyncio.Event()
        self.http._global_over.set()

    async def close(self) -> None:
        """No socket is open."""
        self.wire.closed += 1


@pytest.fixture
def wire() -> Server:
    return Server()


async def lacks(wire: Server, *rooms: str, job: Job = Job.PLAY) -> list[tuple[str, ...]]:
    """What the bot lacks in these rooms, as the text keys say."""
    async with DiscordLooker("token", type("Here", (Known,), {"wire": wire})) as looker:
        assert await looker.named() == "Araldo"
        return [await looker.lacks(Place("discord", room, house=GUILD), job) for room in rooms]


async def test_each_room_is_told_by_its_own_permissions(wire: Server) -> None:
    assert await lacks(wire, LOUNGE, TABLE) == [(), ("discord-permission-attach-files",)]


async def test_discord_py_warns_of_nothing_among_what_the_doctor_says(
    wire: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await lacks(wire, LOUNGE)
    assert caplog.records == []


async def test_a_thread_is_as_open_as_the_channel_around_it(wire: Server) -> None:
    assert await lacks(wire, THREAD) == [("discord-permission-attach-files",)]


async def test_in_a_thread_it_need_not_write_in_the_channel_around_it(wire: Server) -> None:
    assert await lacks(wire, "3004", "3005") == [("discord-permission-send-messages",), ()]


async def test_each_job_asks_for_permissions_of_its_own(wire: Server) -> None:
    assert await lacks(wire, LOUNGE, job=Job.SECRETS) == [("discord-permission-manage-messages",)]


async def test_a_server_is_asked_once_for_all_its_rooms(wire: Server) -> None:
    await lacks(wire, LOUNGE, TABLE, LOUNGE)
    assert len(wire.of("GET /guilds/2000")) == 1


@pytest.mark.parametrize("asked", UNSEEN)
async def test_a_server_that_the_bot_has_left_is_named_so(wire: Server, asked: str) -> None:
    wire.refuses[asked] = UNSEEN[asked]
    assert await lacks(wire, LOUNGE) == [("discord-lacks-membership",)]


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50001)])
async def test_a_room_that_is_gone_or_closed_to_it_cannot_be_seen(wire: Server, status: int, code: int) -> None:
    wire.refuses[f"GET /channels/{THREAD}"] = status, code
    assert await lacks(wire, THREAD) == [("discord-permission-view-channel",)]


async def test_a_token_that_discord_does_not_know_is_a_bad_one() -> None:
    with pytest.raises(BadToken):
        await DiscordLooker("another", Known).__aenter__()


async def test_who_has_looked_leaves(wire: Server) -> None:
    await lacks(wire)
    assert wire.closed == 1
