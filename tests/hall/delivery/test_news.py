"""What another process wrote is looked at anew: here the other one is a second house on the same disk."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from bot.hall.cards import as_json
from bot.hall.cards.card import Card, say
from bot.hall.delivery.neighbours import Neighbours
from bot.storage.contract import News, Put, Write
from bot.storage.stored import StoredNotice
from tests.hall.house import ANNA, BRUNO, CORNER, HALL, House

HOURS = 3600.0
LITTLE = 0.05
"""Seconds in which a loop that was woken has long gone round."""


@pytest.fixture
async def other(house: House) -> House:
    """Another process on the same disk."""
    found = House(house.store)
    await found.hall.open()
    return found


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(5):
        while not await true():
            await asyncio.sleep(0)


@asynccontextmanager
async def running(loop: Callable[[], Awaitable[None]]) -> AsyncIterator[None]:
    """While a loop runs, which has had a little while."""
    task = asyncio.ensure_future(loop())
    await asyncio.sleep(LITTLE)
    yield
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def rings(house: House, times: int) -> bool:
    return await opened_seals(house) == times


async def opened_seals(house: House) -> int:
    return [entry.kind for entry in await house.entries()].count("seal-opened")


async def test_a_book_that_another_process_went_on_with_is_read_anew(house: House, other: House) -> None:
    await house.ask("/tira 5")
    before = await other.said("/diario", id="x:1")
    await house.ask("/tira 5 nota:scappo")
    await house.store.settled()
    [book] = await house.store.books()
    Neighbours(other.hall.house).heard(News(books={book.id: book.version}))
    assert "scappo" in await other.said("/diario", id="x:2") != before


@pytest.mark.parametrize("news", [News(tables=frozenset({"clubs"})), News(lost=True)])
async def test_what_is_remembered_of_a_club_is_looked_up_again(house: House, other: House, news: News) -> None:
    assert "Anna tira" in await other.said("/tira 3", id="x:1")
    await house.ask("/club lingua en", manages=True)
    await house.store.settled()
    Neighbours(other.hall.house).heard(news)
    assert "Anna rolls" in await other.said("/roll 3", id="x:2")


@pytest.mark.parametrize("news", [News(tables=frozenset({"aliases"})), News(lost=True)])
async def test_two_people_made_one_elsewhere_are_one_here(house: House, other: House, news: News) -> None:
    anna, bruno = (await house.people.meet(ANNA)).id, (await other.people.meet(BRUNO)).id
    await house.store.write(Write(changes=[Put("aliases", {"club": "", "old": bruno, "person": anna, "at": 0.0})]))
    Neighbours(other.hall.house).heard(news)

    async def one() -> bool:
        return (await other.people.person(bruno)).id == anna

    await until(one)


async def test_news_of_other_tables_leave_what_is_remembered(house: House, other: House) -> None:
    assert "Anna tira" in await other.said("/tira 3", id="x:1")
    await house.ask("/club lingua en", manages=True)
    await house.store.settled()
    Neighbours(other.hall.house).heard(News(tables=frozenset({"tokens"})))
    assert "Anna tira" in await other.said("/tira 3", id="x:2")


# --- the loops


async def test_the_clock_rings_what_is_due_when_it_is_started(house: House) -> None:
    await house.ask("/tira 5")
    house.now += 13 * HOURS
    async with running(house.clock.run):
        await until(lambda: rings(house, 1))


@pytest.mark.parametrize(
    ("news", "rung"), [(News(timers=True), 1), (News(lost=True), 1), (News(notices=True), 0)], ids=str
)
async def test_the_clock_is_woken_by_news_of_timers(house: House, news: News, rung: int) -> None:
    await house.ask("/tira 5")
    async with running(house.clock.run):
        while math.isinf(house.clock._asleep_until):  # On a busy machine it may still look at the timers.
            await asyncio.sleep(LITTLE)
        house.now += 13 * HOURS
        house.clock.heard(news)
        await asyncio.sleep(LITTLE)
        await until(lambda: rings(house, rung))


@pytest.mark.parametrize(
    ("news", "said"), [(News(notices=True), 1), (News(lost=True), 1), (News(timers=True), 0)], ids=str
)
async def test_the_herald_is_woken_by_news_of_notices(house: House, news: News, said: int) -> None:
    room = await house.people.enter(CORNER)
    async with running(house.herald.run):
        card = as_json.dumps(Card(say("help-title")))
        await house.store.write(Write(notices=[StoredNotice("", card, 0.0, room.id)]))
        house.herald.heard(news)
        await asyncio.sleep(LITTLE)
        assert len(house.chat.said) == said


async def test_what_is_written_here_wakes_the_herald(house: House) -> None:
    async with running(house.herald.run):
        await house.ask("/tira 5", where=HALL)
        await house.ask("/verifica apri:si", where=HALL)
        await asyncio.sleep(LITTLE)
        assert house.chat.said


class Keeping:
    """A store that notes which answers are said to be under way."""

    def __init__(self, store: Any) -> None:
        self._store, self.kept = store, set[str]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def keep_claims(self, requests: set[str]) -> None:
        self.kept |= requests


async def test_other_processes_are_told_which_answers_are_being_said_here(house: House) -> None:
    house.store = keeping = Keeping(house.store)  # type: ignore[assignment]
    house = await house.restarted()
    await house.ask("/tira 5", id="r1")
    async with running(house.herald.run):
        assert keeping.kept == {"r1"}
