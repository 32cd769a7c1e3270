"""Reports rate limits, failures and reconnections of Discord to the metrics."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord

from bot.chats.discord.gateway.refused_requests import RefusedRequests
from bot.hall.running.watch import Watch

TOO_MANY = 429
PLATFORM = "discord"


def trace(watch: Watch, refused: RefusedRequests) -> aiohttp.TraceConfig:
    """Tells of the answers that mean trouble: rate limits, and failures of Discord's; and has refusals counted."""

    async def started(_: aiohttp.ClientSession, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams) -> None:
        refused.asks(start.url.path)

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        refused.answered(end.response.status, end.response.headers)
        if end.response.status == TOO_MANY:
            watch.happened(PLATFORM, "rate-limit")
        elif end.response.status >= 500:
            watch.happened(PLATFORM, "failure")

    async def failed(_: aiohttp.ClientSession, __: SimpleNamespace, ___: aiohttp.TraceRequestExceptionParams) -> None:
        watch.happened(PLATFORM, "unreached")

    config = aiohttp.TraceConfig()
    config.on_request_start.append(started)
    config.on_request_end.append(ended)
    config.on_request_exception.append(failed)
    return config


def gateway(client: discord.Client, watch: Watch) -> None:
    """Tells of connections made, resumed and lost."""

    async def on_shard_connect(_: int) -> None:
        watch.happened(PLATFORM, "connected")

    async def on_shard_resumed(_: int) -> None:
        watch.happened(PLATFORM, "resumed")

    async def on_shard_disconnect(_: int) -> None:
        watch.happened(PLATFORM, "disconnected")

    for event in (on_shard_connect, on_shard_resumed, on_shard_disconnect):
        client.event(event)
