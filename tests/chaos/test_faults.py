"""Everything fails now and again, on both platforms: nothing that was answered is lost, and nothing is said twice."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import asyncpg
import pytest

from tests.chaos import MUCH, SEED
from tests.chaos.coming_out import DEAD, came_out
from tests.chaos.small_disk import Ballast, small_disk
from tests.e2e.kill_stage import Evening, evening

FAULTS = 3 if MUCH == 1 else 10 * MUCH
"""On each database, of any kinds; the short form has PostgreSQL alone."""
KILLS = 5
"""So often the power goes out at the end, which also has said at once what a chat was still at."""
PATIENCE = 120.0 + 5 * FAULTS
Fault: TypeAlias = "Callable[[Evening], Awaitable[None] | None]"
LOCKED = 4.0
SLOW = 0.7
"""Seconds by which a slow answer is late."""
ANSWERS = r"/callback$|/messages$|/webhooks/"
LEAST = 3
"""So many rolls at least are played in every room."""
ROUGH = rf"{DEAD}|code 10062|code 40060|code 10015|code 50027"


def storm(evening: Evening) -> None:
    """Both say that it is too much."""
    evening.discord.fault(path=ANSWERS, status=429, retry_after=0.3, times=8)
    evening.telegram.fault(status=429, retry_after=1, times=4)


def broken(evening: Evening) -> None:
    """Both are broken inside."""
    evening.discord.fault(path=ANSWERS, status=evening.chance.choice((500, 502, 503)), times=5)
    evening.telegram.fault(status=502, times=5)


def slow(evening: Evening) -> None:
    """What is asked takes effect at once and is answered late, or the other way round."""
    late = {evening.chance.choice(("delay", "delay_before")): SLOW}
    evening.discord.fault(path=ANSWERS, times=5, **late)
    evening.telegram.fault(times=5, **late)


def unheard(evening: Evening) -> None:
    """Discord takes a message, and the line is cut before it says so."""
    evening.discord.fault(method="POST", path=r"/messages$|/callback$", times=2, abort=True)


def expired(evening: Evening) -> None:
    """What was promised can no longer be filled in: a quarter of an hour has passed."""
    evening.discord.fault(
        path="/webhooks/", status=401, code=50027, times=3, when=lambda method, path, body: method != "GET"
    )


def redelivered(evening: Evening) -> None:
    """Telegram gives updates that never arrive, and gives them again."""
    evening.telegram.fault(method="getUpdates", times=2, abort=True)
    evening.telegram.fault(method="getUpdates", times=2, status=502)


async def dropped(evening: Evening) -> None:
    """The gateway is lost, and comes back where it was."""
    await evening.discord.drop(evening.chance.choice(("abort", "reconnect", 4000)))


async def forgotten(evening: Evening) -> None:
    """The gateway is lost and Discord knows nothing of the session: taking it up again fails."""
    await evening.discord.drop(evening.chance.choice(("invalid", "forget")))


async def zombie(evening: Evening) -> None:
    """The gateway is there, but it answers no heartbeat and brings nothing."""
    await evening.discord.drop("zombie")


async def away(evening: Evening) -> None:
    """Both platforms are down for a while."""
    await asyncio.gather(evening.discord.outage(), evening.telegram.outage())
    await asyncio.sleep(0.5)
    await asyncio.gather(evening.discord.outage(False), evening.telegram.outage(False))


def jumped(evening: Evening) -> None:
    """The clock of the bot's computer is set, an hour on or back."""
    assert evening.clock is not None
    evening.clock.write_text(str(evening.chance.choice((-3600, 3600))))


async def locked(evening: Evening) -> None:
    """Something else has the books, and lets nobody write for longer than anybody wants to wait."""
    async with evening.refusing(), held(evening.books):
        await asyncio.sleep(LOCKED)


async def full(evening: Evening) -> None:
    """The disk of the books is full."""
    assert isinstance(evening.books, Path)
    ballast = Ballast(evening.books.parent)
    async with evening.refusing():
        ballast.full()
        await asyncio.sleep(SLOW)
        ballast.gone()


@contextlib.asynccontextmanager
async def held(books: Path | str) -> AsyncIterator[None]:
    """Nobody else can write there."""
    if isinstance(books, Path):
        with contextlib.closing(sqlite3.connect(books, isolation_level=None)) as other:
            other.execute("PRAGMA busy_timeout = 5000")
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    pg = await asyncpg.connect(books)
    try:
        async with pg.transaction():
            await pg.execute("LOCK TABLE requests IN EXCLUSIVE MODE")
            yield
    finally:
        await pg.close()


EVERY: tuple[Fault, ...] = (
    storm,
    broken,
    slow,
    unheard,
    expired,
    redelivered,
    dropped,
    forgotten,
    zombie,
    away,
    jumped,
    locked,
)


async def test_whatever_fails_nothing_is_lost_and_nothing_is_said_twice(books: Path | str, tmp_path: Path) -> None:
    if MUCH == 1 and isinstance(books, Path):
        pytest.skip("make chaos")
    every = EVERY
    with contextlib.ExitStack() as stack:
        if isinstance(books, Path):
            (there := tmp_path / "disk").mkdir()
            disk = stack.enter_context(small_disk(there))
            if disk is not None:
                books, every = disk / books.name, (*EVERY, full)
        await _evening(books, every, tmp_path / "clock")


async def _evening(books: Path | str, every: Sequence[Fault], clock: Path) -> None:
    async with evening(books, SEED, ROUGH, clock) as tonight, asyncio.timeout(PATIENCE):
        faults = tonight.chance.sample(every, len(every))
        while len(faults) < FAULTS:
            faults.append(tonight.chance.choice(every))
        await tonight.begins()
        for fault in faults[:FAULTS]:
            tonight.befell.append(fault.__name__)
            going = fault(tonight)
            if going is not None:
                await going
            await asyncio.sleep(tonight.chance.uniform(0.1, SLOW))
        tonight.discord.clear_faults()
        tonight.telegram.clear_faults()
        await tonight.works()
        await asyncio.sleep(SLOW)
        await tonight.dies(KILLS)
        await tonight.played(3 * LEAST)
        await tonight.rest()
        await tonight.finished()
        await came_out(tonight, LEAST, "faults")
