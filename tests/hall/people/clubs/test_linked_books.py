"""Books of two clubs that are one: which is meant, and how one goes from one's own to the other's."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.hall.requests import Place
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, House, private
from tests.hall.people.clubs.two_clubs import (
    THIRD,
    both_with_ladders,
    linked,
    one,
    parted,
)


async def test_a_form_that_was_open_when_they_were_parted_is_refused_kindly(house: House) -> None:
    await house.ask("/codice nuovo Coppa", manages=True)
    await house.ask("/club avvisi tutto", where=ELSEWHERE, manages=True)
    await linked(house)
    await parted(house)
    [book] = await house.store.books(kind="codice")
    said = await house.press(f"!@{book.id} codice team Lupi @Bruno @Carla", BRUNO, ELSEWHERE)
    assert "non vale più" in said


async def test_in_private_a_ladder_of_either_is_meant_and_of_two_it_is_asked_which(house: House) -> None:
    await both_with_ladders(house)
    await linked(house)
    keys = await house.keys("/mito classifica", ANNA, private(ANNA))
    assert {*keys} == {"Metaclassifica · Sala", "Metaclassifica · Altrove"}


async def both_with_books_about_people(house: House) -> None:
    """Two clubs that are one; Sala's book about people holds that Zoe and Anna are two."""
    await linked(house)
    await house.ask("/mito partita @Anna @Zoe")
    [row] = await house.store.rows("guests", key="zoe")
    await house.press(f"!club apart one:<@{row['person']}> other:<@{(await house.people.meet(ANNA)).id}>", manages=True)


async def test_of_the_books_about_people_that_of_the_club_one_is_in_is_meant(house: House) -> None:
    await both_with_books_about_people(house)
    here = await house.keys("/annulla registro:club", manages=True)
    assert {*here} == {"Sì, annulla", "Separa Altro club da Club", "Persone del club · Altrove"}
    assert "una cosa sola con un altro" in await house.press(here["Persone del club · Altrove"], manages=True)
    there = await house.said("/annulla registro:club", BRUNO, ELSEWHERE, manages=True)
    assert "una cosa sola con un altro" in there
    await house.press(here["Sì, annulla"], manages=True)
    assert await one(house), "only what was named is undone"
    again = await house.keys("/annulla registro:club", manages=True)
    assert {*again} == {"Metaclassifica", "Separa Altro club da Club", "Persone del club · Altrove"}, (
        "nothing more here"
    )


async def test_the_journals_of_both_are_a_tap_apart(house: House) -> None:
    await both_with_books_about_people(house)
    assert "sono due persone" in await house.said("/diario 10 registro:club", manages=True)
    keys = await house.keys("/diario 10 registro:club", manages=True)
    assert "una cosa sola con un altro" in await house.press(keys["Persone del club · Altrove"], manages=True)


async def test_where_there_is_nothing_to_undo_the_other_clubs_is_a_tap_away(house: House) -> None:
    await linked(house)
    keys = await house.keys("/annulla registro:club", manages=True)
    assert {*keys} == {"Separa Altro club da Club", "Persone del club · Altrove", "Perché?"}
    assert "una cosa sola con un altro" in await house.press(keys["Persone del club · Altrove"], manages=True)


@pytest.mark.parametrize(
    ("there", "of"), [(ELSEWHERE, ("Club", "Altro club")), (replace(THIRD, title="Club"), ("Discord", "Telegram"))]
)
async def test_of_two_guests_of_one_name_it_is_said_whose_each_is(
    house: House, there: Place, of: tuple[str, str]
) -> None:
    await house.ask("/mito partita @Anna @Marco")
    await house.ask("/mito partita @Bruno @Marco", BRUNO, there)
    assert "Chi è" not in await house.said("/mito partita @Anna @Marco")
    await linked(house, there)
    keys = await house.keys("/mito partita @Anna @Marco")
    marked = sorted(re.sub(r" \(ospite \w+\)", "", label) for label in keys if "nuovo" not in label)
    assert marked == sorted(f"Marco, {club}" for club in of)
