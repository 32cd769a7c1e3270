"""The chat ends when the house closes, however Discord is."""

from __future__ import annotations

import asyncio

from bot.chats.discord import DiscordChat
from tests.chats.discord.test_lacking import Front, nothing


async def test_it_ends_while_discord_py_waits_for_minutes_to_try_a_lost_discord_again() -> None:
    chat = DiscordChat(Front(), "token", recall=nothing, remember=nothing)  # type: ignore[arg-type]
    await chat._client._async_setup_hook()
    chat._connection = waiting = asyncio.create_task(asyncio.sleep(900))
    await asyncio.wait_for(chat.stop(), 10)
    assert waiting.cancelled()
