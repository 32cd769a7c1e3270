"""A line that a player writes under the story of an evening."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign


def write(book: Campaign, player: str, words: str, number: int = 0) -> LineWritten:
    """Write a line under a session: the one that is meant, else the one that is on or was last.

    A second one of the same player takes the place of the first.
    """
    session = book.chronicle.evenings.get(number) if number else book.session or book.past
    if session is None:
        raise Refused("no-session-yet")
    if player not in session.welcomed and player != book.stable:
        raise Refused("line-not-there")
    written = LineWritten(player=player, session=session.number, words=words)
    book.happen(written)
    return written


class LineWritten(Entry, kind="campaign.line-written"):
    """Somebody who was there wrote a line under the story of a session."""

    once = ("player", "session")
    needed = ("player",)
    slip = True
    player: str
    session: int
    words: str

    def apply(self, book: Campaign) -> None:
        """It stands under that session."""
        book.chronicle.evenings[self.session].lines[self.player] = self.words
