"""Whoever is told to ask no more does so at once, and finishes what is under way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from telegram import Update

from tests.chats.telegram.gateway.updates import poller, until
from tests.hall.ahead import Ahead, run


async def steps() -> None:
    """Let what is ready go on."""
    for _ in range(50):
        await asyncio.sleep(0)


async def passes(loop: Ahead, seconds: float) -> None:
    """So many seconds after the beginning."""
    loop.by = seconds
    await steps()


async def test_stopping_finishes_what_is_under_way_and_confirms_it() -> None:
    begun, done = asyncio.Event(), []

    async def handle(update: Update) -> None:
        begun.set()
        await asyncio.sleep(0.01)
        done.append(update.update_id)

    loop, queue = poller([10], handle)
    loop.start()
    await begun.wait()
    await loop.stop()
    assert done == [10] and queue.asked[-1] == 11
    wire: Any = loop._bot._request[0]
    waits = wire.timeouts["getUpdates"]
    assert wire.made("getUpdates")[-1] == {"offset": 11, "limit": 1, "timeout": 0}
    assert (waits["read_timeout"], waits["connect_timeout"]) == (2, 2), "nobody waits long for a stop"


async def test_what_was_to_be_confirmed_when_telegram_failed_is_confirmed_by_the_stop() -> None:
    async def handle(update: Update) -> None:
        loop._bot._request[0].fault("getUpdates", 502, "Bad Gateway")  # type: ignore[attr-defined]

    loop, queue = poller([10], handle)
    loop.start()
    await until(lambda: loop.failing)
    assert queue.asked == [0]
    await loop.stop()
    assert queue.asked == [0, 11]


async def test_once_it_has_stopped_nothing_asks_any_more() -> None:
    async def handle(update: Update) -> None: ...

    loop, queue = poller([], handle)
    loop.start()
    await until(lambda: queue.asked)
    asking = loop._loop
    await loop.stop()
    assert asking is not None and asking.done()


async def test_whoever_asks_no_more_is_not_cut_off_though_its_last_question_failed() -> None:
    async def handle(update: Update) -> None: ...

    loop, queue = poller([], handle)
    for _ in range(9):
        queue.wire.fault("getUpdates", 502, "Bad Gateway")
    loop.start()
    await until(lambda: loop.failing)
    await loop.stop()
    assert not loop.failing


@pytest.mark.parametrize("moment", range(7))
async def test_it_stops_also_while_it_hears_that_an_update_was_handled(moment: int) -> None:
    """What is cancelled in the very moment in which it is woken must not take that for having waited."""
    go, begun = asyncio.Event(), asyncio.Event()

    async def handle(update: Update) -> None:
        begun.set()
        await go.wait()

    loop, _ = poller([10], handle, pause=60)
    loop.start()
    await begun.wait()
    go.set()
    for _ in range(moment):
        await asyncio.sleep(0)
    asking = loop._loop
    await asyncio.wait([asyncio.create_task(loop.stop())], timeout=0.2)
    assert asking is not None and asking.cancelled()


async def test_it_runs_from_its_start_to_its_stop_and_then_fails_no_more() -> None:
    async def handle(update: Update) -> None: ...

    loop, queue = poller([], handle)
    await loop.stop()
    assert not loop.running and not queue.asked, "what was never begun has nothing to say"
    loop._bot._request[0].fault("getUpdates", 502, "Bad Gateway")  # type: ignore[attr-defined]
    loop.start()
    await until(lambda: loop.failing)
    assert loop.running
    await loop.stop()
    assert not loop.running and not loop.failing


def test_what_is_not_done_five_seconds_after_a_stop_is_left_and_nothing_of_it_is_confirmed() -> None:
    async def tell(loop: Ahead) -> None:
        left: list[int] = []

        async def handle(update: Update) -> None:
            try:
                await asyncio.sleep(3600)
            finally:
                await asyncio.sleep(0)
                left.append(update.update_id)

        here, queue = poller([10], handle)
        here.start()
        await until(lambda: queue.asked[-1:] == [10])
        stopping = asyncio.create_task(here.stop())
        await steps()
        asked = len(queue.asked)
        await passes(loop, 4.0)
        assert not stopping.done()
        await passes(loop, 5.5)
        assert stopping.done() and not stopping.exception() and left == [10]
        assert len(queue.asked) == asked, "Telegram knows already what was done before"

    run(tell)


def test_the_start_of_the_bot_waits_ten_seconds_at_most_for_what_telegram_has_kept() -> None:
    async def tell(loop: Ahead) -> None:
        go = asyncio.Event()

        async def handle(update: Update) -> None:
            await go.wait()

        here, _ = poller([10], handle)
        here.start()
        catching_up = asyncio.create_task(here.caught_up())
        await steps()
        await passes(loop, 9.0)
        assert not catching_up.done()
        await passes(loop, 10.5)
        assert catching_up.done() and not catching_up.exception()
        go.set()
        await here.stop()

    run(tell)
