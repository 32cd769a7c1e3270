"""Everything fails now and again, on both platforms: nothing that was answered is lost, and nothing is said twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.chaos import LONG, MUCH
from tests.chaos.coming_out import DEAD, came_out
from tests.e2e.kill_stage import Evening
from tests.e2e.lab.discord import DiscordHost
from tests.e2e.lab.telegram import TelegramHost

FAULTS = 8 * MUCH
SEED = int(os.environ.get("FAULTS_SEED", "0")) or random.randrange(1, 10**6)
PATIENCE = 50.0 + 5 * FAULTS
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
    late = {evening.chance.choice(("delay", "delay_before")): 0.7}
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
    """The gateway is lost, with its session or without."""
    await evening.discord.drop(evening.chance.choice(("abort", "reconnect", "invalid", "forget", 4000)))


async def away(evening: Evening) -> None:
    """Both platforms are down for a while."""
    await asyncio.gather(evening.discord.outage(), evening.telegram.outage())
    await asyncio.sleep(0.5)
    await asyncio.gather(evening.discord.outage(False), evening.telegram.outage(False))


EVERY: tuple[Callable[[Evening], Awaitable[None] | None], ...] = (
    storm,
    broken,
    slow,
    unheard,
    expired,
    redelivered,
    dropped,
    away,
)


@pytest.mark.skipif(MUCH == 1, reason=LONG)
async def test_whatever_fails_nothing_is_lost_and_nothing_is_said_twice(tmp_path: Path) -> None:
    async with await DiscordHost.start() as discord, await TelegramHost.start() as telegram:
        evening = Evening(discord, telegram, tmp_path / "araldo.db", SEED)
        try:
            async with asyncio.timeout(PATIENCE):
                await play(evening)
        except (AssertionError, TimeoutError) as wrong:
            raise AssertionError(f"FAULTS_SEED={SEED}: {wrong}") from wrong
        finally:
            await evening.bot.kill()
        discord.assert_clean(ignore=ROUGH)
        telegram.assert_clean()
        assert " in request " not in evening.bot.log, "something broke on our side"


async def play(evening: Evening) -> None:
    """The evening: each fault in turn, then any."""
    await evening.bot.start()
    await evening.until(lambda: evening.at_work and evening.discord.sync_count, 20, "the bot is at work")
    evening.play()
    for number in range(FAULTS):
        fault = EVERY[number] if number < len(EVERY) else evening.chance.choice(EVERY)
        going = fault(evening)
        if going is not None:
            await going
        await asyncio.sleep(evening.chance.uniform(0.1, 0.7))
    evening.discord.clear_faults()
    evening.telegram.clear_faults()
    await evening.until(lambda: evening.at_work, 60, "the bot is at work again")
    await evening.rest()
    await evening.settled(120)  # an answer that a chat was at stays with it for a minute
    await evening.bot.stop()
    await came_out(evening, LEAST)
