"""The taps of the season in `stagione.it.txt`, counted as it is written: four an evening, six the first time."""

from __future__ import annotations

from tests.playthroughs.script import HERE, read

FIRST, THEN = 6, 4


def test_an_evening_takes_four_taps_and_four_numbers_and_all_read_the_change() -> None:
    steps = read(HERE / "stagione.it.txt").steps
    evenings = [number for number, step in enumerate(steps) if step.words == "/mito stasera"]
    assert len(evenings) == 12
    for count, (begin, end) in enumerate(zip(evenings, [*evenings[1:], len(steps)], strict=True)):
        evening = steps[begin:end]
        last = next(number for number, step in enumerate(evening) if step.words.startswith("Confermo:"))
        played = evening[1 : last + 1]
        assert sum(step.kind == "presses" for step in played) == (THEN if count else FIRST)
        assert [len(step.words.split("|")) for step in played if step.kind == "answers"] == [4]
        # What the last tap shows the room is who won, by how much, and what everybody else lost.
        told = next(seen for seen in played[-1].seen if seen.head == "Lega")
        assert told.lines[0].startswith(f"Partita {count + 1}: vince")
        assert " → " in told.lines[-3] and told.lines[-2].count(" −") == 3
        assert len(told.lines) <= 6
