"""The other processes on the same database: what they wrote is looked up again here, and said to whoever watches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.storage.contract import News

if TYPE_CHECKING:
    from bot.hall.hall import Hall

REMEMBERED = frozenset({"clubs", "houses", "rooms", "people", "accounts", "aliases", "roles", "announcements", "words"})
"""Tables of which something is kept in memory."""


class Neighbours:
    """Hears their news."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, news: News) -> None:
        """Another process wrote something, or may have."""
        hall = self._hall
        for book, version in news.books.items():
            hall.shelf.overtaken(book, version)
        if news.lost or news.tables & REMEMBERED:
            hall.people.forget_everything()
        if news.lost:
            hall.finder.forget()  # a book may have been closed, or have moved
        if news.lost or "aliases" in news.tables:
            task = asyncio.create_task(self._meet_again())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        hall.boards.touched(news.books, names=news.lost or bool(news.tables & REMEMBERED))

    async def _meet_again(self) -> None:
        """Two people may have become one: every book is folded again."""
        await self._hall.people.open()
        self._hall.shelf.drop_all()
