"""Before two clubs become one it is said what becomes of each book of both."""

from __future__ import annotations

from dataclasses import replace

from bot.storage.contract import Relabel, Write
from tests.hall.house import BRUNO, ELSEWHERE, House
from tests.hall.people.clubs.two_clubs import (
    THIRD,
    YES,
    asked,
    both_with_ladders,
    foretold,
    linked,
    one,
    parted,
)


async def test_nothing_happens_before_it_was_said_what_becomes_of_the_books(house: House) -> None:
    await both_with_ladders(house)
    assert YES in await asked(house)
    assert not await one(house)


async def test_it_says_that_each_ladder_goes_on_in_its_rooms(house: House) -> None:
    await both_with_ladders(house)
    said = await foretold(house)
    assert "Metaclassifica · Altrove: continua, nelle stanze di Altro club" in said
    assert "Metaclassifica · Sala: continua, nelle stanze di Club" in said


async def test_it_says_that_the_only_ladder_counts_in_the_rooms_of_both(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/tira 3", BRUNO, ELSEWHERE)
    said = await foretold(house)
    assert "Metaclassifica · Sala: continua, e vale nelle stanze di tutti e due" in said
    assert "Tiri al tavolo · Altrove: continua" in said


async def test_of_books_that_are_closed_it_says_nothing(house: House) -> None:
    await house.ask("/codice nuovo Vecchio", manages=True)
    await house.ask("/tira 3", BRUNO, ELSEWHERE)
    assert "Vecchio" in await foretold(house)
    [book] = await house.store.books(kind="codice")
    await house.store.write(Write(changes=[Relabel(book.id, {"closed": house.now})]))
    assert "Vecchio" not in await foretold(house)


async def test_it_says_which_settings_hold_and_that_guests_of_one_name_stay_two(house: House) -> None:
    await house.ask("/mito partita @Anna @Zoe")
    await house.ask("/mito partita @Bruno @Zoe", BRUNO, ELSEWHERE)
    said = await foretold(house)
    assert "lingua e fuso orario sono quelli di Club" in said
    assert "Un ospite si chiama uguale di qua e di là" in said


async def test_two_clubs_of_one_name_are_told_apart_by_their_platforms(house: House) -> None:
    namesake = replace(THIRD, house_title="Club")
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/mito partita @Bruno @Carla", BRUNO, namesake)
    await linked(house, namesake)
    heralded = await house.heralded()
    assert any("Ora Club (Telegram) è un club solo con noi" in said for said in heralded)
    keys = await house.keys("/club persone", manages=True)
    assert "Separa Club (Telegram) da Club (Discord)" in keys
    assert "Club (Telegram) e Club (Discord) sono di nuovo due club." in await parted(house)


async def test_two_clubs_of_one_name_on_one_platform_are_told_apart_by_a_room(house: House) -> None:
    namesake = replace(ELSEWHERE, house_title="Club")
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/mito partita @Bruno @Carla", BRUNO, namesake)
    await linked(house, namesake)
    keys = await house.keys("/club persone", manages=True)
    assert "Separa Club (Altrove) da Club (Sala)" in keys
