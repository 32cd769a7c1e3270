"""How many boards, and of how many players: as many sevens as can be, sixes, and what else a director may do."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.diplomacy.rules import SEVEN, SIX


def split(seats: int) -> tuple[int, ...] | None:
    """The sizes of the boards for so many seats, as many sevens as can be; None where sevens and sixes do not do."""
    sixes = -seats % SEVEN
    sevens, left = divmod(seats - SIX * sixes, SEVEN)
    return (SEVEN,) * sevens + (SIX,) * sixes if seats > 0 and sevens >= 0 and not left else None


def split_with_escalation(seats: int, least: int) -> tuple[int, ...] | None:
    """The same with as few boards of five or four as can be, and these as large as can be; None where it cannot be."""
    for short in range(1, SEVEN):
        found = []
        for fives in range(short, -1, -1):
            small = (5,) * fives + (4,) * (short - fives)
            left = seats - sum(small)
            large = () if left == 0 else split(left) if left > 0 else None
            if large is not None and min(small) >= least:
                found.append(large + small)
        if found:
            return max(found, key=lambda sizes: (sizes.count(SEVEN), sizes.count(5)))
    return None


@dataclass(frozen=True, slots=True)
class Ways:
    """What a director may do where the players do not make boards of seven and six."""

    seats: int
    volunteers: int
    """How many players at two boards would make whole boards."""
    sitting: int
    """How many sitting out would make whole boards; 0 where that is impossible."""
    escalation: tuple[int, ...]
    """The sizes of the boards with escalations; empty where that cannot be."""


def ways(seats: int, least: int) -> Ways:
    """What can be done with so many."""
    volunteers = next(more for more in range(1, SIX * SEVEN) if seats + more > SEVEN and split(seats + more))
    sitting = next((fewer for fewer in range(1, seats) if split(seats - fewer)), 0)
    return Ways(seats, volunteers, sitting, split_with_escalation(seats, least) or ())
