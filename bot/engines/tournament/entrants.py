"""Who takes part: a team or a player, its place in the order of entry, its marks, and whether it is still in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

Fate = Literal["in", "withdrawn", "disqualified"]


@dataclass(slots=True)
class Entrant:
    """A team or a player of a tournament. The name is an id of words; people are ids too."""

    id: str
    number: int
    """Its place in the order of entry, from 1."""
    name: str
    players: list[str]
    box: bool
    """Whether it brings what is played with."""
    paid: bool
    since: int
    """The first round it takes part in; 0 while nothing has been drawn for it."""
    fate: Fate = "in"

    @property
    def playing(self) -> bool:
        """Whether it takes part now."""
        return self.since > 0 and self.fate == "in"

    @property
    def waiting(self) -> bool:
        """Whether it is entered, and nothing has been drawn for it."""
        return self.since == 0 and self.fate == "in"


def by_precedence(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Those who wait, in the order in which they get a place: who brings a box first, then by entry."""
    waiting = (entrant for entrant in entrants if entrant.waiting)
    return sorted(waiting, key=lambda entrant: (not entrant.box, entrant.number))


def admitted(entrants: Iterable[Entrant], places: int | None) -> list[Entrant]:
    """Those who would take part if the draw were made now, in order of entry."""
    return sorted(by_precedence(entrants)[:places], key=lambda entrant: entrant.number)
