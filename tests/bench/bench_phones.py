"""Two thousand phones that follow a tournament: what do they cost whoever rolls? `python -m tests.bench phones`.

The bot runs on its own, with Discord played by the lab and its page on a real port. Somebody rolls at a steady pace
while results are posted, by turns with nobody's phone on the public page and with all of them: ratios are of one run,
which takes under four minutes.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, count
from pathlib import Path
from statistics import median, quantiles

import aiohttp

from tests.bench.bench_load import Load
from tests.bench.figures import Figure
from tests.lab.discord import BotProcess, DiscordHost

PHONES = 2_000
TEAMS = 16
PACE = 20
"""Rolls a second."""
SPELL = 30.0
"""Seconds with phones, and as many without, in each turn."""
TURNS = 3
POSTED = 5.0
"""Seconds between two results."""
TEAM = re.compile(r"Squadra \d+")


def team(number: int) -> str:
    """The name of one."""
    return f"Squadra {number}"


class Desk:
    """Who runs the tournament, from the page."""

    def __init__(self, session: aiohttp.ClientSession, entrance: str) -> None:
        self._session, self._entrance, self._asked = session, entrance, count()

    async def open(self) -> None:
        """A tournament whose first round is drawn, with a public page."""
        await self._session.get(self._entrance)
        club = await (await self._session.get("/api/club")).json()
        self._room = club["rooms"][0]["id"]
        entered = [f'/codice squadra "{team(one)}" "@Uno {one}" "@Due {one}"' for one in range(TEAMS)]
        for line in ('/codice nuovo "Coppa"', *entered, "/codice inizia", "/club pagina sì"):
            await self.says(line)

    async def says(self, line: str) -> None:
        """One line."""
        body = {"room": self._room, "id": f"results-{next(self._asked)}", "text": line}
        answer = await self._session.post("/api/say", json=body)
        assert answer.ok, (line, await answer.text())

    async def posts(self, page: str) -> None:
        """Results, table by table, round after round."""
        for number in count():
            await asyncio.sleep(POSTED)
            tables = await (await self._session.get(f"{page}/data/it/tables.json")).json()
            rows = next(one for one in tables["tables"] if one["name"] == "tables")["rows"]
            playing = rows[number % len(rows)]
            name = next(filter(None, map(TEAM.search, playing))).group()
            await self.says(f'/codice mano {playing[0]} "{name}" agenti 4')


@asynccontextmanager
async def phones(port: int, page: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """The process of the phones, none of which is open yet."""
    argv = [sys.executable, "-m", "tests.bench.phones", str(port), page, str(PHONES), *map(team, range(TEAMS))]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*argv, stdin=pipe, stdout=pipe)
    try:
        yield process
    finally:
        process.kill()
        await process.wait()


async def told(process: asyncio.subprocess.Process, word: str) -> list[int]:
    """Have the phones opened or closed; how many are, how often they looked, read, and were cut off."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(f"{word}\n".encode())
    return [int(figure) for figure in (await process.stdout.readline()).split()]


def worked(pid: int) -> float:
    """Seconds of a processor that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


async def rolled(load: Load, spell: float) -> list[float]:
    """How long rolls at a steady pace took, slowest last."""
    began, rolls = time.perf_counter(), []
    for number in range(round(PACE * spell)):
        await asyncio.sleep(max(0.0, began + number / PACE - time.perf_counter()))
        rolls.append(asyncio.create_task(load.roll(number)))
    return await asyncio.gather(*rolls)


def slow(rolls: list[float]) -> float:
    """What 99 of 100 of them take at most, in milliseconds."""
    return 1e3 * quantiles(rolls, n=100)[98]


async def figures() -> list[Figure]:
    """By turns without phones and with them."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "araldo.db"
        host = await DiscordHost.start(shards=1)
        env = host.env() | {
            "ARALDO_LIMITS__COMMANDS_A_MINUTE": "10000",
            "ARALDO_STORAGE__PATH": str(file),
            "ARALDO_PAGE__ENABLED": "yes",
            "ARALDO_PAGE__PORT": "0",
        }
        async with host, BotProcess([sys.executable, "-m", "bot", "run"], env) as bot:
            entrance = next(word for word in (await bot.line_with("/?key=")).split() if "/?key=" in word)
            address = entrance.partition("/?")[0]
            load = Load(host, [], "roll", dice=5, reserve=2)
            await host.ready(60, commands=True)
            await load.open()
            jar = aiohttp.CookieJar(unsafe=True)
            async with aiohttp.ClientSession(address, cookie_jar=jar) as session:
                desk = Desk(session, entrance)
                await desk.open()
                with sqlite3.connect(file) as database:
                    [[id]] = database.execute("SELECT value FROM memory WHERE key LIKE 'page-of:%'").fetchall()
                async with phones(int(address.rpartition(":")[2]), f"/event/{id}") as hall:
                    return await by_turns(load, desk, f"/event/{id}", bot.pid, hall)


async def by_turns(load: Load, desk: Desk, page: str, pid: int, hall: asyncio.subprocess.Process) -> list[Figure]:
    """The figures of a bot that runs."""
    posting = asyncio.create_task(desk.posts(page))
    alone: list[list[float]] = []
    followed: list[list[float]] = []
    coming: list[list[float]] = []
    work = {"alone": 0.0, "followed": 0.0}
    looks = reads = failed = 0
    for _ in range(TURNS):
        before = worked(pid)
        alone.append(await rolled(load, SPELL))
        work["alone"] += worked(pid) - before
        opened = asyncio.create_task(told(hall, "open"))
        coming.append(await rolled(load, 11))
        await opened
        before = worked(pid)
        followed.append(await rolled(load, SPELL))
        work["followed"] += worked(pid) - before
        inside, looked, read, failed = await told(hall, "close")
        looks, reads = looks + looked, reads + read - inside
    assert not posting.done(), posting.exception()
    posting.cancel()
    turns = [(slow(one), slow(other)) for one, other in zip(alone, followed, strict=True)]
    usual, then, at_the_door = (slow([*chain(*spells)]) for spells in (alone, followed, coming))
    return [
        Figure("99 of 100 rolls, nobody's phone on the page, take at most", usual, "ms"),
        Figure(f"  with {PHONES:,} open while results are posted", then, "ms"),
        *(
            Figure(f"  turn {number}, {who}", took, "ms")
            for number, turn in enumerate(turns, 1)
            for who, took in zip(("nobody's", "with all of them"), turn, strict=True)
        ),
        Figure(
            "  within a turn, so many times as long (the middle one)", median(b / a for a, b in turns), "", most=1.2
        ),
        Figure(f"  while {PHONES:,} come in within ten seconds: so many times", at_the_door / usual, ""),
        Figure("  a processor's share that the bot takes, without phones", work["alone"] / TURNS / SPELL, ""),
        Figure("  and with them", work["followed"] / TURNS / SPELL, ""),
        Figure("  looks a second", looks / TURNS / SPELL, ""),
        Figure("  pages read anew a second", reads / TURNS / SPELL, ""),
        Figure("  phones that were cut off", failed, "", most=0),
    ]
