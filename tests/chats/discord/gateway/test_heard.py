"""Of a shard we hear what happens once Discord has said so on the line that is open now."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord

from bot.chats.discord.gateway.client import Client
from tests.chats.discord.wire import ME


def line() -> Any:
    return SimpleNamespace(open=True)


async def test_a_line_that_is_open_says_nothing_before_discord_has_said_that_it_is_there() -> None:
    client = Client(intents=discord.Intents.none())
    assert client.unheard() == (frozenset({0}), 1), "nothing was begun"
    client.shard_count = 2
    for number in (0, 1):
        working: Any = SimpleNamespace(ws=line(), _task=SimpleNamespace(done=lambda: False))
        client._launched[number] = working
    connection = client._connection
    connection.application_id = 900
    ready, resumed = connection.parsers["READY"], connection.parsers["RESUMED"]
    assert client.unheard() == (frozenset({0, 1}), 2)
    ready({"shard": [0, 2], "user": ME, "guilds": []})
    assert client.unheard() == (frozenset({1}), 2)
    resumed({"__shard_id__": 1})
    assert client.unheard() == (frozenset(), 2)
    shard: Any = client._launched[1]
    shard.ws = line()
    assert client.unheard() == (frozenset({1}), 2), "connected anew, as a line is that is lost at once each time"
    resumed({"__shard_id__": 1})
    assert client.unheard() == (frozenset(), 2)
    shard.ws.open = False
    assert client.unheard() == (frozenset({1}), 2)
