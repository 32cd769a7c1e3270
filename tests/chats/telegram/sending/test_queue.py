"""A full group's queue: calls first, then what was recorded, what was looked up, and pictures last."""

from __future__ import annotations

import asyncio

import pytest

from bot.chats.telegram.rate_limits import Crowd, SendingQueue, Window
from bot.chats.telegram.sending.outbox import Urgency
from bot.chats.telegram.sending.sender import Spot
from bot.hall.cards.card import Audience
from bot.hall.requests import Later, Reply
from tests.chats.telegram.sending.test_pace import paced, pinging
from tests.chats.telegram.wire import Stage, card


async def test_the_more_urgent_goes_first_though_it_came_later() -> None:
    turn, done = SendingQueue(), []

    async def say(what: str, moment: float) -> None:
        async with turn.at(moment):
            done.append(what)

    async with turn.at(0):
        tasks = [
            asyncio.create_task(say(what, at)) for what, at in (("picture", 15), ("news", 5), ("call", 1), ("old", 4))
        ]
        await asyncio.sleep(0)
        assert turn.queued
    await asyncio.gather(*tasks)
    assert done == ["call", "old", "news", "picture"]


@pytest.mark.parametrize("given", [False, True])
async def test_who_gives_up_keeps_nobody_back(given: bool) -> None:
    """Neither while they wait, nor when their turn was given and they have not run yet."""
    turn, done = SendingQueue(), []

    async def say(what: str) -> None:
        async with turn.at(0):
            done.append(what)

    async with turn.at(0):
        first, second = asyncio.create_task(say("first")), asyncio.create_task(say("second"))
        await asyncio.sleep(0)
        if not given:
            first.cancel()
    first.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    async with turn.at(0):
        assert done == ["second"]


def test_in_a_full_groups_queue_which_is_a_minute_long_calls_come_first_and_pictures_last() -> None:
    kinds = (
        Urgency.CALL,
        Urgency.NEWS,
        Urgency.CHANGE,
        Urgency.LOOKED_UP,
        Urgency.WAITING,
        Urgency.PICTURE,
        Urgency.KEPT,
    )
    assert [*kinds] == sorted(kinds) and Urgency.LOOKED_UP - Urgency.NEWS >= 30 and max(kinds) <= 60


def test_a_window_knows_how_many_more_may_go() -> None:
    window = Window(3, 60.0)
    window.take(0.0)
    window.take(30.0)
    assert (window.free(31.0), window.free(61.0)) == (1, 2)


def test_a_group_is_crowded_while_several_press_at_once() -> None:
    now = [0.0]
    crowd = Crowd(lambda: now[0])
    for who in ("1", "2", "3", "3"):
        crowd.pressed(-100, who)
    assert not crowd.dense(-100)
    crowd.pressed(-100, "4")
    assert crowd.dense(-100) and not crowd.dense(-200)
    now[0] = 16.0
    assert not crowd.dense(-100)


async def test_what_was_looked_up_lets_pass_what_is_recorded_and_what_calls(stage: Stage) -> None:
    """A round's last result, though sixteen people asked for the standings before it."""
    stage.hall.answer = lambda request: Reply(
        request.id,
        pinging(stage, "Anna") if "call" in request.line else card(request.line.strip("/")),
        Audience.ROOM,
        stored=True,
        recorded="result" in request.line,
    )
    async with stage.outbox.talk(-100, patient=True):
        typed = []
        for line in ("standings", "result", "call"):
            typed.append(asyncio.create_task(stage.types(f"/{line}")))
            for _ in range(20):
                await asyncio.sleep(0)
    await asyncio.gather(*typed)
    said = [one["text"] for one in stage.wire.made("sendMessage")]
    assert said == ["Anna", "result", "standings"]


async def test_news_stand_in_a_full_groups_queue_instead_of_being_refused_there() -> None:
    stage, waited = await paced(1)
    await stage.sender.say(Spot(-100), card("answer"), patient=True)
    with pytest.raises(Later):
        await stage.sender.say(Spot(-100), card("edit"), patient=False)
    await stage.sender.say(Spot(-100), card("tables"), patient=False, waits=120.0)
    assert [one["text"] for one in stage.wire.made("sendMessage")] == ["answer", "tables"] and max(waited) > 50


async def test_a_change_that_calls_and_passes_an_older_one_of_its_message_is_not_undone_by_it(stage: Stage) -> None:
    async with stage.outbox.talk(-100, patient=True):
        changes = []
        for drawn in (card("0–1"), pinging(stage, "Anna")):
            changes.append(asyncio.create_task(stage.sender.change(Spot(-100), ((5, "text"),), drawn, patient=True)))
            await asyncio.sleep(0)
    older, newer = await asyncio.gather(*changes)
    assert [edit["text"] for edit in stage.wire.made("editMessageText")] == ["Anna"]
    assert older["messages"] == newer["messages"] == [5]
