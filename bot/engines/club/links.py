"""Links: the club is part of another one, until that is undone."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engines.book import Entry, Refused
from bot.engines.club.club_book import LINK, ClubBook, Link


def link(book: ClubBook, club: str, room: str, by: str, at: float, rooms: Mapping[str, str]) -> None:
    """Make this club part of another, which was asked for in one of its rooms; `rooms` are those in which both said so,
    by platform, where these are two."""
    if book.part_of is not None or club == book.club:
        raise Refused("same-club")
    book.happen(Linked(club=club, room=room, by=by, at=at, rooms=dict(rooms)))


class Linked(Entry, kind="club.linked"):
    """The club became part of another one."""

    mutual = True
    needed = (LINK,)
    club: str
    room: str
    by: str
    at: float
    rooms: Mapping[str, str] = {}

    def apply(self, book: ClubBook) -> None:
        """It is part of that one."""
        book.part_of = Link(self.club, self.room, self.by, self.at, self.rooms)
