"""Load generator: users firing slash commands at one bot process.

    python -m tests.lab.load_discord --concurrency 20 --seconds 10 --command constant -- \\
        python tests/lab/selftest/bots/constant_bot.py
    python -m tests.lab.load_discord --rate 200 --users 500 --seconds 20 --command roll \\
        --options '{"dice": 5}' --guilds 5 -- python -m bot run

Latency is from the moment INTERACTION_CREATE is handed to the websocket to the moment the interaction callback
arrives. It ends with 1 if anybody got no answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import time
from pathlib import Path
from typing import Any

from tests.lab.discord import BotProcess, Channel, DiscordHost, Interaction, Member

User = tuple[Member, Channel]
DEFER = 5


def percentile(values: list[float], q: float) -> float:
    """A percentile, q from 0 to 1."""
    if not values:
        return float("nan")
    values = sorted(values)
    k = (len(values) - 1) * q
    lo = int(k)
    hi = min(lo + 1, len(values) - 1)
    return values[lo] + (values[hi] - values[lo]) * (k - lo)


def in_ms(values: list[float]) -> dict[str, float]:
    """The usual percentiles in milliseconds."""
    points = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {name: round(1000 * percentile(values, q), 2) for name, q in points.items()}


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """CPU seconds and resident MiB of a process and its children (Linux)."""
    tick, page = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
    cpu = memory = 0.0
    todo = [pid]
    while todo:
        p = todo.pop()
        try:
            parts = Path(f"/proc/{p}/stat").read_text().rsplit(")", 1)[1].split()
            cpu += (int(parts[11]) + int(parts[12])) / tick
            memory += int(parts[21]) * page / 2**20
            todo += [int(c) for t in Path(f"/proc/{p}/task").iterdir() for c in (t / "children").read_text().split()]
        except (OSError, IndexError):
            continue
    return cpu, memory


class Load:
    """One run against one bot."""

    def __init__(self, host: DiscordHost, a: argparse.Namespace):
        self.host, self.a = host, a
        self.guilds = [host.guild(f"Load {i}") for i in range(a.guilds)]
        self.users: list[User] = []
        for k in range(a.users):
            g = self.guilds[k % len(self.guilds)]
            self.users.append((g.member(f"User {k}", locale=random.choice(["it", "en-US"])), g.channel("load")))
        self.data: dict[int, tuple[dict, str]] = {}  # channel -> what the client sends
        self.answered: list[float] = []
        self.completed: list[float] = []
        self.lag: list[float] = []  # of the host's own loop: is it the bottleneck?
        self.sent = self.failed = 0

    async def prepare(self, bot: BotProcess) -> None:
        """The command must work once, or there is nothing to measure; then warm up."""
        await self.host.ready(30, commands=True)
        await asyncio.sleep(self.a.settle)
        member, ch = self.users[0]
        probe = await member.slash(ch, self.a.command, self.a.options)
        if probe.interaction.acked is None:
            raise SystemExit(f"the bot does not answer /{self.a.command}; its output:\n{bot.log[-3000:]}")
        for m, c in self.users:
            self.data.setdefault(c.id, m.command_data(c, self.a.command, self.a.options))
        for _ in range(self.a.warmup):
            await self.one(random.choice(self.users), record=False)

    async def one(self, user: User, *, record: bool = True) -> None:
        """One command by one user."""
        member, ch = user
        data, name = self.data[ch.id]
        i = Interaction(self.host, 2, member.user, ch, data, command_name=name)
        self.sent += record
        self.host.start_interaction(i)
        await i.done.wait()
        if record and i.latency is None:
            self.failed += 1
        elif record:
            self.answered.append(i.latency or 0.0)
            if self.a.complete and i.ack_type == DEFER and i.original is not None:
                while i.original.loading and time.monotonic() - i.created < 60:
                    await asyncio.sleep(0.002)
                self.completed.append(time.monotonic() - i.created)
        # forget: the lab must not grow with the run
        self.host.interactions.pop(i.id, None)
        asyncio.get_running_loop().call_later(20, self.host.tokens.pop, i.token, None)
        for m in i.messages:
            ch.log.pop(m.id, None)

    async def _watch(self) -> None:
        while True:
            t = time.monotonic()
            await asyncio.sleep(0.02)
            self.lag.append(time.monotonic() - t - 0.02)

    async def _open_loop(self, until: float) -> None:
        tasks, due = [], time.monotonic()
        while (due := due + random.expovariate(self.a.rate)) < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            tasks.append(asyncio.ensure_future(self.one(random.choice(self.users))))
        await asyncio.gather(*tasks)

    async def _closed_loop(self, until: float) -> None:
        async def person(k: int) -> None:
            while time.monotonic() < until:
                await self.one(self.users[k % len(self.users)])

        await asyncio.gather(*(person(k) for k in range(self.a.concurrency)))

    async def measure(self, bot: BotProcess) -> dict[str, Any]:
        """Fire, and give the figures."""
        rejected = len(self.host.rejections)
        cpu, _ = cpu_and_memory(bot.pid)
        own = resource.getrusage(resource.RUSAGE_SELF)
        start = time.monotonic()
        watcher = asyncio.ensure_future(self._watch())
        await (self._open_loop if self.a.rate else self._closed_loop)(start + self.a.seconds)
        took = time.monotonic() - start
        watcher.cancel()
        cpu_after, memory = cpu_and_memory(bot.pid)
        own_after = resource.getrusage(resource.RUSAGE_SELF)
        own_cpu = own_after.ru_utime + own_after.ru_stime - own.ru_utime - own.ru_stime
        out = {
            "command": self.a.command,
            "users": len(self.users),
            "guilds": len(self.guilds),
            "mode": f"open loop {self.a.rate}/s" if self.a.rate else f"closed loop, {self.a.concurrency} at a time",
            "seconds": round(took, 2),
            "sent": self.sent,
            "answered": len(self.answered),
            "unanswered": self.failed,
            "throughput_per_s": round(len(self.answered) / took, 1),
            "latency_ms": in_ms(self.answered),
            "bot_cpu_percent": round(100 * (cpu_after - cpu) / took, 1),
            "bot_rss_mib": round(memory, 1),
            "host_cpu_percent": round(100 * own_cpu / took, 1),
            "host_loop_lag_ms_p99": round(1000 * percentile(self.lag, 0.99), 2),
            "rejections": len(self.host.rejections) - rejected,
            "errors": [str(e) for e in self.host.errors[:3]],
        }
        return {**out, "complete_ms": in_ms(self.completed)} if self.completed else out


async def run(a: argparse.Namespace) -> dict[str, Any]:
    """Start the host and the bot, measure, stop both."""
    async with await DiscordHost.start(port=a.port) as host:
        host.keep_requests = host.conforming = False
        load = Load(host, a)
        env = host.env(a.token_var) | dict(pair.split("=", 1) for pair in a.env)
        async with BotProcess(a.program, env, cwd=a.cwd) as bot:
            await load.prepare(bot)
            return await load.measure(bot)


def main() -> None:
    """The command line."""
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--rate", type=float, help="open loop: commands a second, whether or not the bot keeps up")
    ap.add_argument("--concurrency", type=int, default=10, help="closed loop: users who wait for each answer")
    ap.add_argument("--seconds", type=float, default=10)
    ap.add_argument("--users", type=int, default=50)
    ap.add_argument("--guilds", type=int, default=1)
    ap.add_argument("--command", default="constant")
    ap.add_argument("--options", type=json.loads, default={})
    ap.add_argument("--warmup", type=int, default=50, help="commands before the measuring")
    ap.add_argument("--settle", type=float, default=0.5, help="seconds between the bot's sync and the first command")
    ap.add_argument("--complete", action="store_true", help="also measure until a deferred answer is filled")
    ap.add_argument("--token-var", default="DISCORD_TOKEN")
    ap.add_argument("--env", action="append", default=[], metavar="K=V")
    ap.add_argument("--cwd")
    ap.add_argument("--port", type=int, default=0)
    ap.add_argument("--json", metavar="FILE", help="write the figures")
    ap.add_argument("program", nargs="+", help="the bot's command line, after --")
    a = ap.parse_args()
    out = asyncio.run(run(a))
    print(json.dumps(out, indent=1))
    if a.json:
        Path(a.json).write_text(json.dumps(out, indent=1))
    raise SystemExit(1 if out["unanswered"] else 0)


if __name__ == "__main__":
    main()
