"""Araldo as `python -m bot run`, but with the dice, the time and the pace of an evening in tests/playthroughs.

Requests get the names, and chance the seed, that they have in process, so that the dice fall as the file says. What the
stage tells, and what must outlive a kill, stands in the folder EVENING: the `moment` with the rings of the clock, the
`requests` by their own names in their order, and how many bytes chance has `drawn` each time.
"""

import asyncio
import os
import random
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.__main__ import main
from bot.app import App
from bot.hall.books.chain import SECRET
from bot.hall.delivery.clock import Clock
from bot.hall.hall import Hall
from bot.hall.requests import Form, Reply, Request
from tests.e2e.telegram.telegram_app import at_once

FOLDER = Path(os.environ.get("EVENING", ""))


class Lines:
    """Lines that outlive the process."""

    def __init__(self, name: str) -> None:
        self._file = FOLDER / name
        self.known = self._file.read_text().split() if self._file.exists() else []

    def add(self, line: str) -> None:
        """One more."""
        self.known.append(line)
        with self._file.open("a") as file:
            file.write(f"{line}\n")


class Chance:
    """What the evening's dice grow from, and go on growing from after a restart."""

    def __init__(self) -> None:
        self._random, self._drawn = random.Random(os.environ["EVENING_CHANCE"]), Lines("drawn")
        self._secrets = random.Random(os.environ["EVENING_CHANCE"])
        for size in self._drawn.known:
            self._next(int(size))

    def __call__(self, size: int) -> bytes:
        """So many bytes."""
        self._drawn.add(str(size))
        return self._next(size)

    def _next(self, size: int) -> bytes:
        """A book's secret, which is longer than a seed, moves no dice."""
        return (self._secrets if size == SECRET else self._random).randbytes(size)


def moment() -> tuple[float, int]:
    """The time at the club, and how often the clock has been rung."""
    now, rings = (FOLDER / "moment").read_text().split()
    return float(now), int(rings)


class EveningHall(Hall):
    """Does what is asked under the names and at the moments of the evening."""

    asked = Lines("requests")

    async def handle(self, request: Request) -> Reply | Form | None:
        """Hand it on by its other name."""
        if request.id not in self.asked.known:
            self.asked.add(request.id)
        name = f"evening:{self.asked.known.index(request.id) + 1}"
        return await super().handle(replace(request, id=name, at=self.house.clock()))


class EveningClock(Clock):
    """Rings when the evening says that time has passed, and tells when it has."""

    async def run(self) -> None:
        """Ring until cancelled."""
        heard = moment()[1]
        print("the clock runs", flush=True)
        while True:
            while moment()[1] == heard:
                await asyncio.sleep(0.01)
            heard = moment()[1]
            await self.tick()
            print(f"the clock rang {heard}", flush=True)


if __name__ == "__main__":
    evening = partial(
        App,
        clock=lambda: moment()[0],
        steady=lambda: moment()[0],
        chance=Chance(),
        hall=EveningHall,
        ringer=EveningClock,
        telegram=at_once,
    )
    sys.exit(main(["run"], app=evening))
