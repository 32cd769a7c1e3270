"""The one cog of M.I.T.O.; a new book begins with its numbers, and lives in the club's time zone."""

from __future__ import annotations

from functools import wraps
from typing import Any

from bot.commands.journal_lines import plain, tell
from bot.engines.mito.league import League, LeagueOpened, ZoneSet
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Cog
from bot.rules import rulebook

cog: Cog[League] = Cog(League, "mito")

TOPIC = "ladder"
"""The topic of the notices of all ladders."""


@cog.opens
async def lay(call: Call[League]) -> None:
    """Open a club's ladders with the numbers of the rules."""
    call.book.happen(LeagueOpened(rules=rulebook().mito, zone=call.zone, at=call.now))


def in_its_zone(answer: Answerer) -> Answerer:
    """Wraps a command that writes: if the club has changed its time zone, the book takes it over first."""

    @wraps(answer)
    async def answered(call: Call[League], **values: Any) -> Card:
        if call.zone != call.book.zone:
            call.book.happen(ZoneSet(zone=call.zone))
        return await answer(call, **values)

    return answered


tell(cog, {LeagueOpened: "mito-line-opened", ZoneSet: "mito-line-zone"}, plain("zone"))
