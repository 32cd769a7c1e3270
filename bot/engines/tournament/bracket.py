"""Brackets: matches whose seats are seeds, winners and losers of other matches, and the places that come of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

SEED, WINNER, LOSER = "s", "v", "p"

Seat = Annotated[str, Field(pattern=r"^(s[1-9][0-9]*|[vp][A-Z])$")]
"""A seat as printed: s1 is the first seed, vA the winner of match A, pA its loser."""

Results: TypeAlias = Mapping[str, tuple[str, str]]
"""Winner and loser of every match that is over, by its letter; "" is nobody."""


class BracketMatch(BaseModel):
    """A match of a bracket."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    stage: Annotated[int, Field(ge=1)]
    sort: str
    of: tuple[Seat, Seat]
    """Its two seats, the first listed first."""


class Bracket(BaseModel):
    """All matches of the finals by their letter, and who takes which place."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    matches: dict[str, BracketMatch]
    places: tuple[Seat, ...]
    """From the first on."""

    @property
    def stages(self) -> int:
        """How many rounds the finals take."""
        return max(match.stage for match in self.matches.values())

    def of_stage(self, stage: int) -> Iterator[tuple[str, BracketMatch]]:
        """The matches of a stage in their order."""
        return ((letter, match) for letter, match in self.matches.items() if match.stage == stage)


def seated(seat: str, seeds: Sequence[str], results: Results) -> str | None:
    """Who sits there: "" if nobody ever will, None if that is not known yet."""
    sort, which = seat[0], seat[1:]
    if sort == SEED:
        number = int(which)
        return seeds[number - 1] if number <= len(seeds) else ""
    if which not in results:
        return None
    return results[which][sort == LOSER]


def places(bracket: Bracket, results: Results) -> list[str]:
    """Those who have a place of the bracket, from the first on; seats that nobody took are passed over."""
    return [who for seat in bracket.places if (who := seated(seat, (), results))]
