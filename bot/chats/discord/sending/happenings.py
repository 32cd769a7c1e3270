"""Planned dates among a server's own events, where the bot was given the permission to make them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.chats.discord.gateway.failures import FAILURES, after
from bot.chats.discord.gateway.servers import Servers
from bot.hall.cards.card import plain
from bot.hall.requests import Later, Notice, Unreachable
from bot.ladder.steps import Rung, Way

OUTSIDE, GUILD_ONLY = 3, 2
"""An event outside of Discord's own channels; for the members of the server."""
LONGEST = 100
"""Characters of an event's name, and of its place."""


class Happenings:
    """Makes, changes and deletes events; what became of one is its id, so that the next notice of it changes it."""

    def __init__(self, client: discord.Client, servers: Servers) -> None:
        self._client, self._servers = client, servers

    async def keep(self, notice: Notice) -> Mapping[str, Any]:
        """Let the server's events say what the notice tells; Unreachable where that is not permitted."""
        guild = await self._servers.known(notice.place.house) if notice.place else None
        if guild is None or not guild.me.guild_permissions.create_events:
            raise Unreachable("no events are made there")
        try:
            return await self._kept(guild, notice)
        except FAILURES as error:
            step = after(Rung.EVENT, error, Way.EVENT)
            if step.then is Rung.LATER:
                raise Later(step.pause, step.name) from error
            raise Unreachable(step.name) from error  # This is no failure of the room: no step.

    async def _kept(self, guild: discord.Guild, notice: Notice) -> Mapping[str, Any]:
        assert notice.drawn.happening is not None
        http, event = self._client.http, str((notice.edits or {}).get("event", ""))
        if notice.drawn.happening.off:
            if event:
                await self._gone(guild, event)
            return {}
        told = _told(notice)
        if event:
            try:
                await http.edit_scheduled_event(guild.id, int(event), **told)
                return {"event": event}
            except discord.HTTPException as error:
                if after(Rung.EVENT, error, Way.EVENT).then is not Rung.AFRESH:
                    raise
        made = await self._made_already(guild, told) or await http.create_guild_scheduled_event(guild.id, **told)
        return {"event": str(made["id"])}

    async def _gone(self, guild: discord.Guild, event: str) -> None:
        try:
            await self._client.http.delete_scheduled_event(guild.id, int(event))
        except discord.NotFound:
            """It is deleted already."""

    async def _made_already(self, guild: discord.Guild, told: Mapping[str, Any]) -> Mapping[str, Any] | None:
        """The same event, if a process made it and died before its id was stored."""
        mine, starts = self._client.application_id, datetime.fromisoformat(told["scheduled_start_time"])
        for one in await self._client.http.get_scheduled_events(guild.id, False):
            same = one["name"] == told["name"] and datetime.fromisoformat(one["scheduled_start_time"]) == starts
            if same and str(one.get("creator_id")) == str(mine):
                return dict(one)
        return None


def _told(notice: Notice) -> dict[str, Any]:
    """The event as Discord wants it: its place is what the card says, else the room's name."""
    assert notice.drawn.happening is not None
    assert notice.place is not None
    where = " · ".join(map(plain, notice.drawn.lines)) or f"#{notice.place.title}"
    return {
        "name": plain(notice.drawn.title)[:LONGEST],
        "entity_type": OUTSIDE,
        "privacy_level": GUILD_ONLY,
        "entity_metadata": {"location": where[:LONGEST]},
        "scheduled_start_time": _moment(notice.drawn.happening.starts),
        "scheduled_end_time": _moment(notice.drawn.happening.ends),
    }


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
