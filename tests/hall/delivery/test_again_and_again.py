"""What the house does by itself it does again and again, whatever befalls it once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.hall.delivery.alarms import LOOK, Alarms
from bot.hall.running.departures import AGAIN
from bot.storage.contract import Trouble
from tests.hall.ahead import Ahead, run
from tests.hall.house import House, opened


def alarms(house: House) -> tuple[Any, str, float]:
    return Alarms(house.hall, lambda: {}, lambda: 0.0), "look", LOOK


def departures(house: House) -> tuple[Any, str, float]:
    return house.hall.departures, "again", AGAIN / 2


@pytest.mark.parametrize(
    ("sort", "failure"),
    [
        (alarms, Trouble("locked")),
        (alarms, OSError("no network")),
        (departures, Trouble("locked")),
        (departures, OSError("no network")),
        (departures, RuntimeError("a bug")),
    ],
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_it_is_looked_again_though_one_look_failed(
    tmp_path: Path, sort: Callable[[House], tuple[Any, str, float]], failure: Exception
) -> None:
    async def tell(loop: Ahead) -> None:
        house = await opened(tmp_path)
        looking, look, pause = sort(house)
        looked: list[tuple[object, ...]] = []

        async def looks(*given: object) -> None:
            looked.append(given)
            if len(looked) == 1:
                raise failure

        setattr(looking, look, looks)
        running = asyncio.create_task(looking.run())
        for count in range(4):
            await asyncio.sleep(0)
            await asyncio.sleep(0.001)
            assert len(looked) == count
            loop.by += pause
        running.cancel()
        await house.store.close()

    run(tell)
