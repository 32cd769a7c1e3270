"""`python -m tests.playthroughs [FILE …]`: write what is seen into the playthroughs and their looks, to be judged."""

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.playthroughs import looks, script
from tests.playthroughs.stage import played, rewritten


def main() -> None:
    """Run each on its first chat, and write it anew."""
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else script.playthroughs():
        play = script.read(path)
        with tempfile.TemporaryDirectory() as folder:
            happened, reached, seen = asyncio.run(played(play, play.runs[0], Path(folder)))
        path.write_text(rewritten(play, happened, reached), "utf-8")
        looks.file(path).write_text(looks.written(seen), "utf-8")


if __name__ == "__main__":
    main()
