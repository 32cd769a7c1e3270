"""The page ends with the house, whether it was ever open or not."""

from __future__ import annotations

import asyncio

import pytest

from tests.chats.club.conftest import Open
from tests.chats.club.house import House


async def test_a_club_that_ends_leaves_its_port(house: House) -> None:
    port = house.chat._access.port
    await house.chat.stop()
    with pytest.raises(OSError):
        await asyncio.open_connection("127.0.0.1", port)


async def test_a_club_that_never_opened_ends_too(open_house: Open) -> None:
    never = await open_house(start=False)
    await never.chat.stop()
