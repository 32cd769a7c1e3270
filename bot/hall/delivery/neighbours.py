"""The other processes on the same database: what they wrote is forgotten here, and shown on the boards."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from bot.hall.house import House
from bot.storage.contract import REMEMBERED, News


class Neighbours:
    """Hears their news."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()

    def heard(self, news: News) -> None:
        """Another process wrote something, or may have."""
        house = self._house
        for book, version in news.books.items():
            house.shelf.overtaken(book, version)
        if news.lost or (news.rows is None and news.tables & REMEMBERED):
            house.people.forget_everything()
        for put in news.rows or ():
            house.people.heard_of(put)
        if news.lost:
            house.books.forget()  # a book may have been closed, or have moved
        if news.lost or news.tables & {"aliases", "erased"} or (news.rows is None and "clubs" in news.tables):
            self._aside(self._meet_again(folds=news.lost or bool(news.tables & {"aliases", "erased"})))
        if news.lost or news.tables & REMEMBERED:
            house.boards.touched((), names=True)
        elif news.books:
            self._aside(house.boards.heard(news.books))

    def _aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _meet_again(self, folds: bool) -> None:
        """Read again which people and clubs are one, and fold every book again if that has changed."""
        house, before = self._house, self._house.people.links.rows
        await house.open()
        if (linked := house.people.links.rows != before) or folds:
            house.people.forget_everything()  # read in the meantime by what was known before
            house.shelf.drop_all()
        if linked:
            house.books.forget()
