"""A table on Discord: fixed width where it fits a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chats.discord.drawing.markdown import fixed
from bot.hall.cards import columns
from bot.hall.cards.bidi import steady
from bot.hall.cards.card import DrawnTable, plain, units

_FENCE = "```"


def aligned(table: DrawnTable) -> list[str] | None:
    """The head and the rows in aligned columns; None where they are too wide."""
    return columns.aligned(
        [[steady(fixed(plain(cell)).strip()) for cell in row] for row in (table.head, *table.rows)], table.right
    )


def fenced(rows: Sequence[str], most: int) -> Iterator[str]:
    """Aligned rows in blocks of fixed width of at most that many characters, the head above each."""
    head, *rest = rows
    block = [head]
    room = most - 2 * len(_FENCE) - 2
    for row in rest:
        if sum(units(line) + 1 for line in block) + units(row) > room:
            yield _fence(block)
            block = [head]
        block.append(row)
    yield _fence(block)


def _fence(rows: list[str]) -> str:
    return "\n".join([_FENCE, *rows, _FENCE])
