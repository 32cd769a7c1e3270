"""Seats are looked for while nobody waits for the book; what has changed meanwhile is looked at again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.commands.diplomacy.weekend import weekend
from tests.hall.house import CARLA


async def test_the_book_is_not_locked_while_seats_are_looked_for(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)
    stored = await found.stored()
    locked: list[bool] = []

    async def apart(work: Callable[..., Any], *values: Any) -> Any:
        volume = await found.house.shelf.volume(stored)
        assert volume is not None
        locked.append(volume.lock.locked())
        return await asyncio.to_thread(work, *values)

    found.house.apart = apart
    await found.said("/diplomazia round")
    assert locked == [False]


async def test_who_enters_meanwhile_is_seated_and_the_draw_is_made_anew(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 13, posted=False)
    times = 0

    async def apart(work: Callable[..., Any], *values: Any) -> Any:
        nonlocal times
        times += 1
        if times == 1:
            await found.said("/diplomazia giocatore Carla", CARLA)
        return await asyncio.to_thread(work, *values)

    found.house.apart = apart
    said = await found.said("/diplomazia round")
    assert times == 2
    assert "Carla" in said
    assert (await found.said("/verifica")).startswith("I sorteggi si controllano")


async def test_what_a_player_may_not_do_is_not_prepared(tmp_path: Path) -> None:
    found = await weekend(tmp_path, 7, posted=False)

    async def apart(work: Callable[..., Any], *values: Any) -> Any:
        raise AssertionError("nothing is looked for")

    found.house.apart = apart
    assert "director" in await found.said("/diplomazia round", CARLA)
