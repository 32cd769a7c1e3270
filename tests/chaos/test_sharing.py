"""Processes that share Discord and Telegram come, stop and die, at their real pace: no room is dark for ten seconds."""

from __future__ import annotations

import time

import pytest

from tests.chaos import MUCH
from tests.e2e.shared_stage import ABSENT, Sharing, sharing
from tests.lab.process import PYTHON

DARK = 10.0
"""Most seconds in which nothing is answered in a room."""


@pytest.mark.skipif(MUCH == 1, reason="make chaos")
async def test_no_room_is_dark_for_long_whoever_comes_stops_or_dies(postgresql: str) -> None:
    async with sharing(postgresql, [PYTHON, "-m", "bot", "run"], identify_every=5.0) as evening:
        await evening.starts()
        await evening.shared(4)
        evening.play()
        await evening.plays(2)
        for what, number, shares in (
            ("added", 1, (2, 2)),
            ("two added", 2, (1, 1, 1, 1)),
            ("stopped", -1, (2, 1, 1)),
            ("killed", 0, (2, 2)),
            ("killed", 0, (4,)),
            ("added", 1, (2, 2)),
        ):
            since = time.monotonic()
            if number > 0:
                await evening.starts(number)
            else:
                gone = evening.processes.pop(0)
                await (gone.stop() if number else gone.kill())
            await evening.shared(*shares)
            took = time.monotonic() - since
            await evening.plays(3)
            print(f"{what}: shared as {shares} after {took:.1f} s, dark {_longest(evening, since)}")
        await evening.rest()
        rolls = await evening.came_out(killed=True)
        anew, unheard = len(evening.discord.identifies), len(evening.unheard)
        print(f"{rolls} rolls, {unheard} presses without an answer, {anew} identifies")
        evening.discord.assert_clean(ignore=ABSENT)
        assert max(evening.darkness().values()) < DARK


def _longest(evening: Sharing, since: float) -> str:
    dark = evening.darkness(since)
    return ", ".join(f"{seconds:.1f} s" for seconds in dark.values())
