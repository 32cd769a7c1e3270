"""What a book says in plain tables is written as the difference that a command made."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused
from bot.hall.running.book_rows import difference, joined_by_another
from bot.storage.contract import Drop, Put
from tests.hall.house import ANNA, HALL, House

ALIAS = ("aliases", "c1", "p1")
CLUB = ("clubs", "c2")


async def test_what_is_said_anew_is_written_and_what_stays_is_not(house: House) -> None:
    before = {ALIAS: {"person": "p2"}, CLUB: {"part_of": "c1"}}
    after = {ALIAS: {"person": "p3"}, CLUB: {"part_of": "c1"}}
    assert await difference(house.people, before, after) == [
        Put("aliases", {"club": "c1", "old": "p1", "person": "p3"}),
    ]


async def test_what_is_no_longer_said_goes_or_is_emptied(house: House) -> None:
    before = {ALIAS: {"person": "p2"}, CLUB: {"part_of": "c1"}}
    assert await difference(house.people, before, {}) == [
        Drop("aliases", {"club": "c1", "old": "p1"}),
        Put("clubs", {"id": "c2", "part_of": None}),
    ]


async def test_a_name_is_written_as_its_words_and_not_at_all_once_they_are_erased(house: House) -> None:
    assert await difference(house.people, {}, {("people", "p1"): {"name": "w0gone"}}) == []


async def test_whoever_is_one_of_two_in_that_club_does_not_make_them_one(house: House) -> None:
    await house.ask("/mito partita @Anna @Elena")
    room, anna, guest = await house.people.enter(HALL), await house.people.meet(ANNA), await house.named("Elena")
    await house.turned_out(guest.id, ANNA)
    other = {"person": guest.id}
    with pytest.raises(Refused, match="claim-own"):
        joined_by_another(house.people, anna.id, {}, {("aliases", room.club, "other"): other})
    joined_by_another(house.people, anna.id, {}, {("aliases", "elsewhere", "other"): other})
    same = {("aliases", room.club, "other"): other}
    joined_by_another(house.people, anna.id, same, same)
