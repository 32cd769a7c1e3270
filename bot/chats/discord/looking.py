"""Looks at servers without the gateway: for the doctor, who asks what the bot lacks while it does not run."""

from __future__ import annotations

import discord

from bot.chats.discord import permissions
from bot.hall.requests import BadToken, Job, Place

Channels = dict[int, discord.abc.GuildChannel]


class DiscordLooker:
    """Asks Discord's API; each server once."""

    def __init__(self, token: str, client: type[discord.Client] = discord.Client) -> None:
        self._token = token
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Voice is not used.
        self._client = client(intents=discord.Intents(guilds=True))
        self._servers: dict[str, tuple[discord.Member, Channels] | None] = {}

    async def __aenter__(self) -> DiscordLooker:
        """Log in; BadToken where Discord does not know the bot."""
        try:
            await self._client.login(self._token)
        except discord.LoginFailure as error:
            raise BadToken from error
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._client.close()

    async def named(self) -> str:
        """What the bot is called."""
        assert self._client.user is not None
        return self._client.user.display_name

    async def lacks(self, place: Place, job: Job = Job.PLAY) -> tuple[str, ...]:
        """The text keys of permissions that the bot lacks in a place."""
        if place.house not in self._servers:
            self._servers[place.house] = await self._server(int(place.house))
        server = self._servers[place.house]
        if server is None:
            return ("discord-lacks-membership",)
        me, channels = server
        channel, thread = channels.get(int(place.id)), None
        try:
            if channel is None:
                found = await self._client.fetch_channel(int(place.id))
                thread = found if isinstance(found, discord.Thread) else None
        except (discord.Forbidden, discord.NotFound):
            return ("discord-permission-view-channel",)
        where = channels.get(thread.parent_id) if thread is not None else channel
        return permissions.lacking(where, me, job, thread) if where else ("discord-permission-view-channel",)

    async def _server(self, id: int) -> tuple[discord.Member, Channels] | None:
        try:
            guild = await self._client.fetch_guild(id)
            assert self._client.user is not None
            me = await guild.fetch_member(self._client.user.id)
            return me, {channel.id: channel for channel in await guild.fetch_channels()}
        except (discord.Forbidden, discord.NotFound):
            return None
