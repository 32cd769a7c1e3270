"""A book is decided upon by one at a time, and a queue is over as soon as nobody pauses."""

from __future__ import annotations

import asyncio

from bot.hall.books.book_lock import BookLock


async def test_one_at_a_time() -> None:
    turns, now, most = BookLock(), 0, 0

    async def decide() -> None:
        nonlocal now, most
        async with turns:
            now += 1
            most = max(most, now)
            await asyncio.sleep(0)
            now -= 1

    await asyncio.gather(*(decide() for _ in range(10)))
    assert most == 1
    assert not turns.locked()


async def test_whoever_waits_goes_on_before_anything_is_committed() -> None:
    turns, order = BookLock(), list[str]()
    await turns.__aenter__()

    async def decide() -> None:
        async with turns:
            order.append("decided")
            asyncio.get_running_loop().call_soon(order.append, "committed")

    waiting = [asyncio.create_task(decide()) for _ in range(3)]
    await asyncio.sleep(0)
    await turns.__aexit__()
    await asyncio.gather(*waiting)
    assert order[:3] == ["decided"] * 3


async def test_who_gave_up_waiting_keeps_nobody_waiting() -> None:
    turns = BookLock()
    await turns.__aenter__()
    entered = [asyncio.create_task(turns.__aenter__()) for _ in range(2)]
    await asyncio.sleep(0)
    entered[0].cancel()
    await turns.__aexit__()
    await asyncio.wait_for(entered[1], 1)
    assert turns.locked()
