"""Hands that nobody answers: where the other team has spoken they stand in time; where it has not, the match waits."""

from __future__ import annotations

from bot.engines.book import Entry
from bot.engines.codice.closing import settle
from bot.engines.codice.matches import Match, Where
from bot.engines.codice.tournament import Codice


def stand(book: Codice, at: float) -> list[Match]:
    """Hands that nobody answered in time stand, where the other team has spoken at all.

    Gives the matches that one team alone has told: these wait.
    """
    wait = book.rules.confirm.wait
    alone = []
    for match in book.present.matches.values():
        if match.decision is not None:
            continue
        for hand in match.open:
            stands = match.stands(hand, wait)
            if stands is not None and stands <= at:
                book.happen(HandStood(where=match.where(hand.number)))
        if match.untold and not match.alone and match.told_at + wait <= at:
            book.happen(ToldAlone(where=match.where()))
            alone.append(match)
    settle(book, at)
    return alone


class HandStood(Entry, kind="codice.hand-stood"):
    """Nobody answered a hand in time. Time is not undone: what came of it can be."""

    needed = ("where",)
    lasting = True
    where: Where

    def apply(self, book: Codice) -> None:
        """The hand counts as it was recorded, if it still waits."""
        match = book.match_left(self.where)
        for hand in match.open if match is not None else ():
            if hand.number == self.where.hand:
                hand.standing = "confirmed"


class ToldAlone(Entry, kind="codice.told-alone"):
    """One team alone has told a whole match, and time went by: it waits for the other's word or a referee's."""

    needed = ("where",)
    lasting = True
    where: Where

    def apply(self, book: Codice) -> None:
        """The director hears of it once."""
        match = book.match_left(self.where)
        if match is not None:
            match.alone = True
