"""Long books are gone through without the collector stopping everybody."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

from bot.engines.book import Book
from bot.hall.books.shelf import SMALL, Shelf, Volume, aside, uncollected
from bot.storage.contract import StoredBook
from bot.storage.sqlite_store import SqliteStore


class Thing:
    """One of the many things that a long book is made of."""


class LongBook(Book):
    """More things than are let go of at once."""

    def begin(self) -> None:
        """Many things."""
        self.things = [Thing() for _ in range(SMALL + 1)]

    def bulk(self) -> list[Any]:
        """All of them."""
        return list(self.things)


async def test_while_much_is_gone_through_the_collector_looks_at_what_is_new_alone() -> None:
    before = gc.get_threshold()
    young, middle, old = await aside(SMALL + 1, gc.get_threshold)
    assert (young, middle) == before[:2]
    assert old > 1_000_000
    assert gc.isenabled()
    assert gc.get_threshold() == before


async def test_of_two_that_go_through_much_the_last_one_sets_it_right_again() -> None:
    before = gc.get_threshold()
    first, second = uncollected(), uncollected()
    first.__enter__()
    second.__enter__()
    first.__exit__(None, None, None)
    assert gc.get_threshold() != before
    second.__exit__(None, None, None)
    assert gc.get_threshold() == before


async def test_a_long_book_put_away_is_let_go_of_in_parts_once_its_last_reader_is_done(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {})
    stored = StoredBook("b000001", "long", "", "", "", 0.0)
    first = LongBook()
    thing = weakref.ref(first.things[0])
    shelf.place(Volume(stored, first, {}))
    shelf.place(Volume(stored, LongBook(), {}))
    await asyncio.sleep(0)
    assert len(first.things) == SMALL + 1
    del first
    assert thing() is not None, "not all at once"
    for _ in range(4):
        await asyncio.sleep(0)
    assert thing() is None
