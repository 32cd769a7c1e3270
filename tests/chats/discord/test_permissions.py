"""What the bot may not do in a room of Discord, as `/club announce` names it."""

from __future__ import annotations

import datetime
from typing import Any

import discord
import pytest

from bot.chats.discord import DiscordChat
from bot.chats.discord.permissions import NEEDED, may_write
from bot.hall.declared.catalogue import Commands
from bot.hall.requests import Job, Place
from bot.hall.running.watch import Watch
from bot.texts import LANGUAGES, Texts
from tests.chats.discord import wire

ME = {"id": "900", "username": "Araldo", "discriminator": "0", "avatar": None, "bot": True, "global_name": None}
GUILD, OPEN, CLOSED, THREAD = "2000", "3000", "3001", "3002"
IN_A_CHANNEL = ("view_channel", "send_messages", "attach_files", "read_message_history")


class Front:
    """Knows no commands."""

    commands, texts, watch = Commands(()), Texts(), Watch()


async def nothing(*_: Any) -> None:
    return None


def key(permission: str) -> str:
    return f"discord-permission-{permission.replace('_', '-')}"


def room(id: str, **more: Any) -> Place:
    return Place("discord", id, house=GUILD, **more)


def role(id: str, permissions: discord.Permissions) -> dict[str, Any]:
    flags = dict.fromkeys(("hoist", "managed", "mentionable"), False)
    return {"id": id, "name": id, "permissions": str(permissions.value), "position": 0, "color": 0, "flags": 0, **flags}


def channel(id: str, denied: discord.Permissions) -> dict[str, Any]:
    closed = {"id": "77", "type": 0, "allow": "0", "deny": str(denied.value)}
    return {"id": id, "type": 0, "name": id, "position": 0, "permission_overwrites": [closed]}


def connected(denied: discord.Permissions, granted: discord.Permissions = NEEDED) -> DiscordChat:
    """The chat in a server with an open channel, and one (with a thread) that denies the bot something."""
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    connection: Any = chat._client._connection
    connection.user = discord.ClientUser(state=connection, data=ME)  # type: ignore[arg-type]
    when = "2026-01-10T20:00:00+00:00"
    thread = {"id": THREAD, "type": 11, "name": THREAD, "parent_id": CLOSED, "guild_id": GUILD, "owner_id": "1"}
    counts = {"message_count": 0, "member_count": 1}
    state = {"archived": False, "auto_archive_duration": 60, "archive_timestamp": when, "locked": False}
    connection._add_guild_from_data(
        {
            "id": GUILD,
            "name": "Club",
            "owner_id": "1",
            "roles": [role(GUILD, discord.Permissions.none()), role("77", granted)],
            "channels": [channel(OPEN, discord.Permissions.none()), channel(CLOSED, denied)],
            "threads": [{**thread, **counts, "thread_metadata": state}],
            "members": [{"user": ME, "roles": ["77"], "joined_at": when, "deaf": False, "mute": False, "flags": 0}],
            "emojis": [],
            "member_count": 2,
        }
    )
    return chat


async def test_where_it_may_do_all_that_it_needs_it_lacks_nothing() -> None:
    chat = connected(discord.Permissions(send_messages=True))
    assert await chat.lacks(room(OPEN)) == ()


@pytest.mark.parametrize("permission", ["attach_files", "read_message_history"])
async def test_it_lacks_what_a_channel_denies_it(permission: str) -> None:
    chat = connected(discord.Permissions(**{permission: True}))
    assert await chat.lacks(room(CLOSED)) == (key(permission),)


@pytest.mark.parametrize("permission", ["send_messages", "view_channel"])
async def test_what_is_denied_is_named_and_not_what_follows_of_it(permission: str) -> None:
    chat = connected(discord.Permissions(**{permission: True}))
    assert await chat.lacks(room(CLOSED)) == (key(permission),)


async def test_where_several_are_denied_all_are_named() -> None:
    denied = dict.fromkeys(IN_A_CHANNEL, True)
    assert await connected(discord.Permissions(**denied)).lacks(room(CLOSED)) == tuple(map(key, IN_A_CHANNEL))


async def test_what_the_whole_server_does_not_grant_is_lacking_in_every_channel() -> None:
    granted = discord.Permissions(NEEDED.value)
    granted.update(attach_files=False)
    assert await connected(discord.Permissions.none(), granted).lacks(room(OPEN)) == (key("attach_files"),)


async def test_an_administrator_lacks_nothing_even_where_it_is_denied() -> None:
    chat = connected(discord.Permissions.all(), discord.Permissions(administrator=True))
    assert await chat.lacks(room(CLOSED)) == ()


async def test_in_a_thread_it_needs_to_write_there_and_not_in_its_channel() -> None:
    assert await connected(discord.Permissions(send_messages=True)).lacks(room(THREAD, parent=CLOSED)) == ()
    chat = connected(discord.Permissions(send_messages_in_threads=True))
    assert await chat.lacks(room(THREAD, parent=CLOSED)) == (key("send_messages_in_threads"),)
    assert key("send_messages_in_threads") not in await chat.lacks(room(CLOSED))


