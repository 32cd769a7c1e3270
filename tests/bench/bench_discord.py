"""A durable `/roll` beside the least a discord.py bot can do: its latency, and its pace with 50 players at once.

`python -m tests.bench.bench_discord` plays both bots by turns, so that a slow moment of the machine meets both.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from tests.bench.figures import Figure, printed
from tests.e2e.lab.discord import BotProcess, Channel, DiscordHost, Interaction, Member

CONSTANT = Path(__file__).parents[1] / "e2e" / "selftest" / "bots" / "constant_bot.py"
TURNS = 8
ONE_BY_ONE, AT_ONCE = 150, 1000
PLAYERS = 50


class Club:
    """One bot, and the players who try it."""

    def __init__(self, host: DiscordHost, bot: BotProcess, command: str, **values: int) -> None:
        self.host, self.bot, self.command, self.values = host, bot, command, values
        host.keep_requests = False
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
        await self.at_once(AT_ONCE)
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


async def figures() -> list[Figure]:
    """Both bots by turns; medians."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        ours = await stack.enter_async_context(await DiscordHost.start())
        bare = await stack.enter_async_context(await DiscordHost.start())
        env = ours.env() | {
            "ARALDO_STORAGE__PATH": str(folder / "araldo.db"),
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
        }
        house = Club(ours, BotProcess([sys.executable, "-m", "bot", "run"], env), "roll", dice=5, reserve=2)
        least = Club(bare, BotProcess([sys.executable, str(CONSTANT)], bare.env()), "constant")
        for club in (house, least):
            stack.push_async_callback(club.bot.stop)
            await club.open()
        return await _turns(house, least)


async def _turns(house: Club, least: Club) -> list[Figure]:
    latencies: dict[Club, list[float]] = {house: [], least: []}
    paces: dict[Club, list[float]] = {house: [], least: []}
    for turn in range(TURNS):
        for club in (house, least) if turn % 2 else (least, house):
            gc.collect()
            latencies[club].append(median(await club.one_by_one(ONE_BY_ONE)))
            paces[club].append(await club.at_once(AT_ONCE))
    latency = {club: median(found) for club, found in latencies.items()}
    pace = {club: median(found) for club, found in paces.items()}
    slower = median(a / b for a, b in zip(latencies[house], latencies[least], strict=True))
    share = median(a / b for a, b in zip(paces[house], paces[least], strict=True))
    return [
        Figure("/constant of a bare bot, event to callback, median", 1e3 * latency[least], "ms"),
        Figure("/roll, durable, event to callback, median", 1e3 * latency[house], "ms"),
        Figure("/roll beside /constant", slower, "times", most=1.5),
        Figure(f"/constant, {PLAYERS} players at once", pace[least], "a s"),
        Figure(f"/roll, {PLAYERS} players at once, in one book", pace[house], "a s"),
        Figure("/roll beside /constant, players at once", share, "times", least=0.6),
    ]


if __name__ == "__main__":
    print(printed("Discord", asyncio.run(figures())))
