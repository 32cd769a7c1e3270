"""A server that invites the bot, or had invited it before, is greeted once, in its first room."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.chats.discord.chat import AT_ONCE, GREETING
from bot.hall.requests import Place
from tests.chats.discord import wire
from tests.chats.discord.interactions import card
from tests.chats.discord.wire import GUILD, LOUNGE, TABLE, Front, Stage, stage


def greetings(here: Stage) -> list[tuple[str, str]]:
    return [(path.split("/")[2], body["content"]) for _, path, body in here.wire.asked if body and "content" in body]


async def test_a_server_is_greeted_in_its_first_room() -> None:
    here = await stage(Front())
    here.front.hello = card("Ciao")
    await here.chat.on_guild_join(here.client.guilds[0])
    assert greetings(here) == [(LOUNGE, "Ciao")] and here.front.greeted == [
        Place("discord", LOUNGE, LOUNGE, "", GUILD, "Club")
    ]
    await here.chat.on_guild_available(here.client.guilds[0])
    nonces = [body["nonce"] for _, _, body in here.wire.asked]
    assert len(nonces) == 2 and len(set(nonces)) == 1


async def test_servers_that_were_there_already_are_greeted_a_few_a_minute() -> None:
    here = await stage(Front())
    here.front.hello = card("Ciao")
    (club,) = here.client.guilds
    many = AT_ONCE + 3
    await asyncio.gather(*(here.chat.on_guild_available(club) for _ in range(many)))
    assert [one for one in here.slept if one] == [GREETING] * 4
    await here.chat.on_guild_join(club)
    assert len(here.slept) == many and len(greetings(here)) == many + 1, "whoever invites it now is greeted now"
    here.front.hello = None
    await here.chat.on_guild_available(club)
    assert len(here.slept) == many, "who was greeted before keeps nobody waiting"


async def test_who_was_greeted_before_is_not_greeted_again() -> None:
    here = await stage(Front())
    await here.chat.on_guild_available(here.client.guilds[0])
    assert here.front.greeted and not here.wire.asked


async def test_where_the_bot_may_write_nowhere_nothing_is_said() -> None:
    closed = discord.Permissions(view_channel=True)
    here = await stage(Front(), server=wire.guild(granted=closed))
    here.front.hello = card("Ciao")
    await here.chat.on_guild_join(here.client.guilds[0])
    assert not here.front.greeted and not here.wire.asked


async def test_a_greeting_that_discord_refuses_is_left() -> None:
    here = await stage(Front())
    here.front.hello = card("Ciao")
    here.wire.refuses["POST .*"] = (403, 50013)
    await here.chat.on_guild_join(here.client.guilds[0])
    assert len(here.wire.asked) == 1


async def test_the_greeting_goes_where_the_server_has_such_things_said() -> None:
    rooms = (wire.channel(LOUNGE), wire.channel(TABLE, 1))
    here = await stage(Front(), server=wire.guild(*rooms, system_channel_id=TABLE))
    here.front.hello = card("Ciao")
    await here.chat.on_guild_join(here.client.guilds[0])
    assert greetings(here) == [(TABLE, "Ciao")]


@pytest.mark.parametrize("denied", ["view_channel", "send_messages"])
async def test_a_room_that_is_closed_to_the_bot_is_passed_over(denied: str) -> None:
    rooms = (wire.channel(LOUNGE, denied=discord.Permissions(**{denied: True})), wire.channel(TABLE, 1))
    here = await stage(Front(), server=wire.guild(*rooms, system_channel_id=LOUNGE))
    here.front.hello = card("Ciao")
    await here.chat.on_guild_join(here.client.guilds[0])
    assert greetings(here) == [(TABLE, "Ciao")]


async def test_of_rooms_in_one_place_the_older_is_the_first() -> None:
    here = await stage(Front(), server=wire.guild(wire.channel("3009"), wire.channel("3005"), wire.channel("3007", 1)))
    here.front.hello = card("Ciao")
    await here.chat.on_guild_join(here.client.guilds[0])
    assert greetings(here) == [("3005", "Ciao")]
