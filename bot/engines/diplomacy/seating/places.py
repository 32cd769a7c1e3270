"""Where the boards stand in the hall: said once by a director, for the rounds to come too."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.tournament import Diplomacy

LAST = 99
"""The highest number of a board."""


def place(book: Diplomacy, by: str, places: Mapping[int, str]) -> None:
    """Say where boards stand; those that are not named stand where they stood."""
    book.opened()
    if not places or not all(1 <= board <= LAST for board in places):
        raise Refused("diplomacy-hall-what")
    book.happen(BoardsPlaced(places=dict(places), by=by))


class BoardsPlaced(Entry, kind="diplomacy.boards-placed"):
    """A director said where boards stand."""

    needed = ("#hall",)
    slip = True
    places: Mapping[int, str]
    """Ids of words, by board."""
    by: str

    def apply(self, book: Diplomacy) -> None:
        """From now on."""
        book.hall.update(self.places)
