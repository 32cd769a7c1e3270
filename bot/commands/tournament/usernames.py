"""Who bears the username under which somebody was entered, before the club says whether they are the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.hall.cards.card import Card, say
from bot.hall.declared.call import Call
from bot.names import key

FITS = 1
"""Lines of a seat's card that are said with it, so that all of it fits in an alert."""


async def seat_of_ones_username(call: Call[Any], seat_of: Callable[[str], Card | None]) -> Card | None:
    """The seat of the guest who is called like who asks. All may read it on the public board; it gives no right."""
    accounts = await call.people.accounts(call.member)
    for handle in dict.fromkeys(key(account.handle) for account in accounts if account.handle):
        for club in call.people.links.circle(call.circle):
            for row in await call.store.rows("guests", club=club, key=handle):
                if (seat := seat_of(str(row["person"]))) is not None:
                    return replace(seat, lines=(say("tournament-your-username"), *seat.lines[:FITS]))
    return None
