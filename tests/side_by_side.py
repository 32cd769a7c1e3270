"""Runs tests in several processes that have read all files once, before they part: where xdist does, each reads them.

`python -m tests.side_by_side [--beside PROCESSES] FOLDERS... [--but FOLDERS...] -- PYTEST_ARGUMENTS...`: all but these
folders. They are left out, or (but for the last) left to xdist beside the rest: what waits for other processes, while
the rest has enough to do.
"""

from __future__ import annotations

import argparse
import itertools
import os
import resource
import struct
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

import pytest
from _pytest.config import create_terminal_writer

HERE = Path(__file__).parent
PYTEST = ("-p", "no:cacheprovider")
PROCESSES = max(2, min(os.cpu_count() or 2, 4))
"""As many as the machine has processors; with more than so many, what all wait for is a single long file."""
FILES = 4096
"""So many may be open in a process: houses of tests that are over are there until rubbish is looked for."""
GENTLY = 5
"""The rest only takes what is left by those that wait for other processes, some of them for no longer than so."""
XDIST = ("--dist", "loadfile", "--no-loadscope-reorder")
FAILED = "FAILED_TESTS"
"""The variable that names the file in which every process notes the tests that failed."""
NUMBER = struct.Struct("!H")
ONE_BY_ONE = HERE / "playthroughs"
"""Its tests are long, and share nothing: they are handed out one by one, all others by the file."""


class Parted:
    """Goes on in several processes once all tests are read; each takes the next file when it is through with one."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._others: list[tuple[int, TextIO]] = []
        self._left = -1
        self.said: TextIO | None = None
        """Where this process says what it has to say; where the first one does, unless told."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """What pytest does with all tests, with those that this process takes."""
        if session.testsfailed or session.config.option.collectonly:
            return None  # a file that cannot be read, or nothing to run: pytest says so
        files = [list(tests) for _, tests in itertools.groupby(session.items, _file)]
        self._left, numbers = os.pipe()
        os.write(numbers, b"".join(map(NUMBER.pack, range(len(files)))))
        os.close(numbers)
        self._part(session.config)
        tests = self._next(files)
        while tests:
            then = self._next(files)
            for test, following in itertools.pairwise([*tests, then[0] if then else None]):
                session.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
                if session.shouldstop:
                    raise session.Interrupted(session.shouldstop)
            tests = then
        return True

    def _next(self, files: list[list[pytest.Item]]) -> list[pytest.Item]:
        """The next of them that nobody has taken; none once all are taken."""
        number = os.read(self._left, NUMBER.size)
        return files[NUMBER.unpack(number)[0]] if number else []

    def _part(self, config: pytest.Config) -> None:
        """What the first process says is seen at once, the others' words when they have ended."""
        for _ in range(self._processes - 1):
            said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open until the process has ended
            process = os.fork()
            if not process:
                config.pluginmanager.get_plugin("terminalreporter")._tw = create_terminal_writer(config, said)
                self.said, self._others = said, []
                return
            self._others.append((process, said))

    def ended(self) -> int:
        """The worst end of the other processes, once they have come to it and what they said was passed on."""
        codes = [0]
        for process, said in self._others:
            codes.append(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
            said.seek(0)
            sys.stdout.write(said.read())
        sys.stdout.flush()
        return max(map(abs, codes))


def _file(item: pytest.Item) -> str:
    """What goes to one process together with it."""
    return item.nodeid if item.path.is_relative_to(ONE_BY_ONE) else str(item.path)


def files(but: Sequence[str]) -> list[str]:
    """All with tests that do not lie in one of these folders."""
    return [
        str(file)
        for file in sorted(HERE.rglob("test_*.py"))
        if not any(file.is_relative_to(HERE / folder) for folder in but)
    ]


def main(words: Sequence[str]) -> int:
    """Run them, and say at the end once more which failed; the worst code that any process ended with."""
    reader = argparse.ArgumentParser()
    reader.add_argument("--beside", type=int, default=0)
    reader.add_argument("folders", nargs="*")
    reader.add_argument("--but", nargs="*", default=[])
    cut = words.index("--")
    asked, rest = reader.parse_args(words[:cut]), words[cut + 1 :]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))
    with tempfile.NamedTemporaryFile("r") as failed:
        os.environ[FAILED] = failed.name
        code = _run(asked, rest)
        for name in sorted(set(failed)):
            sys.stdout.write(f"FAILED {name}")
    return code


def _run(asked: argparse.Namespace, rest: Sequence[str]) -> int:
    """Run what was asked for; the worst code that any process ended with."""
    beside = None
    if asked.beside:
        theirs = ["-n", str(asked.beside), *XDIST, *(str(HERE / folder) for folder in asked.folders)]
        beside = subprocess.Popen([sys.executable, "-m", "pytest", *PYTEST, *theirs, *rest])
        os.nice(GENTLY)
    parted = Parted(PROCESSES)
    found = files([*asked.folders, *asked.but])
    code = int(pytest.main([*PYTEST, "-p", "no:xdist", *found, *rest], plugins=[parted]))
    sys.stdout.flush()
    if parted.said:
        parted.said.flush()
        os._exit(code)  # its part is done: what comes after is the first process's
    return max(abs(code), parted.ended(), abs(beside.wait()) if beside else 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
