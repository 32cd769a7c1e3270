"""The measure: so many changes of one thing, chosen by seed in every room; how many of them the tests notice."""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from tests.mutants.changes import Change, changes, readable
from tests.mutants.copies import APART, HURRY, Task, told, tried
from tests.mutants.reach import HOME, as_before, files, python, reach

ROOMS = {
    "storage": "bot/storage/",
    "daimon": "bot/engines/daimon/",
    "engines": "bot/engines/",
    "hall": "bot/hall/",
    "chats": "bot/chats/",
    "commands": "bot/commands/",
    "rest": "bot/",
}
"""The first that fits is a file's room."""

NO_TEST, PASSED = 5, 0

FEW = 5
"""Files of tests that are read first for a change that needs a process of its own: to read all takes long."""


@dataclass(frozen=True)
class Outcome:
    """What came of one change."""

    room: str
    change: Change
    noticed: bool
    by: str = ""
    """The test that noticed, if it was one."""


def room_of(path: str) -> str:
    """The room in which a file lies."""
    return next(room for room, start in ROOMS.items() if path.startswith(start))


def chosen(sources: dict[str, bytes], rooms: list[str], count: int, seed: int) -> list[tuple[str, Change]]:
    """As many changes in every room, no two on one line: first the line by chance, then what is changed in it."""
    found: list[tuple[str, Change]] = []
    for number, room in enumerate(rooms):
        by_line: dict[tuple[str, int], list[Change]] = {}
        for path, source in sources.items():
            for change in changes(path, source) if room_of(path) == room else ():
                by_line.setdefault((path, change.line), []).append(change)
        chance = random.Random(f"{seed} {room}")
        wanted = count // len(rooms) + (number < count % len(rooms))
        found += [(room, change) for change in _by_chance(by_line, sources, chance, wanted)]
    return found


def _by_chance(
    by_line: dict[tuple[str, int], list[Change]], sources: dict[str, bytes], chance: random.Random, wanted: int
) -> Iterator[Change]:
    lines = sorted(by_line)
    chance.shuffle(lines)
    for line in lines:
        change = chance.choice(by_line[line])
        if wanted and readable(change.applied(sources[change.path])):
            wanted -= 1
            yield change


def apart(task: Task) -> str | None:
    """What `tried` says of a change, found in processes that read the changed file from the start."""
    first = set(files(task.tests)[:FEW])
    few = [test for test in task.tests if test.partition("::")[0] in first]
    others = [test for test in task.tests if test.partition("::")[0] not in first]
    by = _asked(task, few)
    return told(task, _asked(task, others) if by is None else by)


def _asked(task: Task, tests: list[str]) -> str | None:
    if not tests:
        return None
    module = task.change.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    with tempfile.TemporaryDirectory() as folder:
        words, by = Path(folder) / "task.json", Path(folder) / "noticed"
        given = {"module": module, "path": task.change.path, "source": task.change.applied(task.source).decode()}
        words.write_text(json.dumps({**given, "tests": tests, "noticed": str(by)}))
        run = subprocess.run(
            python("-x", "-p", "tests.mutants.changed", *HURRY, *files(tests)),
            cwd=HOME,
            env={**os.environ, "MUTANTS_TASK": str(words)},
            capture_output=True,
            check=False,
        )
        if run.returncode in (PASSED, NO_TEST):
            return None
        return by.read_text() if by.exists() else ""


def noticed(tasks: Sequence[Task], jobs: int) -> list[str | None]:
    """For each change the test that notices it: "" where it is none that fails, None where nobody does."""
    found = tried(tasks, jobs)
    with ThreadPoolExecutor(jobs) as workers:
        again = workers.map(apart, [task for task, by in zip(tasks, found, strict=True) if by == APART])
        return [next(again) if by == APART else by for by in found]


def failing(tests: set[str]) -> set[str]:
    """Those of the tests that fail with nothing changed: what they noticed was no change."""
    if not tests:
        return set()
    run = subprocess.run(python("-rfE", *sorted(tests)), cwd=HOME, capture_output=True, text=True, check=False)
    return {test for test in tests if f"FAILED {test}" in run.stdout or f"ERROR {test}" in run.stdout}


def rates(outcomes: list[Outcome]) -> Iterator[str]:
    """How many were noticed, room by room and in all."""
    for room in [*ROOMS, ""]:
        own = [outcome for outcome in outcomes if outcome.room == room or not room]
        if own:
            seen = sum(outcome.noticed for outcome in own)
            yield f"{room or 'in all':10} {seen:4} of {len(own):4}  {100 * seen // len(own):3} %"


def main() -> None:
    """Choose, try, tell."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--changes", type=int, default=150, help="in all, shared by the rooms")
    parser.add_argument("--room", choices=ROOMS, action="append", help="only this one (may be said again)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--as-before", action="store_true", help="trust the last trace, though files have changed")
    wanted = parser.parse_args()
    begun = time.monotonic()
    sources = {str(path.relative_to(HOME)): path.read_bytes() for path in sorted((HOME / "bot").rglob("*.py"))}
    picked = chosen(sources, wanted.room or list(ROOMS), wanted.changes, wanted.seed)
    reached = as_before() if wanted.as_before else reach()
    for test in reached.failed:
        print(f"fails with nothing changed, so not asked: {test}")
    tasks = [Task(change, sources[change.path], reached.tests(change), reached.early(change)) for _, change in picked]
    found = zip(picked, noticed(tasks, wanted.jobs), strict=True)
    outcomes = [Outcome(room, change, by is not None, by or "") for (room, change), by in found]
    broken = failing({outcome.by for outcome in outcomes} - {""})
    for test in sorted(broken):
        print(f"fails with nothing changed, so what it noticed does not count: {test}")
    outcomes = [outcome for outcome in outcomes if outcome.by not in broken]
    minutes = (time.monotonic() - begun) / 60
    print(f"\nseed {wanted.seed}, {len(picked)} changes, {datetime.now(UTC):%Y-%m-%d}, {minutes:.0f} minutes")
    print("\n".join(rates(outcomes)))


if __name__ == "__main__":
    main()
