"""How the columns of a table share its room: first long heads give way, then long names, and figures last."""

from __future__ import annotations

import pytest

from bot.pictures.table import Column, _level, _share

NAME, FIGURE = Column(align="left"), Column(align="right")
INSETS = 16.0


def shares(columns: list[Column], cells: list[float], heads: list[float], room: float, gap: float = 0) -> list[float]:
    """The width of each column where so much room is left between the insets and gaps."""
    return _share(columns, cells, heads, room + INSETS + gap * (len(columns) - 1), gap)


@pytest.mark.parametrize(
    ("columns", "cells", "heads", "room", "widths"),
    [
        ([NAME, FIGURE], [100, 30], [50, 60], 300, [240, 60]),
        ([FIGURE, NAME], [30, 100], [60, 50], 300, [60, 240]),
        ([FIGURE, FIGURE], [30, 40], [20, 20], 100, [60, 40]),
        ([NAME, FIGURE], [300, 20], [50, 400], 430, [320, 110]),
        ([NAME, FIGURE], [300, 20], [50, 90], 430, [340, 90]),
        ([NAME, NAME, FIGURE], [300, 300, 20], [10, 10, 400], 500, [195, 195, 110]),
        ([NAME, NAME, FIGURE], [100, 300, 20], [10, 10, 400], 500, [100, 290, 110]),
        ([NAME, FIGURE], [500, 300], [0, 0], 400, [190, 210]),
        ([NAME, FIGURE], [500, 200], [0, 0], 300, [150, 150]),
        ([NAME, FIGURE, FIGURE], [100, 300, 20], [0, 0, 0], 200, [90, 90, 20]),
    ],
    ids=[
        "what is left over goes to the first names",
        "wherever they stand",
        "without names to the first column",
        "a long head gives way to names",
        "but is not made longer than it is",
        "names give way to a head that has given way",
        "the longest of them",
        "names are not cut below what is read",
        "while figures leave half of the room",
        "all give way where nothing else helps",
    ],
)
def test_columns_share_the_room(
    columns: list[Column], cells: list[float], heads: list[float], room: float, widths: list[float]
) -> None:
    for gap in (0, 14):
        assert shares(columns, cells, heads, room, gap) == pytest.approx(widths)


@pytest.mark.parametrize(
    ("wishes", "room", "given"),
    [
        ([10, 20, 30], 60, [10, 20, 30]),
        ([30, 10, 20], 45, [17.5, 10, 17.5]),
        ([30, 10, 20], 15, [5, 5, 5]),
        ([40, 10], 30, [20, 10]),
        ([], 30, []),
    ],
)
def test_the_greatest_wishes_are_cut_to_one_level(wishes: list[float], room: float, given: list[float]) -> None:
    assert _level(wishes, room) == pytest.approx(given)
