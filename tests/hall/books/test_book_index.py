"""Which book is meant in a place: the room's, that of the room it is a thread of, or the club's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engines.codice.tournament import Codice
from bot.engines.mito.league import League
from bot.storage.contract import Relabel, Write
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, ELSEWHERE, HALL, THREAD, House, private


async def opened(house: House, line: str, kind: str, manages: bool = False) -> str:
    """The id of the one open book of a kind, after a line that opens it."""
    await house.ask(line, manages=manages)
    [book] = await house.store.books(kind=kind, open_only=True)
    return book.id


@pytest.fixture
async def tournament(house: House) -> str:
    """A tournament of the hall."""
    return await opened(house, "/codice nuovo Torneo", "codice", manages=True)


@pytest.fixture
async def ladder(house: House) -> str:
    """The ladders of the club."""
    return await opened(house, "/mito partita @Anna @Marco", "mito")


async def test_the_book_of_a_room_is_meant_there_and_in_its_threads(house: House, tournament: str) -> None:
    index, rooms = house.hall.house.books, house.people
    assert await index.here(await rooms.enter(HALL), "codice") == tournament
    assert await index.here(await rooms.enter(THREAD), "codice") == tournament
    assert await index.here(await rooms.enter(CORNER), "codice") == ""
    assert await index.parent(await rooms.enter(THREAD)) == (await rooms.enter(HALL)).id
    assert await index.parent(await rooms.enter(HALL)) == ""


async def test_a_thread_of_a_room_that_nobody_has_entered_has_no_other(house: House) -> None:
    assert await house.hall.house.books.parent(await house.people.enter(THREAD)) == ""


async def test_the_ladders_of_a_club_are_meant_in_all_its_rooms_and_in_no_others(house: House, ladder: str) -> None:
    index, rooms = house.hall.house.books, house.people
    for place in (HALL, CORNER):
        assert await index.here(await rooms.enter(place), "mito") == ladder
        assert await index.here(await rooms.enter(place), "") == ladder
    assert await index.here(await rooms.enter(ELSEWHERE), "mito") == ""


async def test_the_books_that_a_room_or_a_club_ever_had_are_its_own(house: House, tournament: str, ladder: str) -> None:
    index, rooms = house.hall.house.books, house.people
    hall, corner, elsewhere = [await rooms.enter(place) for place in (HALL, CORNER, ELSEWHERE)]
    assert [book.id for book in await index.ever(hall, Codice)] == [tournament]
    assert [book.id for book in await index.ever(corner, League)] == [ladder]
    assert await index.ever(corner, Codice) == await index.ever(elsewhere, League) == []


async def test_of_a_person_are_the_books_where_they_stand_and_those_of_their_rooms(
    house: House, tournament: str, ladder: str
) -> None:
    index = house.hall.house.books
    anna, bruno = await house.people.meet(ANNA), await house.people.meet(BRUNO)
    assert [book.id for book in await index.of_person(anna)] == [ladder, tournament]
    assert [book.id for book in await index.of_person(anna, "codice")] == [tournament]
    assert await index.of_person(bruno) == []
    await house.ask("/mito partita @Carla @Dario", CARLA, ELSEWHERE)
    await house.ask("/aiuto", BRUNO, CORNER)
    assert [book.id for book in await index.of_person(bruno)] == [ladder], "of another room's he has seen nothing"


async def test_of_a_person_no_book_that_was_closed_is_found(house: House, tournament: str, ladder: str) -> None:
    index, anna, carla = house.hall.house.books, await house.people.meet(ANNA), await house.people.meet(CARLA)
    await house.ask("/aiuto", CARLA)
    assert {book.id for book in await index.of_person(carla)} == {ladder, tournament}, "she has played in neither"
    for book in (ladder, tournament):
        await house.store.write(Write(changes=[Relabel(book, {"closed": house.now})]))
    assert await index.of_person(anna) == await index.of_person(carla) == []


async def test_in_private_the_only_one_is_meant(house: House, tournament: str) -> None:
    index, anna = house.hall.house.books, await house.people.meet(ANNA)
    alone = await house.people.enter(private(ANNA))
    meant = await index.meant(anna, alone, "codice")
    assert meant is not None and meant.stored.id == tournament
    assert await index.meant(anna, alone, "mito") is None


async def test_of_books_in_rooms_called_alike_it_is_asked_by_their_clubs(house: House) -> None:
    other = replace(ELSEWHERE, title=HALL.title)
    await house.ask("/mito partita @Anna @Marco", ANNA)
    await house.ask("/mito partita @Anna @Zia", ANNA, other)
    keys = await house.keys("/mito classifica", ANNA, private(ANNA))
    ladder = "Metaclassifica · Sala"
    assert [*keys] == [f"{ladder} · Altro club", f"{ladder} · Club"]
