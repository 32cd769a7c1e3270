"""Which tests reach which line: one traced run, kept until the code or the tests change."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from itertools import accumulate
from pathlib import Path
from typing import Any

from tests.mutants.changes import Change

HOME = Path(__file__).parents[2]
KEPT = HOME / ".mutants"
TESTS = ["-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
READING = "from tests.sources import"
"""Tests of a file with this look at every line of the code, though they run none."""
AT_IMPORT = ""
"""The test of what ran before the first of them."""
MOST = 120
"""Seconds of tests that are asked of one change: what nobody notices in so many counts as noticed by nobody."""
EVENINGS = "tests/playthroughs/test_playthroughs.py"
ASIDE = ["e2e", "chaos", "bench", "lab", "mutants", "playthroughs/test_weather.py", "commands/gdr/test_bent_files.py"]
"""Tests that take too long to be run for each change, or have nothing to do with it."""
ONCE = ("-m", "not again")
"""What says the same again on another chat reaches the same lines."""


class Reach:
    """What the traced run saw."""

    def __init__(self, folder: Path) -> None:
        from coverage import CoverageData

        self._data = CoverageData(str(folder / "lines"))
        self._data.read()
        seen = json.loads((folder / "tests.json").read_text())
        self._failed = set(seen["failed"])
        there = {file for file in files(seen["seconds"]) if (HOME / file).exists()}
        self._seconds = {test: time for test, time in seen["seconds"].items() if test.partition("::")[0] in there}
        looking = {file for file in there if READING in (HOME / file).read_text("utf-8")}
        self._look_at_code = {test for test in self._seconds if test.partition("::")[0] in looking}

    @property
    def failed(self) -> list[str]:
        """Tests that fail though nothing is changed: they tell nothing."""
        return sorted(self._failed)

    def early(self, change: Change) -> bool:
        """Whether it has run when the tests are read."""
        return change.imported or AT_IMPORT in self._ran(change)

    def tests(self, change: Change) -> list[str]:
        """The tests that may notice, the nearest first and the quick before the slow, as many as fit in `MOST`.

        What runs at import belongs to no test: first come those that reach the function, class or file around it, then
        those that look at the code, then all the others. So does the body of a function that is called then, as what
        declares a command is.
        """
        ran = self._ran(change)
        near = self._in_order(change, self._in_file(change) if change.once else ran)
        others = self._seconds.keys() if self.early(change) else set[str]()
        asked = (near, self._quick_first(self._look_at_code), self._quick_first(others))
        return [*dict.fromkeys(test for tests in asked for test in self._as_many_as_fit(tests))]

    def _quick_first(self, tests: Iterable[str]) -> list[str]:
        known = {*tests} & self._seconds.keys() - self._failed
        return sorted(known, key=lambda test: (self._seconds[test], test))

    def _as_many_as_fit(self, tests: list[str]) -> list[str]:
        end = accumulate(self._seconds[test] for test in tests)
        return tests[: max(1, sum(seconds < MOST for seconds in end))]

    def _ran(self, change: Change) -> set[str]:
        """The tests that reach it. The tracer loses lines that come after an exception of something awaited: of what
        no test is seen to reach, those that reach the last line before it."""
        lines = self._data.contexts_by_lineno(change.path)
        first, last = change.within
        ran = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        before = (line for line in sorted(lines, reverse=True) if line < first)
        return ran or next((tests for line in before if (tests := {*lines[line]} - {AT_IMPORT})), set())

    def _in_file(self, change: Change) -> set[str]:
        """The tests that reach any line of its file: one of them may want what another has had made."""
        lines = self._data.contexts_by_lineno(change.path)
        return {test for tests in lines.values() for test in tests}

    def _in_order(self, change: Change, tests: Iterable[str]) -> list[str]:
        """Those of the folder that mirrors the module's first, then whole evenings, which read every card."""
        own = "tests" + change.path.removeprefix("bot").rpartition("/")[0] + "/"
        known = {test for test in tests if test in self._seconds and test not in self._failed}

        def place(test: str) -> tuple[bool, bool, float, str]:
            return not test.startswith(own), not test.startswith(EVENINGS), self._seconds[test], test

        return sorted(known, key=place)


def reach() -> Reach:
    """What was traced, anew for all that was changed since: files of tests, and tests that reach changed code."""
    stamp, kept = _stamp(), KEPT / "stamp.json"
    before = json.loads(kept.read_text()) if kept.exists() else {}
    changed = {path for path in stamp.keys() | before.keys() if stamp.get(path) != before.get(path)}
    if changed:
        tests = {path for path in changed if Path(path).name.startswith("test_") and path.endswith(".py")}
        code = {path for path in changed if path.startswith("bot/") and path.endswith(".py")}
        kept.unlink(missing_ok=True)
        if before and changed == tests | code:
            tests |= _forgotten(code)
            _trace(sorted(path for path in tests if (HOME / path).exists()))
        else:
            _trace(None)
        kept.write_text(json.dumps(stamp, indent=0))
    return Reach(KEPT)


def _forgotten(code: set[str]) -> set[str]:
    """The files of tests that reached these files, of which nothing is known from now on."""
    from coverage import CoverageData

    data = CoverageData(str(KEPT / "lines"))
    data.read()
    ran = {test for path in code for tests in data.contexts_by_lineno(path).values() for test in tests}
    data.purge_files(sorted(code))
    return set(files(ran - {AT_IMPORT}))


def as_before() -> Reach:
    """What was traced last, whatever was changed since: right as long as no line of the code moves."""
    return Reach(KEPT)


def files(tests: Iterable[str]) -> list[str]:
    """The files of these tests, each once."""
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def python(*arguments: str) -> list[str]:
    """How pytest is called."""
    return [sys.executable, "-m", "pytest", *TESTS, *arguments]


def _trace(tests: list[str] | None) -> None:
    """Run these files of tests, or all where none are named: two processes have every other file each."""
    print("Noting which tests reach which line (some minutes, once for each state of the code)…", flush=True)
    KEPT.mkdir(exist_ok=True)
    if tests is None:
        for name in ("lines", "tests.json", "stamp.json"):
            (KEPT / name).unlink(missing_ok=True)
        every = sorted((HOME / "tests").rglob("test_*.py"), key=lambda path: path.stat().st_size)
        tests = [str(path.relative_to(HOME)) for path in every]
    tests = [test for test in tests if not any(Path(test).is_relative_to(f"tests/{name}") for name in ASIDE)]
    halves = {KEPT / "half": tests[::2], KEPT / "other half": tests[1::2]}
    running = {folder: _traced(folder, half) for folder, half in halves.items() if half}
    seen = json.loads((KEPT / "tests.json").read_text()) if (KEPT / "tests.json").exists() else dict(NOTHING)
    seen = without(seen, set(tests))
    for folder, run in running.items():
        run.wait()
        joined(KEPT / "lines", folder / "lines")
        told = json.loads((folder / "tests.json").read_text()) if (folder / "tests.json").exists() else NOTHING
        seen = {"seconds": seen["seconds"] | told["seconds"], "failed": sorted({*seen["failed"], *told["failed"]})}
        shutil.rmtree(folder)
    (KEPT / "tests.json").write_text(json.dumps(seen, indent=0))


def joined(lines: Path, more: Path) -> None:
    """Which lines were reached, with those that more tests reach: what is not read first is forgotten."""
    from coverage import CoverageData

    kept, other = CoverageData(str(lines)), CoverageData(str(more))
    if lines.exists():
        kept.read()
    other.read()
    kept.update(other)


NOTHING: dict[str, Any] = {"seconds": {}, "failed": []}


def without(seen: dict[str, Any], again: set[str]) -> dict[str, Any]:
    """What was seen of tests, but of none in these files."""
    seconds = {test: time for test, time in seen["seconds"].items() if test.partition("::")[0] not in again}
    return {"seconds": seconds, "failed": [test for test in seen["failed"] if test in seconds]}


def _traced(folder: Path, tests: list[str]) -> subprocess.Popen[bytes]:
    """Run these files of tests, and note in a folder what they reach; with few examples, which reach what many do."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    return subprocess.Popen(
        python("-p", "tests.mutants.watching", *ONCE, *tests),
        cwd=HOME,
        env={"EXAMPLES": "3", **os.environ, "MUTANTS_FOLDER": str(folder), "COVERAGE_CORE": "ctrace"},
        stdout=subprocess.DEVNULL,
    )


def _stamp() -> dict[str, str]:
    """A digest of every file that the run depends on."""
    return {
        str(path.relative_to(HOME)): hashlib.blake2b(path.read_bytes(), digest_size=16).hexdigest()
        for folder in ("bot", "tests", "config")
        for path in sorted((HOME / folder).rglob("*"))
        if path.suffix in (".py", ".ftl", ".toml", ".txt") and path.parent != Path(__file__).parent
    }
