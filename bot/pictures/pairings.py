"""The picture of a round: its tables by number, the two sides of each, who starts, and the score once it is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Literal

from pydantic import Field, model_validator

from bot.pictures.drawing import ACCENT, BAND, INK, MARGIN, PAPER, QUIET, WIDTH, Anchor, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, wrap

MOST_TABLES = 500
TABLES_ON_A_PAGE = 32
_LETTERS = 25
_LINE = 30
_PAD = 12
_ARROW = 22
_MIDDLE = 40  # the least room between the two names


class PairedTable(PictureValues):
    """One table: its number (or name), two sides and their scores; `starts` and `winner` are 1 or 2, or 0."""

    table: Words
    sides: tuple[Words, Words]
    starts: Literal[0, 1, 2] = 0
    score: Words = ""
    winner: Literal[0, 1, 2] = 0


class Pairings(PictureValues):
    """The tables of a round; `rest` names who sits out; `starts` explains the arrow beside who starts.

    Tables beyond `per_page` are on further pages; `page` (from 1) says which one to draw.
    """

    title: Words
    subtitle: Words = ""
    tables: tuple[PairedTable, ...] = Field(max_length=MOST_TABLES)
    rest: Words = ""
    starts: Words = ""
    page: int = Field(default=1, ge=1)
    per_page: int = Field(default=TABLES_ON_A_PAGE, ge=1, le=TABLES_ON_A_PAGE)

    @property
    def pages(self) -> int:
        """How many pages the tables take; no tables take one."""
        return max(1, ceil(len(self.tables) / self.per_page))

    @model_validator(mode="after")
    def _there(self) -> Pairings:
        if self.page > self.pages:
            raise ValueError(f"there are only {self.pages} pages")
        return self


def pages(values: Mapping[str, Any]) -> int:
    """How many pages the pairings of these values have."""
    return Pairings.model_validate(values).pages


def draw(pairings: Pairings, language: str) -> str:
    """One page of the pairings as SVG."""
    drawing = Drawing(pairings.title)
    y = drawing.heading(pairings.title, pairings.subtitle)
    start = (pairings.page - 1) * pairings.per_page
    shown = pairings.tables[start : start + pairings.per_page]
    if pairings.starts and any(seated.starts for seated in shown):
        _arrow(drawing, MARGIN + 4, y + 12, 1)
        drawing.text(MARGIN + _ARROW + 8, y + 20, pairings.starts, 23, 500, QUIET)
        y += 44
    number = min(max((face(STRONG).measure(seated.table, _LETTERS) for seated in shown), default=0.0) + 28, 170)
    number = max(number, 54.0)
    middle = max([_MIDDLE, *(face(STRONG).measure(seated.score, _LETTERS) + 24 for seated in shown)])
    widths = (number, min(middle, 170.0))
    for at, seated in enumerate(shown):
        y += _row(drawing, y, seated, widths, banded=at % 2 == 1)
    last = pairings.page == pairings.pages
    if last:
        for line in wrap(pairings.rest, WIDTH - 2 * MARGIN, _LETTERS, lines=4):
            drawing.text(MARGIN, y + 40, line, _LETTERS, WIDTH - 2 * MARGIN, QUIET)
            y += 34
    if pairings.pages > 1:
        page = f"{pairings.page} / {pairings.pages}"
        drawing.text(WIDTH - MARGIN, y + 40, page, 24, 200, QUIET, anchor="end")
        y += 44
    return drawing.svg(y + MARGIN - 8)


def _row(drawing: Drawing, y: float, seated: PairedTable, widths: Sequence[float], banded: bool) -> float:
    """One table; gives its height."""
    number, middle = widths
    left = MARGIN + number + 10
    room = (WIDTH - MARGIN - left - middle) / 2
    weights = [STRONG if (seated.winner or seated.starts) == side else REGULAR for side in (1, 2)]
    names = [
        wrap(name, room - _ARROW - 8, _LETTERS, weight) for name, weight in zip(seated.sides, weights, strict=True)
    ]
    height = max(*(len(lines) for lines in names), 1) * _LINE + 2 * _PAD
    if banded:
        drawing.rect(MARGIN, y, WIDTH - 2 * MARGIN, height, BAND)
    centre = y + height / 2
    drawing.rect(MARGIN + 6, centre - 20, number - 4, 40, ACCENT, radius=8)
    drawing.text(
        MARGIN + 4 + number / 2, centre + 9, seated.table, _LETTERS, number - 12, PAPER, STRONG, anchor="middle"
    )
    # The sides face each other: the first stands to the left of the middle, the second to the right.
    for side, x in ((1, left + room - 8), (2, left + room + middle + 8)):
        lines, weight, towards = names[side - 1], weights[side - 1], -1 if side == 1 else 1
        fill = QUIET if seated.winner == 3 - side else INK
        anchor: Anchor = "end" if side == 1 else "start"
        base = centre - len(lines) * _LINE / 2 + _LINE * 0.76
        for row, line in enumerate(lines):
            drawing.text(x, base + row * _LINE, line, _LETTERS, room - _ARROW - 8, fill, weight, anchor)
        if seated.starts == side:
            wide = max((face(weight).measure(line, _LETTERS) for line in lines), default=0.0)
            _arrow(drawing, x + towards * (wide + _ARROW), centre, -towards)
    ink = INK if seated.score else QUIET
    drawing.text(
        left + room + middle / 2, centre + 9, seated.score or "–", _LETTERS, middle - 8, ink, STRONG, anchor="middle"
    )
    return height


def _arrow(drawing: Drawing, x: float, y: float, towards: int) -> None:
    drawing.shape([(x, y - 8), (x + 14 * towards, y), (x, y + 8)], ACCENT)
