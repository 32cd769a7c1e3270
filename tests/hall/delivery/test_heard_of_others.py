"""What is looked up again when another process has written, and what is left as it is known."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import cast

import pytest

from bot.hall.delivery.neighbours import Neighbours
from bot.hall.house import House
from bot.storage.contract import News

PEOPLE, BOOKS, VOLUMES = "people", "books", "volumes"


class Memories:
    """What a house remembers; notes what of it was forgotten, and what the boards were told."""

    def __init__(self, links: Iterable[Mapping[str, str]] = ({}, {})) -> None:
        self.forgotten: list[str] = []
        self.overtaken: list[tuple[str, int]] = []
        self.touched: list[bool] = []
        self.shown: list[str] = []
        self.opened = 0
        self._links = iter(links)
        self.links = SimpleNamespace(rows=next(self._links))

    def house(self) -> House:
        forget = self.forgotten.append
        people = SimpleNamespace(forget_everything=lambda: forget(PEOPLE), links=self.links)
        shelf = SimpleNamespace(
            overtaken=lambda book, version: self.overtaken.append((book, version)), drop_all=lambda: forget(VOLUMES)
        )
        boards = SimpleNamespace(touched=lambda books, *, names: self.touched.append(names), heard=self._heard)
        books = SimpleNamespace(forget=lambda: forget(BOOKS))
        services = SimpleNamespace(people=people, shelf=shelf, boards=boards, books=books, open=self._open)
        return cast(House, services)

    async def _heard(self, books: Iterable[str]) -> None:
        self.shown += books

    async def _open(self) -> None:
        self.opened += 1
        self.links.rows = next(self._links)


async def after(memories: Memories, news: News) -> Memories:
    """What became of them."""
    Neighbours(memories.house()).heard(news)
    for _ in range(3):
        await asyncio.sleep(0)
    return memories


async def test_a_book_is_read_anew_from_where_it_was_and_shown() -> None:
    found = await after(Memories(), News({"b": 3, "c": 1}))
    assert found.overtaken == [("b", 3), ("c", 1)] and found.shown == ["b", "c"]
    assert (found.forgotten, found.opened) == ([], 0)


@pytest.mark.parametrize(
    "table",
    [
        *("clubs", "houses", "rooms", "people", "accounts", "names", "guests", "aliases", "seen", "plays", "roles"),
        *("announcements", "words"),
    ],
)
async def test_who_somebody_is_and_what_anything_is_called_is_looked_up_again(table: str) -> None:
    found = await after(Memories(), News(tables=frozenset({table})))
    assert found.forgotten[:1] == [PEOPLE] and found.touched == [True]


@pytest.mark.parametrize("table", ["presses", "memory", "uploads", "passing"])
async def test_what_is_not_remembered_changes_nothing(table: str) -> None:
    found = await after(Memories(), News(tables=frozenset({table}), notices=True, timers=True))
    assert (found.forgotten, found.opened, found.touched, found.shown) == ([], 0, [], [])


@pytest.mark.parametrize("table", ["aliases", "erased"])
async def test_when_somebody_became_another_or_nobody_every_book_is_folded_again(table: str) -> None:
    found = await after(Memories(), News(tables=frozenset({table})))
    assert found.opened == 1 and found.forgotten[-2:] == [PEOPLE, VOLUMES]


async def test_when_clubs_became_one_books_are_found_and_folded_again() -> None:
    found = await after(Memories([{}, {"c2": "c1"}]), News(tables=frozenset({"clubs"})))
    assert found.opened == 1 and found.forgotten == [PEOPLE, PEOPLE, VOLUMES, BOOKS]


async def test_a_clubs_new_language_folds_no_book_again() -> None:
    found = await after(Memories([{"c2": "c1"}, {"c2": "c1"}]), News(tables=frozenset({"clubs"})))
    assert found.opened == 1 and found.forgotten == [PEOPLE]


async def test_after_a_lost_connection_nothing_is_taken_for_known() -> None:
    found = await after(Memories(), News(lost=True))
    assert found.opened == 1 and found.touched == [True]
    assert found.forgotten == [PEOPLE, BOOKS, PEOPLE, VOLUMES]
