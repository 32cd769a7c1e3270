"""The picture of a table: standings and lists, long names on two lines, many rows in two halves or on pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import ceil
from typing import Any, Literal

from pydantic import Field, model_validator

from bot.pictures.drawing import ACCENT, BAND, INK, MARGIN, QUIET, RULE, TINT, WIDTH, Anchor, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, number, wrap

MOST_ROWS = 1000
ROWS_ON_A_PAGE = 64
_ONE_HALF = 34  # more rows than this stand in two halves where their columns fit
_BIG_LETTERS = 20  # up to so many rows
_BETWEEN = 32
_INSET = 8
_HEAD = 22
_LOWER = 240  # where a certificate begins
_LINES = 4
_SHORT_HEAD = 110  # a head is not cut below this to make room
_SHORT_NAME = 190  # nor a column of names, as long as figures leave half of the room

Cell = Words | int | float
_BIGGEST = 10**15


class Column(PictureValues):
    """A column: its head, where its cells stand, and the decimals of cells given as numbers."""

    title: Words = ""
    align: Literal["left", "right", "center"] = "left"
    decimals: int = Field(default=0, ge=0, le=6)


class TablePicture(PictureValues):
    """Title, subtitle, columns and rows of texts or numbers (numbers are written as the language does).

    The first `highlight` rows of the whole table stand out, with a line below them. Rows beyond `per_page` are on
    further pages; `page` (from 1) says which one to draw, and the picture shows its number.

    `ruled` is a table for paper: on white, each cell in lines, what is empty wide enough to be written on; `letters` is
    the size of its letters where they are read from afar. `bare` is a leaf of words alone, one below the other, lower
    on the page and without a heading: a certificate.
    """

    title: Words
    subtitle: Words = ""
    columns: tuple[Column, ...] = Field(min_length=1, max_length=12)
    rows: tuple[tuple[Cell, ...], ...] = Field(max_length=MOST_ROWS)
    highlight: int = Field(default=0, ge=0)
    page: int = Field(default=1, ge=1)
    per_page: int = Field(default=ROWS_ON_A_PAGE, ge=1, le=ROWS_ON_A_PAGE)
    ruled: bool = False
    bare: bool = False
    letters: int = Field(default=26, ge=26, le=60)

    @property
    def pages(self) -> int:
        """How many pages the rows take; an empty table has one."""
        return max(1, ceil(len(self.rows) / self.per_page))

    @model_validator(mode="after")
    def _square(self) -> TablePicture:
        if any(len(row) != len(self.columns) for row in self.rows):
            raise ValueError("every row needs one cell for each column")
        if any(not isinstance(cell, str) and not abs(cell) <= _BIGGEST for row in self.rows for cell in row):
            raise ValueError("a number is too big, or not a number")
        if self.page > self.pages:
            raise ValueError(f"there are only {self.pages} pages")
        return self


def pages(values: Mapping[str, Any]) -> int:
    """How many pages a table of these values has."""
    return TablePicture.model_validate(values).pages


def draw(table: TablePicture, language: str) -> str:
    """One page of the table as SVG."""
    drawing = Drawing(table.title)
    start = (table.page - 1) * table.per_page
    rows = [_cells(row, table.columns, language) for row in table.rows[start : start + table.per_page]]
    if table.bare:
        return _bare(drawing, table, rows)
    grid = _ruled(table, rows) if table.ruled else _grid(table.columns, rows)
    y = drawing.heading(table.title, table.subtitle)
    deep = ceil(len(rows) / grid.halves)
    bottom = y
    for half in range(grid.halves):
        left = MARGIN + half * (grid.room + _BETWEEN)
        _head(drawing, grid, left, y)
        first = half * deep
        part = rows[first : first + deep]
        bottom = max(bottom, _rows(drawing, grid, left, y + 42, part, table.highlight - start - first))
    if table.ruled:
        for x in (MARGIN, *(MARGIN + x for x in accumulate(width + grid.gap for width in grid.widths))):
            drawing.line(x, y + 41, x, bottom, INK)
    if table.pages > 1:
        drawing.text(WIDTH - MARGIN, bottom + 40, f"{table.page} / {table.pages}", 24, 200, QUIET, anchor="end")
        bottom += 44
    return drawing.svg(bottom + MARGIN - 8, *(["#ffffff"] if table.ruled else []))


def _bare(drawing: Drawing, table: TablePicture, rows: Sequence[Sequence[str]]) -> str:
    """Words one below the other in the middle, none of them cut: what is too long goes on in the next line."""
    y: float = _LOWER
    for (words,) in rows:
        for line in wrap(words, WIDTH - 2 * MARGIN, table.letters, REGULAR, _LINES):
            drawing.text(WIDTH / 2, y, line, table.letters, WIDTH - 2 * MARGIN, INK, REGULAR, "middle")
            y += table.letters * 1.3
        y += table.letters
    return drawing.svg(y, "#ffffff")


def _cells(row: Sequence[str | float], columns: Sequence[Column], language: str) -> list[str]:
    return [
        cell if isinstance(cell, str) else number(cell, language, column.decimals)
        for cell, column in zip(row, columns, strict=True)
    ]


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where things stand: how many halves, their width, the columns' widths, the size of letters and rows."""

    columns: Sequence[Column]
    widths: Sequence[float]
    halves: int
    room: float
    gap: float
    size: float
    step: float
    ruled: bool = False

    def places(self, left: float) -> Iterator[tuple[Column, float, float]]:
        """Each column with the point its texts are anchored at, and its width."""
        x = left + _INSET
        for column, width in zip(self.columns, self.widths, strict=True):
            yield column, x + width * {"left": 0.0, "center": 0.5, "right": 1.0}[column.align], width
            x += width + self.gap

    def lines(self, cells: Sequence[str], weight: int) -> list[list[str]]:
        """The cells of a row, each on one line; long names on two, but in halves, whose rows stand side by side."""
        most = 2 if self.halves == 1 else 1
        return [
            wrap(cell, width, self.size, weight, most if column.align == "left" else 1)
            for column, width, cell in zip(self.columns, self.widths, cells, strict=True)
        ]


