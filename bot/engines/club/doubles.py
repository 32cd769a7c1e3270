"""Doubles: which likely ones directors were told of, and when they are told next."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engines.book import Entry
from bot.engines.club.club_book import ClubBook, pair


def unanswered(book: ClubBook, pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those pairs of whom nobody has said that they are two, or one."""
    return [
        (one, other)
        for one, other in pairs
        if pair(one, other) not in book.apart and book.whole(one) != book.whole(other)
    ]


def untold(book: ClubBook, pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of them of whom no director was told."""
    return [(one, other) for one, other in unanswered(book, pairs) if pair(one, other) not in book.told]


def told(book: ClubBook, pairs: Iterable[tuple[str, str]], looks_next: float) -> None:
    """Directors were told of these pairs; there may be none."""
    book.happen(DoublesTold(pairs=tuple(pairs), looks_next=looks_next))


class DoublesTold(Entry, kind="club.doubles-told"):
    """Directors were told of likely doubles, if there were any."""

    lasting = True
    pairs: tuple[tuple[str, str], ...]
    looks_next: float

    def apply(self, book: ClubBook) -> None:
        """They are not told of these again."""
        book.told |= {pair(one, other) for one, other in self.pairs}
        book.looks_next = self.looks_next
