"""The last action in a book that can still be undone."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engines.book import Recorded, Refused, last_undoable
from bot.hall.books.shelf import recorded
from bot.storage.contract import Store

LOOK_BACK = 200
"""Entries that are read first, from the end; the whole book is read only if they do not hold what is wanted."""


async def last_action(store: Store, book: str, resolver: Mapping[str, str]) -> list[Recorded]:
    """The entries of the last action that can be undone, without those that stay."""
    await store.settled()
    for most in (LOOK_BACK, None):
        stored = await store.entries(book, last=most)
        records = [*recorded(stored, resolver)]
        request = last_undoable(records)
        if request is not None:
            return [record for record in records if record.request == request and not record.entry.lasting]
        if most is not None and len(stored) < most:
            break
    raise Refused("nothing-to-undo")
