"""Whoever is done with PostgreSQL lets go of it: its connections are few, and others wait for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.storage.contract import Trouble
from bot.storage.moving_postgresql import opened
from bot.storage.postgresql_store import PostgresStore
from tests.storage.on_disk import tell

pytestmark = pytest.mark.asyncio

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


async def test_no_job_leaves_a_connection_behind(postgresql_laid_out: str, tmp_path: Path) -> None:
    async def others() -> int:
        counting = (
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return int(await tell(store, counting))

    async def left(wanted: int) -> None:
        async with asyncio.timeout(5):
            while await others() != wanted:
                await asyncio.sleep(0.01)

    store = PostgresStore(postgresql_laid_out)
    await store.open()
    await left(2)  # one that writes, one that reads
    await store.scrub()
    await store.backup(str(tmp_path / "copy.db"))
    with pytest.raises(Trouble):
        async with opened(postgresql_laid_out):
            raise AssertionError
    await left(2)
    await store.close()
    await left(0)
