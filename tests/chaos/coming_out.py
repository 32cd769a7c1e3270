"""What must come of an evening, whatever befell it: what was answered stands in the books, and was answered once."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import bot.commands  # noqa: F401  (with every kind of book that the bot may lay)
from bot.checker.file_check import checked
from bot.engines.book import Book, Recorded
from bot.engines.rolls import Rolled
from bot.engines.seal_entries import SealOpened, SealSet
from bot.hall.books.book_files import exported
from bot.hall.books.long_books import recorded
from bot.hall.books.shelf import Shelf
from bot.hall.cards.ids import Ids
from bot.hall.people.people import People
from tests.chaos.history import flaws, keep, lines_of
from tests.e2e.books import opened
from tests.e2e.kill_stage import Evening, Room
from tests.exported import head_of

DEAD = r"did not respond|no bot session|messages/@original -> 404 code 10015"
"""What people see of a bot that is not there; and an answer that the next process asks for may never have been."""
NUMBER = re.compile(r"\b([a-z2-7]{4}·tiro \d+)\b")
NOTE = re.compile(r"\bnote\d+x\b")


@dataclass
class Written:
    """A book as it stands on disk in the end, with the room in which it was laid."""

    place: str
    kind: str
    records: list[Recorded]
    words: dict[str, str]
    unsound: list[Any]

    def rolls(self) -> list[tuple[str, Recorded, Rolled]]:
        """Every roll with the number that its answer shows."""
        seals = {one.entry.number: one.entry.commitment for one in self.records if isinstance(one.entry, SealSet)}
        return [
            (f"{seals[entry.roll.draws[0].seal][:4]}·tiro {entry.number}", one, entry)
            for one in self.records
            if isinstance(entry := one.entry, Rolled)
        ]

    def posted(self) -> list[str]:
        """What the room must have been told of its seals: every seed."""
        return [one.entry.seed for one in self.records if isinstance(one.entry, SealOpened)]


async def came_out(evening: Evening, least: int, name: str) -> int:
    """Every room and its book, with some rolls at least; gives how many messages Telegram heard again after a
    kill. Its history is kept under this name, and judged by itself too."""
    books = await written(evening.books)
    lines = [*lines_of(evening, of_rooms(books).values())]
    keep(f"{name}-{lines[0]['books']}-{evening.seed}", lines)
    found = flaws(lines)
    assert not found, found
    assert not [book.place for book in books if book.unsound], "a die or a roll number is wrong"
    kept = {note for book in books for note in book.words.values()}
    assert evening.typed <= kept, "Telegram keeps what is typed until it is done: nothing may be lost"
    tables = of_rooms(books)
    assert len(tables) == len(evening.rooms)
    return sum(_room(room, tables[str(room.place.id)], least) for room in evening.rooms)


def of_rooms(books: list[Written]) -> dict[str, Written]:
    """The book of each room; a club's own, which the bot lays by itself within the hour, stands in one of them too."""
    assert not twice([f"{book.kind} in {book.place}" for book in books]), "a book was laid twice"
    return {book.place: book for book in books if not Book.kinds[book.kind].of_club}


def _room(room: Room, book: Written, least: int) -> int:
    """One room and its book."""
    rolls = book.rolls()
    assert len(rolls) > least, "hardly anybody played"
    assert not twice([record.request for _, record, _ in rolls]), "a request was done twice"
    again = rolled_and_said(room, book)
    for what in book.posted():
        again += _heard(room, what, [id for id, text in room.said() if what in text])
    return again


def rolled_and_said(room: Room, book: Written) -> int:
    """Every roll was answered once, and nothing else; gives how many answers Telegram heard again.

    In a long evening two of some hundred seals begin alike: then two rolls bear one number, and mostly not one note.
    """
    rolled = Counter((number, book.words[roll.note] if roll.note else "") for number, _, roll in book.rolls())
    said = answers(room)
    unlike = {*said} ^ {*rolled}
    assert not unlike, f"answers and books differ: {sorted(unlike)}"
    return sum(_heard(room, " ".join(which), said[which], times) for which, times in rolled.items())


def _heard(room: Room, what: str, messages: list[int], times: int = 1) -> int:
    """Everything was said, and once; gives how often Telegram heard it again, which only a kill excuses."""
    assert len(messages) >= times, f"{what} was never said"
    if room.discord:
        assert len(messages) == times, f"{what} was said {len(messages)} times on Discord"
    assert times > 1 or room.across_a_kill(messages), f"{what} was said {len(messages)} times by one process"
    return len(messages) - times


async def written(books: Path | str) -> list[Written]:
    """Every book, checked as `verify` checks an export."""
    found = []
    async with opened(books) as store:
        people = People(store, Ids(), "it")
        await people.open()
        shelf = Shelf(store, people.resolver)
        words = {row["id"]: row["text"] for row in await store.rows("words")}
        for book in await store.books():
            room = await people.room(book.room)
            assert room is not None
            volume = await shelf.volume(book.id)
            assert volume is not None
            text = await exported(store, partial(people.name_of, circle=""), volume, shelf.who_is_who(book))
            assert head_of(text)["head"] == book.head, "the chain does not hold"
            unsound = checked(text).false
            records = [*recorded(await store.entries(book.id), people.resolver(book.club))]
            found.append(Written(room.place, book.kind, records, words, unsound))
    return found


def answers(room: Room) -> dict[tuple[str, str], list[int]]:
    """The messages in which each roll's number stands, with its note."""
    found: dict[tuple[str, str], list[int]] = defaultdict(list)
    for id, text in room.said():
        for number in NUMBER.findall(text):
            found[number, "".join(NOTE.findall(text))].append(id)
    return found


def twice(names: list[str]) -> list[str]:
    """What stands there more than once."""
    return [name for name, count in Counter(names).items() if count > 1]
