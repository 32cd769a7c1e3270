"""The power goes out at any moment, again and again: what was answered is in the books, what is there was answered."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.chaos import MUCH, SEED
from tests.chaos.coming_out import DEAD, came_out
from tests.e2e.kill_stage import evening
from tests.e2e.shared_stage import ABSENT

KILLS = int(os.environ.get("KILLS", "15"))
"""On each database; in the short form PostgreSQL has its kills, five more, in the evening of test_faults.py."""


async def test_a_bot_killed_at_random_moments_loses_nothing_and_says_nothing_twice(books: Path | str) -> None:
    if MUCH == 1 and isinstance(books, str):
        pytest.skip("make chaos")
    async with evening(books, SEED, ABSENT if isinstance(books, str) else DEAD) as tonight:
        await tonight.begins()
        await tonight.dies(KILLS)
        await tonight.played(2 * KILLS)
        await tonight.rest()
        await tonight.finished()
        repeated = await came_out(tonight, KILLS, "kills")
    print(f"{KILLS} kills: Telegram heard {repeated} answers twice")
