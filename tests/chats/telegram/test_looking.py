"""What the bot lacks in a group of Telegram, found out without asking for updates, while it does not run."""

from __future__ import annotations

import pytest

from bot.chats.telegram.looking import TelegramLooker
from bot.hall.requests import BadToken, Job, Place
from tests.chats.telegram.test_permissions import RIGHTS, allows, is_a
from tests.chats.telegram.wire import ME, Wire


@pytest.mark.parametrize("room", ["-100", "-100:7"], ids=["group", "topic"])
async def test_the_group_is_asked_what_the_bot_is_in_it(room: str) -> None:
    wire = Wire()
    wire.answers["getChatMember"] = lambda _: {"user": ME, "status": "left"}
    async with TelegramLooker("700:token", wire) as looker:
        assert await looker.lacks(Place("telegram", room)) == ("telegram-lacks-membership",)
        assert await looker.named() == "Araldo"
    assert wire.closed == 1, "the line to Telegram"


async def test_it_is_asked_for_the_job_that_is_to_be_done_in_the_topic_that_is_named() -> None:
    wire = Wire()
    is_a(wire, "member")
    allows(wire, **dict.fromkeys(RIGHTS, True))
    async with TelegramLooker("700:token", wire) as looker:
        room = Place("telegram", "-100:7")
        assert await looker.lacks(room, Job.SECRETS) == ("telegram-lacks-administrator",)
        assert await looker.lacks(room) == ()
    assert [asked["message_thread_id"] for asked in wire.made("sendChatAction")] == [7]


async def test_a_token_that_telegram_does_not_know_is_a_bad_one_and_is_not_told() -> None:
    wire = Wire()
    wire.fault("getMe", 401, "Unauthorized")
    with pytest.raises(BadToken) as caught:
        await TelegramLooker("700:token", wire).__aenter__()
    assert "token" not in str(caught.value) and caught.value.__suppress_context__
