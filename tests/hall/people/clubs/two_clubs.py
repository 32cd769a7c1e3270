"""Two clubs that become one: the codes, the presses and the books of it."""

from __future__ import annotations

from bot.hall.cards.card import Key
from bot.hall.requests import Account, Place
from tests.hall.house import ANNA, BRUNO, ELSEWHERE, HALL, House

THIRD = Place("telegram", "-30", "Terza", house="-30")
YES = "Sì, un club solo"
DARIO = Account("discord", "4", "Dario", "it", "dario")


async def code_of(house: House, where: Place = HALL, who: Account = ANNA) -> str:
    return (await house.said("/club collega", who, where, manages=True)).split("/club collega ")[1].split()[0]


async def asked(house: House, where: Place = ELSEWHERE, of: Place = HALL) -> dict[str, Key]:
    """The buttons of what is said before a club becomes one with another."""
    return await house.keys(f"/club collega {await code_of(house, of)}", BRUNO, where, manages=True)


async def foretold(house: House) -> str:
    """What is said before a club becomes one with another."""
    return await house.said(f"/club collega {await code_of(house)}", BRUNO, ELSEWHERE, manages=True)


async def linked(house: House, where: Place = ELSEWHERE, of: Place = HALL) -> None:
    said = await house.press((await asked(house, where, of))[YES], BRUNO, where, manages=True)
    assert "un solo club" in said or "one club" in said, said


async def parted(house: House, where: Place = HALL) -> str:
    keys = await house.keys("/club persone", ANNA, where, manages=True)
    part = next(key for label, key in keys.items() if label.startswith("Separa"))
    sure = await house.keys(who=ANNA, where=where, press=part.id, manages=True)
    return await house.press(sure["Sì, separa"], ANNA, where, manages=True)


async def book_of(house: House, where: Place = ELSEWHERE) -> str:
    """The book about the people of a place's own club."""
    [book] = await house.store.books(club=(await house.people.enter(where)).club, kind="club")
    return book.id


async def undoing(house: House, where: Place = ELSEWHERE) -> Key:
    """The yes to undoing what that book recorded last."""
    keys = await house.keys(who=ANNA, press=f"!@{await book_of(house, where)} undo", manages=True)
    return keys["Sì, annulla"]


async def one(house: House, place: Place = ELSEWHERE, other: Place = HALL) -> bool:
    here, there = await house.people.enter(place), await house.people.enter(other)
    return house.people.links.one(here.club, there.club)


async def both_with_ladders(house: House) -> None:
    await house.ask("/mito partita @Anna @Bruno")
    await house.ask("/mito partita @Bruno @Carla", BRUNO, ELSEWHERE)
