"""How far several sorts of scores spread: a bar each, from a lower to an upper bound, with its middle; and spots for
the scores that there really were."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from bot.pictures.drawing import ACCENT, HOLLOW, INK, MARGIN, PAPER, QUIET, RULE, TINT, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, wrap

_STEP, _TALL, _SIZE, _LINE, _SPOT = 74, 34, 26, 30, 8
_FIGURE, _GAP = 20, 8  # how large figures are, and how far from each other at least
_LABEL = 0.32  # the most of the width that labels take

Score = Annotated[float, Field(ge=-100_000, le=100_000)]


class Row(PictureValues):
    """A sort of scores: from `low` to `high`, and on top of that what was really scored."""

    label: Words
    low: Score
    middle: Score
    high: Score
    real: tuple[Score, ...] = Field((), max_length=500)

    @model_validator(mode="after")
    def _ordered(self) -> Row:
        if not self.low <= self.middle <= self.high:
            raise ValueError("low, middle and high are not in order")
        return self


class SpreadPicture(PictureValues):
    """Sorts of scores on one scale; lines stand at 0 and at 100."""

    title: Words
    subtitle: Words = ""
    rows: tuple[Row, ...] = Field(min_length=1, max_length=24)


def draw(spread: SpreadPicture, language: str) -> str:
    """The bars as SVG."""
    drawing = Drawing(spread.title)
    top = drawing.heading(spread.title, spread.subtitle)
    widest = max(face(STRONG).measure(row.label, _SIZE) for row in spread.rows) + 16
    left = MARGIN + min(widest, (WIDTH - 2 * MARGIN) * _LABEL)
    right = WIDTH - MARGIN - 20
    low = min(0.0, *(min(row.low, *row.real) if row.real else row.low for row in spread.rows))
    high = max(100.0, *(max(row.high, *row.real) if row.real else row.high for row in spread.rows))

    def at(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    bottom = top + _STEP * len(spread.rows)
    for mark in (0, 100):
        drawing.line(at(mark), top, at(mark), bottom, RULE, "6 6")
        drawing.text(at(mark), bottom + 26, str(mark), 22, 120, QUIET, anchor="middle")
    for place, row in enumerate(spread.rows):
        y = top + place * _STEP + 10
        room = left - MARGIN - 14
        label = wrap(row.label, room, _SIZE, STRONG)
        for line, words in enumerate(label):
            drawing.text(
                MARGIN, y + _TALL * 0.74 + _LINE * (line - (len(label) - 1) / 4), words, _SIZE, room, INK, STRONG
            )
        drawing.rect(at(row.low), y, max(at(row.high) - at(row.low), 2), _TALL, TINT, ACCENT, 6)
        drawing.rect(at(row.middle) - 3, y, 6, _TALL, ACCENT)
        for value in row.real:
            drawing.dot(at(value), y + _TALL / 2, _SPOT, INK, PAPER)
        middle, below = at(row.middle), y + _TALL + 20
        for value, side in ((row.low, -1), (row.high, 1)):
            where = middle + side * max(side * (at(value) - middle), _apart(value, row.middle))
            drawing.text(where, below, _whole(value), _FIGURE, 90, QUIET, anchor="middle")
        drawing.text(middle, below, _whole(row.middle), _FIGURE, 90, ACCENT, STRONG, "middle")
    drawing.line(left, bottom, right, bottom, HOLLOW)
    return drawing.svg(bottom + 48)


def _apart(value: float, middle: float) -> float:
    """How far from the middle's figure another stands so that both can be read."""
    own = face(REGULAR).measure(_whole(value), _FIGURE)
    return (own + face(STRONG).measure(_whole(middle), _FIGURE)) / 2 + _GAP


def _whole(value: float) -> str:
    """A figure without decimals, its sign as it is written."""
    return str(round(value)).replace("-", "−")
