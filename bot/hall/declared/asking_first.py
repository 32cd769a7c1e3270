"""A question that a command asks before it does anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.hall.cards.card import Card
from bot.hall.declared.declaration import Command
from bot.hall.declared.refusals import Behind
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
        refused: str = "",
    ) -> None:
        self.card = card
        self.keeps = keeps
        self.told = told
        """What is asked elsewhere."""
        self.edits = edits
        """The edits of the messages that this question replaces, if it is stored like an answer so that it can be
        edited later."""
        self.refused = refused
        """The reason, where the card says that something is refused, and asks what to do instead."""

    def explained(self, behind: Behind, command: Command) -> Card:
        """The card; where it refuses, with the button that opens the paragraph `behind` that."""
        if not self.refused:
            return self.card
        return replace(self.card, buttons=(*self.card.buttons, (behind(self.refused, command),)))
