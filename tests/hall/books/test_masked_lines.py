"""A line of the first edition, and of one's own data: what is still sealed is left out, of dice the faces alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.engines.book import Book, Entry
from bot.engines.seals import ActDraw, Draw, NumberedDraw
from bot.hall.books.book_files import entry_line
from bot.storage.stored import StoredEntry


class Whispered(Entry, kind="test.whispered"):
    """Something that nobody may read yet."""

    may_seal = ("words", "count", "roll")
    words: str
    count: int
    roll: Draw
    loud: str = "aloud"

    @property
    def drawn(self) -> Sequence[Draw]:
        return (self.roll,)

    def sealed(self, book: Any) -> tuple[str, ...]:
        return self.may_seal if book is not OPENED else ()


SEALED, OPENED = Book(), Book()
OLD = NumberedDraw(seal=1, number=3, request="r", sides=6, counter=2, faces=(4, 5))
NEW = ActDraw(seal=1, label="oracle/1/table", cuts=0, sides=6, faces=(4, 5))


def line(roll: Draw, book: Book, hidden: set[str]) -> dict[str, Any]:
    body = Whispered(words="w0000000001", count=7, roll=roll).model_dump_json()
    return entry_line(StoredEntry(5, "r", 1.0, "anna", Whispered.kind, 1, body), book, hidden)


@pytest.mark.parametrize(("roll", "blank"), [(OLD, {"faces": (), "counter": 0}), (NEW, {"faces": ()})])
def test_what_is_sealed_is_left_out_and_of_dice_what_they_showed(roll: Draw, blank: dict[str, Any]) -> None:
    hidden: set[str] = set()
    told = line(roll, SEALED, hidden)
    assert told["body"] == {"loud": "aloud"}
    assert told["masked"] == ("words", "count", "roll")
    assert told["drawn"] == [roll.model_dump() | blank]
    assert hidden == {"w0000000001"}


def test_what_is_opened_is_told_whole() -> None:
    hidden: set[str] = set()
    told = line(NEW, OPENED, hidden)
    assert told["body"]["words"] == "w0000000001" and told["body"]["roll"]["faces"] == [4, 5]
    assert "masked" not in told and not hidden
