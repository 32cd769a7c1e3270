"""Whatever is written in whatever order: books without gaps, requests done once, nothing half done."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from bot.storage.contract import Overtaken, Repeated, Store
from tests.storage.conftest import Clock, Database
from tests.storage.samples import appending, opening

BOOKS = ("a", "b")


@dataclass(frozen=True)
class Attempt:
    """A request that appends so many entries to a book that it believes to be at a version."""

    request: str
    book: str
    version: int
    count: int


attempts = st.builds(
    Attempt,
    request=st.integers(0, 30).map(str),
    book=st.sampled_from(BOOKS),
    version=st.integers(0, 8),
    count=st.integers(0, 3),
)


async def done(store: Store, attempt: Attempt) -> bool:
    try:
        await store.write(appending(attempt.request, attempt.book, attempt.version, attempt.count))
    except (Repeated, Overtaken):
        return False
    return True


async def play(store: Store, batches: list[list[Attempt]]) -> None:
    await store.open()
    await asyncio.gather(*(store.write(opening(book)) for book in BOOKS))
    stood: list[Attempt] = []
    for batch in batches:
        outcomes = await asyncio.gather(*(done(store, attempt) for attempt in batch))
        stood += [attempt for attempt, outcome in zip(batch, outcomes, strict=True) if outcome]
    assert max(Counter(attempt.request for attempt in stood).values(), default=1) == 1
    for book in BOOKS:
        kept = await store.book(book)
        entries = await store.entries(book)
        assert kept is not None
        assert [entry.seq for entry in entries] == [*range(1, kept.version + 1)]
        assert [entry.request for entry in entries] == [
            attempt.request for attempt in stood if attempt.book == book for _ in range(attempt.count)
        ]
    for attempt in {attempt for batch in batches for attempt in batch}:
        known = await store.request(attempt.request) is not None
        assert known == any(attempt.request == other.request for other in stood)
    await store.close()


@given(batches=st.lists(st.lists(attempts, min_size=1, max_size=12), max_size=4))
def test_books_have_no_gaps_and_requests_are_done_once(database: Database, batches: list[list[Attempt]]) -> None:
    asyncio.run(play(database(Clock()), batches))
