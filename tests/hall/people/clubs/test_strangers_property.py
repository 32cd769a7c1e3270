"""Clubs that share one bot at random: nobody sees or changes anything of a club they are not in; erased is erased."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.storage.contract import Store
from tests import empty_books, examples
from tests.hall.house import BOOKS, House
from tests.hall.people.clubs.clubs_at_random import Walk

pytestmark = pytest.mark.evenings


@asynccontextmanager
async def walking(store: Store) -> AsyncIterator[Walk]:
    """A walk through a house on an empty disk: in the end it folds to the same, and somebody is forgotten."""
    walk = Walk(House(store))
    await walk.house.hall.open()
    try:
        for number, club in enumerate(walk.clubs):
            for line in club.lines:
                await walk.act(number, club.director, line)
        yield walk
        await walk.restart(0, walk.people[0], random.Random())
        await walk.forget(0, walk.people[0], random.Random())
    finally:
        await store.close()


async def walked(seed: int, steps: int) -> None:
    """Walk about on SQLite."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")) as folder:
        async with walking(await empty_books.opened(Path(folder) / BOOKS)) as walk:
            chance = random.Random(seed)
            for _ in range(steps):
                await walk.step(chance)


@given(st.integers(0, 10**9))
@example(580464)  # An account comes to a club after it was linked.
@settings(max_examples=examples(2), deadline=None)
def test_clubs_that_share_one_bot_notice_nothing_of_each_other(seed: int) -> None:
    asyncio.run(walked(seed, 30))


async def test_on_postgresql_they_notice_nothing_either(postgresql: str) -> None:
    from bot.storage.postgresql_store import PostgresStore

    store = PostgresStore(postgresql)
    await store.open()
    async with walking(store) as walk:
        chance = random.Random(15)
        for _ in range(8):
            await walk.step(chance)
