"""Guests belong to one club, and nobody is taken for one of them unless somebody who can know has said so."""

from __future__ import annotations

import json

from bot.hall.requests import Account, Place
from tests.hall.house import BRUNO, ELSEWHERE, HALL, House

MARCO = Account("discord", "9", "Il Marchese", "it", "marco")
"""A stranger whose username is what both clubs call a guest of theirs."""
EVA = Account("discord", "8", "Eva", "it", "eva")


async def two_clubs(house: House) -> None:
    """Each of two clubs has played with a guest called Marco."""
    await house.ask("/mito game @Anna @Marco")
    await house.ask("/mito game @Bruno @Marco", BRUNO, ELSEWHERE)


async def loser(house: House, place: Place) -> str:
    """Who lost the only game of a room's ladders."""
    [game] = [entry for entry in await house.entries(place) if entry.kind == "mito.game-played"]
    person: str = json.loads(game.body)["players"][1]
    return person


async def test_two_clubs_with_one_first_name_have_two_guests(house: House) -> None:
    await two_clubs(house)
    assert await loser(house, HALL) != await loser(house, ELSEWHERE)


async def test_a_username_alone_makes_nobody_a_guest(house: House) -> None:
    await two_clubs(house)
    await house.ask("/me show", MARCO, ELSEWHERE)
    stranger = (await house.people.meet(MARCO)).id
    assert stranger not in (await loser(house, HALL), await loser(house, ELSEWHERE))
    assert "Marco" in await house.said("/mito ladder")


async def test_ones_data_names_no_room_of_a_club_that_one_never_entered(house: House) -> None:
    await two_clubs(house)
    key = (await house.keys("/me show", MARCO, ELSEWHERE))["I miei dati"]
    reply = await house.ask(who=MARCO, where=ELSEWHERE, press=key.id)
    [file] = reply.drawn.files  # type: ignore[union-attr]
    assert [room["title"] for room in json.loads(file.content)["rooms"]] == ["Altrove"]


async def test_who_leaves_one_club_takes_no_guest_of_another_along(house: House) -> None:
    await two_clubs(house)
    keys = await house.keys("/io cancella", MARCO, ELSEWHERE)
    await house.press(keys["Sì, dimenticami"], MARCO, ELSEWHERE)
    assert "Marco" in await house.said("/mito ladder")
