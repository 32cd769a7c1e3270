"""Several processes on one PostgreSQL database: to the people in the rooms they are one Araldo."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import replace

import pytest

from bot.engines.rolls import Rolled
from bot.hall.books.chain_check import holds
from bot.hall.cards import as_json
from bot.hall.delivery.lease import AGAIN
from bot.hall.delivery.neighbours import Neighbours
from bot.hall.requests import Reply
from bot.storage.contract import SPANS, News, Put, Write
from bot.storage.stored import StoredNotice
from tests.hall.house import ANNA, BRUNO, HALL, House

PATIENCE = 5.0


class Wing:
    """One process of the house."""

    def __init__(self, address: str) -> None:
        from bot.storage.postgresql_store import PostgresStore

        self.store = PostgresStore(address)
        self.house = House(self.store)
        self.news: list[News] = []
        neighbours = Neighbours(self.house.hall.house)

        def heard(news: News) -> None:
            neighbours.heard(news)
            self.news.append(news)

        self.store.listen(heard)

    async def open(self) -> Wing:
        await self.store.open()
        await self.house.hall.open()
        await until(lambda: self.news)
        return self


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture
async def wings(postgresql_laid_out: str) -> AsyncIterator[tuple[Wing, Wing]]:
    """Two of them, both open."""
    both = await Wing(postgresql_laid_out).open(), await Wing(postgresql_laid_out).open()
    yield both
    one = both[0].store
    await one.settled()
    assert all([await holds(one, book) for book in await one.books()])
    for wing in both:
        await wing.store.close()


async def test_a_book_goes_on_where_the_other_process_left_it(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    for house in (one, other, one, other):
        assert isinstance(await house.ask("/roll 3", id=f"club:{house.now}:{id(house)}"), Reply)
    rolls = [entry for entry in await one.entries() if entry.kind == Rolled.kind]
    assert len(rolls) == 4
    assert len(await one.store.books()) == 1


async def test_what_both_are_asked_at_once_is_done_once_each(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await one.ask("/roll 1")
    lines = [house.ask("/roll 1", id=f"club:{number}") for number, house in enumerate([one, other] * 10, 100)]
    answers = await asyncio.gather(*lines)
    assert all(isinstance(answer, Reply) and answer.stored for answer in answers)
    rolls = [entry for entry in await one.entries() if entry.kind == Rolled.kind]
    assert len(rolls) == 21


async def test_a_request_that_both_are_given_is_answered_alike(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await one.ask("/roll 1")
    first, second = await asyncio.gather(*(house.said("/roll 5", id="club:same") for house in (one, other)))
    assert first == second
    assert len([entry for entry in await one.entries() if entry.kind == Rolled.kind]) == 2


async def test_reading_shows_what_the_other_process_wrote(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    await one.house.ask("/roll 3")
    before = await other.house.said("/journal")
    heard = len(other.news)
    await one.house.ask("/roll 3", id="club:later")
    await until(lambda: len(other.news) > heard)
    assert await other.house.said("/journal", id="club:again") != before


async def test_a_language_chosen_in_one_process_is_spoken_by_the_other(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    assert "Anna tira" in await other.house.said("/roll 3")
    heard = len(other.news)
    await one.house.ask("/club language en", id="club:en", manages=True)
    await until(lambda: any(news.tables for news in other.news[heard:]))
    assert "Anna rolls" in await other.house.said("/roll 3", id="club:more")


async def test_two_people_made_one_are_one_in_every_process(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    anna = (await one.house.people.meet(ANNA)).id
    bruno = (await other.house.people.meet(BRUNO)).id
    await one.store.write(Write(changes=[Put("aliases", {"club": "", "old": bruno, "person": anna})]))
    await until(lambda: len(other.house.people.joins))
    assert (await other.house.people.person(bruno)).id == anna


async def test_a_notice_is_said_by_one_process(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await one.ask("/roll 1")
    room = await one.people.enter(HALL)
    reply = await one.ask("/help", id="club:help")
    assert isinstance(reply, Reply) and reply.card is not None
    card = as_json.dumps(reply.card)
    await one.heralded()
    await other.heralded()
    before = len(one.chat.said) + len(other.chat.said)
    await one.store.write(Write(notices=[StoredNotice("", card, 0.0, room.id) for _ in range(6)]))
    for _ in range(8):
        await asyncio.gather(one.herald.say_notices(), other.herald.say_notices())
        await asyncio.gather(one.herald.stop(), other.herald.stop())
    assert len(one.chat.said) + len(other.chat.said) - before == 6


async def test_an_answer_that_one_process_is_saying_is_not_said_by_the_other(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await one.ask("/roll 1")
    other.now += 3600  # it was asked long ago: a gateway that was lost brings what it has missed
    await (await other.restarted()).herald.say_again()
    assert other.chat.said == []


async def test_a_first_request_that_both_are_given_is_answered_alike(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    first, second = await asyncio.gather(*(house.said("/roll 5", id="club:same") for house in (one, other)))
    assert first == second
    assert [entry.kind for entry in await one.entries()].count(Rolled.kind) == 1


async def test_a_room_that_both_open_a_book_in_has_one(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await asyncio.gather(one.said("/roll 5", id="club:a"), other.said("/roll 4", BRUNO, id="club:b"))
    assert len(await one.store.books()) == 1
    assert [entry.kind for entry in await one.entries()].count(Rolled.kind) == 2


async def test_a_book_that_the_other_process_opened_is_found_where_there_was_none(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    nothing = await other.house.said("/journal", id="club:before")
    await one.house.ask("/roll 3")
    assert await other.house.said("/journal", id="club:after") != nothing


async def test_people_and_rooms_that_both_meet_at_once_are_met_once(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house.people for wing in wings)
    assert len({person.id for person in await asyncio.gather(one.meet(ANNA), other.meet(ANNA))}) == 1
    assert len({room.id for room in await asyncio.gather(one.enter(HALL), other.enter(HALL))}) == 1


async def test_somebody_whom_both_mention_at_once_is_one_guest(wings: tuple[Wing, Wing]) -> None:
    one, other = (wing.house for wing in wings)
    await asyncio.gather(
        one.ask("/mito game @Anna @Dora", id="club:a"),
        other.ask("/club ruolo @dora arbitro", id="club:b", manages=True),
    )
    assert len(await one.store.rows("people")) == 2
    assert [row["key"] for row in await one.store.rows("guests")] == ["dora"]


def test_a_task_is_taken_over_within_ten_seconds_of_a_death() -> None:
    assert SPANS.lease + AGAIN < 10


async def reads_of(wing: Wing, line: str = "/roll 3") -> int:
    """How often a process asks the database for somebody's roll."""
    asked, rows = [], wing.store._rows

    async def counted(statement: str, values: Iterable[object] = ()) -> list[tuple[object, ...]]:
        asked.append(statement)
        return await rows(statement, values)

    wing.store._rows = counted  # type: ignore[method-assign]
    try:
        await wing.house.said(line, id=f"club:read:{id(asked)}:{wing.house.now}")
    finally:
        wing.store._rows = rows  # type: ignore[method-assign]
    return len(asked)


