"""Pytest with all tests read once, and a copy of its process for each change: nothing is started or read anew.

Functions are changed where they lie in memory. What has run when the tests are read cannot be changed so: such a change
comes back as `APART`, for a process of its own.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import NoReturn

import pytest

from tests.mutants.changes import Change
from tests.mutants.reach import ASIDE, HOME, TESTS

APART = "apart"
"""What stands in the place of a test where a copy cannot have the change."""

HURRY = ("-p", "tests.mutants.hurry", "--hypothesis-profile=mutants")

LONGEST, WAITS = 30, 120
"""Seconds that a test may work, and wait beside it: an endless loop is noticed too, but not that others work here."""


@dataclass(frozen=True)
class Task:
    """One change, the file without it, and the tests that are asked, in this order."""

    change: Change
    source: bytes
    tests: list[str]
    early: bool = False
    """Whether it has run when the tests are read."""


def told(task: Task, by: str | None) -> str | None:
    """What came of a change: said at once where nobody noticed it."""
    if by is None:
        print(f"nobody noticed  {task.change}", flush=True)
    return by


def tried(tasks: Sequence[Task], jobs: int) -> list[str | None]:
    """For each change the test that noticed it: "" where it was none that failed, None where nobody did, or `APART`."""
    copies = Copies(tasks, jobs)
    aside = [f"--ignore=tests/{folder}" for folder in ASIDE]
    pytest.main([*TESTS, "-s", *HURRY, *aside], plugins=[copies])
    return [copies.by[number] for number in range(len(tasks))]


class Copies:
    """A plugin of pytest: in the place of running the tests, each change is given to a copy of the process."""

    def __init__(self, tasks: Sequence[Task], jobs: int) -> None:
        self.by: dict[int, str | None] = {}
        self._tasks, self._jobs = tasks, jobs
        self._functions: dict[str, list[FunctionType]] = {}
        self._failed = ""

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_finish(self) -> None:
        """Find all functions, before what is loaded is put aside."""
        for one in gc.get_objects():
            if isinstance(one, FunctionType):
                self._functions.setdefault(one.__code__.co_filename, []).append(one)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """A copy for each change, so many at a time."""
        items = {item.nodeid: item for item in session.items}
        waiting, running = list(enumerate(self._tasks)), dict[int, int]()
        with TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
            while waiting or running:
                while waiting and len(running) < self._jobs:
                    number, task = waiting.pop(0)
                    own = Path(folder) / str(number)
                    own.mkdir()
                    copy = os.fork()
                    if not copy:
                        chosen = [items[test] for test in task.tests if test in items]
                        self._try(task, session, chosen, own)
                    running[copy] = number
                copy, status = os.wait()
                with suppress(ProcessLookupError):
                    os.killpg(copy, signal.SIGKILL)
                number = running.pop(copy)
                said = Path(folder) / str(number) / "noticed"
                self.by[number] = told(
                    self._tasks[number], said.read_text() if said.exists() else "" if status else None
                )
        return True

    def _try(self, task: Task, session: pytest.Session, items: list[pytest.Item], folder: Path) -> NoReturn:
        """Change it, run the tests until one fails, and end."""
        code = 1
        try:
            os.setsid()
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
            path, after = HOME / task.change.path, task.change.applied(task.source)
            if task.early or not exchanged(self._functions.get(str(path), ()), path, task.source, after):
                self._failed = APART
            else:
                from tests.sources import CHANGED  # not before pytest has come to read it

                CHANGED[path] = after.decode()
                self._run(session, items)
            if self._failed:
                (folder / "noticed").write_text(self._failed)
            code = 0
        finally:
            os._exit(code)

    def _run(self, session: pytest.Session, items: list[pytest.Item]) -> None:
        for item, following in pairwise([*items, None]):
            assert item is not None
            give_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                # The server of a database, if there is one, ends with what was made ready for all tests.
                session._setupstate.teardown_exact(None)
                return

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the first that failed."""
        if report.failed:
            self._failed = self._failed or report.nodeid


def give_time() -> None:
    """So long may this process go on from now; the signal ends it."""
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    signal.alarm(WAITS)


def exchanged(functions: Iterable[FunctionType], path: Path, before: bytes, after: bytes) -> bool:
    """Give the functions of a file the code that they would have in other words; whether that can be done."""
    old, new = (list(_within(compile(source, path, "exec", dont_inherit=True))) for source in (before, after))
    names = [[code.co_qualname for code in every] for every in (old, new)]
    same = SequenceMatcher(None, *names, autojunk=False).get_matching_blocks()
    instead = {old[one.a + at]: new[one.b + at] for one in same for at in range(one.size)}
    pairs = [(function, instead.get(function.__code__)) for function in functions]
    for function, code in pairs:
        if code is None or code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
    return bool(pairs)


def _within(code: CodeType) -> Iterator[CodeType]:
    """All code in it, at whatever depth, in order."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from _within(part)
