"""The check of an exported book: every die, every seal, and its being whole."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import TypeAdapter

from bot.engines.book import Entry, SealCut, SealOpened, SealSet
from bot.engines.seal_check import Finding, checked, gaps
from bot.engines.seals import Draw, Ledger, NumberedDraw, Seal
from bot.hall.books.chain import first_head, linked
from bot.hall.books.exports import FIRST, SECOND

_DRAW: TypeAdapter[Draw] = TypeAdapter(Draw)
MOST_ROLLS = 1_000_000
"""The highest number of rolls under one seal that is believed: a forged file must not keep the check busy for hours."""


class NotAnExport(Exception):
    """A file that is not an export of a book: the line, and the text key that says why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


@dataclass(frozen=True, slots=True)
class Verified:
    """What the check of an export found: its first line, each seal, the numbers of entries that are missing, and
    whether the chain holds (the first edition has none)."""

    head: Mapping[str, Any]
    findings: Sequence[Finding]
    lost: tuple[int, ...]
    chained: bool = True
    complete: bool = True
    """Whether it tells, of every line, which entries were secret then."""

    @property
    def sound(self) -> bool:
        """Whether there is something to check, all of it is there, and every die is as it should be."""
        whole = self.chained and self.complete and not self.lost
        return whole and bool(self.findings) and all(finding.sound for finding in self.findings)


def verified(text: str) -> Verified:
    """The check of every seal of an export, and of its being whole."""
    lines = text.split("\n")
    head = _read(lines[0], 1)
    if head.get("format") not in (FIRST, SECOND):
        raise NotAnExport(1, "other-file")
    chained = complete = True
    if head["format"] == SECOND:
        chained, complete, lines = _unchained(head, lines)
    ledger = Ledger()
    opened: dict[int, SealOpened] = {}
    drawn: list[Draw] = []
    numbers: set[Any] = set()
    hidden = False
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        values = _read(line, number)
        numbers.add(_number(values, number))
        entry = None if values.get("masked") else _entry(values, number)
        hidden = hidden or entry is None
        match entry:
            case SealSet():
                ledger.begin(Seal(len(ledger.seals) + 1, entry.commitment, entry.strand, entry.edition))
            case SealCut():
                _there(ledger, entry.number)
                ledger.cut(entry.number, entry.digest, entry.by)
            case SealOpened():
                _there(ledger, entry.number)
                _seed(entry, number)
                ledger.open(entry.number, entry.seed)
                opened[entry.number] = entry
        draws = _counted(_blank(values, number) if entry is None else entry.drawn, number)
        for draw in draws:
            _there(ledger, draw.seal)
        ledger.count(entry.opens if entry is not None else [], draws, {})
        drawn.extend(draws)
    version = head.get("version")
    lost = gaps(numbers, version) if isinstance(version, int) else ()
    for seal in ledger.seals:
        seal.rolls = max(seal.rolls, opened[seal.number].rolls if seal.number in opened else 0)
    acts = {number: entry.acts for number, entry in opened.items()}
    findings = [checked(seal, drawn, acts.get(seal.number)) for seal in ledger.seals]
    if head["format"] == SECOND and hidden:  # Of what stands in a chain as a hash nobody knows its dice.
        findings = [finding if finding.seal.seed else replace(finding, missing=()) for finding in findings]
    return Verified(head, findings, lost, chained, complete)


def _unchained(head: Mapping[str, Any], lines: Sequence[str]) -> tuple[bool, bool, list[str]]:
    """Whether the chain ends in the head that the file names, and has all its salts; and the lines as the first edition
    had them, each with all that is told of it."""
    values = [_read(line, number) for number, line in enumerate(lines, 1) if line.strip()]
    told = {(value.get("tells"), value.get("field")): value for value in values[1:] if "tells" in value}
    found, plain = first_head(str(head.get("book"))), [lines[0]]
    for line, value in zip(lines[1:], values[1:], strict=False):
        if "seq" in value:
            plain.append(line)
        elif "n" in value:
            found = linked(found, line)
            plain.append(json.dumps(_as_before(value, told)))
    salted = {number for value in values[1:] for number in value.get("salts") or ()}
    complete = all(str(value["n"]) in salted for value in values[1:] if "n" in value)
    return found.hex() == head.get("head"), complete, plain


def _as_before(line: dict[str, Any], told: Mapping[tuple[Any, Any], dict[str, Any]]) -> dict[str, Any]:
    """A line of the chain as one of the first edition, with all that is told of it."""
    body, masked = dict(line.get("body") or {}), []
    for name in line.get("masked") or ():
        if (known := told.get((line["n"], name))) is not None:
            body[name] = _read_value(str(known.get("value")))
        else:
            masked.append(name)
    if line.get("kind") in ("voided", "restored"):
        body["request"] = str(body.get("request"))
    before = {"seq": line["n"], "kind": line.get("kind"), "schema": line.get("schema"), "body": body}
    return {**before, "request": str(line.get("of")), **({"masked": masked, "drawn": []} if masked else {})}


def _read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _there(ledger: Ledger, seal: int) -> None:
    """Refuse what is of a seal that was not posted."""
    if not 1 <= seal <= len(ledger.seals):
        raise NotAnExport(1, "no-seal")


def _seed(opened: SealOpened, number: int) -> None:
    """Refuse an opened seal whose seed is not hexadecimal, or that claims more than MOST_ROLLS rolls."""
    try:
        bytes.fromhex(opened.seed)
    except ValueError as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong
    if opened.rolls > MOST_ROLLS:
        raise NotAnExport(number, "not-an-entry")


def _counted(drawn: Sequence[Draw], number: int) -> Sequence[Draw]:
    """The rolls; refused where one has a number above MOST_ROLLS."""
    if any(isinstance(roll, NumberedDraw) and roll.number > MOST_ROLLS for roll in drawn):
        raise NotAnExport(number, "not-an-entry")
    return drawn


def _read(line: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise NotAnExport(number, "not-json") from None
    if not isinstance(value, dict):
        raise NotAnExport(number, "not-json")
    return value


def _number(line: dict[str, Any], at: int) -> int:
    seq = line.get("seq")
    if not isinstance(seq, int):
        raise NotAnExport(at, "not-an-entry")
    return seq


def _blank(line: dict[str, Any], number: int) -> list[Draw]:
    """The rolls of an entry that was still sealed: their numbers, without faces."""
    try:
        return [_DRAW.validate_python(roll) for roll in line["drawn"]]
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong


def _entry(line: dict[str, Any], number: int) -> Entry:
    try:
        kind = Entry.kinds[line["kind"]]
        return kind.model_validate(kind.upgraded(int(line["schema"]), line["body"]))
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong
