"""The picture of a board of Nome in Codice: five rows of five words, coloured as they are uncovered, or by the key."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from bot.pictures.drawing import HOLLOW, INK, MARGIN, PAPER, QUIET, RULE, WIDTH, Drawing
from bot.pictures.font import STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words

ROW = 5
_GAP = 8
_EDGE = 12
_HIGH = 96
_LARGEST, _SMALLEST = 34, 20

Colour = Literal["", "first", "second", "bystander", "assassin"]
_FILLS: dict[Colour, tuple[str, str]] = {
    "": (PAPER, INK),
    "first": ("#a8322a", PAPER),
    "second": ("#23569b", PAPER),
    "bystander": (HOLLOW, QUIET),
    "assassin": (INK, PAPER),
}


class Cell(PictureValues):
    """A word, and its colour if that is to be seen; `covered` words of a key are struck through."""

    word: Words
    colour: Colour = ""
    covered: bool = False


class Codewords(PictureValues):
    """A board: twenty-five words, row by row, under a title."""

    title: Words
    subtitle: Words = ""
    cells: tuple[Cell, ...] = Field(min_length=ROW * ROW, max_length=ROW * ROW)


def draw(board: Codewords, language: str) -> str:
    """The board as SVG."""
    drawing = Drawing(board.title)
    top = drawing.heading(board.title, board.subtitle)
    wide = (WIDTH - 2 * _EDGE - (ROW - 1) * _GAP) / ROW
    for at, cell in enumerate(board.cells):
        x, y = _EDGE + at % ROW * (wide + _GAP), top + at // ROW * (_HIGH + _GAP)
        _cell(drawing, x, y, wide, cell)
    return drawing.svg(top + ROW * (_HIGH + _GAP) + MARGIN / 2)


def _cell(drawing: Drawing, x: float, y: float, wide: float, cell: Cell) -> None:
    """One word, as large as it fits; a sign says its colour to who does not see it."""
    fill, ink = _FILLS[cell.colour]
    drawing.rect(x, y, wide, _HIGH, fill, RULE, radius=10)
    room = wide - 8
    size = next(
        (size for size in range(_LARGEST, _SMALLEST, -1) if face(STRONG).measure(cell.word, size) <= room), _SMALLEST
    )
    middle, base = x + wide / 2, y + _HIGH / 2 + size * 0.36
    drawing.text(middle, base, cell.word, size, room, ink, STRONG, anchor="middle")
    if cell.covered:
        drawing.line(x + 10, base - size * 0.33, x + wide - 10, base - size * 0.33, ink)
    if cell.colour == "first":
        drawing.dot(x + 16, y + 16, 7, PAPER)
    elif cell.colour == "second":
        drawing.rect(x + 9, y + 9, 14, 14, PAPER)
    elif cell.colour == "assassin":
        drawing.line(x + 9, y + 9, x + 23, y + 23, PAPER)
        drawing.line(x + 23, y + 9, x + 9, y + 23, PAPER)
