"""Which tests reach which line: one traced run, kept until the code or the tests change."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.mutants.changes import Change

HOME = Path(__file__).parents[2]
KEPT = HOME / ".mutants"
TESTS = ["-q", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
READING = "from tests.sources import"
"""Tests of a file with this look at every line of the code, though they run none."""
AT_IMPORT = ""
"""The test of what ran before the first of them."""
ASIDE = ["e2e", "chaos", "bench", "lab", "mutants"]
"""Folders of tests that take too long to be run for each change, or have nothing to do with it."""


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

    def tests(self, change: Change) -> list[str]:
        """The tests that may notice, the nearest first and the quick before the slow.

        What runs at import belongs to no test: first come those that reach the function, class or file around it, then
        all the others. So does the body of a function that is called only then, as what declares a command is.
        """
        lines = self._data.contexts_by_lineno(change.path)
        first, last = change.within
        ran = {test for line in range(first, last + 1) for test in lines.get(line, ())}
        near = self._in_order(change, ran)
        others = self._seconds.keys() - set(near) if change.imported or ran == {AT_IMPORT} else self._look_at_code
        return [*dict.fromkeys([*near, *self._in_order(change, others)])]

    def _in_order(self, change: Change, tests: Iterable[str]) -> list[str]:
        """Those of the folder that mirrors the module's first."""
        folder = "tests" + change.path.removeprefix("bot").rpartition("/")[0] + "/"
        known = {test for test in tests if test in self._seconds and test not in self._failed}
        return sorted(known, key=lambda test: (not test.startswith(folder), self._seconds[test], test))


def reach() -> Reach:
    """What was traced, anew if anything was changed since."""
    stamp = _stamp()
    if not (KEPT / "stamp").exists() or (KEPT / "stamp").read_text() != stamp:
        _trace()
        (KEPT / "stamp").write_text(stamp)
    return Reach(KEPT)


def as_before() -> Reach:
    """What was traced last, whatever was changed since: right as long as no line of the code moves."""
    return Reach(KEPT)


def files(tests: Iterable[str]) -> list[str]:
    """The files of these tests, each once."""
    return list(dict.fromkeys(test.partition("::")[0] for test in tests))


def python(*arguments: str) -> list[str]:
    """How pytest is called."""
    return [sys.executable, "-m", "pytest", *TESTS, *arguments]


def _trace() -> None:
    print("Noting which tests reach which line (some minutes, once for each state of the code)…", flush=True)
    KEPT.mkdir(exist_ok=True)
    (KEPT / "lines").unlink(missing_ok=True)
    aside = [f"--ignore=tests/{folder}" for folder in ASIDE]
    environment = {**os.environ, "MUTANTS_FOLDER": str(KEPT), "COVERAGE_CORE": "ctrace"}
    subprocess.run(
        python("-p", "tests.mutants.watching", *aside),
        cwd=HOME,
        env=environment,
        stdout=subprocess.DEVNULL,
        check=False,
    )


def _stamp() -> str:
    """A digest of all that the run depends on."""
    digest = hashlib.blake2b()
    for folder in ("bot", "tests", "config"):
        for path in sorted((HOME / folder).rglob("*")):
            if path.suffix in (".py", ".ftl", ".toml", ".txt") and "mutants" not in path.parts:
                digest.update(str(path.relative_to(HOME)).encode() + path.read_bytes())
    return digest.hexdigest()
