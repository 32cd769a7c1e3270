"""A table's card stands once in its room: opened anew, the one before points to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.hall.requests import Place, Reply
from bot.hall.running.said.single_cards import noted, overlap
from tests.hall.delivery.test_herald import notice, room_of
from tests.hall.house import HALL, House, opened, words

TEAMS = ["Orsi @Orso @Orsa", "Lupi @Lupo @Lupa", "Volpi @Volpe @Volpone", "Tassi @Tasso @Tassa"]


@pytest_asyncio.fixture
async def round_(tmp_path: Path) -> AsyncIterator[House]:
    """A round of two tables."""
    house = await opened(tmp_path)
    await house.ask("/codice nuovo Coppa", manages=True)
    for team in TEAMS:
        await house.ask(f"/codice squadra {team}", manages=True)
    await house.ask("/codice inizia", manages=True)
    await house.heralded()
    house.chat.said.clear()
    yield house
    await house.store.close()


async def opens(house: House, table: int, where: Place = HALL) -> Reply:
    """Somebody opens a table's card, and its chat says it."""
    reply = await house.ask(press=f"!codice show-table 1 {table}", where=where, handle={"message": 0})
    assert isinstance(reply, Reply) and not reply.recorded
    if reply.stored:
        await house.hall.acknowledged(reply.request, {"message": int(reply.request.partition(":")[2])})
    house.now += 5
    return reply


async def test_a_table_opened_anew_leaves_one_card_and_the_one_before_points_to_it(round_: House) -> None:
    await opens(round_, 1)
    assert await round_.heralded() == []
    assert not [row for row in await round_.store.rows("single_cards") if row["key"].startswith("read:")]
    again = await opens(round_, 1)
    assert again.drawn.buttons
    [gone] = await round_.heralded()
    assert gone.startswith("La scheda è più sotto · Tavolo 1 · turno 1 di 3")
    last = round_.chat.said[-1]
    assert last.edits is not None and not [key for row in last.drawn.buttons for key in row if not key.url]


async def test_of_two_that_are_opened_at_once_one_stands(round_: House) -> None:
    await asyncio.gather(opens(round_, 1), opens(round_, 1))
    [gone] = await round_.heralded()
    assert gone.startswith("La scheda è più sotto · Tavolo 1 · turno 1 di 3")


async def test_the_one_before_is_not_said_to_be_elsewhere_while_it_is_still_being_said(round_: House) -> None:
    first = await round_.ask(press="!codice show-table 1 1", handle={"message": 0})
    assert isinstance(first, Reply)
    await opens(round_, 1)
    await notice(round_, "what comes after it", room=await room_of(round_))
    assert len(await round_.heralded()) == 1, "what comes after it need not wait"
    await round_.hall.acknowledged(first.request, {"message": 77})
    await opens(round_, 2)  # With its commit that is kept.
    [gone] = await round_.heralded()
    assert gone.startswith("La scheda è più sotto · Tavolo 1 · turno 1 di 3")
    assert (round_.chat.said[-1].edits or {})["message"] == 77


async def test_of_three_only_the_last_stands(round_: House) -> None:
    for _ in range(3):
        await opens(round_, 1)
    assert len(await round_.heralded()) == 2


async def test_another_table_has_a_card_of_its_own(round_: House) -> None:
    await opens(round_, 1)
    await opens(round_, 2)
    assert await round_.heralded() == []
    assert "Tavolo 2" in words((await opens(round_, 2, HALL)).drawn)
    assert len(await round_.heralded()) == 1


WHOLE, NONE, GAME, BOTH = (noted(one) for one in (None, frozenset(), frozenset({("game", 1)}), frozenset({1, "a"})))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (WHOLE, NONE, True),
        (GAME, WHOLE, True),
        (GAME, GAME, True),
        (GAME, BOTH, False),
        (BOTH, noted(frozenset({"a"})), True),
        (NONE, NONE, False),
    ],
)
def test_two_acts_need_the_same_where_one_needs_the_whole_book_or_both_name_it(
    one: str, other: str, same: bool
) -> None:
    assert overlap(one, other) is overlap(other, one) is same
