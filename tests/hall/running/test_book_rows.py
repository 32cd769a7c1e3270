"""What a book says in plain tables is written as the difference that a command made."""

from __future__ import annotations

from bot.hall.running.book_rows import difference
from bot.storage.contract import Drop, Put
from tests.hall.house import House

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
