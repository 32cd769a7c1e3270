"""Bending what people type and press until hardly anything of it is right: from every line of the playthroughs."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.playthroughs.script import HERE, read

ODD = (
    *("", " ", "\0", "\n", '"', "“", "”", "'", "/", "//", ":", "=", ",", "@", "<@>", "<@1>", "<#9>", "\\", "|", "-"),
    *("0", "-1", "007", "1e9", "9" * 20, "٣", "½", "3.5", "3,5", "NaN", "inf", "true", "sì", "None", "--", "é", "ß"),
    *("\u202e", "\u200b", "\ufeff", "e\u0301", "🎲" * 40, "a" * 300, "{ $name }", "%s", "{0}"),
    *("reserve:", "riserva:", "note:", "x:y:z", "'; DROP TABLE books; --"),
)


def lines() -> list[str]:
    """Every line that is typed in a playthrough."""
    typed = (
        step for file in sorted(HERE.glob("*.txt")) for step in read(file).steps if step.kind in ("types", "writes")
    )
    return sorted({step.words for step in typed})


def bent(line: str, others: Sequence[str], chance: random.Random) -> str:
    """The line with a few things wrong with it."""
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        line = chance.choice((_inserted, _deleted, _swapped, _replaced, _spliced))(line, others, chance)
    return line[:4000]


def _inserted(line: str, others: Sequence[str], chance: random.Random) -> str:
    place = chance.randint(0, len(line))
    return line[:place] + chance.choice(ODD) + line[place:]


def _deleted(line: str, others: Sequence[str], chance: random.Random) -> str:
    place = chance.randint(0, len(line))
    return line[:place] + line[place + chance.choice((1, 1, 2, 8)) :]


def _swapped(line: str, others: Sequence[str], chance: random.Random) -> str:
    words = line.split(" ")
    one, two = chance.randrange(len(words)), chance.randrange(len(words))
    words[one], words[two] = words[two], words[one]
    return " ".join(words)


def _replaced(line: str, others: Sequence[str], chance: random.Random) -> str:
    words = line.split(" ")
    words[chance.randrange(len(words))] = chance.choice(ODD)
    return " ".join(words)


def _spliced(line: str, others: Sequence[str], chance: random.Random) -> str:
    other = chance.choice(others)
    return line[: chance.randint(0, len(line))] + other[chance.randint(0, len(other)) :]
