"""Stories chosen instead of rolled: the whole table agrees to it, once, as the document wants."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.daimon.table.campaign import Campaign


def missing(book: Campaign) -> tuple[str, ...]:
    """Who has still to agree, in the order of the seats; nobody once the table has agreed."""
    if book.sheets.stories:
        return ()
    seated = [seat.player for seat in book.seats if book.session is None or book.here(seat.player)]
    # A stable Master has no seat; any other who is not at the table is not waited for.
    everybody = (*seated, book.stable) if book.stable and book.stable == book.master else seated
    return tuple(player for player in everybody if player not in book.sheets.agreed)


def may_choose(book: Campaign, player: str) -> bool:
    """Whether somebody may choose a character's story: the table has agreed, or nobody else is asked."""
    return not {*missing(book)} - {player}


def agree(book: Campaign, player: str) -> tuple[str, ...]:
    """Agree that stories may be chosen; gives who is still missing."""
    if book.sheets.stories:
        raise Refused("stories-agreed-already")
    if player not in missing(book):
        raise Refused("stories-said-already" if player in book.sheets.agreed else "no-seat", player=player)
    book.happen(StoriesAgreed(player=player))
    return missing(book)


class StoriesAgreed(Entry, kind="campaign.stories-agreed"):
    """A player agreed that this table's stories may be chosen."""

    needed = ("player", "#stories")
    player: str

    def apply(self, book: Campaign) -> None:
        """With the last yes it holds for everybody, and for whoever comes later."""
        book.sheets.agreed.add(self.player)
        if not missing(book):
            book.sheets.stories = True
