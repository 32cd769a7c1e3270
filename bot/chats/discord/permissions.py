"""What the bot asks of a server: its invitation, the permissions it uses, and those it lacks somewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from bot.chats.discord import reading
from bot.hall.requests import Job

_NOTICES = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""As Discord calls them: discord.py itself lists the first as `read_messages`. Pictures and exports are files. Nothing
is pinned, no link shown with a preview: what these need is not asked for."""
_OF: Mapping[Job, tuple[str, ...]] = {
    Job.NOTICES: _NOTICES,
    # Without the history one cannot answer under a message.
    Job.PLAY: (*_NOTICES, "read_message_history"),
    # A secret that was typed for all to see is deleted.
    Job.SECRETS: ("manage_messages",),
    Job.HEARING: (),
    # Planned dates stand among the server's own events.
    Job.DATES: ("create_events",),
}
NEEDED = discord.Permissions(**dict.fromkeys(_OF[Job.PLAY], True))
_INVITED = NEEDED | discord.Permissions(**dict.fromkeys(_OF[Job.DATES], True))


def invite_url(application: int) -> str:
    """The address by which a server's manager invites the bot."""
    return discord.utils.oauth_url(application, permissions=_INVITED, scopes=("bot", "applications.commands"))


def lacking(channel: Any, me: discord.Member, job: Job, thread: discord.Thread | None) -> tuple[str, ...]:
    """What the bot needs for its job in a channel (or in a `thread` of it) and is denied, as text keys."""
    if me.is_timed_out():
        return ("discord-lacks-no-timeout",) if job.needed else ()
    # GuildChannel's method, not TextChannel's: that one clears all other permissions where one may not write or see,
    # which would name permissions that are granted.
    have = discord.abc.GuildChannel.permissions_for(channel, me)
    elsewhere = "send_messages" if thread is not None else "send_messages_in_threads"
    lacks = [name for name in _OF[job] if name != elsewhere and not getattr(have, name)]
    if thread is not None and thread.locked and not have.manage_threads and job.needed:
        lacks.append("manage_threads")
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
