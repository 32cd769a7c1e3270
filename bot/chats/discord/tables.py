"""A table on Discord: fixed width where it fits a screen, else a line for each row."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from bot.chats.discord.markdown import fixed, size
from bot.hall.cards import DrawnTable, Line, Span, plain

WIDEST = 56
"""Columns of fixed width that a client shows without breaking the line."""
_GAP = "  "
_FENCE = "```"


def columns(text: str) -> int:
    """How many columns of fixed width the words take."""
    if text.isascii():
        return len(text)
    return sum(_column(sign) for sign in text)


def _column(sign: str) -> int:
    if unicodedata.category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1


def aligned(table: DrawnTable) -> list[str] | None:
    """The head and the rows in aligned columns; None where they are too wide."""
    rows = [[fixed(plain(cell)).strip() for cell in row] for row in (table.head, *table.rows)]
    count = max(len(row) for row in rows)
    rows = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(columns(row[index]) for row in rows) for index in range(count)]
    if sum(widths) + len(_GAP) * (count - 1) > WIDEST:
        return None
    return [
        _GAP.join(
            _cell(cell, width, index in table.right)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def _cell(text: str, width: int, right: bool) -> str:
    space = " " * (width - columns(text))
    return space + text if right else text + space


def fenced(rows: Sequence[str], most: int) -> Iterator[str]:
    """Aligned rows in blocks of fixed width of at most that many characters, the head above each."""
    head, *rest = rows
    block = [head]
    room = most - 2 * len(_FENCE) - 2
    for row in rest:
        if len(block) > 1 and sum(size(line) + 1 for line in block) + size(row) > room:
            yield _fence(block)
            block = [head]
        block.append(row)
    yield _fence(block)


def _fence(rows: list[str]) -> str:
    return "\n".join([_FENCE, *rows, _FENCE])


def in_lines(table: DrawnTable) -> Iterator[Line]:
    """A line for each row: its first cell stands out, the others follow with the heads of their columns."""
    for row in table.rows:
        spans: list[Span] = []
        for index, cell in enumerate(row):
            if not plain(cell).strip():
                continue
            head = plain(table.head[index]).strip() if index < len(table.head) else ""
            if spans:
                spans.append(Span(" · "))
            if index and head:
                spans.append(Span(f"{head}: "))
            spans += (
                cell
                if index
                else (Span(span.text, "strong", span.person) if span.style == "plain" else span for span in cell)
            )
        if spans:
            yield tuple(spans)
