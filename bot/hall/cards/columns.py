"""A table in a message: aligned columns where a phone has room for them, else a line for each row."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from bot.hall.cards.card import DrawnTable, Line, Span, plain

PHONE = 36
"""Columns of fixed width that a phone shows without breaking a line."""
NUMBER = "#"
"""The head of a column that only counts the rows: in words it says nothing."""
NOTHING = "–"
"""What stands for an empty cell, that those after it keep their places."""
_GAPS = ("  ", " ")


def columns(text: str) -> int:
    """How many columns of fixed width the words take."""
    if text.isascii():
        return len(text)
    return sum(_column(sign) for sign in text)


def _column(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def aligned(cells: Sequence[Sequence[str]], right: Sequence[int]) -> list[str] | None:
    """The head and the rows in aligned columns; None where they are too wide."""
    count = max(map(len, cells))
    rows = [[*row, *[""] * (count - len(row))] for row in cells]
    widths = [max(columns(row[index]) for row in rows) for index in range(count)]
    gap = next((gap for gap in _GAPS if sum(widths) + len(gap) * (count - 1) <= PHONE), None) if count else None
    if gap is None:
        return None
    return [
        gap.join(_cell(cell, widths[index], index in right) for index, cell in enumerate(row)).rstrip() for row in rows
    ]


def _cell(text: str, width: int, right: bool) -> str:
    space = " " * (width - columns(text))
    return space + text if right else text + space


def in_lines(table: DrawnTable) -> Iterator[Line]:
    """A line for each row, in which its first words stand out. Of several rows the heads of the columns stand once,
    above them; a single one names the column of each cell."""
    first = next((index for index in range(len(table.head)) if index not in table.right), 0)
    heads = [plain(head).strip() for head in table.head]
    rows = [row for row in table.rows if any(plain(cell).strip() for cell in row)]
    alone = len(rows) == 1
    if not alone and (named := _parted([(Span(head),) for head in heads if head])):
        yield named
    for row in rows:
        last = max(index for index, cell in enumerate(row) if plain(cell).strip())
        cells: list[Line] = []
        for index, cell in enumerate(row[: last + 1]):
            head = heads[index] if index < len(heads) else ""
            if not plain(cell).strip():
                cells += [] if alone or not head else [(Span(NOTHING),)]
            elif index == first:
                cells.append(tuple(run._replace(style="strong") if run.style == "plain" else run for run in cell))
            else:
                cells.append((Span(f"{head}: "), *cell) if alone and head.strip(NUMBER) else tuple(cell))
        yield _parted(cells)


def _parted(cells: Sequence[Line]) -> Line:
    """Cells beside each other in one line."""
    return tuple(run for index, cell in enumerate(cells) for run in ((Span(" · "), *cell) if index else cell))
