"""How soon the local club answers after `python -m bot run`, and how much memory it then has."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import aiohttp

from tests.bench.figures import Figure, printed
from tests.lab.load_discord import cpu_and_memory
from tests.lab.process import BotProcess

TURNS = 5


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def start(folder: Path) -> tuple[float, float]:
    """Seconds until the page is served, and the MB of memory after that."""
    port = _free_port()
    env = {name: value for name, value in os.environ.items() if not name.endswith("_TOKEN")}
    env |= {
        "ARALDO_STORAGE__PATH": str(folder / "araldo.db"),
        "ARALDO_PAGE__PORT": str(port),
        "ARALDO_PAGE__ENABLED": "yes",
        "ARALDO_HOME": str(folder),
    }
    bot = BotProcess([sys.executable, "-m", "bot", "run"], env)
    async with aiohttp.ClientSession() as session:
        before = time.perf_counter()
        async with bot:
            while True:
                try:
                    async with session.get(f"http://127.0.0.1:{port}/checker") as answer:
                        if answer.status == 200:
                            break
                        raise RuntimeError(f"the page answers {answer.status}")
                except aiohttp.ClientConnectionError:
                    if not bot.running or time.perf_counter() - before > 30:
                        raise RuntimeError(f"no page; the bot's output:\n{bot.log[-2000:]}") from None
                    await asyncio.sleep(0.01)
            took = time.perf_counter() - before
            await asyncio.sleep(0.2)
            _, memory = cpu_and_memory(bot.pid)
    return took, memory * 2**20 / 1e6


async def figures() -> list[Figure]:
    """The first start makes the database; then the median of more."""
    with tempfile.TemporaryDirectory() as folder:
        first, _ = await start(Path(folder))
        starts = [await start(Path(folder)) for _ in range(TURNS)]
    return [
        Figure("the very first start of the local club, to its first answer", first, "s", most=1.5),
        Figure("a start of the local club, to its first answer", median(took for took, _ in starts), "s", most=1.5),
        Figure("its memory then", median(memory for _, memory in starts), "MB", most=120),
    ]


if __name__ == "__main__":
    print(printed("Starting", asyncio.run(figures())))
