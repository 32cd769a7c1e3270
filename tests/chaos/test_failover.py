"""PostgreSQL's own failover: a replica takes the place of a server that dies in the middle of play."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections import Counter
from functools import partial
from itertools import pairwise

import pytest

from bot.storage import statements
from bot.storage.contract import Store, Trouble, Write
from bot.storage.group_commit import WriteJob
from tests.chaos.history import Line, flaws, keep
from tests.cluster import WITHOUT, programs, replicated
from tests.storage.samples import NOW, appending, opening

WRITERS = 6
pytestmark = pytest.mark.skipif(programs() is None, reason=WITHOUT)


async def test_nothing_that_was_answered_is_lost_and_nothing_is_done_twice() -> None:
    from bot.storage.postgresql_store import PostgresStore

    answered: dict[str, list[float]] = {}
    with replicated() as pair:
        store = PostgresStore(pair.address)
        await store.open()
        over = asyncio.Event()

        async def plays(book: str) -> None:
            await store.write(opening(book))
            version, number = 0, 0
            while not over.is_set():
                number += 1
                request = f"{book} {number}"
                try:
                    await store.write(appending(request, book, version))
                except Trouble:
                    await asyncio.sleep(0.05)
                    there = await _version(store, book)
                    version = there if there is not None else version
                else:
                    version += 1
                    answered.setdefault(book, []).append(time.monotonic())
                    done.append(request)

        done: list[str] = []
        players = [asyncio.create_task(plays(f"book {number}")) for number in range(WRITERS)]
        await asyncio.sleep(1)
        fell = time.monotonic()
        await asyncio.to_thread(pair.fails_over)
        promoted = time.monotonic()
        while any(times[-1] < promoted + 0.5 for times in answered.values()):
            assert time.monotonic() < promoted + 30, "somebody does not play on"
            for player in players:
                if player.done():
                    player.result()  # says why
            await asyncio.sleep(0.05)
        over.set()
        await asyncio.gather(*players)
        silent = max(later - earlier for times in answered.values() for earlier, later in pairwise(times))
        print(f"promoted after {promoted - fell:.2f} s; nobody was silent for longer than {silent:.2f} s")
        written: Counter[str] = Counter()
        for number in range(WRITERS):
            written.update([entry.request for entry in await store.entries(f"book {number}")])
        await store.close()
    lines: list[Line] = [
        {"kind": "run", "books": "postgresql"},
        {"kind": "befell", "what": "the replica was promoted", "seconds": promoted - fell},
        *({"kind": "confirmed", "request": request} for request in done),
        *({"kind": "written", "request": request} for request in written.elements()),
    ]
    keep("failover-postgresql", lines)
    assert flaws(lines) == []
    assert {*done} <= {*written} and set(written.values()) == {1}
    assert len(done) > 50


async def test_what_only_the_fallen_server_had_is_written_again_though_another_transaction_has_its_number() -> None:
    import asyncpg

    from bot.storage.postgresql_store import PATIENCE, PostgresStore
    from bot.storage.postgresql_writer import PostgresWriter

    with replicated() as pair:
        other = PostgresStore(pair.address)
        await other.open()
        for book in ("ours", "theirs"):
            await other.write(opening(book))
        again = asyncio.Event()
        again.set()

        async def connect() -> asyncpg.Connection:
            await again.wait()
            return await asyncpg.connect(pair.address)

        writer = PostgresWriter(connect, lambda _: "", PATIENCE)
        await writer.open()
        again.clear()
        ours = appending("ours 1", "ours", 0)
        (follower,) = await other._rows("SELECT pid FROM pg_stat_replication")
        os.kill(follower[0], signal.SIGSTOP)  # what is committed from now on reaches the replica no more
        job = WriteJob(partial(statements.of_write, ours, NOW), ours)
        written = asyncio.create_task(writer.commit([job], []))
        await asyncio.sleep(0.3)
        assert not written.done()
        pair.first.kill()
        os.kill(follower[0], signal.SIGKILL)
        await asyncio.to_thread(pair.fails_over)
        await _insisting(other, appending("theirs 1", "theirs", 0))
        again.set()
        assert await written == [None]
        assert [[entry.request for entry in await other.entries(book)] for book in ("ours", "theirs")] == [
            ["ours 1"],
            ["theirs 1"],
        ]
        await writer.close()
        await other.close()


async def _insisting(store: Store, write: Write) -> None:
    """Write it, however often there is no server that takes it."""
    while True:
        try:
            return await store.write(write)
        except Trouble:
            await asyncio.sleep(0.05)


async def _version(store: Store, book: str) -> int | None:
    try:
        found = await store.book(book)
    except Trouble:
        return None
    return int(found.version) if found is not None else None
