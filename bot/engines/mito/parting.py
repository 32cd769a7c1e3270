"""What parted two people on a ladder: the games that moved the gap between them."""

from __future__ import annotations

from typing import NamedTuple

from bot.engines.mito.ladder import Game, Ladder


class GapStep(NamedTuple):
    """A game that moved the gap between two people."""

    game: Game
    one: int
    """What it brought or took the first, in hundredths; 0 where they did not play."""
    other: int

    @property
    def gap(self) -> int:
        """By how much more it brought the first than the second."""
        return self.one - self.other


def steps(ladder: Ladder, one: str, other: str) -> list[GapStep]:
    """The games that moved the gap, those that moved it most first; the gap is the sum of them."""
    found: dict[Game, list[int]] = {}
    for at, player in enumerate((one, other)):
        for game, change, _ in ladder.way(player):
            found.setdefault(game, [0, 0])[at] = change
    told = (GapStep(game, *changes) for game, changes in found.items())
    return sorted((step for step in told if step.gap), key=lambda step: (-abs(step.gap), step.game))
