"""Every evening again in bad weather: one refusal of the real platform, and everybody still gets their words.

Some evenings here; `make weather` plays all, on both platforms, with other weather for each SEED.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.playthroughs import script
from tests.playthroughs.script import Playthrough, Seen, Step
from tests.playthroughs.stage import played
from tests.playthroughs.weather import Refusal, Weather, refusals

REFUSALS = refusals()
RUNS = [(path, run) for path in script.playthroughs() for run in script.read(path).runs if run in REFUSALS]
SEED = os.environ.get("WEATHER", "")
TRIED = RUNS if SEED else RUNS[::8]
TIME = re.compile(r"\d\d:\d\d|\d+(?= minut)")
"""Where something was waited for, what came after happened a little later."""
DRAWN = ("[", "(")
"""How buttons and what was drawn or attached begin: what they hold stands in words too."""


def people(play: Playthrough, head: str) -> Iterable[str]:
    """Who sees what stands under this head."""
    head = head.removesuffix(", in its place")
    who = head.removesuffix(" alone").removesuffix(" is asked")
    return [who] if who != head else play.rooms[head].people


def read(play: Playthrough, seen: Iterable[Seen]) -> set[tuple[str, str]]:
    """Every line with each who could read it."""
    return {
        (who, TIME.sub("…", line))
        for one in seen
        for who in people(play, one.head)
        for line in one.lines
        if not line.startswith(DRAWN)
    }


def written(play: Playthrough) -> set[tuple[str, str]]:
    """What everybody reads on a calm evening."""
    return read(play, (one for step in play.steps for one in step.seen))


def told(play: Playthrough, happened: Iterable[tuple[Step, list[Seen]]]) -> set[tuple[str, str]]:
    """What everybody has read."""
    return read(play, (one for _, seen in happened for one in seen))


def elsewhere(missing: tuple[str, str], play: Playthrough, weather: Weather) -> bool:
    """Whether it was for one alone who has been told that something waits for them."""
    who, line = missing
    alone = (one for step in play.steps for one in step.seen if one.head.startswith(f"{who} "))
    return who in weather.pointed and any(line in (TIME.sub("…", said) for said in one.lines) for one in alone)


def to_who_asked(missing: tuple[str, str], play: Playthrough, weather: Weather, read: set[tuple[str, str]]) -> bool:
    """Whether it was looked up where a room was told nothing, and whoever did so has read it."""
    line = missing[1]
    here = [] if weather.muted is None else play.steps[weather.muted].seen
    return any(line in (TIME.sub("…", said) for said in one.lines) for one in here) and line in {
        said for _, said in read
    }


def met_by(play: Playthrough, run: str) -> list[Refusal]:
    """What an evening can meet. A room that is told nothing for a minute is none of it where private chats are closed
    too, so that nobody can be reached, or where that minute is another than the evening's."""
    other = play.limit < 1000 or any(step.kind == "closes" for step in play.steps)
    return [one for one in REFUSALS[run] if not (other and one.mutes)]


@pytest.mark.parametrize(("path", "run"), TRIED, ids=[f"{path.stem}-{run}" for path, run in TRIED])
async def test_a_refusal_keeps_no_words_from_anybody(path: Path, run: str, tmp_path: Path) -> None:
    play = script.read(path).on(run)
    chance = random.Random(f"{path.stem} {run} {SEED}")
    possible = met_by(play, run)
    weather = Weather(chance.sample(possible, len(possible)), chance.randrange(len(play.steps) // 2))
    happened, *_ = await played(play, run, tmp_path, weather)
    assert weather.refused, "no refusal is met by anything on this evening"
    heard = told(play, happened)
    missing = {one for one in written(play) - heard if not to_who_asked(one, play, weather, heard)}
    assert not {one for one in missing if not elsewhere(one, play, weather)}, weather.refused
