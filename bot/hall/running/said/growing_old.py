"""A card for one member is out of date once others have played on: a button shows it anew, in its place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.hall.cards import press_id
from bot.hall.cards.card import Audience, Button, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.lines import line_of

ROW = 3
"""Buttons of a last row to which one more is added; else it stands below."""


def offered(call: Call[Any], command: Command, card: Card) -> Card:
    """The card, with that button where it is one that grows old."""
    if not command.grows_old or card.audience is not Audience.MEMBER:
        return card
    button = Button(say("show-anew"), press_id.ANEW + line_of(command, call.given))
    *rows, last = card.buttons or ((),)
    below = (*rows, (*last, button)) if len(last) < ROW else (*rows, last, (button,))
    return replace(card, buttons=below)
