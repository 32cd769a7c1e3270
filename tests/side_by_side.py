"""Runs tests in several processes, each with files of its own: where xdist does, each of them reads all files first.

`python -m tests.side_by_side [--beside PROCESSES] PROCESSES FOLDERS... [--but FOLDERS...] -- PYTEST_ARGUMENTS...`:
all but these folders. They are left out, or (but for the last) left to xdist beside the rest: what waits for other
processes, while the rest has enough to do.
"""

import argparse
import contextlib
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
PYTEST = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
FILES = 4096
"""So many may be open in a process: houses of tests that are over are there until rubbish is looked for."""
GENTLY = ("nice", "-n", "5")
"""The rest only takes what is left by those that wait for other processes, some of them for no longer than so."""
XDIST = ("--dist", "loadfile", "--no-loadscope-reorder")


def files(but: Sequence[str]) -> list[str]:
    """All with tests that do not lie in one of these folders."""
    return [
        str(file)
        for file in sorted(HERE.rglob("test_*.py"))
        if not any(file.is_relative_to(HERE / folder) for folder in but)
    ]


def main(words: Sequence[str]) -> int:
    """What the first of them says is seen at once, the others' words when they have ended."""
    reader = argparse.ArgumentParser()
    reader.add_argument("processes", type=int)
    reader.add_argument("--beside", type=int, default=0)
    reader.add_argument("folders", nargs="*")
    reader.add_argument("--but", nargs="*", default=[])
    cut = words.index("--")
    asked, rest = reader.parse_args(words[:cut]), words[cut + 1 :]
    found = files([*asked.folders, *asked.but])
    parts = [["-p", "no:xdist", *found[number :: asked.processes]] for number in range(asked.processes)]
    if asked.beside:
        parts.insert(0, ["-n", str(asked.beside), *XDIST, *(str(HERE / folder) for folder in asked.folders)])
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES if most == resource.RLIM_INFINITY else min(FILES, most), most))
    with contextlib.ExitStack() as opened:
        said = [None, *(opened.enter_context(tempfile.TemporaryFile("w+")) for _ in parts[1:])]
        running = [
            subprocess.Popen([*(GENTLY if asked.beside and file else ()), *PYTEST, *part, *rest], stdout=file)
            for part, file in zip(parts, said, strict=True)
        ]
        codes = [abs(one.wait()) for one in running]
        for file in filter(None, said):
            file.seek(0)
            print(file.read(), end="")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
