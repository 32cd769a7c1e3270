"""The chat begins and ends with the house, however Discord is."""

from __future__ import annotations

import asyncio

import pytest
from discord.http import Route

from bot.chats.discord import DiscordChat
from tests.chats.discord.test_lacking import Front, nothing


async def test_it_ends_while_discord_py_waits_for_minutes_to_try_a_lost_discord_again() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    await chat._client._async_setup_hook()
    chat._connection._running = waiting = asyncio.create_task(asyncio.sleep(900))
    await asyncio.wait_for(chat.stop(), 10)
    assert waiting.cancelled()


async def test_the_house_opens_while_discord_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing, start_patience=0.1)  # type: ignore[arg-type]
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
