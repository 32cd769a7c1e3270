"""The picture of a player's way on a ladder: values over time, the games won and lost marked on the line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field, model_validator

from bot.pictures import axes
from bot.pictures.axes import AxisScale, Frame
from bot.pictures.drawing import ACCENT, INK, MARGIN, PAPER, QUIET, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, number

MOST_POINTS = 2000
_MARKED = 60  # with more games than this the marks stand in a strip of their own
_TALL = 420
_STRIP = 52
LOST = "#b3541e"
_BIGGEST = 10**9


class Point(PictureValues):
    """A value from a moment on (in any unit that grows), and how the game that brought it ended."""

    at: float = Field(allow_inf_nan=False)
    value: float = Field(ge=-_BIGGEST, le=_BIGGEST)
    outcome: Literal["", "won", "lost"] = ""


class HistoryPicture(PictureValues):
    """Values over time; `start` draws a dashed line where everybody begins.

    `begins` and `ends` stand below the two ends of the line (dates), `won` and `lost` explain the marks, `best` stands
    before the best value.
    """

    title: Words
    subtitle: Words = ""
    points: tuple[Point, ...] = Field(min_length=1, max_length=MOST_POINTS)
    start: float | None = Field(default=None, ge=-_BIGGEST, le=_BIGGEST)
    decimals: int = Field(default=0, ge=0, le=4)
    begins: Words = ""
    ends: Words = ""
    won: Words = ""
    lost: Words = ""
    best: Words = ""

    @model_validator(mode="after")
    def _in_order(self) -> HistoryPicture:
        moments = [point.at for point in self.points]
        if moments != sorted(moments):
            raise ValueError("the points are not in the order of time")
        return self


def draw(history: HistoryPicture, language: str) -> str:
    """The chart as SVG."""
    drawing = Drawing(history.title)
    y = drawing.heading(history.title, history.subtitle)
    y = _legend(drawing, y, history)
    points = history.points
    values = [point.value for point in points]
    scale = AxisScale.around([*values, *([history.start] if history.start is not None else [])], 10**-history.decimals)
    last = number(values[-1], language, history.decimals)
    aside = face(STRONG).measure(last, 28) + 26
    marked = len(points) <= _MARKED
    frame = Frame(
        MARGIN + scale.room(language), y + 22, WIDTH - MARGIN - aside, y + 22 + _TALL, scale.low, scale.high,
        points[0].at, points[-1].at,
    )  # fmt: skip
    scale.draw(drawing, frame, language)
    if history.start is not None:
        drawing.line(frame.left, frame.y(history.start), frame.right, frame.y(history.start), QUIET, "8 8")
    places = [(frame.x(point.at), frame.y(point.value)) for point in points]
    drawing.path(places, INK, 4 if marked else 3)
    bottom = frame.bottom
    if marked:
        for point, (x, y) in zip(points, places, strict=True):
            _mark(drawing, x, y, point.outcome, 9 if len(points) <= 30 else 7)
    elif any(point.outcome for point in points):
        bottom += _STRIP
        _strip(drawing, frame, history.points)
    _best(drawing, frame, history, language)
    x, y = places[-1]
    drawing.text(x + 18, y + 10, last, 28, aside, weight=STRONG)
    ends = [(points[0].at, history.begins), (points[-1].at, history.ends)]
    axes.below(drawing, replace(frame, bottom=bottom), ends if frame.last > frame.first else ends[1:])
    return drawing.svg(bottom + axes.BELOW + MARGIN - 8)


def _legend(drawing: Drawing, y: float, history: HistoryPicture) -> float:
    left = float(MARGIN)
    for outcome, words in (("won", history.won), ("lost", history.lost)):
        count = sum(point.outcome == outcome for point in history.points)
        if words and count:
            _mark(drawing, left + 12, y + 18, outcome, 10)
            left += 34
            left += drawing.text(left, y + 27, words, 25, 220) + 10
            left += drawing.text(left, y + 27, str(count), 25, 90, weight=STRONG) + 44
    return y + 48 if left > MARGIN else y


def _mark(drawing: Drawing, x: float, y: float, outcome: str, size: float) -> None:
    """Won is a filled arrow upwards, lost a round hole: the difference stays without colours."""
    if outcome == "won":
        drawing.shape([(x - size - 1, y + size * 0.8), (x, y - size * 1.1), (x + size + 1, y + size * 0.8)], ACCENT)
    elif outcome == "lost":
        drawing.dot(x, y, size - 2, PAPER, LOST)
        drawing.dot(x, y, size - 1, "none", LOST)
    else:
        drawing.dot(x, y, 5, INK)


def _strip(drawing: Drawing, frame: Frame, points: Sequence[Point]) -> None:
    """Every game as a stroke below the chart: upwards when won, downwards when lost."""
    middle = frame.bottom + _STRIP / 2 + 6
    for point in points:
        if point.outcome:
            x = frame.x(point.at)
            won = point.outcome == "won"
            drawing.line(x, middle, x, middle - 18 if won else middle + 18, ACCENT if won else LOST)


def _best(drawing: Drawing, frame: Frame, history: HistoryPicture, language: str) -> None:
    """The best value, named above the line where it was reached."""
    best = max(history.points, key=lambda point: point.value)
    if not history.best or best is history.points[-1]:
        return
    words = f"{history.best} {number(best.value, language, history.decimals)}"
    room = frame.right - frame.left
    wide = min(face(REGULAR).measure(words, 23), room)
    x = min(max(frame.x(best.at), frame.left + wide / 2), frame.right - wide / 2)
    drawing.text(x, frame.y(best.value) - 18, words, 23, room, QUIET, anchor="middle")
