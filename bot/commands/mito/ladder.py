"""/mito ladder: who stands where now, and when the period ends."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.dates.planning import plans
from bot.commands.mito.cog import TOPIC, cog
from bot.commands.mito.ladder_cards import ladder_card
from bot.commands.mito.names import Page, WhichLadder, called, kept
from bot.engines.mito.league import League
from bot.engines.mito.rules import PERIODIC
from bot.hall.cards.card import Button, Card, Moment, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


@cog.command("ladder", reads=True)
async def ladder(call: Call[League], which: WhichLadder | None = None, page: Page | None = None) -> Card:
    """A ladder as it stands."""
    book, one = call.book, kept(call.book, which)
    others = [Button(called(book, other), f"mito ladder {other}") for other in book.active if other != one]
    card = ladder_card(book, book.ladder(one, call.now), page or 1, f"mito ladder {one}", others, call.now)
    ends = book.period(one, call.now).end
    if one in PERIODIC:
        card = replace(card, lines=(*card.lines, say("mito-ladder-ends", at=Moment(ends, "relative"))))
    return replace(card, replaces=page is not None)


plans(cog, "plan", May.DIRECTOR, TOPIC, opens=True)
