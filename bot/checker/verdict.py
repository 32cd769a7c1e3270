"""What a check says: what is false and where, what is missing, what lawfully waits, and how far the chat agrees."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import IntEnum
from typing import NamedTuple


class Fault(NamedTuple):
    """One thing found: a reason, the line of the file's count where it stands (0: the file as a whole), and of what."""

    reason: str
    line: int = 0
    what: str = ""


class Grade(IntEnum):
    """What a check comes to; its value is what the command line ends with."""

    WHOLE = 0
    FALSE = 1
    INCOMPLETE = 2


@dataclass(frozen=True, slots=True)
class ReadOff:
    """What was read off the chat: prints of seals, words of cuts, and heads, with the number of their line if known."""

    prints: tuple[str, ...] = ()
    cuts: tuple[str, ...] = ()
    heads: tuple[tuple[int | None, str], ...] = ()


HEAD = re.compile(r"[a-z2-7]{32}")
"""The characters of a head, without their spaces."""


def head_of(words: str) -> tuple[int | None, str]:
    """A head as it was read: `12 · abcd efgh …`, without the dot or run together, or its characters alone."""
    numbered = re.fullmatch(r"\s*([0-9]{1,15})\s*(?:·\s*(.*)|((?:[a-zA-Z2-7]\s*){32}))", words, re.DOTALL)
    return (int(numbered[1]), numbered[2] or numbered[3] or "") if numbered else (None, words)


@dataclass(slots=True)
class CheckResult:
    """All that was found."""

    book: str
    araldo: str
    """The release that wrote the file."""
    lines: int
    dice: int = 0
    """Dice that were done again from an opened seed."""
    agreed: int = 0
    """The last line whose head the chat has shown."""
    false: list[Fault] = field(default_factory=list)
    missing: list[Fault] = field(default_factory=list)
    waits: list[Fault] = field(default_factory=list)

    @property
    def grade(self) -> Grade:
        """False before incomplete, incomplete before whole."""
        return Grade.FALSE if self.false else Grade.INCOMPLETE if self.missing else Grade.WHOLE

    @property
    def sound(self) -> bool:
        """Whether all is there, nothing is false, and the chat agrees."""
        return self.grade is Grade.WHOLE and self.agreed > 0
