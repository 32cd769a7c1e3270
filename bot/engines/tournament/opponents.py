"""Who meets whom at which table: neighbours in the standings, everybody against everybody, and what changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pydantic import BaseModel, ConfigDict


class Pairing(BaseModel):
    """Who sits at a table in a round, the first listed first. One alone has a bye; "" is an empty seat."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    table: int
    teams: tuple[str, ...]
    starter: str = ""
    """Who starts the first game, where the tournament says so."""
    letter: str = ""
    """Which match of the bracket it is."""

    @property
    def bye(self) -> bool:
        """Whether somebody sits here alone."""
        return len(self.teams) == 1


@dataclass(frozen=True, slots=True)
class PairingChange:
    """A table that would not be as it was posted: what stands, and what it would be now (None: no such table)."""

    round: int
    table: int
    posted: Pairing | None
    now: Pairing | None


def neighbours(order: Sequence[str]) -> list[tuple[str, ...]]:
    """First and second, third and fourth, and so on; the last of an odd number is alone."""
    return [tuple(order[start : start + 2]) for start in range(0, len(order), 2)]


def round_robin(order: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Every round of everybody against everybody, for an even number: the first stays, the others go round."""
    first, *others = order
    rounds = []
    for turn in range(len(others)):
        seats = [first, *others[len(others) - turn :], *others[: len(others) - turn]]
        half = len(seats) // 2
        rounds.append(list(zip(seats[:half], reversed(seats[half:]), strict=True)))
    return rounds


def differences(
    number: int, posted: Iterable[Pairing], before: Iterable[Pairing], now: Iterable[Pairing]
) -> list[PairingChange]:
    """The tables of a round that a correction has changed, and that are not as they were posted.

    A table that was arranged by hand, and that the correction does not touch, is no difference.
    """
    stood, was, would = ({one.table: one for one in pairings} for pairings in (posted, before, now))
    return [
        PairingChange(number, table, stood.get(table), would.get(table))
        for table in sorted(stood.keys() | would.keys())
        if would.get(table) not in (stood.get(table), was.get(table))
    ]
