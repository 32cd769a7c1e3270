"""How long the herald and the clock wait: after a failure, for a room that takes nothing, until the next look."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.commands import COGS
from bot.engines.book import Book
from bot.hall.cards.card import Audience, Card
from bot.hall.declared.call import Call
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from bot.hall.requests import Reply, Unreachable
from bot.ladder.discord import LADDER
from bot.storage.contract import Append, News, Put, Write
from bot.storage.stored import StoredBook, StoredTimer
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import BRUNO, HALL, House, opened, words

HOUR = 3600.0
BARRED = Unreachable("Missing Permissions", LADDER.step("notice-barred"))


async def waits(house: House) -> list[float]:
    """In how many seconds the notices that wait are tried again."""
    return [notice.due - house.now for notice in await house.store.waiting(house.now + 10 * 86_400)]


async def test_a_bug_is_tried_again_ever_later_and_given_up_after_the_sixth_time(house: House) -> None:
    await notice(house, "x", room=await room_of(house))
    house.chat.failures += [RuntimeError("bug")] * 20
    waited = []
    for _ in range(20):
        await house.heralded()
        for wait in await waits(house):
            waited.append(wait)
            house.now += wait
    assert waited == [2, 4, 8, 16, 32]
    assert len(house.chat.failures) == 14 and await house.store.backlog() == (0, None)


@pytest.mark.parametrize("age", [0, 59, 300, 4000, 86_399])
async def test_a_room_that_takes_nothing_is_tried_each_minute_of_a_day(house: House, age: float) -> None:
    await notice(house, "x", room=await room_of(house))
    house.now += age
    house.chat.failures.append(BARRED)
    await house.heralded()
    assert await waits(house) == [60]


async def test_after_a_day_a_room_that_takes_nothing_is_not_tried_again(house: House) -> None:
    await notice(house, "x", room=await room_of(house))
    house.now += 86_400
    house.chat.failures.append(BARRED)
    await house.heralded()
    assert await waits(house) == []


async def test_what_was_kept_for_a_room_comes_in_the_order_in_which_it_was_asked_also_after_a_restart(
    house: House,
) -> None:
    """The first two answers reached nobody; the third was told in private to who asked."""
    first, second = [await house.said(f"/tira {dice}", id=f"r{dice}") for dice in (1, 2)]
    third = await house.ask("/tira 3", id="r3")
    assert isinstance(third, Reply)
    await house.hall.told_apart(third, HALL)
    await house.hall.acknowledged("r3", {"message": 1})
    house = await house.restarted()
    house.chat.failures += [BARRED, BARRED]
    await house.herald.say_again()
    assert house.chat.said == []
    await house.herald.say_again()
    assert house.chat.said == []  # They wait their time, and are not tried at each look.
    house.now += 60
    await house.heralded()
    assert [said for said in house.chat.words() if "tira" in said] == [first, second, words(third.drawn)]


@pytest.mark.parametrize(("age", "wait"), [(0, 900), (899, 900), (5000, 5000), (86_400, 86_400), (200_000, 86_400)])
async def test_a_closed_private_chat_is_tried_as_long_as_it_was_waited_for(
    house: House, age: float, wait: float
) -> None:
    await house.ask("/io avvisi sì", BRUNO)
    bruno = await house.people.meet(BRUNO)
    house.chat.closed.add(BRUNO.id)
    await notice(house, "x", person=bruno.id, audience=Audience.PRIVATE)
    house.now += age
    await house.heralded()
    assert await waits(house) == [wait]


# --- the clock


class Alarm(Book, kind="alarm"):
    """A book that waits for one moment."""

    at = 0.0

    def due(self) -> dict[str, float]:
        return {"alarm": self.at}


async def breaks(call: Call[Alarm]) -> Card:
    raise RuntimeError("bug")


@pytest.fixture
async def alarmed(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a book whose timer is broken."""
    cog: Cog[Alarm] = Cog(Alarm)
    cog.timers["alarm"] = breaks
    house = await opened(tmp_path, commands=Commands((*COGS, cog)))
    room = await house.people.enter(HALL)
    timer = StoredTimer("b0000001", "alarm", house.now + 10)
    append = Append("b0000001", 0, (), [timer])
    await house.store.write(Write(opens=StoredBook("b0000001", "alarm", room.club, room.id, "", 0.0), append=append))
    yield house
    await house.store.close()


async def asleep(house: House) -> asyncio.Task[None]:
    """The clock runs, and sleeps until the next timer."""
    await house.clock.tick()  # The first sweeps, and what that writes may wake it too.
    await house.store.settled()
    running = asyncio.create_task(house.clock.run())
    while math.isinf(house.clock._asleep_until):
        await asyncio.sleep(0.001)
    return running


async def test_the_clock_sleeps_until_the_next_timer(alarmed: House) -> None:
    assert await alarmed.clock.tick() == 10


@pytest.mark.parametrize("moment", range(5))
async def test_the_clock_ends_also_in_the_moment_in_which_it_is_woken(alarmed: House, moment: int) -> None:
    running = await asleep(alarmed)
    alarmed.clock._wake.set()
    await _cancelled_after(running, moment)


@pytest.mark.parametrize("moment", range(5))
async def test_the_herald_ends_also_in_the_moment_in_which_it_is_woken(house: House, moment: int) -> None:
    running = asyncio.create_task(house.herald._notices())
    await asyncio.sleep(0.01)
    house.herald._wake.set()
    await _cancelled_after(running, moment)


async def _cancelled_after(running: asyncio.Task[None], steps: int) -> None:
    for _ in range(steps):
        await asyncio.sleep(0)
    running.cancel()
    await asyncio.wait([running], timeout=0.2)
    assert running.cancelled()


async def test_a_timer_that_breaks_is_tried_again_in_five_seconds(alarmed: House) -> None:
    alarmed.now += 10
    assert await alarmed.clock.tick() == 5


async def test_outdated_rows_are_swept_at_the_start_and_then_once_an_hour(house: House) -> None:
    async def swept() -> bool:
        await house.store.write(Write(changes=[Put("codes", {"code": "old", "at": house.now - 2 * HOUR})]))
        await house.clock.tick()
        return not await house.store.rows("codes", code="old")

    assert await swept() and not await swept()
    house.now += HOUR
    assert not await swept()
    house.now += 1
    assert await swept()


@pytest.mark.parametrize(("after", "woken"), [(9, True), (10, False), (11, False)])
async def test_a_timer_that_is_set_wakes_the_clock_where_it_rings_before_the_next(
    alarmed: House, after: int, woken: bool
) -> None:
    running = await asleep(alarmed)
    timer = StoredTimer("b0000001", "other", alarmed.now + after)
    alarmed.hall.house.events.wrote(Write(append=Append("b0000001", 0, (), [timer])))
    assert alarmed.clock._wake.is_set() is woken
    running.cancel()


@pytest.mark.parametrize("news", [News(timers=True), News(lost=True)], ids=["a timer", "anything"])
async def test_news_of_timers_wake_the_clock(alarmed: House, news: News) -> None:
    running = await asleep(alarmed)
    alarmed.clock.heard(News(notices=True))
    assert not alarmed.clock._wake.is_set()
    alarmed.clock.heard(news)
    assert alarmed.clock._wake.is_set()
    running.cancel()


@pytest.mark.parametrize(
    ("news", "woken"), [(News(notices=True), True), (News(lost=True), True), (News(timers=True), False)], ids=str
)
async def test_news_of_notices_wake_the_herald(house: House, news: News, woken: bool) -> None:
    house.herald._wake.clear()
    house.herald.heard(news)
    assert house.herald._wake.is_set() is woken
