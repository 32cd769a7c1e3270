"""What chiefs did in the hands that were played here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.engines.codice.play.state import ASSASSIN, Play


@dataclass(slots=True)
class ChiefTotals:
    """A chief's hands and clues, the own agents found upon them, and the assassins."""

    chief: str
    hands: int = 0
    clues: int = 0
    words: int = 0
    assassins: int = 0

    @property
    def words_a_clue(self) -> float:
        """Own agents found upon a clue, on the average."""
        return self.words / self.clues if self.clues else 0.0


def chiefs_of(plays: Iterable[Play]) -> list[ChiefTotals]:
    """All chiefs of the hands that are over, the one with the most words a clue first."""
    totals: dict[str, ChiefTotals] = {}
    for play in plays:
        if play.outcome is None:
            continue
        for chief in {turn.clue.by for turn in play.turns if turn.clue is not None}:
            totals.setdefault(chief, ChiefTotals(chief)).hands += 1
        for turn in play.turns:
            if turn.clue is not None:
                one = totals[turn.clue.by]
                one.clues += 1
                one.words += sum(found.colour == turn.side == found.side for found in turn.found)
                one.assassins += sum(found.colour == ASSASSIN for found in turn.found)
    return sorted(totals.values(), key=lambda one: (-one.words_a_clue, -one.clues, one.chief))
