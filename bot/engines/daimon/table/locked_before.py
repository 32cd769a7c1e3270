"""What somebody had locked before they left the table: leaving takes no dice and no bid back that nobody could change
by staying. Whoever is back in time has locked it still; whose round went on without them has lost what they had bid."""

from __future__ import annotations

from typing import Literal

from bot.engines.book import Entry
from bot.engines.daimon.checks.state import held_for as held_for_check
from bot.engines.daimon.fights.rounds import go_on
from bot.engines.daimon.fights.state import HELD
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import can_act


def take_up(book: Campaign) -> bool:
    """Whoever is back has what they had locked; whether anybody was."""
    fight = book.fights.now
    strikes = fight.aside if fight is not None else {}
    for player in {**book.checks.aside, **strikes}:
        if not can_act(book, player):
            continue
        if player in book.checks.aside:
            book.happen(LockedStill(player=player, what="check", number=book.checks.aside[player].number))
            return True
        round_, one = strikes[player]
        assert fight is not None
        late = round_ != fight.round
        lost = min(one.claim.reserve, book.seat(player).free) if late else 0
        book.happen(LockedStill(player=player, what="strike", number=one.number, late=late, lost=lost))
        return True
    return False


class LockedStill(Entry, kind="campaign.locked-still"):
    """Somebody came back to the table, and what they had locked stands; of a round that is over their bid is lost."""

    player: str
    what: Literal["check", "strike"]
    number: int
    late: bool = False
    lost: int = 0

    def apply(self, book: Campaign) -> None:
        """It waits as it did, and its bid is held; where that was spent meanwhile, it is to be locked anew."""
        seat = book.seat(self.player)
        if self.what == "check":
            check = book.checks.aside.pop(self.player)
            book.checks.open[check.number] = check
            if check.claim is not None and check.claim.reserve <= seat.free:
                seat.held[held_for_check(check.number)] = check.claim.reserve
            else:
                check.claim = check.pool = None
            return
        fight = book.fights.now
        assert fight is not None
        _, one = fight.aside.pop(self.player)
        if self.late:
            seat.pay(self.lost)
        elif one.claim.reserve <= seat.free:
            fight.strikes[self.player] = one
            seat.held[HELD] = one.claim.reserve
            go_on(book)
