"""One card a room of something that goes on: edited there as it goes on, and a word to whoever pressed.

On Telegram a group takes few messages a minute, and edits count: there the card is edited by a notice, which waits its
turn, and whoever pressed is answered by an alert.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.hall.cards.card import Argument, Audience, Card, Tone
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told

FEW = "telegram"
"""Where messages are few."""


def show(call: Call[Any], card: Card, key: str, rooms: Collection[str], answer: Card, *, pressed: bool = True) -> Card:
    """Show a card under its key in these rooms; what was pressed on it is answered by the card itself, else by
    `answer`."""
    here = call.room.id if pressed and call.member and call.room.platform != FEW and call.room.id in rooms else ""
    call.told += [Told(card, room, key=key) for room in rooms if room != here]
    return replace(card, replaces=True) if here else answer


def word(*news: Argument, tone: Tone = Tone.PLAIN) -> Card:
    """A word to whoever pressed, alone."""
    return Card(lines=tuple(one for one in news if one), audience=Audience.MEMBER, tone=tone, needless=True)
