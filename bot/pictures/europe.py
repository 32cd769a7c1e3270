"""The map of a game of Diplomacy: every space where its points are nearest, in the colour of its centre's owner."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pydantic import Field

from bot.pictures.drawing import INK, MARGIN, QUIET, WIDTH, Drawing
from bot.pictures.font import STRONG
from bot.pictures.powers import COLOURS
from bot.pictures.values import PictureValues
from bot.pictures.words import Words

Owner = Literal["austria", "england", "france", "germany", "italy", "russia", "turkey"]
Point: TypeAlias = tuple[float, float]

SEA, LAND, AWAY = "#bccddb", "#d4c9b3", "#a9a297"
_ON_DARK = ("england", "germany")
_ASIDE = 12
_LETTERS = 21
_ROOM = 60
_ENTRY = 25
_HAIR = 0.01
_ACROSS = 4  # names of powers in a row


class Space(PictureValues):
    """A space by its three letters: its points, the one with its name first, and who owns its centre."""

    key: str = Field(min_length=3, max_length=3)
    sea: bool = False
    centre: bool = False
    owner: Owner | None = None
    points: tuple[Point, ...] = Field(min_length=1)


class LegendPower(PictureValues):
    """A power of the legend: its name, and its centres."""

    power: Owner
    name: Words
    centres: int = Field(ge=0, le=34)


class Europe(PictureValues):
    """The map after a winter; `away` are the points of what nobody enters."""

    title: Words
    subtitle: Words = ""
    across: int = Field(ge=100, le=2000)
    down: int = Field(ge=100, le=2000)
    spaces: tuple[Space, ...] = Field(min_length=1)
    away: tuple[Point, ...] = ()
    powers: tuple[LegendPower, ...] = ()


def draw(europe: Europe, language: str) -> str:
    """The map as SVG."""
    drawing = Drawing(europe.title)
    top = drawing.heading(europe.title, europe.subtitle)
    scale = (WIDTH - 2 * _ASIDE) / europe.across

    def placed(point: Point) -> Point:
        return _ASIDE + point[0] * scale, top + point[1] * scale

    around = outlines(europe)
    for space in europe.spaces:
        for outline in around[space.key]:
            drawing.shape([placed(point) for point in outline], _fill(space))
    for outline in around[""]:
        drawing.shape([placed(point) for point in outline], AWAY)
    for outlines_of in around.values():
        for outline in outlines_of:
            drawing.path([placed(point) for point in (*outline, outline[0])], QUIET, 1.5)
    for space in europe.spaces:
        _name(drawing, space, placed(space.points[0]))
    return drawing.svg(_legend(drawing, europe.powers, top + europe.down * scale + 24) + MARGIN / 2)


def _fill(space: Space) -> str:
    if space.owner is not None:
        return COLOURS[space.owner]
    return SEA if space.sea else LAND


def _name(drawing: Drawing, space: Space, place: Point) -> None:
    """Three letters; under those of a centre stands a spot, hollow while it is nobody's."""
    x, y = place
    words, weight = space.key.capitalize(), STRONG
    fill = "#ffffff" if space.owner in _ON_DARK else QUIET if space.sea else INK
    drawing.text(x, y + (4 if space.centre else 8), words, _LETTERS, _ROOM, fill, weight, "middle")
    if space.centre:
        drawing.dot(x, y + 14, 4.5, fill if space.owner else LAND, fill)


def _legend(drawing: Drawing, powers: tuple[LegendPower, ...], y: float) -> float:
    """Who has which colour, and how many centres; gives the y below it."""
    room = (WIDTH - 2 * MARGIN) / _ACROSS
    for at, power in enumerate(powers):
        x, line = MARGIN + at % _ACROSS * room, y + at // _ACROSS * 38
        drawing.rect(x, line, 22, 22, COLOURS[power.power], INK, 5)
        figures = drawing.text(x + 32, line + 20, str(power.centres), _ENTRY, 40, weight=STRONG)
        drawing.text(x + 40 + figures, line + 20, power.name, _ENTRY - 2, room - 50 - figures)
    return y + -(-len(powers) // _ACROSS) * 38


# --- whose every place is


def outlines(europe: Europe) -> dict[str, list[list[Point]]]:
    """The outline of every space by its key, and of what nobody enters under no key."""
    sites = [(space.key, point) for space in europe.spaces for point in space.points]
    sites += [("", point) for point in europe.away]
    borders: dict[str, dict[Point, list[Point]]] = {key: {} for key, _ in sites}
    borders.setdefault("", {})
    known = _Corners()
    for at, (key, _) in enumerate(sites):
        corners = _nearest_to(at, [point for _, point in sites], europe.across, europe.down)
        for (start, beside), (end, _) in zip(corners, corners[1:] + corners[:1], strict=True):
            first, second = known(start), known(end)
            if first != second and (beside is None or sites[beside][0] != key):
                borders[key].setdefault(first, []).append(second)
    return {key: _rings(steps) for key, steps in borders.items()}


Corner: TypeAlias = "tuple[Point, int | None]"
"""A corner, and whose points lie beyond the side that begins there; nobody's at the edge of the map."""


def _nearest_to(at: int, points: list[Point], across: float, down: float) -> list[Corner]:
    """Around a point, everything that is nearer to it than to any other, corner by corner."""
    here = points[at]
    corners: list[Corner] = [((0, 0), None), ((across, 0), None), ((across, down), None), ((0, down), None)]
    others = sorted((one for one in range(len(points)) if one != at), key=lambda one: _far(points[one], here))
    for other in others:
        if _far(points[other], here) > 4 * max(_far(corner, here) for corner, _ in corners):
            break
        corners = _cut(corners, here, points[other], other)
    return corners


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _cut(corners: list[Corner], here: Point, there: Point, other: int) -> list[Corner]:
    """What of a shape is nearer to one point than to another."""
    beyond = [_far(corner, here) - _far(corner, there) for corner, _ in corners]
    kept: list[Corner] = []
    for at, (corner, beside) in enumerate(corners):
        after = (at + 1) % len(corners)
        if beyond[at] <= 0:
            kept.append((corner, beside))
        if (beyond[at] <= 0) != (beyond[after] <= 0):
            share, (x, y) = beyond[at] / (beyond[at] - beyond[after]), corners[after][0]
            crossing = (corner[0] + share * (x - corner[0]), corner[1] + share * (y - corner[1]))
            kept.append((crossing, other if beyond[at] <= 0 else beside))
    return kept


class _Corners:
    """Gives every corner as it was first met: worked out from another side it is a hair away."""

    def __init__(self) -> None:
        self._met: dict[tuple[int, int], list[Point]] = {}

    def __call__(self, point: Point) -> Point:
        across, down = round(point[0]), round(point[1])
        for x in (across - 1, across, across + 1):
            for y in (down - 1, down, down + 1):
                for one in self._met.get((x, y), ()):
                    if _far(one, point) < _HAIR:
                        return one
        self._met.setdefault((across, down), []).append(point)
        return point


def _rings(steps: dict[Point, list[Point]]) -> list[list[Point]]:
    """Sides one after another, as closed lines."""
    rings = []
    while steps:
        ring = [start := next(iter(steps))]
        while True:
            after = steps[ring[-1]].pop()
            if not steps[ring[-1]]:
                del steps[ring[-1]]
            if after == start or after not in steps:
                break
            ring.append(after)
        rings.append(ring)
    return rings
