"""Technology is brought into the story: as an enrichment, or as a strategic intervention."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.oracle.state import Technology
from bot.engines.daimon.table.campaign import Campaign


def may_add(book: Campaign, player: str, strategic: bool) -> None:
    """Refuse a technology that this scene has no room for, or that cannot be paid."""
    if book.session is None:
        raise Refused("no-session")
    if player != book.stable:
        book.present(player)
    if strategic and book.tech.strategist:
        raise Refused("tech-strategic-used", player=book.tech.strategist)
    if not strategic and player in book.tech.enriched:
        raise Refused("tech-enriched-already")
    seat = book.seat_of(player)
    price = book.rules.prices.technology
    if strategic and seat is not None and seat.free < price:
        raise Refused("reserve-too-small", have=seat.free, need=price)


def add(book: Campaign, player: str, name: str, details: str, bonus: str, limit: str, strategic: bool) -> None:
    """Bring a technology into the story and into the log."""
    may_add(book, player, strategic)
    book.happen(
        TechnologyAdded(player=player, name=name, details=details, bonus=bonus, limit=limit, strategic=strategic)
    )


class TechnologyAdded(Entry, kind="campaign.technology-added"):
    """Somebody brought a technology in: free if it only enriches, for a die if it is strategic."""

    needed = ("player", "#technology")
    slip = True
    player: str
    name: str
    details: str
    bonus: str
    limit: str
    strategic: bool

    def apply(self, book: Campaign) -> None:
        """It stands in the log, and this scene's chance is used."""
        tech = book.tech
        number = len(tech.log) + 1
        tech.log.append(
            Technology(number, self.player, self.name, self.details, self.bonus, self.limit, self.strategic)
        )
        if self.strategic:
            tech.strategist = self.player
            seat = book.seat_of(self.player)
            if seat is not None:
                seat.pay(book.rules.prices.technology)
        else:
            tech.enriched.add(self.player)
