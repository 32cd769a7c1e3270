"""Standings: entrants in order by a chain of criteria, and which of these set one above another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeAlias

Number: TypeAlias = int | Fraction


@dataclass(frozen=True, slots=True)
class Criterion:
    """One step of a chain: what is compared, in which round, and whether more or less is better."""

    key: str
    value: Callable[[str], Number]
    round: int = 0
    """The round it looks at; 0 for all of them."""
    less: bool = False
    """Whether less is better."""
    applies: Callable[[Sequence[str]], bool] | None = None
    """Whether it can be asked about these who are tied; None for always."""


@dataclass(frozen=True, slots=True)
class Compared:
    """Two entrants under one criterion: the better placed one's number, and the other's."""

    key: str
    round: int
    ahead: Number
    behind: Number


@dataclass(frozen=True, slots=True)
class Comparison:
    """Why one stands above another: all criteria that were looked at; only the last one tells them apart."""

    ahead: str
    behind: str
    steps: tuple[Compared, ...]

    @property
    def decided(self) -> Compared | None:
        """The criterion that decided; None if the two share a place."""
        last = self.steps[-1] if self.steps else None
        return last if last is not None and last.ahead != last.behind else None


@dataclass(frozen=True)
class Standings:
    """Entrants from first to last; those whom the whole chain cannot tell apart share a place."""

    groups: tuple[tuple[str, ...], ...]
    chain: tuple[Criterion, ...]
    places: dict[str, int] = field(init=False)
    """The place of each, from 1."""

    def __post_init__(self) -> None:
        places: dict[str, int] = {}
        for group in self.groups:
            places |= dict.fromkeys(group, len(places) + 1)
        object.__setattr__(self, "places", places)

    @property
    def order(self) -> tuple[str, ...]:
        """All of them, from first to last."""
        return tuple(entrant for group in self.groups for entrant in group)

    def compare(self, one: str, other: str) -> Comparison:
        """Which criterion set one above the other, with the numbers of both."""
        ahead, behind = sorted((one, other), key=lambda entrant: self.places[entrant])
        steps = []
        for at, criterion in enumerate(self.chain):
            if criterion.applies is not None and not criterion.applies(self._tied(ahead, at)):
                continue
            steps.append(Compared(criterion.key, criterion.round, criterion.value(ahead), criterion.value(behind)))
            if steps[-1].ahead != steps[-1].behind:
                break
        return Comparison(ahead, behind, tuple(steps))

    def _tied(self, entrant: str, before: int) -> tuple[str, ...]:
        """Those whom the criteria before one could not tell from an entrant."""
        tied = self.order
        for criterion in self.chain[:before]:
            if criterion.applies is None or criterion.applies(tied):
                tied = tuple(other for other in tied if criterion.value(other) == criterion.value(entrant))
        return tied


def ranked(entrants: Iterable[str], chain: Sequence[Criterion]) -> Standings:
    """Put entrants in order; a criterion is asked only about those whom the ones before left tied."""
    everybody = tuple(entrants)
    return Standings(tuple(_split(everybody, tuple(chain))) if everybody else (), tuple(chain))


def _split(tied: tuple[str, ...], chain: tuple[Criterion, ...]) -> Iterable[tuple[str, ...]]:
    if len(tied) == 1 or not chain:
        yield tied
        return
    criterion = chain[0]
    if criterion.applies is not None and not criterion.applies(tied):
        yield from _split(tied, chain[1:])
        return
    apart: dict[Number, list[str]] = {}
    for entrant in tied:
        apart.setdefault(criterion.value(entrant), []).append(entrant)
    for value in sorted(apart, reverse=not criterion.less):
        yield from _split(tuple(apart[value]), chain[1:])


def decided_by(found: Standings, keys: Collection[str]) -> set[str]:
    """Those whom one of these criteria set before or behind their neighbour."""
    decided: set[str] = set()
    for one, other in zip(found.order, found.order[1:], strict=False):
        step = found.compare(one, other).decided
        if step is not None and step.key in keys:
            decided |= {one, other}
    return decided
