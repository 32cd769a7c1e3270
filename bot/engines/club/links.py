"""Links: the club is part of another one, until that is undone."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.club.club_book import LINK, ClubBook, Link


def link(book: ClubBook, club: str, room: str, by: str, at: float) -> None:
    """Make this club part of another, which was asked for in one of its rooms."""
    if book.part_of is not None or club == book.club:
        raise Refused("same-club")
    book.happen(Linked(club=club, room=room, by=by, at=at))


class Linked(Entry, kind="club.linked"):
    """The club became part of another one."""

    mutual = True
    needed = (LINK,)
    club: str
    room: str
    by: str
    at: float

    def apply(self, book: ClubBook) -> None:
        """It is part of that one."""
        book.part_of = Link(self.club, self.room, self.by, self.at)
