"""Takes what was deleted out of PostgreSQL's files: its rows stay there until nobody can see them and a table is
written anew."""

from __future__ import annotations

import asyncio
import logging
import time

from bot.storage.contract import Trouble
from bot.storage.plain_tables import PERSONAL
from bot.storage.postgresql_server import Connection
from bot.storage.statements import SCRUBBED

LONG = 3_600.0
"""Time limit for rewriting one table, and for waiting until another process has done so (seconds)."""

_LOG = logging.getLogger(__name__)
_NOW = "SELECT pg_snapshot_xmax(pg_current_snapshot())::xid::text"
_STILL_SEEN = """
    SELECT count(*) FROM (
        SELECT backend_xmin AS since FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        UNION ALL SELECT backend_xid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        UNION ALL SELECT xmin FROM pg_replication_slots
        UNION ALL SELECT transaction FROM pg_prepared_xacts WHERE database = current_database()
    ) AS others WHERE since IS NOT NULL AND age(since) > age($1::text::xid)
"""
_OWNED = """
    SELECT pg_has_role(datdba, 'MEMBER') FROM pg_database WHERE datname = current_database()
"""


async def scrub(connection: Connection, patience: float) -> None:
    """Write the tables with people's data anew; Trouble where somebody still sees what was deleted."""
    await connection.execute("SELECT pg_advisory_lock(hashtext('araldo scrub ' || current_schema()))", timeout=LONG)
    asked = await connection.fetchval("SELECT value FROM memory WHERE key = 'scrub'")
    await _unseen(connection, patience)
    await connection.execute("SET lock_timeout = '2s'")
    for table in PERSONAL:
        await connection.execute(f"VACUUM FULL {table}", timeout=LONG)
    # ANALYZE once kept samples of names, and their rows were deleted by a migration.
    if await connection.fetchval(_OWNED):
        await connection.execute("VACUUM FULL pg_statistic", timeout=LONG)
    else:
        _LOG.warning("only the database's owner can write its statistics anew: names may still stand in the old ones")
    await connection.execute(f"{SCRUBBED} AND value = $1", asked)


async def _unseen(connection: Connection, patience: float) -> None:
    """Wait until no transaction sees what stood before now: it would be copied along."""
    before = await connection.fetchval(_NOW)
    until = time.monotonic() + patience
    while await connection.fetchval(_STILL_SEEN, before):
        if time.monotonic() > until:
            raise Trouble("locked", "a transaction still sees what was deleted")
        await asyncio.sleep(0.1)
