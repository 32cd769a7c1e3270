"""The lines of the powers: equal ones stand side by side, and each dot at its own year however long the game."""

from __future__ import annotations

import re

import pytest

from bot.pictures import svg
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
