"""By which clock a time was read that somebody typed, told where the club has never said it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.hall.cards.card import Button, Card, say, strong
from bot.hall.declared.call import Call
from bot.hall.people.languages import likely_zones
from bot.storage.contract import Put


def told(call: Call[Any], card: Card) -> Card:
    """The answer to a typed time. The first one in a club that has said no time zone, though those who speak its
    language have several, tells which was taken, and how to choose another; from then on it is the club's."""
    club = call.club
    if club is None or club.zone or likely_zones(call.house.texts, club.language) == [call.zone]:
        return card
    call.changes.append(Put("clubs", {"id": club.id, "zone": call.zone}))
    another = Button(say("club-timezone-another-button"), "club timezone", ask=("zone",))
    taken = say("club-timezone-taken", zone=strong(call.zone))
    return replace(card, lines=(*card.lines, taken), buttons=(*card.buttons, (another,)))
