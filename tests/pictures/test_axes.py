"""Labels below a chart: as many as fit, none on another, the first and the last always among them."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bot.pictures import axes
from bot.pictures.axes import LETTERS, Frame
from bot.pictures.drawing import Drawing
from bot.pictures.font import REGULAR, face

SVG = "{http://www.w3.org/2000/svg}"
YEAR = face(REGULAR).measure("1901", LETTERS) + 18
"""What a year takes, with the air beside it."""


def below(labels: list[str], room: float) -> list[tuple[float, str, str]]:
    """The labels below a chart so wide: how far from its left each is, on which side of that place, and its words."""
    drawing = Drawing("x")
    last = len(labels) - 1
    axes.below(drawing, Frame(100, 0, 100 + room, 300, 0, 1, 0, last), [*enumerate(labels)])
    written = ElementTree.fromstring(drawing.svg(400)).iter(f"{SVG}text")
    found = [(one.get("x", ""), one.get("text-anchor", "start"), one.text or "", one.get("y")) for one in written]
    assert {y for *_, y in found} == {"334"}
    return [(float(x) - 100, anchor, words) for x, anchor, words, _ in found]


@pytest.mark.parametrize(
    ("years", "room", "shown"),
    [
        (7, 6 * YEAR, [0, 1, 2, 3, 4, 5, 6]),
        (7, 6 * YEAR - 1, [0, 2, 4, 6]),
        (8, 6 * YEAR - 1, [0, 2, 4, 7]),
        (9, 3 * YEAR - 1, [0, 4, 8]),
        (9, 2 * YEAR - 1, [0, 8]),
        (9, YEAR - 1, [0, 8]),
        (3, 3 * YEAR, [0, 1, 2]),
        (2, 9 * YEAR, [0, 1]),
    ],
)
def test_every_label_is_shown_or_every_second_or_third_and_so_on(years: int, room: float, shown: list[int]) -> None:
    found = below([str(1900 + at) for at in range(years)], room)
    assert [round((x / room) * (years - 1)) for x, *_ in found] == shown


@pytest.mark.parametrize(
    ("years", "room", "sides"),
    [
        (4, 3 * YEAR + 1, ["middle"] * 4),
        (4, 3 * YEAR, ["start", "middle", "middle", "end"]),
        (3, 3 * YEAR + 1, ["middle"] * 3),
        (2, 9 * YEAR, ["start", "end"]),
        (1, 9 * YEAR, ["middle"]),
    ],
)
def test_labels_stand_under_their_place_but_for_the_outer_ones_where_there_is_little_room(
    years: int, room: float, sides: list[str]
) -> None:
    found = below([str(1900 + at) for at in range(years)], room)
    assert [side for _, side, _ in found] == sides
    assert [x for x, _, _ in found] == pytest.approx(
        [room * (at / (years - 1) if years > 1 else 0.5) for at in range(years)], abs=0.01
    )


def test_of_two_long_labels_each_has_half_of_the_room() -> None:
    long = face(REGULAR).measure("1 gennaio", LETTERS)
    assert [words for *_, words in below(["1 gennaio", "1 gennaio"], 2 * long + 1)] == ["1 gennaio"] * 2
    assert [words[-1] for *_, words in below(["1 gennaio", "1 gennaio"], 2 * long - 1)] == ["…"] * 2
