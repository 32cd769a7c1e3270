"""Whole tables fixed in advance: the lines of the affine plane of order 7.

The tables of the first round are the lines y = 0, 1, … of a plane with 49 points, and where somebody sat there is x.
In every other round the lines of another slope are the tables: two points share one line only, so nobody meets twice
in seven rounds; as x and the round add up to a power, nobody plays one twice either. Points where nobody sits leave
boards of six.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engines.diplomacy.rules import SEVEN, SIX

Line = tuple[tuple[int, str], ...]
"""The players of a table, each with its x."""


def lines(first: Sequence[Sequence[str]], here: Collection[str]) -> Iterator[list[Line]]:
    """The tables of each slope, the full ones first, for those of the first round's players who are here.

    Where the first round had a board of six, its point x = 0 is empty.
    """
    if len(first) != SEVEN or any(len(table) not in (SIX, SEVEN) for table in first):
        return
    point = {(x, y): player for y, table in enumerate(first) for x, player in enumerate(table, SEVEN - len(table))}
    if set(here) - set(point.values()):
        return
    for slope in range(1, SEVEN):
        found: list[Line] = []
        for start in range(SEVEN):
            line = ((x, point.get((x, (start + slope * x) % SEVEN), "")) for x in range(SEVEN))
            found.append(tuple((x, player) for x, player in line if player in here))
        yield sorted(found, key=len, reverse=True)
