"""Once a week likely doubles are looked for, and the club's directors are told of new ones in private."""

from __future__ import annotations

from bot.commands.people.cog import cog, next_look
from bot.commands.people.likely import pair_button, worth_telling
from bot.engines.club import doubles
from bot.engines.club.club_book import DOUBLES, ClubBook
from bot.hall.cards.card import Audience, Card, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.people.rooms import CLUB_RANKS
from bot.hall.running.forms import rows

MOST = 6
"""Pairs that are told of at once; the others wait for the next week, or for whoever looks."""


@cog.timer(DOUBLES)
async def look(call: Call[ClubBook]) -> Card:
    """Tell each director of the pairs of whom nobody was told; nobody hears of it where there are none."""
    pairs = await worth_telling(call, MOST)
    doubles.told(call.book, pairs, next_look(call.now, call.zone))
    if pairs:
        card = Card(
            say("doubles-title", club=strong(call.club.title if call.club else "")),
            (say("doubles-what"),),
            buttons=rows([pair_button(one, other) for one, other in pairs], 1),
            audience=Audience.PRIVATE,
            tone=Tone.ASK,
        )
        for role in await call.store.rows("roles", club=call.book.club):
            if CLUB_RANKS[role["role"]] >= May.DIRECTOR:
                call.tell(role["person"], card)
    return Card()
