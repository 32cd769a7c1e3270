"""Long books are gone through without the collector stopping everybody."""

from __future__ import annotations

import asyncio
import gc
import weakref
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.engines.book import Book
from bot.hall.books.long_books import PAGE, SMALL, aside, uncollected
from bot.hall.books.shelf import EMPTY, Shelf, Volume
from bot.storage.contract import Append, Write
from bot.storage.sqlite_store import SqliteStore
from bot.storage.stored import StoredBook, StoredEntry
from tests.hall.house import House


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


def volume(id: str) -> Volume:
    """A book of that id, with nothing in it."""
    return Volume(StoredBook(id, "long", "", "", "", 0.0), LongBook(), {})


async def test_the_least_recently_placed_book_that_nobody_uses_makes_room(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {}, most=2 * EMPTY)
    first, second, third, fourth = (volume(f"b{number}") for number in range(4))
    shelf.place(first)
    shelf.place(second)
    assert shelf._volumes.keys() == {"b0", "b1"}
    async with first.lock:
        shelf.place(third)
        assert shelf._volumes.keys() == {"b0", "b2"}
        shelf.place(first)  # placed anew it is the newest
    shelf.place(fourth)
    assert shelf._volumes.keys() == {"b0", "b3"}


async def test_books_are_weighed_and_not_counted(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {}, most=10 * EMPTY)
    light, long = [volume(f"b{number}") for number in range(9)], replace(volume("long"), weight=5 * EMPTY)
    for one in [*light, long]:
        shelf.place(one)
    assert shelf._volumes.keys() == {"b4", "b5", "b6", "b7", "b8", "long"}
    shelf.place(replace(volume("long"), weight=EMPTY))
    for number in range(4):
        shelf.place(volume(f"c{number}"))
    assert len(shelf) == 10, "what was put away weighs nothing any more"


async def test_a_book_that_grows_makes_others_go_and_stays_itself(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {}, most=3 * EMPTY)
    for one in ("b0", "b1", "b2"):
        shelf.place(volume(one))
    entry = StoredEntry(1, "r", 0.0, "p", "kind", 1, "x" * EMPTY)
    for _ in range(3):
        shelf.written(Write(append=Append("b0", 0, [entry])))
    assert shelf._volumes.keys() == {"b0"}


async def test_what_a_long_write_has_freed_is_given_back_to_the_computer(tmp_path: Path) -> None:
    given = asyncio.Event()
    loop = asyncio.get_running_loop()
    store = SqliteStore(tmp_path / "araldo.db")
    shelf = Shelf(store, {}, give_back=partial(loop.call_soon_threadsafe, given.set))
    shelf.place(volume("b0"))
    entries = [StoredEntry(seq, "r", 0.0, "p", "kind", 1, "") for seq in range(PAGE + 1)]
    shelf.written(Write(append=Append("b0", 0, entries[:PAGE])))
    await asyncio.sleep(0)
    assert not given.is_set(), "nor after each of many writes"
    shelf.written(Write(append=Append("b0", 0, entries)))
    await asyncio.wait_for(given.wait(), 5)


async def test_a_book_weighs_the_same_folded_as_it_grew(house: House) -> None:
    for _ in range(5):
        await house.ask("/tira 5")
    [stored] = await house.store.books()
    grown = await house.hall.house.shelf.volume(stored.id)
    folded = await (await house.restarted()).hall.house.shelf.volume(stored.id)
    assert grown is not None and folded is not None and grown is not folded
    assert grown.weight == folded.weight > EMPTY


async def test_a_book_placed_anew_keeps_its_lock_and_what_was_there_is_stale(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {})
    first, second = volume("b0"), volume("b0")
    shelf.place(first)
    shelf.place(second)
    assert second.lock is first.lock
    assert (first.stale, second.stale) == (True, False)


async def test_a_book_is_stale_when_another_process_brought_it_further(tmp_path: Path) -> None:
    shelf = Shelf(SqliteStore(tmp_path / "araldo.db"), {})
    one = volume("b0")
    one.book.version = 5
    shelf.place(one)
    shelf.overtaken("b0", 5)
    shelf.overtaken("b1", 9)
    assert not one.stale
    shelf.overtaken("b0", 6)
    assert one.stale


async def test_a_book_that_was_opened_stays_open(house: House) -> None:
    await house.ask("/tira 5")
    [stored] = await house.store.books()
    shelf = (await house.restarted()).hall.house.shelf
    assert (len(shelf), await shelf.volume("b0000nobody")) == (0, None)
    volume = await shelf.volume(stored.id)
    assert volume is not None and len(shelf) == 1
    assert await shelf.volume(stored.id) is volume


class Slow(SqliteStore):
    """A store that gives a book once it is let."""

    let: asyncio.Event

    async def book(self, id: str) -> StoredBook | None:
        """Nothing yet."""
        await self.let.wait()
        return StoredBook(id, "table", "", "", "", 0.0)


@pytest.mark.parametrize(("brought", "stale"), [((1, 0), True), ((0, 1), True), ((0, 0), False)])
async def test_a_book_is_stale_that_another_process_brought_further_while_it_was_opened(
    tmp_path: Path, brought: tuple[int, ...], stale: bool
) -> None:
    store = Slow(tmp_path / "araldo.db")
    store.let = asyncio.Event()
    await store.open()
    shelf = Shelf(store, lambda club: {})
    opening = asyncio.create_task(shelf.volume("b0"))
    await asyncio.sleep(0)
    for version in brought:
        shelf.overtaken("b0", version)
    store.let.set()
    volume = await opening
    await store.close()
    assert volume is not None and volume.stale is stale
