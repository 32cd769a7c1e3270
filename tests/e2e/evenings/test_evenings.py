"""Evenings of tests/playthroughs over sockets: the real bot in a process of its own, on the emulated chats."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.evenings.evening_stage import Evening, cards
from tests.playthroughs import script

EVENINGS = {
    2: ["tavolo.it.txt", "in-two.en.txt"],
    3: ["neon.it.txt"],
    4: ["due-case.it.txt"],
    7: ["lega.it.txt"],
    15: ["settimane.it.txt", "rivals.en.txt"],
    17: ["secret-bid.en.txt"],
    18: ["in-tasca.it.txt", "se-ne-va.it.txt", "serata-intera.it.txt"],
    20: ["fine-settimana-in-due-case.it.txt"],
}
"""For each issue, the files of tests/playthroughs that are played here too."""

PLAYS = [script.read(script.HERE / name) for names in EVENINGS.values() for name in names]
NOT_HERE = {("settimane.it.txt", "discord"), ("rivals.en.txt", "discord")}
"""On Discord whoever is on the server is a member from the first evening, and no guest."""
ALWAYS = {("in-two.en.txt", "all"), ("secret-bid.en.txt", "telegram")}
"""What `make test` plays; the others differ from them in their words and games, which tests/playthroughs plays too."""
RUNS = [
    pytest.param(
        play.on(run),
        run,
        id=f"{play.path.stem}-{run}",
        marks=[] if (play.path.name, run) in ALWAYS else pytest.mark.again,
    )
    for play in PLAYS
    for run in play.runs
    if run != "club" and (play.path.name, run) not in NOT_HERE
]


@pytest.mark.parametrize(("play", "run"), RUNS)
async def test_an_evening_goes_as_written(play: script.Playthrough, run: str, tmp_path: Path) -> None:
    evening = await Evening.open(play, run, tmp_path)
    try:
        for step in play.steps:
            seen = cards(await evening.step(step))
            assert seen == cards(step.seen), f"{play.path.name}:{step.line}: {step.written}\n{evening.bot.fresh_log}"
        assert await evening.end() == []
    finally:
        await evening.close()
