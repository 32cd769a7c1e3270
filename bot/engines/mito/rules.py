"""The numbers of the ladders as a club keeps them in its book's first entry; from config/rules."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from bot.engines.mito.points import hundredths
from bot.engines.rule_parts import Part

Which: TypeAlias = Literal["week", "month", "quarter", "year", "all-time"]
PERIODIC: tuple[Which, ...] = ("week", "month", "quarter", "year")
EVERY: tuple[Which, ...] = ("all-time", *PERIODIC)
"""The ladders, in the order in which they are shown: the one that never ends comes first."""
LONGEST_FIRST: tuple[Which, ...] = (EVERY[0], *reversed(PERIODIC))

Start = Annotated[Decimal, Field(ge=1, le=1_000_000, decimal_places=2)]
Percent = Annotated[Decimal, Field(gt=0, le=100, decimal_places=2)]
Minimum = Annotated[int, Field(ge=0, le=1000)]


class TableSizes(Part):
    """How many sit at a table."""

    least: Annotated[int, Field(ge=2, le=10)]
    most: Annotated[int, Field(ge=2, le=10)]


class LadderRules(Part):
    """The numbers of one ladder."""

    start: Start
    """What everybody begins with."""
    share: Percent
    """The part of the players' points that makes the pot, in percent."""
    minimum: Minimum
    """Games before a player has a place."""
    active: bool = True

    @property
    def first(self) -> int:
        """What everybody begins with, in hundredths."""
        return hundredths(self.start)

    @property
    def rate(self) -> int:
        """The share of the pot, in hundredths of a percent."""
        return hundredths(self.share)


class ClosingRules(Part):
    """What is told when a period ends."""

    climbers: Annotated[int, Field(ge=0, le=20)]
    upsets: Annotated[int, Field(ge=0, le=20)]
    below: Annotated[int, Field(ge=0, le=100)]
    """So many percent below an equal share the winner's must have been."""


class TwiceRules(Part):
    """When a second report may be of the same game."""

    minutes: Annotated[int, Field(ge=0, le=1440)]

    @property
    def seconds(self) -> float:
        """The same in seconds."""
        return self.minutes * 60.0


class MitoRules(Part):
    """Every number of the ladders."""

    table: TableSizes
    ladders: dict[Which, LadderRules] = Field(min_length=5)
    closing: ClosingRules
    twice: TwiceRules
