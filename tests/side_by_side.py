"""Runs tests in several processes, each with files of its own: where xdist does, each of them reads all files first.

`python -m tests.side_by_side PROCESSES FOLDERS_LEFT_OUT... -- PYTEST_ARGUMENTS...`
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def files(left_out: list[str]) -> list[str]:
    """All with tests that do not lie in one of these folders."""
    return [
        str(file)
        for file in sorted(HERE.rglob("test_*.py"))
        if not any(file.is_relative_to(HERE / folder) for folder in left_out)
    ]


def main(words: list[str]) -> int:
    """What the first of them says is seen at once, the others' words when they have ended."""
    cut = words.index("--")
    count, found = int(words[0]), files(words[1:cut])
    pytest = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", *words[cut + 1 :]]
    running = [
        subprocess.Popen([*pytest, *found[number::count]], stdout=subprocess.PIPE if number else None, text=True)
        for number in range(count)
    ]
    for one in running:
        print(one.communicate()[0] or "", end="")
    return max(abs(one.returncode) for one in running)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
