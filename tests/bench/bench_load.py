"""The largest steady rate of /roll at which 99 of 100 answers take less than half a second, on each database.

Rolls come at a steady pace, whether or not those before were answered; the pace is raised until it is too much. Beside
it the least bot there is, on discord.py, and PostgreSQL shared by several processes, each with its part of the servers.
The lab that plays Discord and its members takes a processor too: figures are of all of it together.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import quantiles

from tests import cluster
from tests.bench.bench_discord import CONSTANT
from tests.bench.figures import Figure
from tests.lab.discord import BotProcess, DiscordHost, Interaction

PROMPT = 0.5
"""Seconds within which 99 of 100 are to be answered."""
SPELL = 4.0
"""Seconds that a pace is kept."""
STEPS = (25, 50, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000)
ROOMS = 16
PROCESSES = (1, 2, 4)


class Load:
    """Some processes of a bot, and members in rooms of as many servers."""

    def __init__(self, host: DiscordHost, bots: list[BotProcess], command: str, **values: object) -> None:
        self.host, self.bots, self.command, self.values = host, bots, command, values
        host.keep_requests = host.conforming = False
        guilds = [host.guild(f"Club {number}", locale="it") for number in range(ROOMS)]
        self.members = [guild.member("Anna", admin=True) for guild in guilds]
        self.rooms = [guild.channel("tavolo") for guild in guilds]

    async def open(self) -> None:
        """Start, and have everything in its place."""
        for bot in self.bots:
            await bot.start()
            await self.host.ready(60, commands=True)
        await self.host.wait_for(self.host.covered, 60, what="every shard is heard")
        self.data, _ = self.members[0].command_data(self.rooms[0], self.command, self.values)
        for number in range(ROOMS * 2):
            await self.roll(number)

    async def roll(self, number: int) -> float:
        """Seconds to the answer; too many where there was none."""
        room, member = self.rooms[number % ROOMS], self.members[number % ROOMS]
        asked = Interaction(self.host, 2, member.user, room, self.data, command_name=self.command)
        self.host.start_interaction(asked)
        await asked.done.wait()
        self.host.interactions.pop(asked.id, None)
        for message in asked.messages:
            room.log.pop(message.id, None)
        return asked.latency if asked.latency is not None else 60.0

    async def kept(self, pace: int) -> bool:
        """Whether so many a second are answered in time."""
        began, rolls = time.perf_counter(), []
        for number in range(round(pace * SPELL)):
            await asyncio.sleep(max(0.0, began + number / pace - time.perf_counter()))
            rolls.append(asyncio.create_task(self.roll(number)))
        late = time.perf_counter() - began > SPELL * 1.05  # the lab itself cannot ask so often
        return quantiles(await asyncio.gather(*rolls), n=100)[98] < PROMPT and not late

    async def largest(self) -> int:
        """The largest pace that is kept."""
        best = 0
        for pace in STEPS:
            if not (await self.kept(pace) or await self.kept(pace)):  # once may be somebody else's doing
                break
            best = pace
        return best


async def measured(name: str, argv: list[str], count: int = 1, command: str = "roll", **more: str) -> Figure:
    """One bot under load."""
    async with AsyncExitStack() as stack:
        host = await stack.enter_async_context(await DiscordHost.start(shards=count))
        env = host.env() | {"ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000", "ARALDO_LOG__LEVEL": "WARNING"} | more
        env["ARALDO_PAGE__ENABLED"] = "no"
        bots = [BotProcess(argv, env) for _ in range(count)]
        for bot in bots:
            stack.push_async_callback(bot.stop)
        values = {} if command == "constant" else {"dice": 5, "reserve": 2}
        load = Load(host, bots, command, **values)
        await load.open()
        return Figure(name, await load.largest(), "a second")


async def figures() -> list[Figure]:
    """One bot after the other."""
    araldo = [sys.executable, "-m", "bot", "run"]
    found = [
        await measured(
            "rolls with p99 under 0.5 s: the bare discord.py bot", [sys.executable, str(CONSTANT)], command="constant"
        )
    ]
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "araldo.db")
        found.append(await measured("  Araldo on SQLite", araldo, ARALDO_STORAGE__PATH=file))
    if cluster.programs() is None:
        return found
    with cluster.running(safe=True) as address:
        for count in PROCESSES:
            name = f"  Araldo on PostgreSQL, {count} process{'es' if count > 1 else ''}"
            found.append(await measured(name, araldo, count, ARALDO_STORAGE__URL=cluster.emptied(address)))
    return found
