"""What a command tells besides its answer: a card, and for whom."""

from __future__ import annotations

from dataclasses import dataclass

from bot.hall.cards.card import Card
from bot.storage.stored import Message


@dataclass(frozen=True, slots=True)
class Told:
    """A card for a room or a person, besides the answer; a newer one under the same key takes its place."""

    card: Card
    room: str = ""
    person: str = ""
    key: str = ""
    topic: str = ""
    """Without a room: what it is about, if not what it came of."""
    instead: Message | None = None
    """The message to be edited; its row may be gone from the database."""
