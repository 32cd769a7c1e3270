"""The chart of chances: one bar for each number of successes, the target between failure and success."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum

from pydantic import Field, field_validator

from bot.pictures.drawing import ACCENT, HOLLOW, INK, MARGIN, QUIET, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, percent

MOST_BARS = 61  # 0 to 60 successes
_FOLD_FROM = 13  # with fewer bars every one is shown
_FOLD_UNDER = 0.0005  # what would read "<0.1%"
_ONE_COLUMN = 30
_GAP = 40


class Bar(PictureValues):
    """One bar: the number of successes, and its chance from 0 to 1."""

    label: Words
    chance: float = Field(ge=0, le=1 + 1e-9)


class Legend(PictureValues):
    """The words for the two sides; the picture adds their percentages."""

    success: Words = ""
    failure: Words = ""


class Odds(PictureValues):
    """The chances of 0, 1, 2… successes.

    `from` is the position of the first bar that is a success (the target, where bars start at 0); without it all bars
    look alike and there is no legend. `mark` stands on the line between the two sides ("at least 3").
    Rare ends of long charts are folded into one bar ("0-14"), never across the target.
    """

    title: Words
    subtitle: Words = ""
    bars: tuple[Bar, ...] = Field(min_length=1, max_length=MOST_BARS)
    first_success: int | None = Field(default=None, alias="from", ge=0, le=1000)
    mark: Words = ""
    legend: Legend = Legend()

    @field_validator("bars")
    @classmethod
    def _whole(cls, bars: tuple[Bar, ...]) -> tuple[Bar, ...]:
        if abs(fsum(bar.chance for bar in bars) - 1) > 1e-6:
            raise ValueError("the chances do not add up to 1")
        return bars


@dataclass(frozen=True, slots=True)
class _Row:
    label: str
    chance: float
    success: bool


def draw(odds: Odds, language: str) -> str:
    """The chart as SVG."""
    drawing = Drawing(odds.title)
    y = drawing.heading(odds.title, odds.subtitle)
    target = odds.first_success
    bars = [_Row(bar.label, bar.chance, target is None or at >= target) for at, bar in enumerate(odds.bars)]
    if target is not None:
        y = _legend(drawing, y, odds.legend, bars, language)
    sides = [[row for row in bars if row.success is side] for side in (False, True)]
    if len(bars) >= _FOLD_FROM:
        sides = [_fold(side) for side in sides]
    lines: list[_Row | None] = [*sides[0], *([] if target is None else [None]), *sides[1]]
    columns = 2 if len(lines) > _ONE_COLUMN else 1
    deep = ceil(len(lines) / columns)
    size, step = (30, 56) if deep <= 9 else (26, 46) if deep <= 16 else (24, 38)
    room = (WIDTH - 2 * MARGIN - _GAP * (columns - 1)) / columns
    widths = _Widths.of([row for row in lines if row], language, size, room)
    for at, row in enumerate(lines):
        left = MARGIN + (at // deep) * (room + _GAP)
        top = y + (at % deep) * step
        if row is None:
            _mark(drawing, left, top + step / 2, room, odds.mark)
        else:
            _bar(drawing, left, top, step, size, row, widths, language)
    return drawing.svg(y + deep * step + MARGIN - 8)


@dataclass(frozen=True, slots=True)
class _Widths:
    label: float
    bar: float
    figure: float
    tallest: float

    @classmethod
    def of(cls, rows: Sequence[_Row], language: str, size: float, room: float) -> _Widths:
        label = min(max(face(STRONG).measure(row.label, size) for row in rows) + 1, room * 0.3)
        figure = max(face(STRONG).measure(percent(row.chance, language), size) for row in rows) + 1
        return cls(label, room - label - figure - 28, figure, max(row.chance for row in rows))


def _bar(
    drawing: Drawing, left: float, top: float, step: float, size: float, row: _Row, widths: _Widths, language: str
) -> None:
    base = top + step / 2 + size * 0.36
    weight = STRONG if row.success else REGULAR
    drawing.text(left + widths.label, base, row.label, size, widths.label, weight=weight, anchor="end")
    start = left + widths.label + 14
    length = max(widths.bar * row.chance / widths.tallest, 3 if row.chance else 0)
    if length:
        _swatch(drawing, start, top + 5, length, step - 10, row.success)
    drawing.text(
        start + length + 14,
        base,
        percent(row.chance, language),
        size,
        widths.figure,
        INK if row.success else QUIET,
        weight,
    )


def _swatch(drawing: Drawing, x: float, y: float, width: float, height: float, success: bool) -> None:
    """Success is filled, failure an outline: the difference stays without colours."""
    if success:
        drawing.rect(x, y, width, height, ACCENT, radius=min(4, width / 2))
    else:
        drawing.rect(x + 1, y + 1, width - 2, height - 2, HOLLOW, QUIET, min(4, width / 2))


def _mark(drawing: Drawing, left: float, y: float, room: float, words: str) -> None:
    drawing.shape([(left, y - 8), (left + 14, y), (left, y + 8)], ACCENT)
    taken = drawing.text(left + 22, y + 8, words, 24, room * 0.8, ACCENT, STRONG)
    drawing.line(left + 22 + (taken + 12 if taken else 0), y, left + room, y, ACCENT, "6 6")


def _legend(drawing: Drawing, y: float, legend: Legend, rows: Sequence[_Row], language: str) -> float:
    room = (WIDTH - 2 * MARGIN - _GAP) / 2
    chances = [[row.chance for row in rows if row.success is side] for side in (True, False)]
    for at, (words, success) in enumerate(((legend.success, True), (legend.failure, False))):
        # Sums of floats may miss 1 by a hair: a side is certain when the other cannot happen.
        certain = any(chances[at]) and not any(chances[1 - at])
        figure = percent(1 if certain else min(fsum(chances[at]), 0.9999), language)
        left = MARGIN + at * (room + _GAP)
        _swatch(drawing, left, y + 4, 28, 28, success)
        named = drawing.text(left + 42, y + 29, words, 28, room - 42 - 140)
        drawing.text(left + 42 + (named + 12 if named else 0), y + 29, figure, 28, 140, weight=STRONG)
    return y + 60


def _fold(rows: Sequence[_Row]) -> list[_Row]:
    """The rows of one side with its rare ends as one row each."""
    first = next((at for at, row in enumerate(rows) if row.chance >= _FOLD_UNDER), len(rows))
    last = next((at for at in range(len(rows), first, -1) if rows[at - 1].chance >= _FOLD_UNDER), first)
    return [*_one(rows[:first]), *rows[first:last], *_one(rows[last:])]


def _one(rows: Sequence[_Row]) -> list[_Row]:
    if len(rows) < 2:
        return list(rows)
    return [_Row(f"{rows[0].label}–{rows[-1].label}", fsum(row.chance for row in rows), rows[0].success)]
