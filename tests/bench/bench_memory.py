"""Memory of a bot with its page that imports 100,000 games of M.I.T.O.: `python -m tests.bench.bench_memory`.

A process of its own, as a host runs it: nothing of the tests weighs in it. Four at a table, with their risikometro, and
three thousand people in ten years; in MiB, as computers tell it.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.bench.figures import Figure, printed

GAMES, NAMES, SEATS = 100_000, 3_000, 4
MOST_MIB, OPENED_MIB = 220, 190


def past_games() -> bytes:
    """The file of a club that has played for ten years."""
    chance = Random(1)
    lines = ["data,vincitore,giocatore2,giocatore3,giocatore4,risikometro"]
    for number in range(GAMES):
        minute = number % 10_000 // 336
        day = f"{2015 + number // 10_000}-{1 + number // 28 % 12:02}-{1 + number % 28:02}"
        players = ",".join(f"Nome {one}" for one in chance.sample(range(NAMES), SEATS))
        odds = " ".join(str(chance.randint(20, 50)) for _ in range(SEATS))
        lines.append(f"{day} {minute % 24:02}:{minute // 24:02},{players},{odds}")
    return "\n".join(lines).encode()


def resident() -> float:
    """MiB of memory that this process has."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def alone(folder: Path) -> dict[str, float]:
    """A bot is opened, imports the file, shows a ladder, and is opened anew: MiB of each."""
    from bot.app import App
    from bot.hall.requests import Account, File, Place, Reply, Request
    from bot.settings import Settings

    os.chdir(folder)
    anna, hall = Account("discord", "1", "Anna"), Place("discord", "10", "Sala", house="5")

    async def asked(app: App, number: int, line: str, file: File | None = None) -> None:
        request = Request(f"bench:{number}", anna, hall, time.time(), line, manages=True, file=file)
        assert isinstance(await app.hall.handle(request), Reply)

    app = App(Settings.model_validate({"page": {"enabled": "yes", "port": 0}}), lambda _: None)
    await app.open()
    found = {"open": resident()}
    content = None if (folder / "imported").exists() else past_games()
    if content is not None:
        await asked(app, 1, "/mito importa", File("partite.csv", content))
        (folder / "imported").touch()
        del content
    await asked(app, 2, "/mito classifica")
    gc.collect()
    found["after"] = resident()
    found["most"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10
    await app.close()
    return found


async def _in_a_process_of_its_own(folder: str) -> dict[str, float]:
    env = {name: value for name, value in os.environ.items() if not name.endswith("_TOKEN")}
    env |= {"PYTHONPATH": str(Path(__file__).parents[2]), "ARALDO_HOME": folder}
    env |= {"ARALDO_STORAGE__PATH": str(Path(folder) / "araldo.db")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.bench_memory", folder, env=env, stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    return dict(json.loads(told.splitlines()[-1]))


async def figures() -> list[Figure]:
    """One bot imports, the next one makes the book of its entries, the third of the snapshot that this has taken."""
    with tempfile.TemporaryDirectory() as folder:
        first, then, again = [await _in_a_process_of_its_own(folder) for _ in range(3)]
    games = 2**20 / GAMES
    return [
        Figure("a bot with its page, before", first["open"], "MiB"),
        Figure(f"after importing {GAMES:,} games of four with risikometro", first["after"], "MiB", most=MOST_MIB),
        Figure("  the most it had meanwhile", first["most"], "MiB"),
        Figure("  a game", games * (first["after"] - first["open"]), "bytes"),
        Figure("started anew, with that book open", then["after"], "MiB", most=OPENED_MIB),
        Figure("  a game", games * (then["after"] - then["open"]), "bytes"),
        Figure("started once more, from its snapshot", again["after"], "MiB"),
    ]


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(asyncio.run(alone(Path(sys.argv[1])))))
    else:
        print(printed("Memory of a long import", asyncio.run(figures())))
