"""Once a week likely doubles are looked for, and the club's directors are told of new ones in private."""

from __future__ import annotations

from bot.commands.people.cog import cog, next_look
from bot.commands.people.likely import pair_button, worth_telling
from bot.engines.club import doubles
from bot.engines.club.club_book import DOUBLES, ClubBook
from bot.hall.cards.card import Audience, Card, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.told import Told
from bot.hall.running.forms import rows

MOST = 6
"""Pairs that are told of at once; the others wait for the next week, or for whoever looks."""


@cog.timer(DOUBLES)
async def look(call: Call[ClubBook]) -> Card:
    """Tell each director of the pairs of whom nobody was told; nobody hears of it where there are none."""
    unheard = await _unheard(call)
    directors = await call.people.holding(call.book.club, int(May.DIRECTOR))
    pairs = await worth_telling(call, MOST, unheard) if directors else []
    # What nobody has heard yet waits to be said: it is replaced, not said as well.
    known_as = call.book.telling.known_as if unheard else call.request.id
    doubles.told(call.book, tuple(pairs), next_look(call.now, call.zone), known_as, unheard)
    if pairs:
        card = Card(
            say("doubles-title", club=strong(call.club.title if call.club else "")),
            (say("doubles-what"),),
            buttons=rows([pair_button(one, other) for one, other in pairs], 1),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
        for person in directors:
            # Theirs alone, also of who wants no lines unasked; no room hears that there are any.
            call.told.append(Told(card, "", person, f"{_key(known_as)}@{person}"))
    return Card()


async def _unheard(call: Call[ClubBook]) -> doubles.Pairs:
    """The pairs that were told of last, if none of those messages reached anybody."""
    last = call.book.telling
    reached = last.pairs and any(one.state == "said" for one in await call.store.under(_key(last.known_as)))
    return () if reached else last.pairs


def _key(known_as: str) -> str:
    return f"doubles:{known_as}"
