"""A book that cannot be read stops nobody else: it is named, it is closed unopened, and none of the kind is written."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.commands import COGS
from bot.engines.book import Book, Entry
from bot.engines.rolls import DiceTable
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Cog
from tests.hall.house import ANNA, BOOKS, BRUNO, CORNER, ELSEWHERE, HALL, House, private

CHECK = "/club controlla"
BROKEN = "non si può più leggere"


class Deep(Entry, kind="test.deep"):
    """Something within itself."""

    within: dict[str, Any]

    def apply(self, book: Book) -> None: ...


def levels(count: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for _ in range(count):
        found = {"a": found}
    return found


@pytest_asyncio.fixture
async def broken(house: House, tmp_path: Path) -> AsyncIterator[House]:
    """The house after a restart, with a line of the hall's book that nobody can read."""
    await house.said("/tira 3")
    await house.said("/tira 3", ANNA, CORNER)
    await house.store.settled()
    [book] = await house.store.books(room=(await house.people.enter(HALL)).id, kind="table")
    with sqlite3.connect(tmp_path / BOOKS) as disk:
        disk.execute("UPDATE entries SET body = '{' || body WHERE book = ? AND seq = 2", (book.id,))
    yield await house.restarted()
    with sqlite3.connect(tmp_path / BOOKS) as disk:
        disk.execute("UPDATE entries SET body = substr(body, 2) WHERE book = ? AND seq = 2", (book.id,))


@pytest.mark.parametrize("count", [220, 250], ids=["what can be written and not be read", "what cannot be written"])
async def test_what_could_not_be_read_again_is_refused_and_the_book_is_as_before(house: House, count: int) -> None:
    cog: Cog[DiceTable] = Cog(DiceTable)

    @cog.command("deepen", hidden=True)
    async def deepen(call: Call[DiceTable]) -> Card:
        call.book.happen(Deep(within=levels(count)))
        return Card()

    house = await house.rebuilt(commands=Commands((*COGS, cog)))
    await house.said("/tira 3")
    assert "non si potrebbe rileggere" in await house.press("!deepen")
    house = await house.restarted()
    assert "·tiro 2" in await house.said("/tira 3")
    assert "test.deep" not in [entry.kind for entry in await house.entries()]


async def test_a_room_whose_book_cannot_be_read_is_told_so_and_who_can_help(broken: House) -> None:
    for line in ("/tira 3", "/diario", "/annulla", "/verifica"):
        said = await broken.said(line, BRUNO)
        assert BROKEN in said and CHECK in said, line


async def test_everything_else_goes_on_without_it(broken: House) -> None:
    assert "·tiro 2" in await broken.said("/tira 3", ANNA, CORNER)
    assert "Anna" in await broken.said("/io mostra", ANNA, private(ANNA))
    assert "Le persone" in await broken.said("/club persone", ANNA, CORNER, manages=True)
    assert await broken.said("/club collega", ANNA, CORNER, manages=True)
    await broken.clock.tick()
    data = json.loads((await broken.ask(who=ANNA, where=private(ANNA), press="!me data")).drawn.files[0].content)
    assert [book.get("unreadable", False) for book in data["books"]].count(True) == 1


async def test_an_organiser_closes_it_unopened_and_the_room_begins_anew(broken: House) -> None:
    keys = await broken.keys(CHECK, ANNA, CORNER, manages=True)
    [close] = [key for label, key in keys.items() if "Tiri al tavolo" in label]
    assert "organizzator" in await broken.press(close, BRUNO, CORNER)
    assert BROKEN in await broken.said("/tira 3")
    assert "Chiuso" in await broken.press(close, ANNA, CORNER, manages=True)
    assert "Chiuso" in await broken.press(close, ANNA, CORNER, manages=True), "pressed twice"
    assert "·tiro 1" in await broken.said("/tira 3")
    assert "non riesco" not in (await broken.said(CHECK, ANNA, CORNER, manages=True)).casefold()


async def test_no_book_that_can_be_read_and_no_other_clubs_book_is_closed_so(broken: House) -> None:
    keys = await broken.keys(CHECK, ANNA, CORNER, manages=True)
    [close] = [key for label, key in keys.items() if "Tiri al tavolo" in label]
    assert "Chiuso" not in await broken.press(close, BRUNO, ELSEWHERE, manages=True)
    [good] = await broken.store.books(room=(await broken.people.enter(CORNER)).id, kind="table")
    said = await broken.press(f"!club close {good.id}", ANNA, CORNER, manages=True)
    assert "Chiuso" not in said
    assert (await broken.store.book(good.id)).closed is None
