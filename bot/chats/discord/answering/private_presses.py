"""Presses in private messages that belong to a room: they act there, and answers for all are sent there."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.chats.discord.answering.answering import Answering
from bot.chats.discord.answering.turns import Doubles
from bot.chats.discord.gateway.failures import FAILURES, after
from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.chats.discord.gateway.servers import Servers
from bot.chats.discord.sending.channel_sender import ChannelSender
from bot.chats.discord.sending.direct_messages import Mail
from bot.chats.discord.sending.message_maker import MessageMaker, laid
from bot.hall.cards.card import Audience
from bot.hall.front import Front
from bot.hall.people.lru import Lru
from bot.hall.people.origins import Origins
from bot.hall.requests import Form, Reply, Request
from bot.ladder.steps import Rung, Way

log = logging.getLogger(__name__)

STILL = 1.0
"""How long to wait for Discord to tell whether somebody is still in the server (seconds)."""
FRESH = 5.0
"""How long a member whom it told is remembered (seconds): a sheet is filled in with forty presses, and whoever was sent
away is to change nothing more."""


class PressRooms:
    """Finds the room that a press in private belongs to."""

    def __init__(self, servers: Servers, origins: Origins, clock: Callable[[], float] = time.monotonic) -> None:
        self._servers, self._origins = servers, origins
        self._clock = clock
        self._members: Lru[tuple[float, discord.Member]] = Lru(1000)
        """Who was one lately, with the moment, by server and id."""

    async def behind(self, request: Request) -> Request | None:
        """The press as one of its room; None where it has none, or is of somebody who sees that room no more."""
        origin = await self._origins.of(request.account.id, request.replied) if request.replied else None
        guild = await self._servers.known(origin.place.house) if origin is not None else None
        if origin is None or guild is None:
            return None
        manages, doubt = False, {}
        try:
            async with asyncio.timeout(STILL):
                member = await self._member(guild, request.account.id)
        except discord.NotFound:
            return None
        except FAILURES as error:
            # Discord did not tell: whoever was a member is taken to be one still, without an office.
            doubt = {"doubt": True}
            log.warning("whether %s is still in server %s is not known: %s", request.account.id, guild.id, error)
        else:
            channel = guild.get_channel_or_thread(int(origin.place.id))
            if channel is not None and not channel.permissions_for(member).view_channel:
                return None
            manages = member.guild_permissions.manage_guild
        handle = {**request.handle, "apart": True, **doubt}
        return replace(request, place=origin.place, manages=manages, handle=handle)

    async def _member(self, guild: discord.Guild, id: str) -> discord.Member:
        """A member of the server, as they were a few seconds ago."""
        at, member = self._members.get((guild.id, id)) or (-math.inf, None)
        if member is None or self._clock() - at >= FRESH:
            at, member = self._clock(), await guild.fetch_member(int(id))
            self._members.keep((guild.id, id), (at, member))
        return member


class AnsweringInPrivate(Answering):
    """A press in private that belongs to a room."""

    __slots__ = ("_client", "_sender")

    def __init__(
        self,
        front: Front,
        maker: MessageMaker,
        mail: Mail,
        client: discord.Client,
        sender: ChannelSender,
        heard: HeardInteraction,
        request: Request,
        turn: asyncio.Lock,
        doubles: Doubles,
        *,
        patience: float,
    ) -> None:
        super().__init__(front, maker, mail, heard, request, turn, doubles, patience=patience)
        self._client = client
        self._sender = sender

    def _hidden(self, audience: Audience) -> bool:
        """Nobody else sees it here anyway."""
        return False

    def _alone(self) -> bool:
        return True

    async def _say(self, reply: Reply | Form | None, messages: Sequence[dict[str, Any]]) -> dict[str, Any]:
        if isinstance(reply, Reply) and reply.audience is Audience.ROOM:
            try:
                return await self._there(reply, messages)
            except discord.HTTPException as error:
                step = after(Rung.MESSAGE, error, Way.ANSWER)
                if step.then is not Rung.CHAT:
                    raise
                log.info("request %s is answered in private: %s: %s", self._request.id, step.name, error)
                await self._front.barred(self._request.place, step)
                await self._front.told_apart(reply, self._request.place)
                messages = await self._maker.ready(reply.drawn, self._heard.heaviest)
        became = await super()._say(reply, messages)
        if isinstance(reply, Form) or (reply is not None and reply.drawn.buttons):
            await self._mail.belongs(self._request.account, became.get("messages", ()), self._request.place)
        return became

    async def _there(self, reply: Reply, messages: Sequence[dict[str, Any]]) -> dict[str, Any]:
        """Send it to the room, and a link to it here."""
        place = self._request.place
        if not self._heard.answered:
            await self._heard.whole.response.defer()  # Sending to the room may have to wait for a rate limit.
        channel = self._client.get_partial_messageable(int(place.id), guild_id=int(place.house))
        sent = [
            await self._sender.send(channel, channel.id, message, reply.request, part, reply.drawn.language)
            for part, message in enumerate(messages)
        ]
        told = self._own("discord-said-there")
        told["content"] += f" {sent[0].jump_url}"
        if reply.drawn.replaces or self._filled(reply):
            await self._edit(told)
        else:
            await self._follow({**told, "suppress_embeds": True}, False)
        ids = [str(message.id) for message in sent]
        return {"channel": place.id, "messages": ids, **laid(messages, ids)}
