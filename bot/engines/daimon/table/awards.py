"""Awards: the dice that the Master gives for good play."""

from __future__ import annotations

from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign

Reason = Literal["interpretation", "danger", "narration", "daimon", "enrichment"]


def award(book: Campaign, player: str, reason: Reason, other: str = "") -> Awarded:
    """Reward a player; a dialogue with a dàimon rewards whoever played the dàimon too."""
    book.present(player)
    if player == book.master:
        raise Refused("award-yourself")
    if reason == "enrichment" and player not in book.tech.enriched - book.tech.rewarded:
        raise Refused("award-no-enrichment")
    if reason == "daimon":
        other = other or book.right_of(player)
        if not other or other == player:
            raise Refused("award-needs-two")
        book.present(other)
    elif other:
        raise Refused("award-for-one")
    awarded = Awarded(player=player, reason=reason, other=other)
    book.happen(awarded)
    return awarded


class Awarded(Entry, kind="campaign.awarded"):
    """The Master rewarded good play."""

    needed = ("player", "other")
    slip = True
    player: str
    reason: Reason
    other: str = ""

    def decides(self, book: Campaign) -> bool:
        """A Master who played the dàimon is rewarded too, by their own word."""
        return bool(self.other) and self.other == book.master

    def dice(self, book: Campaign) -> int:
        """What the reason is worth."""
        return int(getattr(book.rules.awards, self.reason))

    def apply(self, book: Campaign) -> None:
        """The dice come; what would go above the most is lost."""
        if self.reason == "enrichment":
            book.tech.rewarded.add(self.player)
        for player in (self.player, self.other):
            seat = book.seat_of(player) if player else None
            if seat is not None:
                seat.gain(self.dice(book), book.rules.reserve.most)
