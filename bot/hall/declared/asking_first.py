"""A question that a command asks before it does anything."""

from __future__ import annotations

from collections.abc import Sequence

from bot.hall.cards.card import Card
from bot.hall.declared.told import Told
from bot.storage.contract import Change
from bot.storage.stored import StoredNotice


class AskingFirst(Exception):
    """The card is the answer for now; of the command nothing is written but what the card's buttons need."""

    def __init__(
        self,
        card: Card,
        keeps: Sequence[Change] = (),
        told: Sequence[Told] = (),
        edits: Sequence[StoredNotice] | None = None,
    ) -> None:
        self.card = card
        self.keeps = keeps
        self.told = told
        """What is asked elsewhere."""
        self.edits = edits
        """The edits of the messages that this question replaces, if it is stored like an answer so that it can be
        edited later."""
