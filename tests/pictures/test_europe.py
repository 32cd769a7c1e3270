"""Our own map of the board: every space in one piece, beside its neighbours and no others, in colours told apart."""

from __future__ import annotations

from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from bot.pictures import svg
from bot.pictures.europe import LAND, SEA, Europe, _Corners, _cut, outlines
from bot.pictures.powers import COLOURS
from bot.rules import rulebook
from tests.pictures.samples import europe

SEEN = 6
"""So many of the map's thousand a border is long that is to be seen."""
AT_390 = 390 / 800
"""Of a picture as it is drawn, on a small phone."""
EYES = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
"""What eyes make of red, green and blue (Machado, Oliveira and Fernandes, 2009)."""


SQUARE: list[tuple[tuple[float, float], int | None]]
SQUARE = [((0, 0), None), ((10, 0), None), ((10, 10), None), ((0, 10), None)]


def spaces() -> dict[str, list[list[tuple[float, float]]]]:
    return outlines(Europe.model_validate(europe()))


@pytest.mark.parametrize("dx", [-1, 0, 1])
@pytest.mark.parametrize("dy", [-1, 0, 1])
def test_a_corner_that_is_met_again_a_hair_away_is_the_same(dx: int, dy: int) -> None:
    known = _Corners()
    first = known((10.5 - dx * 0.001, 20.5 - dy * 0.001))
    assert known((10.5 + dx * 0.001, 20.5 + dy * 0.001)) is first
    assert known((10.5 + 0.08, 20.5)) is first
    assert known((10.5 - 0.12, 20.5)) is not first


@pytest.mark.parametrize(
    ("there", "left"),
    [
        ((4, 5), [((0, 0), None), ((3, 0), 7), ((3, 10), None), ((0, 10), None)]),
        ((17.98, 5), [((0, 0), None), ((9.99, 0), 7), ((9.99, 10), None), ((0, 10), None)]),
        ((18, 5), SQUARE),
        ((2, 40), SQUARE),
    ],
    ids=["in two", "a hair off", "nothing where both are as near", "nothing where all is nearer"],
)
def test_what_is_nearer_to_another_point_is_cut_off(
    there: tuple[float, float], left: list[tuple[tuple[float, float], int | None]]
) -> None:
    found = _cut(SQUARE, (2, 5), there, 7)
    assert [beside for _, beside in found] == [beside for _, beside in left]
    assert [corner for corner, _ in found] == [pytest.approx(corner) for corner, _ in left]


def test_all_seventy_five_spaces_are_in_one_piece() -> None:
    found = spaces()
    assert len(found) == 76 and found.keys() - {""} == rulebook().map.provinces.keys()
    assert {key for key, rings in found.items() if len(rings) != 1} == {""}


def test_spaces_touch_where_the_map_says_so_and_nowhere_else() -> None:
    sides: dict[frozenset[tuple[float, float]], list[str]] = {}
    for key, rings in spaces().items():
        for ring in rings:
            for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
                sides.setdefault(frozenset((start, end)), []).append(key)
    long: dict[frozenset[str], float] = {}
    for side, keys in sides.items():
        if len(keys) == 2 and "" not in keys:
            long[frozenset(keys)] = long.get(frozenset(keys), 0) + dist(*side)
    touching = {pair for pair, length in long.items() if length >= SEEN}
    assert touching == {
        frozenset((key, other)) for key, one in rulebook().map.provinces.items() for other in one.borders
    }


def test_every_name_stands_in_its_own_space_and_is_read_on_a_phone() -> None:
    root = ElementTree.fromstring(svg("europe", europe(), "it"))
    names = [one for one in root.iter() if one.tag.endswith("text") and len(one.text or "") == 3]
    assert len(names) == 75
    assert min(float(one.attrib["font-size"]) for one in names) * AT_390 >= 10
    found = spaces()
    for key, points in rulebook().shapes.points.items():
        assert _inside(points[0], found[key][0]), key


def _inside(point: tuple[int, int], ring: list[tuple[float, float]]) -> bool:
    x, y = point
    crossed = (
        (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
    )
    return sum(crossed) % 2 == 1


@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_are_told_apart_by_all_eyes(eyes: str) -> None:
    seen = {name: _lab(colour, EYES[eyes]) for name, colour in {**COLOURS, "land": LAND, "sea": SEA}.items()}
    least = {pair: dist(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2) if pair != ("land", "sea")}
    closest = min(least, key=lambda pair: least[pair])
    assert least[closest] >= 12, (closest, least[closest])


def _lab(colour: str, eyes: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """A colour as these eyes see it, in a space where distances are those that are seen."""
    given = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in given]
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in eyes)
    xyz = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (one ** (1 / 3) if one > 0.008856 else 7.787 * one + 16 / 116 for one in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def test_a_centre_has_the_colour_of_its_owner() -> None:
    values: dict[str, Any] = europe({"mun": "france"})
    assert svg("europe", values, "it").count(f'fill="{COLOURS["france"]}"') == 2, "the space and the legend"
