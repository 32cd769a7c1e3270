"""Foes: bands of the same kind with one secret difficulty, wounded one by one, and easier to beat as they are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.daimon.rules.figures import FightRules


@dataclass(slots=True)
class Band:
    """Foes of one kind that came together."""

    number: int
    name: str
    """The id of its words."""
    gear: int
    """What their weapons and protections are worth together."""
    difficulty: int
    """As the Master set it in secret; 0 until then."""
    seen: bool = False
    """A strike against one of them was revealed, and with it the difficulty."""


@dataclass(slots=True)
class Foe:
    """One of a band."""

    number: int
    band: Band
    wounds: int = 0
    target: int = 0
    """The difficulty of this round; 0 until the Master has set the first one."""
    gone: bool = False
    """Fled, or gave up, as the Master told it."""

    @property
    def beaten(self) -> bool:
        """Whether it has as many wounds as its initial difficulty."""
        return 0 < self.band.difficulty <= self.wounds

    @property
    def standing(self) -> bool:
        """Whether it still fights."""
        return not self.beaten and not self.gone

    def wound(self, count: int) -> None:
        """Mark wounds; what goes beyond its full number hurts nobody else."""
        self.wounds = min(self.wounds + count, self.band.difficulty)

    def stand(self, rules: FightRules) -> None:
        """A round begins: its difficulty is fixed."""
        self.target = fallen(rules, self.band.difficulty, self.wounds)


def fallen(rules: FightRules, difficulty: int, wounds: int) -> int:
    """A foe's difficulty with so many wounds: lower after the first, lower still from half on, never below 1."""
    if not difficulty:
        return 0
    once, half = rules.fall
    if not wounds:
        return difficulty
    return max(1, difficulty - (half if 2 * wounds >= difficulty else once))
