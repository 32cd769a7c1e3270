"""A press is answered once, also where Telegram takes no answers for a moment."""

from __future__ import annotations

import pytest
from telegram import Bot

from bot.chats.telegram.answering.press import SOON, Press
from tests.chats.telegram.wire import Wire


class Pauses(list[float]):
    """How long was waited."""

    async def sleep(self, seconds: float) -> None:
        self.append(seconds)


@pytest.mark.parametrize(("told", "waited"), [(2, 2.0), (600, 5.0)])
async def test_a_press_is_answered_again_when_telegram_says(told: int, waited: float) -> None:
    wire, pauses = Wire(), Pauses()
    wire.fault("answerCallbackQuery", 429, "Too Many Requests", retry_after=told)
    press = Press(Bot("700:token", request=wire, get_updates_request=wire), "q", SOON, sleep=pauses.sleep)
    assert await press.toast("Fatto") and not await press.quiet()
    assert [answer["text"] for answer in wire.made("answerCallbackQuery")] == ["Fatto", "Fatto"]
    assert pauses == [waited]


async def test_what_is_answered_again_is_the_same() -> None:
    wire = Wire()
    for words, url in (("Fatto", None), (None, "https://t.me/araldo_bot")):
        wire.fault("answerCallbackQuery", 429, "Too Many Requests", retry_after=1)
        press = Press(Bot("700:token", request=wire, get_updates_request=wire), "q", SOON, sleep=Pauses().sleep)
        assert await (press.alert(words) if words else press.open(url or ""))
    first, again, link, once_more = wire.made("answerCallbackQuery")
    assert first == again and again["show_alert"] and link == once_more and link["url"] == "https://t.me/araldo_bot"


async def test_a_press_that_is_refused_twice_is_given_up() -> None:
    wire = Wire()
    for _ in range(2):
        wire.fault("answerCallbackQuery", 429, "Too Many Requests", retry_after=1)
    press = Press(Bot("700:token", request=wire, get_updates_request=wire), "q", SOON, sleep=Pauses().sleep)
    assert not await press.toast("Fatto")
    assert len(wire.made("answerCallbackQuery")) == 2
