"""Whether a book's chain holds: its lines, made again of what stands on disk, must end in the head kept there."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hall.books.chain import Chain
from bot.hall.books.long_books import aside, pages
from bot.storage.contract import Store
from bot.storage.stored import StoredBook, StoredEntry


async def holds(store: Store, book: StoredBook) -> bool:
    """Whether every line is where it was, and as it was; a book of the first edition has none."""
    if not book.head:
        return True
    check = _ChainCheck(book, (await store.seeds(book.id))[0])
    async for page in pages(store, book.id):
        await aside(len(page), lambda page=page: check.take(page))  # type: ignore[misc]
    return check.holds


class _ChainCheck:
    """The chain made again, as far as the book went when the check began."""

    def __init__(self, book: StoredBook, secret: bytes) -> None:
        self._book = book
        self._chain = Chain.begun(book.id, secret)
        self._in_order = True

    @property
    def holds(self) -> bool:
        """Whether it ends where the book says that it does."""
        return self._in_order and (self._chain.head.hex(), self._chain.lines) == (self._book.head, self._book.lines)

    def take(self, entries: Iterable[StoredEntry]) -> None:
        """The next entries."""
        for entry in entries:
            if entry.seq <= self._book.version:
                self._in_order &= entry.line in (None, self._chain.lines + 1)
                self._chain.take(entry)
