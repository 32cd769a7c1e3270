"""Processes that share Discord and Telegram come, stop and die, at their real pace: no room is dark for ten seconds."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import pytest

from tests.chaos import MUCH
from tests.chaos.coming_out import Written, of_rooms, written
from tests.chaos.history import Line, flaws, keep, of_book
from tests.e2e.shared_stage import ABSENT, Sharing, sharing
from tests.lab.process import PYTHON

DARK = 10.0
"""Most seconds in which nothing is answered in a room."""


@pytest.mark.skipif(MUCH == 1, reason="make chaos")
async def test_no_room_is_dark_for_long_whoever_comes_stops_or_dies(postgresql: str) -> None:
    async with sharing(postgresql, [PYTHON, "-m", "bot", "run"], identify_every=5.0) as evening:
        befell: list[str] = []
        kills: list[int] = []
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
            befell.append(what)
            since = time.monotonic()
            if number > 0:
                await evening.starts(number)
            else:
                gone = evening.processes.pop(0)
                await (gone.stop() if number else gone.kill())
                if not number:
                    kills.append(max((one.id for one in evening.group.bot_messages()), default=0))
            await evening.shared(*shares)
            took = time.monotonic() - since
            await evening.plays(3)
            print(f"{what}: shared as {shares} after {took:.1f} s, dark {_longest(evening, since)}")
        await evening.rest()
        rolls = await evening.came_out(killed=True)
        anew, unheard = len(evening.discord.identifies), len(evening.unheard)
        print(f"{rolls} rolls, {unheard} presses without an answer, {anew} identifies")
        lines = [*lines_of(evening, of_rooms(await written(postgresql)).values(), befell, kills)]
        keep(f"sharing-postgresql-{rolls}", lines)
        assert flaws(lines) == []
        evening.discord.assert_clean(ignore=ABSENT)
        assert max(evening.darkness().values()) < DARK


def lines_of(evening: Sharing, books: Iterable[Written], befell: list[str], kills: list[int]) -> Iterator[Line]:
    """The history of such an evening: what was pressed and not answered in time, nobody is owed."""
    yield {"kind": "run", "books": "postgresql"}
    yield from ({"kind": "befell", "what": what} for what in befell)
    yield from ({"kind": "asked", "note": note} for note in sorted(evening.asked))
    group = {"room": str(evening.group.id), "once": False}
    yield from ({"kind": "killed", **group, "after": mark} for mark in kills)
    for room in (*(room for _, room in evening.members), evening.group):
        here = {"room": str(room.id), "once": room is not evening.group}
        yield from ({"kind": "said", **here, "id": one.id, "text": one.text} for one in room.bot_messages())
    yield from (line for book in books for line in of_book(book))


def _longest(evening: Sharing, since: float) -> str:
    dark = evening.darkness(since)
    return ", ".join(f"{seconds:.1f} s" for seconds in dark.values())
