"""The lines of the powers: equal ones stand side by side, and each dot at its own year however long the game."""

from __future__ import annotations

import re

import pytest

from bot.pictures import BadValues, svg
from tests.pictures.samples import POWERS, centres


@pytest.mark.parametrize("years", [8, 60])
def test_equal_powers_stand_side_by_side_within_their_own_year(years: int) -> None:
    drawn = svg("centres", centres([[4] * len(POWERS)] * years), "it")
    places = sorted(float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn))
    assert len(places) == years * len(POWERS) == len(set(places))
    of_years = [places[at : at + len(POWERS)] for at in range(0, len(places), len(POWERS))]
    middles = [one[len(POWERS) // 2] for one in of_years]
    step = middles[1] - middles[0]
    for middle, one in zip(middles, of_years, strict=True):
        assert all(abs(place - middle) < step / 2 for place in one), "nearer to another year than to its own"


@pytest.mark.parametrize("years", [1, 2, 7])
def test_no_point_hides_a_figure_at_the_side(years: int) -> None:
    drawn = svg("centres", centres([[5] * len(POWERS)] * years), "it")
    side = re.search(r'<text x="([\d.]+)"[^>]*font-size="22"[^>]*text-anchor="end">5<', drawn)
    assert side is not None
    first = min(float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn))
    assert first - 8 > float(side[1]), "the rim of the leftmost point"


@pytest.mark.parametrize(
    ("powers", "why"),
    [
        ([("italy", (3, 4)), ("france", (3,))], "one count for each year"),
        ([("italy", (3, 35))], "from 0 to 34"),
        ([("italy", (-1, 4))], "from 0 to 34"),
        ([("italy", (3, 4)), ("italy", (5, 6))], "stands twice"),
    ],
)
def test_counts_that_no_board_has_are_not_drawn(powers: list[tuple[str, tuple[int, ...]]], why: str) -> None:
    values = [{"power": power, "name": power, "centres": counts} for power, counts in powers]
    with pytest.raises(BadValues, match=why):
        svg("centres", {"title": "x", "years": [1900, 1901], "powers": values}, "it")


def test_a_power_may_have_every_centre_or_none() -> None:
    values = [{"power": "italy", "name": "Italia", "centres": (0, 34)}]
    assert "Italia" in svg("centres", {"title": "x", "years": [1900, 1901], "powers": values}, "it")
