"""Doubles: which likely ones directors were told of, and when they are told next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from bot.engines.book import Entry
from bot.engines.club.club_book import ClubBook, LastDoubles, pair

Pairs: TypeAlias = tuple[tuple[str, str], ...]


def unanswered(book: ClubBook, pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those pairs of whom nobody has said that they are two, or one."""
    return [
        (one, other)
        for one, other in pairs
        if pair(one, other) not in book.apart
        and book.whole(one) != book.whole(other)
        and book.denied.isdisjoint({(one, other), (other, one)})
    ]


def untold(book: ClubBook, pairs: Iterable[tuple[str, str]], unheard: Pairs = ()) -> list[tuple[str, str]]:
    """Those of them of whom no director was told, or none has heard."""
    told = book.told - {pair(*two) for two in unheard}
    return [(one, other) for one, other in unanswered(book, pairs) if pair(one, other) not in told]


def told(book: ClubBook, pairs: Pairs, looks_next: float, known_as: str, unheard: Pairs = ()) -> None:
    """Directors are told of these pairs; there may be none. Of the others nobody has heard: they count as untold."""
    book.happen(DoublesTold(pairs=pairs, looks_next=looks_next, known_as=known_as, unheard=unheard))


class DoublesTold(Entry, kind="club.doubles-told"):
    """Directors were told of likely doubles, if there were any."""

    lasting = True
    pairs: Pairs
    looks_next: float
    known_as: str = ""
    unheard: Pairs = ()

    def apply(self, book: ClubBook) -> None:
        """They are not told of these again, unless nobody hears of it."""
        book.told -= {pair(*two) for two in self.unheard}
        book.told |= {pair(*two) for two in self.pairs}
        book.telling = LastDoubles(self.known_as, self.pairs)
        book.looks_next = self.looks_next
