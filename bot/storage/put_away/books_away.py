"""Which books were put away, and their entries read out of their files as out of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from bot.storage.contract import Row, Trouble
from bot.storage.put_away.archive_file import PutAway, is_right, selected
from bot.storage.stored import StoredEntry

Page: TypeAlias = Callable[[str, Sequence[Any]], Awaitable[list[StoredEntry]]]
"""Gives the entries that a statement finds."""

PAGE = 10_000
"""Entries read at a time, so that other reads come in between and the event loop is not blocked."""


class BooksAway:
    """The files of a house; which of its books have one is known from the start, for nothing runs when that changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._away: Mapping[str, PutAway] = {}
        self._right: set[str] = set()

    def know(self, rows: Iterable[Row]) -> None:
        """These books were put away."""
        self._away = {row["book"]: PutAway(**row) for row in rows}

    async def entries(
        self,
        live: Page,
        statement: str,
        book: str,
        of: Sequence[Any],
        *,
        after: int,
        first: int | None,
        last: int | None,
    ) -> list[StoredEntry]:
        """The entries of a book that a statement finds, in their order: of one that was put away the file holds the
        older ones, and the database what came since."""
        away = self._away.get(book)
        places: list[Page] = [live] if away is None else [partial(self._of_file, away), live]
        found: list[StoredEntry] = []
        if last is not None:
            for page in reversed(places):
                if len(found) < last:
                    found += await page(statement, (book, after, *of, last - len(found)))
            return found[::-1]
        for page in places:
            while len(found) != first:
                most = PAGE if first is None else min(PAGE, first - len(found))
                more = await page(statement, (book, found[-1].seq if found else after, *of, most))
                found += more
                if len(more) < most:
                    break
        return found

    async def _of_file(self, away: PutAway, statement: str, values: Sequence[Any]) -> list[StoredEntry]:
        return await asyncio.to_thread(self._page, away, statement, values)

    def _page(self, away: PutAway, statement: str, values: Sequence[Any]) -> list[StoredEntry]:
        file = self.folder / away.name
        if away.name not in self._right or not file.is_file():
            if not is_right(self.folder, away):
                raise Trouble("put-away", away.name)
            self._right.add(away.name)
        return selected(file, statement, values)
