"""The one message of a group for whom something waits, in time: it gathers who comes, lets games pass, and fades."""

from __future__ import annotations

import asyncio
import heapq
from typing import Any

import pytest

from bot.chats.telegram.rate_limits import Limits
from bot.chats.telegram.sending.sender import Spot
from bot.chats.telegram.sending.waiting import COMPANY, FADES, FADING, _place
from bot.hall.cards.card import Audience
from bot.hall.requests import Account, Later
from tests.chats.telegram.sending.test_waiting import LONG, in_the_room
from tests.chats.telegram.wire import Memory, Stage, card, say


class Time:
    """Time that passes when the test says so, and wakes who waits for it."""

    def __init__(self) -> None:
        self.now = 0.0
        self._asleep: list[tuple[float, int, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._asleep, (self.now + seconds, id(woken), woken))
        await woken

    async def passes(self, seconds: float) -> None:
        until = self.now + seconds
        while True:
            for _ in range(200):
                await asyncio.sleep(0)
            if not self._asleep or self._asleep[0][0] > until:
                break
            self.now, _, woken = heapq.heappop(self._asleep)
            if not woken.done():
                woken.set_result(None)
        self.now = until


async def timed(ephemeral: bool = False) -> tuple[Stage, Time]:
    """The chat with Telegram's own limits, in time that the test lets pass."""
    time = Time()
    stage = Stage(limits=Limits(), sleep=time.sleep, fades=time.sleep, clock=time, ephemeral=ephemeral)
    return await stage.open(), time


def posted(stage: Stage) -> list[str]:
    """All that was said or changed in the group for all to see."""
    group = [one for one in stage.wire.made("sendMessage", "editMessageText") if one["chat_id"] == -100]
    return [one["text"] for one in group if "ephemeral_message_parameters" not in one]


def person(number: int) -> Account:
    return Account("telegram", str(20 + number), f"P{number}")


async def comes(stage: Stage, number: int, key: str = "!open t", patient: bool = True) -> dict[str, Any]:
    return await stage.waiting.add(Spot(-100), person(number), f"{key}{number}", "it", patient=patient, signed=True)


@pytest.mark.parametrize("apart", [1.0, 0.05])
async def test_twelve_who_come_one_after_the_other_cost_a_group_at_most_four_messages(apart: float) -> None:
    stage, time = await timed()
    adding = []
    for number in range(12):
        adding.append(asyncio.create_task(comes(stage, number)))
        await time.passes(apart)
    await time.passes(30)
    became = await asyncio.gather(*adding)
    assert len(posted(stage)) <= 4
    (standing,) = in_the_room(stage)
    assert all(f"P{number}" in standing for number in range(12))
    called = [mark["user"]["id"] for one in stage.wire.made("sendMessage") for mark in one["entities"]]
    assert sorted(called) == list(range(20, 32)), "each is called once"
    assert {one["messages"][0] for one in became[-2:]} == {1000 + len(posted(stage))}


async def test_while_a_group_takes_no_more_it_lets_what_is_said_of_the_game_pass() -> None:
    stage, time = await timed()
    before = [asyncio.create_task(stage.sender.say(Spot(-100), card("Prima"), patient=True)) for _ in range(20)]
    await time.passes(25)
    adding = [asyncio.create_task(comes(stage, number)) for number in range(3)]
    await time.passes(0)
    news = [asyncio.create_task(stage.sender.say(Spot(-100), card("Si comincia"), patient=True)) for _ in range(2)]
    await time.passes(90)
    await asyncio.gather(*before, *adding, *news)
    assert posted(stage)[20:] == ["Si comincia", "Si comincia", "P0, P1, P2, c'è una risposta per ciascuno di voi."]


async def test_in_the_queue_it_lets_what_is_said_of_the_game_a_little_later_pass_too() -> None:
    stage, time = await timed()
    before = [asyncio.create_task(stage.sender.say(Spot(-100), card("Prima"), patient=True)) for _ in range(20)]
    await time.passes(25)
    first = asyncio.create_task(stage.sender.say(Spot(-100), card("In coda"), patient=True))
    adding = asyncio.create_task(comes(stage, 0))
    await time.passes(COMPANY + 5)
    news = asyncio.create_task(stage.sender.say(Spot(-100), card("Si comincia"), patient=True))
    await time.passes(90)
    await asyncio.gather(*before, first, adding, news)
    assert posted(stage)[20:] == ["In coda", "Si comincia", "P0, c'è una risposta solo per te."]


async def test_where_little_of_the_minute_is_left_it_is_not_changed_to_count_what_more_waits_for_one() -> None:
    stage, time = await timed()
    await comes(stage, 0)
    await time.passes(20)
    said = [asyncio.create_task(stage.sender.say(Spot(-100), card("Prima"), patient=True)) for _ in range(15)]
    await time.passes(30)
    await asyncio.gather(*said)
    more = asyncio.create_task(comes(stage, 0, "!open more"))
    await time.passes(60)
    assert (await more)["messages"] == [1001]
    assert posted(stage)[16:] == []
    assert len(await stage.waiting.keys(Spot(-100), "20")) == 2


async def test_a_notice_that_may_not_be_said_now_is_put_off_and_named_by_what_is_said_next() -> None:
    stage, time = await timed()
    for number in range(2):
        await comes(stage, number, patient=False)
    for number in range(2, 4):
        with pytest.raises(Later) as later:
            await comes(stage, number, patient=False)
    await time.passes(later.value.seconds)
    await comes(stage, 2, patient=False)
    assert len(posted(stage)) == 3 and "P3" in posted(stage)[-1]
    await comes(stage, 3, patient=False)
    assert len(posted(stage)) == 3


async def test_who_was_shown_all_and_presses_no_more_is_named_no_more_after_a_while() -> None:
    stage, time = await timed(ephemeral=True)
    await comes(stage, -9)  # Anna
    await stage.waiting.opened(Spot(-100), "11", "!open t-9", sure=False)
    await time.passes(FADES - 1)
    await stage.waiting.pressed(Spot(-100), "11")
    await time.passes(FADES - 1)
    assert len(in_the_room(stage)) == 1
    await time.passes(1)
    assert in_the_room(stage) == []


async def test_who_is_named_nowhere_any_more_by_then_fades_no_more() -> None:
    stage, time = await timed(ephemeral=True)
    await comes(stage, -9)  # Anna
    await stage.waiting.opened(Spot(-100), "11", "!open t-9", sure=False)
    assert await stage.memory.recall(FADING)
    await stage.memory.remember(_place(Spot(-100)), "")  # By another process.
    await time.passes(FADES)
    assert await stage.memory.recall(FADING) == "" and in_the_room(stage) != []


async def test_after_a_restart_it_goes_by_its_own_clock() -> None:
    stage, _ = await timed(ephemeral=True)
    await comes(stage, -9)  # Anna
    await stage.waiting.opened(Spot(-100), "11", "!open t-9", sure=False)
    stage.waiting.stop()
    time = Time()
    later = await Stage(stage.memory, limits=Limits(), fades=time.sleep, ephemeral=True).open()
    later.now = stage.now + 100
    await later.waiting.resume()
    await time.passes(FADES - 101)
    assert later.wire.calls == []
    await time.passes(1)
    assert later.wire.made("deleteMessage") == [{"chat_id": -100, "message_id": 1001}]


async def test_who_is_named_no_more_and_presses_while_it_stands_for_others_has_theirs_in_private() -> None:
    stage, time = await timed(ephemeral=True)
    await comes(stage, -9)  # Anna
    await comes(stage, -8)  # Bruno
    await stage.waiting.opened(Spot(-100), "11", "!open t-9", sure=False)
    await time.passes(FADES)
    assert in_the_room(stage) == ["P-8, c'è una risposta solo per te."]
    stage.now += 3600
    stage.hall.answer = lambda request: say(request, LONG, Audience.MEMBER)
    await stage.presses("=!")
    assert [one["text"] for one in stage.wire.made("sendMessage") if one["chat_id"] == 11] == [LONG]
    assert in_the_room(stage) == ["P-8, c'è una risposta solo per te."]
    stage.now += 5
    await stage.presses("=!")
    assert stage.wire.made("answerCallbackQuery")[-1]["show_alert"], "nothing is theirs any more"


async def test_what_was_kept_of_it_by_an_older_bot_is_read() -> None:
    memory = Memory({"telegram:waiting:-100:0": '[7, "it", {"11": ["Anna", "!open t1", "!open t2"]}]'})
    stage = await Stage(memory).open()
    await stage.waiting.opened(Spot(-100), "11", "!open t1")
    assert in_the_room(stage) == ["Anna, c'è una risposta solo per te."]
