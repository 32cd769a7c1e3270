"""What the bot asks of a server: its invitation, the permissions it uses, and those it lacks somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.chats.discord import reading

_NAMES = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history")
"""As Discord calls them: discord.py itself lists the first as `read_messages`."""

NEEDED = discord.Permissions(**dict.fromkeys(_NAMES, True))
"""Pictures and exports are attached files; without the history one cannot answer under a message."""


def invite_url(application: int) -> str:
    """The address by which a server's manager invites the bot."""
    return discord.utils.oauth_url(application, permissions=NEEDED, scopes=("bot", "applications.commands"))


def lacking(channel: Any, me: discord.Member) -> tuple[str, ...]:
    """The permissions that the bot needs in a channel and has not, as text keys."""
    have = channel.permissions_for(me)
    elsewhere = "send_messages" if isinstance(channel, discord.Thread) else "send_messages_in_threads"
    lacks = [name for name in _NAMES if name != elsewhere and not getattr(have, name)]
    return tuple(f"discord-permission-{name.replace('_', '-')}" for name in lacks)


def may_write(payload: Mapping[str, Any], *, files: bool) -> bool:
    """Whether the bot may write of its own accord where an interaction came from, as it always may answer there."""
    have = discord.Permissions(int(payload["app_permissions"]))
    write = have.send_messages_in_threads if payload["channel"]["type"] in reading.THREADS else have.send_messages
    return have.view_channel and write and (have.attach_files or not files)


def first_room(guild: discord.Guild) -> discord.TextChannel | None:
    """The channel for a greeting: the server's own for such, else the first where one may write."""
    rooms = [guild.system_channel, *sorted(guild.text_channels, key=lambda channel: (channel.position, channel.id))]
    for room in rooms:
        if room is not None:
            may = room.permissions_for(guild.me)
            if may.view_channel and may.send_messages:
                return room
    return None
