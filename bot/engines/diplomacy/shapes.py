"""Our own drawing of the map, as data: of which points every space is nearest to one of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from bot.engines.diplomacy.orders.atlas import MapRules
from bot.engines.rule_parts import Break, Part

ACROSS, DOWN = 1000, 860
Point = tuple[Annotated[int, Field(ge=0, le=ACROSS)], Annotated[int, Field(ge=0, le=DOWN)]]
Points = Annotated[tuple[Point, ...], Field(min_length=1)]


class Shapes(Part):
    """The points of every space, the one with its name first, and of what nobody enters."""

    points: dict[str, Points]
    away: dict[str, Points]


def breaks(shapes: Shapes, rules: MapRules) -> Iterator[Break]:
    """Spaces that the map does not have, or that nobody drew."""
    for name in shapes.points:
        if name not in rules.provinces:
            yield ("points", name), "no-such-key", {"name": name, "where": "provinces"}
    for name in rules.provinces:
        if name not in shapes.points:
            yield ("points",), "no-such-key", {"name": name, "where": "points"}
