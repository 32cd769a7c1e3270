"""Whatever is recorded, taken back and put back, in whichever room: what is undone is struck once, nothing else is."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hall.cards.card import plain
from bot.hall.requests import Account, Notice, Place, Reply
from tests import examples
from tests.hall.house import ANNA, BRUNO, CARLA, CORNER, HALL, House, opened

pytestmark = pytest.mark.evenings

GROUP = Place("telegram", "-100", "Gruppo", house="-100", house_title="Gruppo")
ROOMS = (HALL, CORNER, GROUP)

LINES = ("/tira 5", "/tira 3 riserva:1", "/mito partita @bruno @+Ospite{}", "/mito partita @+Ospite{} @carla @bruno")
STRUCK, ACTS = "Annullato da ", 12


def here(who: Account, where: Place) -> Account:
    """Somebody's account on the chat of a room."""
    return replace(who, platform=where.platform)


class Walls:
    """What stands on the walls of a club's rooms: the title of every message, as it is now."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.titles: dict[int, str] = {}
        self.edits: list[int] = []
        """The messages that were edited by the last act."""

    async def does(self, **asked: object) -> Reply:
        """An act, and what the herald says then."""
        number = 1000 + len(self.titles)
        before = self._said()
        reply = await self.house.ask(id=f"r{number}", manages=True, **asked)  # type: ignore[arg-type]
        assert isinstance(reply, Reply)
        await self.house.hall.acknowledged(reply.request, {"message": number})
        self.titles[number] = plain(reply.drawn.title)
        await self.house.heralded()
        edited = [one for one in self._said() if one not in before and one.edits]
        self.edits = [int(one.edits["message"]) for one in edited if one.edits]
        for number, one in zip(self.edits, edited, strict=True):
            self.titles[number] = plain(one.drawn.title)
        return reply

    def _said(self) -> list[Notice]:
        return [*self.house.chat.said, *self.house.telegram.said]

    def struck(self) -> set[int]:
        return {number for number, title in self.titles.items() if title.startswith(STRUCK)}


@given(st.integers(0, 2**32))
@settings(max_examples=examples(8), deadline=None)
async def test_every_message_of_what_is_undone_is_struck_exactly_once_and_no_other_is(seed: int) -> None:
    chance = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        house = await opened(Path(folder))
        for who, where in ((who, where) for who in (ANNA, BRUNO, CARLA) for where in ROOMS):
            await house.ask("/io lingua it", here(who, where), where)
        walls, done, void = Walls(house), dict[str, tuple[int, Place]](), set[int]()
        turns = Counter[str]()
        for _ in range(ACTS):
            wanted = chance.choice(("new", "new", "undo", "back"))
            told = [request for request, (number, _) in done.items() if (number in void) == (wanted == "back")]
            if wanted == "new" or not told:
                number = 1000 + len(walls.titles)
                where = chance.choice(ROOMS)
                done[f"r{number}"] = number, where
                await walls.does(line=chance.choice(LINES).format(number), who=here(BRUNO, where), where=where)
                assert walls.edits == []
                continue
            request = chance.choice(told)
            number, where = done[request]
            books = await house.store.books()
            [book] = [one for one in books if await house.store.entries(one.id, request=request)]
            verb = "action" if wanted == "undo" else "back"
            await walls.does(
                press=f"!@{book.id} undo {verb}:{request} turn:{turns[request]}", who=here(ANNA, where), where=where
            )
            turns[request] += 1
            (void.add if wanted == "undo" else void.discard)(number)
            assert walls.edits == [number]
            assert walls.struck() == void
        await house.store.close()
