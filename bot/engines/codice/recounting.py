"""What a correction of a round would change in the tables that were posted after it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.engines.codice.pairings import expected
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.opponents import differences


@contextmanager
def recounted(book: Codice, number: int) -> Iterator[None]:
    """Whatever changes a round within: the posted tables of later rounds that it would change are remembered.

    Several corrections are taken together until the director chooses: one that takes another back leaves nothing.
    What the rules gave when the tables were accepted is forgotten only where they give it again.
    """
    later = range(number + 1, len(book.rounds) + 1) if book.rounds[number - 1].closed else range(0)
    for one in later:
        book.accepted.setdefault(one, expected(book, one))
    yield
    if not later:
        return
    found = [one for one in book.unsettled if one.round not in later]
    for one in later:
        now = expected(book, one)
        found += differences(one, book.rounds[one - 1].pairings, book.accepted[one], now)
        if now == book.accepted[one]:
            del book.accepted[one]
    book.unsettled = tuple(found)
