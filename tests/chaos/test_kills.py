"""The power goes out at any moment, again and again: what was answered is in the books, what is there was answered."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.chaos import LONG, MUCH
from tests.chaos.coming_out import DEAD, came_out
from tests.e2e.kill_stage import Evening
from tests.e2e.lab.discord import DiscordHost
from tests.e2e.lab.telegram import TelegramHost

KILLS = int(os.environ.get("KILLS", "30"))
"""On each database."""
SEED = int(os.environ.get("KILLS_SEED", "0")) or random.randrange(1, 10**6)

STARTING, WORKING = 20, 120
"""So much may pass between the bot and the chats before it is killed: while it starts, and once it is at work."""


@pytest.fixture(params=["sqlite", "postgresql"])
def books(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where the bot keeps its books: a file, or an address."""
    if request.param == "sqlite":
        return tmp_path / "araldo.db"
    if MUCH == 1:
        pytest.skip(LONG)
    address: str = request.getfixturevalue("postgresql")
    return address


async def test_a_bot_killed_at_random_moments_loses_nothing_and_says_nothing_twice(books: Path | str) -> None:
    async with await DiscordHost.start() as discord, await TelegramHost.start() as telegram:
        evening = Evening(discord, telegram, books, SEED)
        try:
            repeated = await play(evening)
        except AssertionError as wrong:
            raise AssertionError(f"KILLS={KILLS} KILLS_SEED={SEED}: {wrong}") from wrong
        finally:
            await evening.bot.kill()
        discord.assert_clean(ignore=DEAD)
        telegram.assert_clean()
    print(f"{KILLS} kills: Telegram heard {repeated} answers twice")


async def play(evening: Evening) -> int:
    """The evening; gives how many messages Telegram heard again after a kill."""
    await evening.bot.start()
    await evening.until(lambda: evening.at_work and evening.discord.sync_count, 60, "the bot is at work")
    evening.play()
    for _ in range(KILLS):
        if evening.chance.random() < 0.2:
            evening.will_die(evening.chance.randint(1, STARTING))
        else:
            await evening.until(lambda: evening.at_work, 60, "the bot is at work")
            evening.will_die(evening.chance.randint(1, WORKING))
        await evening.dead()
        await evening.bot.start()
    await evening.until(lambda: all(room.count() > 2 * KILLS for room in evening.rooms), 120, "everybody has played")
    await evening.rest()
    await evening.finished()
    return await came_out(evening, KILLS)
