"""Whoever is told to ask no more does so at once, and finishes what is under way."""

from __future__ import annotations

import asyncio

import pytest
from telegram import Update

from tests.chats.telegram.gateway.updates import poller, until


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
    waits = loop._bot._request[0].timeouts["getUpdates"]  # type: ignore[attr-defined]
    assert (waits["read_timeout"], waits["connect_timeout"]) == (2, 2), "nobody waits long for a stop"


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
