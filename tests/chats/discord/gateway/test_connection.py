"""The chat begins and ends with the house, however Discord is."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import discord

from bot.chats.discord import DiscordChat
from bot.chats.discord.gateway.connection import Connection
from tests.chats.discord.test_lacking import Front, nothing


class Lost(discord.AutoShardedClient):
    """Discord knows the token, then goes away: discord.py waits for minutes to try it again."""

    trying: asyncio.Task[Any] | None = None

    async def login(self, token: str) -> None:
        await self._async_setup_hook()

    async def connect(self, *, reconnect: bool = True) -> None:
        self.trying = asyncio.current_task()
        await asyncio.sleep(900)


class Unreached(discord.AutoShardedClient):
    """No way leads to Discord."""

    async def login(self, token: str) -> None:
        await self._async_setup_hook()
        raise OSError("unreachable")


async def test_it_ends_while_discord_py_waits_for_minutes_to_try_a_lost_discord_again() -> None:
    client = Lost(intents=discord.Intents.none())
    connection = Connection(client, "token", AsyncMock(), patience=0.1)
    await connection.begin()
    assert connection.begun
    await asyncio.wait_for(connection.end(), 10)
    assert client.trying is not None
    assert client.trying.cancelled()


async def test_the_house_opens_while_discord_cannot_be_reached() -> None:
    chat = DiscordChat(
        Front(),  # type: ignore[arg-type]
        "token",
        recall=nothing,
        remember=nothing,
        start_patience=0.1,
        client=Unreached,
    )
    await chat.start()
    assert not chat.invite
    assert not chat.connected
    await asyncio.wait_for(chat.stop(), 10)


async def test_it_ends_once_the_answers_under_way_are_said() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    await chat._client._async_setup_hook()
    said: list[str] = []

    async def answer() -> None:
        await asyncio.sleep(0.01)
        said.append("Fatto")

    answering = asyncio.create_task(chat._tracked(answer()))
    await asyncio.sleep(0)
    await chat.stop()
    assert said == ["Fatto"] and answering.done()


def test_it_hears_messages_and_servers() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    for event in ("on_message", "on_guild_available", "on_guild_join"):
        assert getattr(chat._client, event) == getattr(chat, event)
