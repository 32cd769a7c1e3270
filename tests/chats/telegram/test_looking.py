"""What the bot lacks in a group of Telegram, found out without asking for updates, while it does not run."""

from __future__ import annotations

import pytest

from bot.chats.telegram.looking import TelegramLooker
from bot.hall.requests import BadToken, Place
from tests.chats.telegram.wire import ME, Wire


@pytest.mark.parametrize("room", ["-100", "-100:7"], ids=["group", "topic"])
async def test_the_group_is_asked_what_the_bot_is_in_it(room: str) -> None:
    wire = Wire()
    wire.answers["getChatMember"] = lambda _: {"user": ME, "status": "left"}
    async with TelegramLooker("700:token", wire) as looker:
        assert await looker.lacks(Place("telegram", room)) == ("telegram-lacks-membership",)
        assert await looker.named() == "Araldo"


async def test_a_token_that_telegram_does_not_know_is_a_bad_one_and_is_not_told() -> None:
    wire = Wire()
    wire.fault("getMe", 401, "Unauthorized")
    with pytest.raises(BadToken) as caught:
        await TelegramLooker("700:token", wire).__aenter__()
    assert "token" not in str(caught.value) and caught.value.__suppress_context__
