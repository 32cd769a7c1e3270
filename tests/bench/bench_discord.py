"""A durable `/roll` beside the least a discord.py bot can do: its latency, and its pace with 50 players at once.

`python -m tests.bench.bench_discord` plays the bots by turns, so that a slow moment of the machine meets them all.
There are three bare bots. One says "42". The second is asked with the same options as `/roll` and says a constant of
the same shape, words and buttons: what it takes the lab and discord.py to carry these is not ours to save, so that one
is the measure. The third says the same once it is on disk, a row in a database of its own: no bot that loses nothing
can answer before it. What the disk alone takes for a page stands beside: a rented disk that has been busy may take ten
times as long.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from tests.bench.figures import Figure, printed
from tests.lab.discord import BotProcess, Channel, DiscordHost, Interaction, Member

CONSTANT = Path(__file__).parents[1] / "lab" / "selftest" / "bots" / "constant_bot.py"
SHAPED = Path(__file__).with_name("constant_roll_bot.py")
TURNS = 24
ONE_BY_ONE, AT_ONCE = 50, 300
WARMING = 1000
PLAYERS = 50
PAGES = 10


class Club:
    """One bot, and the players who try it."""

    def __init__(self, host: DiscordHost, bot: BotProcess, command: str, **values: int) -> None:
        self.host, self.bot, self.command, self.values = host, bot, command, values
        host.keep_requests = host.conforming = False
        guild = host.guild("Club", locale="it")
        self.room: Channel = guild.channel("tavolo")
        self.players: list[Member] = [guild.member(f"Player {number}", locale="it") for number in range(PLAYERS)]

    async def open(self) -> None:
        """The command must work once; then both sides warm up."""
        await self.bot.start()
        await self.host.ready(30, commands=True)
        first = await self.players[0].slash(self.room, self.command, self.values)
        if first.interaction.acked is None:
            raise RuntimeError(f"no answer to /{self.command}; the bot's output:\n{self.bot.log[-2000:]}")
        self.data, _ = self.players[0].command_data(self.room, self.command, self.values)
        await self.at_once(WARMING)
        await self.one_by_one(ONE_BY_ONE)

    async def roll(self, number: int) -> float:
        """Seconds from the gateway's event to the callback."""
        player = self.players[number % PLAYERS]
        asked = Interaction(self.host, 2, player.user, self.room, self.data, command_name=self.command)
        self.host.start_interaction(asked)
        await asked.done.wait()
        if asked.latency is None:
            raise RuntimeError(f"no answer to /{self.command}; the bot's output:\n{self.bot.log[-2000:]}")
        # The lab must not grow with the run.
        self.host.interactions.pop(asked.id, None)
        for message in asked.messages:
            self.room.log.pop(message.id, None)
        return asked.latency

    async def one_by_one(self, times: int) -> list[float]:
        """The latencies of players who take turns."""
        return [await self.roll(number) for number in range(times)]

    async def at_once(self, times: int) -> float:
        """Answers a second to players who never rest."""
        left = iter(range(times))

        async def play() -> None:
            for number in left:
                await self.roll(number)

        before = time.perf_counter()
        await asyncio.gather(*(play() for _ in range(PLAYERS)))
        return times / (time.perf_counter() - before)


def disk(file: Path) -> list[float]:
    """Seconds that the disk takes to keep a page, once and again."""
    taken = []
    with file.open("wb", buffering=0) as pages:
        for _ in range(PAGES + 1):
            pages.seek(0)
            before = time.perf_counter()
            pages.write(os.urandom(4096))
            os.fsync(pages.fileno())
            taken.append(time.perf_counter() - before)
    return taken[1:]  # the first makes the file longer


async def figures() -> list[Figure]:
    """The bots by turns; medians."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours, bare, same, sure = [await stack.enter_async_context(await DiscordHost.start()) for _ in range(4)]
        env = ours.env() | {
            "ARALDO_STORAGE__PATH": str(folder / "araldo.db"),
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
        }
        house = Club(ours, BotProcess([sys.executable, "-m", "bot", "run"], env), "roll", dice=5, reserve=2)
        least = Club(bare, BotProcess([sys.executable, str(CONSTANT)], bare.env()), "constant")
        shaped = Club(same, BotProcess([sys.executable, str(SHAPED)], same.env()), "roll", dice=5, reserve=2)
        keeping = sure.env() | {"KEPT": str(folder / "said.db")}
        durable = Club(sure, BotProcess([sys.executable, str(SHAPED)], keeping), "roll", dice=5, reserve=2)
        for club in (house, least, shaped, durable):
            stack.push_async_callback(club.bot.stop)
            await club.open()
        return await _turns(folder / "page", house, least, shaped, durable)


async def _turns(page: Path, *clubs: Club) -> list[Figure]:
    pages: list[float] = []
    latencies: list[list[float]] = [[] for _ in clubs]
    paces: list[list[float]] = [[] for _ in clubs]
    for turn in range(TURNS):
        pages += disk(page)
        for number in sorted(range(len(clubs)), key=lambda number: (number + turn) % len(clubs)):
            gc.collect()
            latencies[number].append(median(await clubs[number].one_by_one(ONE_BY_ONE)))
            paces[number].append(await clubs[number].at_once(AT_ONCE))

    def beside(found: list[list[float]], other: int, one: int = 0) -> float:
        return median(a / b for a, b in zip(found[one], found[other], strict=True))

    shaped = "a bare bot's constant of the same shape"
    names = ("/roll, durable", 'a bare bot\'s constant "42"', shaped, f"{shaped}, kept first")
    return [
        *(Figure(f"{names[n]}: event to callback", 1e3 * median(latencies[n]), "ms") for n in range(len(clubs))),
        Figure("/roll beside the constant of the same shape", beside(latencies, 2), "times", most=1.5),
        Figure("  the constant that is kept first beside it", beside(latencies, 2, 3), "times"),
        Figure("/roll beside the constant that is kept first", beside(latencies, 3), "times"),
        Figure('/roll beside "42"', beside(latencies, 1), "times"),
        Figure("  the disk alone, for a page", 1e3 * median(pages), "ms"),
        *(Figure(f"{names[n]}: {PLAYERS} players at once", median(paces[n]), "a s") for n in range(len(clubs))),
        Figure("/roll beside the constant of the same shape, at once", beside(paces, 2), "times", least=0.6),
        Figure("/roll beside the constant that is kept first, at once", beside(paces, 3), "times"),
        Figure('/roll beside "42", at once', beside(paces, 1), "times"),
    ]


if __name__ == "__main__":
    print(printed("Discord", asyncio.run(figures())))
