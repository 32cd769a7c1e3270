"""Links: another club that is part of this one, until that is undone."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engines.book import Entry, Refused
from bot.engines.club.club_book import ClubBook, Link


def link(book: ClubBook, other: str, closed: Iterable[str], by: str, at: float) -> None:
    """Make another club part of this one; of what a club has once, the other's books are closed."""
    if other == book.club or other in book.links:
        raise Refused("same-club")
    book.happen(Linked(other=other, closed=tuple(closed), by=by, at=at))


def unlink(book: ClubBook, other: str, by: str) -> None:
    """Let a club be its own again, with its books open."""
    if other not in book.links:
        raise Refused("not-linked")
    book.happen(Unlinked(other=other, by=by))


class Linked(Entry, kind="club.linked"):
    """Another club became part of this one."""

    other: str
    closed: tuple[str, ...]
    by: str
    at: float

    def apply(self, book: ClubBook) -> None:
        """It is part of this one."""
        book.links[self.other] = Link(self.at, self.closed)


class Unlinked(Entry, kind="club.unlinked"):
    """A club is its own again."""

    other: str
    by: str

    def apply(self, book: ClubBook) -> None:
        """It is part of nothing."""
        book.links.pop(self.other, None)
