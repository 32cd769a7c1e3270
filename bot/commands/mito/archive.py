"""/mito archive: a period that has closed, with who won it, who climbed and what nobody expected."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.mito.closing import closed_lines
from bot.commands.mito.cog import cog
from bot.commands.mito.ladder_cards import ladder_card
from bot.commands.mito.names import Page, period_said
from bot.commands.mito.periods import PeriodName, ThatCloses, wanted
from bot.engines.book import Refused
from bot.engines.mito import closing
from bot.engines.mito.league import League
from bot.hall.cards.card import Button, Card, say
from bot.hall.declared.call import Call


@cog.command("archive", reads=True)
async def archive(
    call: Call[League], which: ThatCloses, period: PeriodName | None = None, page: Page | None = None
) -> Card:
    """A period that has closed."""
    book = call.book
    closed = closing.periods(book, which, call.now)
    found = wanted(call, which, period) if period else closed[0] if closed else None
    if found is None:
        raise Refused("mito-none-closed")
    if found not in closed:
        raise Refused("mito-period-empty", period=period_said(found))
    at = closed.index(found)
    near = [("older", one) for one in closed[at + 1 :][:1]] + [("newer", one) for one in closed[:at][-1:]]
    buttons = [
        Button(say(f"mito-archive-{key}", period=period_said(other)), f"mito archive {which} {other.label}")
        for key, other in near
    ]
    line = f"mito archive {which} {found.label}"
    card = ladder_card(book, book.ladder_of(found), page or 1, line, buttons, call.now)
    told = closing.told(book, found)
    lines = (*card.lines, *closed_lines(told)) if (page or 1) == 1 else card.lines
    return replace(card, lines=lines, replaces=page is not None)