AWAY = replace(HALL, id="away", house="another", house_title="Altrove")


async def heard_by(wing: Wing, done: Awaitable[object]) -> None:
    """Do something elsewhere, and wait until a process has heard of it."""
    heard = len(wing.news)
    await done
    await until(lambda: any(news.tables & {"seen", "plays"} for news in wing.news[heard:]))
    await asyncio.sleep(0.1)


async def test_somebody_new_elsewhere_has_nobody_looked_up_again(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    for number in range(3):
        await one.house.said("/roll 3", id=f"club:first:{number}")
    usual = await reads_of(one)
    await heard_by(one, other.house.said("/roll 3", BRUNO, AWAY, id="club:new"))
    assert await reads_of(one) == usual


async def test_somebody_new_here_is_known_in_every_process(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    await one.house.said("/roll 3", id="club:first")
    assert "Soci: 1" in await one.house.said("/club people", id="club:before", manages=True)
    await heard_by(one, other.house.said("/roll 3", BRUNO, id="club:new"))
    assert "Soci: 2" in await one.house.said("/club people", id="club:after", manages=True)


async def test_a_new_name_is_read_in_every_process(wings: tuple[Wing, Wing]) -> None:
    one, other = wings
    await one.house.said("/roll 3", id="club:first")
    heard = len(one.news)
    await other.house.said("/roll 3", replace(ANNA, name="Annamaria"), id="club:named")
    await until(lambda: any(news.tables & {"people", "names"} for news in one.news[heard:]))
    await asyncio.sleep(0.1)
    assert "Annamaria" in await one.house.said("/journal", BRUNO, id="club:after")
