"""A long import holds nobody up, and says how far it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.hall.requests import File
from tests.hall.house import House

GAMES = 1_000
LEAST_TURNS = GAMES // 100


def past_games() -> File:
    """So many games between so many people, none like another."""
    lines = ["data,vincitore,giocatore1,giocatore2"]
    for number in range(GAMES):
        day = f"2024-{1 + number // 28 % 12:02}-{1 + number % 28:02} {number // 336:02}:00"
        lines.append(f"{day},Nome {number % 300},Nome {number % 300},Nome {(number * 7 + 1) % 300}")
    return File("partite.csv", "\n".join(lines).encode())


async def imported(house: House, turn: Callable[[], None]) -> str:
    """What is said of the import; `turn` is called whenever others get their turn meanwhile."""

    async def others() -> None:
        while True:
            turn()
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    said = await house.said("/mito importa", manages=True, file=past_games())
    waiting.cancel()
    return said


@pytest.mark.evenings
async def test_others_get_their_turn_during_a_long_import(house: House) -> None:
    turns: list[None] = []
    assert "1.000 partite importate su 1.000" in await imported(house, lambda: turns.append(None))
    assert len(turns) > LEAST_TURNS


async def test_a_long_import_says_how_far_it_is_in_one_message(house: House) -> None:
    def later() -> None:
        house.now += 0.5

    await imported(house, later)
    said = await house.heralded()
    assert said == ["Ho letto tutte le 1.000 righe."]


async def test_a_short_import_says_nothing_but_its_answer(house: House) -> None:
    await imported(house, lambda: None)
    assert await house.heralded() == []
