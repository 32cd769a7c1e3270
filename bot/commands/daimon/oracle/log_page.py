"""A page of a log of the campaign: which of its lines stand on it, and the buttons to the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.hall.cards.card import Argument, Button, say
from bot.hall.cards.plain_text import quoted


@dataclass(frozen=True, slots=True)
class LogPage:
    """The lines from `start` to `end` of those found, `most` at a time; `line` is the command that shows them."""

    line: str
    count: int
    most: int
    start: int
    end: int

    @classmethod
    def of(cls, command: str, count: int, most: int, find: str | None, upto: int | None) -> LogPage:
        """The page that ends with line `upto`, or the last one."""
        # Counted from the beginning, so that a button still leads there when the log has grown.
        end = max(min(upto or count, count), min(most, count))
        return cls(command + (f" find:{quoted(find)}" if find else ""), count, most, max(0, end - most), end)

    def part(self) -> list[Argument]:
        """Which lines of how many these are, where they are not all."""
        return (
            [say("events-part", first=self.start + 1, last=self.end, count=self.count)]
            if self.count > self.most
            else []
        )

    def rows(self, acts: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
        """To the older lines and to the newer ones, and what else can be done."""
        leaves = []
        if self.start > 0:
            leaves.append(Button(say("events-older-button"), f"{self.line} upto:{self.start}"))
        if self.end < self.count:
            leaves.append(
                Button(say("events-newer-button"), f"{self.line} upto:{min(self.count, self.end + self.most)}")
            )
        return tuple(tuple(row) for row in (leaves, acts) if row)