def _grid(columns: Sequence[Column], rows: Sequence[Sequence[str]]) -> _Grid:
    size, step = (23, 35) if len(rows) > _BIG_LETTERS else (26, 48)
    cells = [max((face(STRONG).measure(row[at], size) for row in rows), default=0.0) + 2 for at in range(len(columns))]
    heads = [face(REGULAR).measure(column.title, _HEAD) + 2 for column in columns]
    if len(rows) > _ONE_HALF:
        room, gap = (WIDTH - 2 * MARGIN - _BETWEEN) / 2, 14
        widths = _share(columns, cells, heads, room, gap)
        needed = zip(columns, cells, heads, widths, strict=True)
        if all(
            width >= (min(cell, _SHORT_NAME) if column.align == "left" else max(cell, head))
            for column, cell, head, width in needed
        ):
            return _Grid(columns, widths, 2, room, gap, size, step)
    room, gap = WIDTH - 2 * MARGIN, 20
    return _Grid(columns, _share(columns, cells, heads, room, gap), 1, room, gap, size, step)


def _ruled(table: TablePicture, rows: Sequence[Sequence[str]]) -> _Grid:
    """For paper: what is left of the width goes to the columns that are empty but for a cell, to be written on; else to
    all but the first. Of two the second is the wider: a season and its orders."""
    size = table.letters
    cells = [
        max((face(STRONG).measure(row[at], size) for row in rows), default=0.0) + 2 for at in range(len(table.columns))
    ]
    heads = [face(REGULAR).measure(column.title, _HEAD) + 2 for column in table.columns]
    gap = 2 * _INSET
    left = WIDTH - 2 * MARGIN - gap * len(table.columns)
    widths = [max(pair) for pair in zip(cells, heads, strict=True)]
    if sum(widths) > left:
        widths = _level(widths, left)
    empty = [at for at, column in enumerate(zip(*rows, strict=True)) if 2 * column.count("") > len(column)]
    wide = (empty or list(range(1, len(widths))) or [0])[-1 if len(widths) == 2 else 0 :]
    spare = max(0.0, left - sum(widths))
    for at in wide:
        widths[at] += spare / len(wide)
    step = 60 if len(rows) <= _BIG_LETTERS else 35
    return _Grid(table.columns, widths, 1, WIDTH - 2 * MARGIN, gap, size if step == 60 else 23, step, True)


