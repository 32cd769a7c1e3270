"""The check of an export of the first format, of a book that is in no chain: every die, every gap between rolls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.checker.reading import NotAnExport, value_of
from bot.engines.book import Entry
from bot.engines.seal_check import Finding, checked, gaps
from bot.engines.seal_entries import SealOpened, SealSet
from bot.engines.seals import Draw, NumberedDraw, Seal

FORMAT = 1

MOST_ROLLS = 1_000_000
"""The highest number of rolls under one seal that is believed: a forged file must not keep the check busy for hours."""


@dataclass(frozen=True, slots=True)
class Verified:
    """What the check of an export found: its first line, each seal, and the numbers of entries that are missing."""

    head: Mapping[str, Any]
    findings: Sequence[Finding]
    lost: tuple[int, ...]

    @property
    def sound(self) -> bool:
        """Whether there is something to check, all of it is there, and every die is as it should be."""
        return bool(self.findings) and not self.lost and all(finding.sound for finding in self.findings)


def verified(text: str) -> Verified:
    """The check of every seal of an export, and of its being whole."""
    lines = text.split("\n")
    head = value_of(lines[0], 1)
    if head.get("format") != FORMAT:
        raise NotAnExport(1, "other-file")
    seals: dict[int, Seal] = {}
    drawn: list[NumberedDraw] = []
    numbers: set[Any] = set()
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        values = value_of(line, number)
        numbers.add(_number(values, number))
        if values.get("masked"):
            drawn.extend(_counted(_blank(values, number), number))
            continue
        entry = _entry(values, number)
        match entry:
            case SealSet():
                seals[entry.number] = Seal(entry.number, entry.commitment, entry.strand, edition=1)
            case SealOpened() if entry.number in seals:
                _seed(entry, number)
                seals[entry.number].seed, seals[entry.number].rolls = entry.seed, entry.rolls
        drawn.extend(_counted(entry.drawn, number))
    for roll in drawn:
        if roll.seal not in seals:
            raise NotAnExport(1, "no-seal")
    version = head.get("version")
    lost = gaps(numbers, version) if isinstance(version, int) else ()
    return Verified(head, [checked(seal, drawn) for seal in seals.values()], lost)


def _seed(opened: SealOpened, number: int) -> None:
    """Refuse an opened seal whose seed is not hexadecimal, or that claims more than MOST_ROLLS rolls."""
    try:
        bytes.fromhex(opened.seed)
    except ValueError as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong
    if opened.rolls > MOST_ROLLS:
        raise NotAnExport(number, "not-an-entry")


def _counted(drawn: Sequence[Draw], number: int) -> list[NumberedDraw]:
    """The rolls; refused where one has a number above MOST_ROLLS, or is of the second edition."""
    rolls = [roll for roll in drawn if isinstance(roll, NumberedDraw) and roll.number <= MOST_ROLLS]
    if len(rolls) != len(drawn):
        raise NotAnExport(number, "not-an-entry")
    return rolls


def _number(line: dict[str, Any], at: int) -> int:
    seq = line.get("seq")
    if not isinstance(seq, int):
        raise NotAnExport(at, "not-an-entry")
    return seq


def _blank(line: dict[str, Any], number: int) -> list[NumberedDraw]:
    """The rolls of an entry that was still sealed: their numbers, without faces."""
    try:
        return [NumberedDraw.model_validate(roll) for roll in line["drawn"]]
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong


def _entry(line: dict[str, Any], number: int) -> Entry:
    try:
        kind = Entry.kinds[line["kind"]]
        return kind.model_validate(kind.upgraded(int(line["schema"]), line["body"]))
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong
