"""Going through the entries of a long book: a page at a time, aside, and without the collector stopping everybody."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from bot.engines.book import Entry, Recorded
from bot.hall.cards.ids import PERSON
from bot.storage.contract import Store
from bot.storage.stored import StoredEntry

T = TypeVar("T")

PAGE = 5_000
"""Entries read at a time, so that the entries of a long book are never all in memory at once."""
SMALL = 500
"""The most entries that are gone through on the event loop; more of them go to a thread, so that nobody else waits."""


def recorded(entries: Iterable[StoredEntry], aliases: Mapping[str, str]) -> Iterator[Recorded]:
    """The entries as the engines know them, with people who became one under one id.

    One by one, so that of a long book each is forgotten before the next is made.
    """
    kinds = Entry.kinds
    for stored in entries:
        kind = kinds[stored.kind]
        body = stored.body
        person = stored.person
        if aliases:
            body = PERSON.sub(lambda match: f'"{aliases.get(match[1], match[1])}"', body)
            person = aliases.get(person, person)
        if stored.schema == kind.schema_number:
            entry = kind.model_validate_json(body)
        else:
            entry = kind.model_validate(kind.upgraded(stored.schema, json.loads(body)))
        yield Recorded(stored.seq, stored.request, stored.at, person, entry)


async def pages(store: Store, book: str) -> AsyncIterator[list[StoredEntry]]:
    """The entries of a book, a page at a time."""
    after = 0
    while page := await store.entries(book, after=after, first=PAGE):
        yield page
        after = page[-1].seq


async def aside(size: int, work: Callable[[], T]) -> T:
    """Do work on `size` things: on the event loop if they are few, else in a thread."""
    if size <= SMALL:
        return work()
    with uncollected():
        return await asyncio.to_thread(work)


async def let_go(things: list[Any]) -> None:
    """Free many things a few at a time: freeing them all at once would stop the event loop."""
    while things:
        del things[-PAGE:]
        await asyncio.sleep(0)


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the garbage collector from going through the old objects: entries make no cycles, and there are many.

    It still goes through the young ones, where it stops tracking plain tuples, a few at a time.
    """
    young, middle, old = gc.get_threshold()
    _going_through.append(old)
    gc.set_threshold(young, middle, NEVER)
    try:
        yield
    finally:
        old = _going_through.pop()
        if not _going_through:
            gc.set_threshold(young, middle, old)


def settle() -> None:
    """Freeze what the start has made: else each full collection, which stops the event loop, would go through it. What
    comes later is gone through less often than Python would: what requests make goes without its help."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def leave_uncollected(entries: int) -> None:
    """Leave a book that so many entries have made out of full collections, if they are many: it stays, and going
    through it would stop the event loop."""
    if entries > PAGE:
        gc.collect(1)
        gc.freeze()


YOUNG = 10_000
"""How many objects may come before the young ones are gone through."""
NEVER = 2**31 - 1
_going_through: list[int] = []