def _share(
    columns: Sequence[Column], cells: Sequence[float], heads: Sequence[float], room: float, gap: float
) -> list[float]:
    """The width of every column: what it wishes; if that is too much, first long heads give way, then long names."""
    left = room - gap * (len(columns) - 1) - 2 * _INSET
    widths = [max(pair) for pair in zip(cells, heads, strict=True)]
    if sum(widths) > left:
        widths = [max(cell, min(head, _SHORT_HEAD)) for cell, head in zip(cells, heads, strict=True)]
    names = [at for at, column in enumerate(columns) if column.align == "left"]
    if sum(widths) > left:
        figures = sum(width for at, width in enumerate(widths) if at not in names)
        for_names = max(left - figures, min(_SHORT_NAME * len(names), left / 2))
        for at, width in zip(names, _level([widths[at] for at in names], for_names), strict=True):
            widths[at] = width
        widths = _level(widths, left)
    widths[names[0] if names else 0] += max(0.0, left - sum(widths))
    return widths


def _level(wishes: Sequence[float], room: float) -> list[float]:
    """The wishes, the greatest of them cut to one level at which all fit the room."""
    level, left = room, room
    for count, wish in zip(range(len(wishes), 0, -1), sorted(wishes), strict=True):
        level = left / count
        if wish > level:
            return [min(wish, level) for wish in wishes]
        left -= wish
    return list(wishes)


def _head(drawing: Drawing, grid: _Grid, left: float, y: float) -> None:
    for column, x, width in grid.places(left):
        drawing.text(x, y + 26, column.title, _HEAD, width, QUIET, anchor=_ANCHORS[column.align])
    drawing.line(left, y + 41, left + grid.room, y + 41, RULE)


def _rows(
    drawing: Drawing, grid: _Grid, left: float, top: float, rows: Sequence[Sequence[str]], highlight: int
) -> float:
    """The rows, one below the other; gives where they end."""
    raised = max(0, min(highlight, len(rows)))
    weights = [STRONG if at < raised else REGULAR for at in range(len(rows))]
    written = [grid.lines(cells, weight) for cells, weight in zip(rows, weights, strict=True)]
    leading = grid.size * 1.15
    heights = [grid.step + (max(map(len, cells)) - 1) * leading for cells in written]
    tops = list(accumulate(heights, initial=top))
    for at in () if grid.ruled else range(raised + 1, len(rows), 2):
        drawing.rect(left, tops[at], grid.room, heights[at], BAND)
    for bottom in tops if grid.ruled else ():
        drawing.line(left, bottom, left + grid.room, bottom, INK)
    if raised:
        bottom = tops[raised]
        drawing.rect(left, top, grid.room, bottom - top, TINT)
        drawing.rect(left - 8, top, 8, bottom - top, ACCENT)
        drawing.line(left - 8, bottom, left + grid.room, bottom, ACCENT)
    for cells, weight, start, height in zip(written, weights, tops, heights, strict=False):
        for (column, x, width), lines in zip(grid.places(left), cells, strict=True):
            base = start + (height - (len(lines) - 1) * leading) / 2 + grid.size * 0.36
            for row, line in enumerate(lines):
                drawing.text(x, base + row * leading, line, grid.size, width, INK, weight, _ANCHORS[column.align])
    return tops[-1]


_ANCHORS: dict[str, Anchor] = {"left": "start", "right": "end", "center": "middle"}