async def test_where_it_only_announces_it_needs_no_history() -> None:
    chat = connected(discord.Permissions(read_message_history=True))
    assert await chat.lacks(room(CLOSED), Job.NOTICES) == ()
    assert await chat.lacks(room(CLOSED), Job.PLAY) == (key("read_message_history"),)


async def test_what_was_typed_by_mistake_it_deletes_only_with_a_permission_more() -> None:
    granted = discord.Permissions(NEEDED.value | discord.Permissions.manage_messages.flag)
    assert await connected(discord.Permissions.none()).lacks(room(OPEN), Job.SECRETS) == (key("manage_messages"),)
    assert await connected(discord.Permissions.none(), granted).lacks(room(OPEN), Job.SECRETS) == ()


async def test_planned_dates_stand_among_the_servers_events_only_with_a_permission_more() -> None:
    granted = discord.Permissions(NEEDED.value) | discord.Permissions(create_events=True)
    assert await connected(discord.Permissions.none()).lacks(room(OPEN), Job.DATES) == (key("create_events"),)
    assert await connected(discord.Permissions.none(), granted).lacks(room(OPEN), Job.DATES) == ()


async def test_in_time_out_it_lacks_only_the_end_of_that() -> None:
    chat = connected(discord.Permissions.none())
    later = discord.utils.utcnow() + datetime.timedelta(minutes=5)
    for guild in chat._client.guilds:
        guild.me.timed_out_until = later
    assert await chat.lacks(room(OPEN)) == ("discord-lacks-no-timeout",)
    assert await chat.lacks(room(OPEN), Job.SECRETS) == (), "the end of it is said once"


@pytest.mark.parametrize(
    ("manages", "job", "lacks"),
    [(False, Job.PLAY, True), (False, Job.NOTICES, True), (False, Job.HEARING, False), (True, Job.PLAY, False)],
)
async def test_in_a_thread_that_is_locked_it_writes_only_with_a_permission_more(
    manages: bool, job: Job, lacks: bool
) -> None:
    granted = discord.Permissions(NEEDED.value)
    granted.update(manage_threads=manages)
    chat = connected(discord.Permissions.none(), granted)
    for guild in chat._client.guilds:
        for thread in guild.threads:
            thread.locked = True
    assert await chat.lacks(room(THREAD, parent=CLOSED), job) == ((key("manage_threads"),) if lacks else ())
    assert await chat.lacks(room(CLOSED), job) == ()


async def test_an_archived_thread_of_which_the_gateway_tells_nothing_is_asked_for() -> None:
    rooms = (wire.channel(wire.LOUNGE), wire.channel(wire.TABLE, denied=discord.Permissions(attach_files=True)))
    here = await wire.stage(wire.Front(None), server=wire.guild(*rooms))
    here.wire.gives["GET /channels/4000"] = {**wire.DUEL, "id": "4000"}
    place = Place("discord", "4000", house=wire.GUILD)
    assert await here.chat.lacks(place) == (key("attach_files"),)


@pytest.mark.parametrize(
    ("granted", "kind", "files", "may"),
    [
        (("view_channel", "send_messages"), 0, False, True),
        (("view_channel", "send_messages"), 0, True, False),
        (("view_channel", "send_messages", "attach_files"), 0, True, True),
        (("view_channel", "send_messages"), 11, False, False),
        (("view_channel", "send_messages_in_threads"), 11, False, True),
        (("view_channel", "send_messages_in_threads"), 0, False, False),
        (("send_messages", "attach_files"), 0, False, False),
        (("view_channel", "attach_files"), 0, True, False),
    ],
)
def test_of_its_own_accord_it_writes_where_it_may_see_and_write_and_files_where_it_may_attach_them(
    granted: tuple[str, ...], kind: int, files: bool, may: bool
) -> None:
    allowed = discord.Permissions(**dict.fromkeys(granted, True))
    payload = {"app_permissions": str(allowed.value), "channel": {"type": kind}}
    assert may_write(payload, files=files) is may


@pytest.mark.parametrize("refusal", [(403, 50001), (404, 10003)])
async def test_a_room_that_discord_does_not_show_is_one_that_it_cannot_see(refusal: tuple[int, int]) -> None:
    here = await wire.stage(wire.Front(None))
    here.wire.refuses["GET /channels/4000"] = refusal
    place = Place("discord", "4000", house=wire.GUILD)
    assert await here.chat.lacks(place) == (key("view_channel"),)


async def test_in_a_private_chat_it_lacks_nothing() -> None:
    assert await connected(discord.Permissions.none()).lacks(Place("discord", "8001", private=True)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_it_needs_has_a_name(language: str) -> None:
    every = (*IN_A_CHANNEL, "send_messages_in_threads")
    assert discord.Permissions(**dict.fromkeys(every, True)) == NEEDED
    assert len({Texts().say(language, key(name), {}) for name in every}) == len(every)
