"""A club with its store, open on a free port."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio

from bot.chats.club import ClubChat
from tests import empty_books
from tests.chats.club.house import Front, House

Open = Callable[..., Awaitable[House]]


@pytest_asyncio.fixture
async def open_house(tmp_path: Path) -> AsyncIterator[Open]:
    """Opens a club; the second time, the same one again as after a restart."""
    session = aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())
    houses: list[House] = []

    async def open_it(*, look: bool = True, start: bool = True, **settings: Any) -> House:
        for house in houses:
            await house.chat.stop()
            await house.store.close()
        houses.clear()
        store = await empty_books.opened(tmp_path / "club.db")
        front = Front()
        moments = iter(range(1_800_000_000, 1_900_000_000))
        options = {
            "host": "127.0.0.1",
            "port": 0,
            "public_url": "",
            "public": "board",
            "streams": 20,
            "language": "it",
            "clock": lambda: float(next(moments)),
            **settings,
        }
        chat = ClubChat(front, store, **options)
        houses.append(House(front, store, chat, session))
        if start:
            await chat.start()
        return await houses[0].look() if look and start else houses[0]

    yield open_it
    for house in houses:
        await house.chat.stop()
        await house.store.close()
    await session.close()


@pytest_asyncio.fixture
async def house(open_house: Open) -> House:
    """A club on this machine."""
    return await open_house()
