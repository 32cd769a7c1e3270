"""The picture of a link: a QR code that a phone reads off a wall, with the address in letters under it."""

from __future__ import annotations

import segno  # the package has no types
from pydantic import Field

from bot.pictures.drawing import INK, MARGIN, QUIET, Drawing
from bot.pictures.values import PictureValues
from bot.pictures.words import Words

_SIDE = 640.0
_QUIET_ZONE = 4
"""Empty modules around the code, as the standard wants them."""
_LETTERS = 24
_LINE = 32
_IN_A_LINE = 36
"""Letters of the address side by side: an address has no words to be cut between."""
_LIGHT = "#ffffff"


class Qr(PictureValues):
    """A link, and what it leads to."""

    title: Words
    link: str = Field(min_length=1, max_length=300)
    bare: bool = False
    """Whether it is the code alone: on a wall there is no room for words that nobody could read there."""


def draw(qr: Qr, language: str) -> str:
    """The code as SVG, dark on light, whatever the page around it looks like."""
    if qr.bare:
        drawing = Drawing(qr.title, _SIDE)
        _code(drawing, qr.link, 0.0, 0.0)
        return drawing.svg(_SIDE)
    width = _SIDE + 2 * MARGIN
    drawing = Drawing(qr.title, width)
    y = drawing.heading(qr.title, "")
    _code(drawing, qr.link, MARGIN, y)
    y += _SIDE + MARGIN
    for at in range(0, len(qr.link), _IN_A_LINE):
        line = qr.link[at : at + _IN_A_LINE]
        drawing.text(width / 2, y, line, _LETTERS, _SIDE, QUIET, anchor="middle")
        y += _LINE
    return drawing.svg(y + MARGIN / 2)


def _code(drawing: Drawing, link: str, x: float, y: float) -> None:
    """The code on its own light ground."""
    rows = tuple(segno.make(link, error="m", micro=False).matrix)
    module = _SIDE / (len(rows) + 2 * _QUIET_ZONE)
    drawing.rect(x, y, _SIDE, _SIDE, _LIGHT)
    for down, row in enumerate(rows):
        for across, length in _runs(row):
            left, top = x + (across + _QUIET_ZONE) * module, y + (down + _QUIET_ZONE) * module
            drawing.rect(left, top, length * module, module + 0.5, INK)


def _runs(row: bytearray) -> list[tuple[int, int]]:
    """Where dark modules stand side by side, and how many."""
    found: list[tuple[int, int]] = []
    for at, dark in enumerate(row):
        if not dark:
            continue
        start, length = found.pop() if found and sum(found[-1]) == at else (at, 0)
        found.append((start, length + 1))
    return found
