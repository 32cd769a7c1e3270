"""A book as files: everything recorded as JSON Lines, the tables as CSV; and the check of such a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot import __version__
from bot.engines.book import Book, Entry, SealOpened, SealSet
from bot.engines.dice import Draw, Finding, Seal, checked, gaps
from bot.hall.books.shelf import aside, pages, recorded
from bot.hall.cards.ids import PERSON
from bot.hall.people.people import People
from bot.storage.contract import Store, StoredEntry

FORMAT = 1
SEPARATORS = {"it": ";", "en": ","}
"""What separates the cells of a CSV, by the club's language: a spreadsheet expects the separator of its country."""


async def exported(store: Store, people: People, id: str, book: Book) -> str:
    """Everything recorded in a book: a first line about it, then people's names and words, then an entry a line.

    What is still sealed is left out, with the words that only stand there; what is not even to be known of, as if it
    had not been recorded.
    """
    stored = await store.book(id)
    assert stored is not None
    ids: set[str] = set()
    lines: list[str] = []
    hidden: set[str] = set()

    def take(entries: list[StoredEntry]) -> None:
        for entry in entries:
            if untold(entry, book):
                continue
            ids.update(PERSON.findall(entry.body), [entry.person] if entry.person else ())
            line = entry_line(entry._replace(seq=len(lines) + 1), book, hidden)
            lines.append(json.dumps(line, ensure_ascii=False))

    async for page in pages(store, id):
        await aside(len(page), lambda page=page: take(page))  # type: ignore[misc]
    # Keys of rules may look like a person's id.
    known = [id for id in sorted(ids) if await store.rows("people", id=id)]
    names = {person: (await people.person(person)).name for person in known}
    words = {row["id"]: row["text"] for row in await store.rows("words", book=id) if row["id"] not in hidden}
    about = asdict(replace(stored, version=len(lines)))
    head = {"araldo": __version__, "format": FORMAT, **about, "people": names, "words": words}
    return "\n".join([json.dumps(head, ensure_ascii=False), *lines]) + "\n"


def untold(entry: StoredEntry, book: Book) -> bool:
    """Whether nobody may know of an entry yet."""
    kind = Entry.kinds[entry.kind]
    return kind.untold is not Entry.untold and next(recorded([entry], {})).entry.untold(book)


def entry_line(entry: StoredEntry, book: Book, hidden: set[str]) -> dict[str, Any]:
    """An entry as a line of a file, without what is still sealed; `hidden` gathers the words that stand there."""
    body = json.loads(entry.body)
    line: dict[str, Any] = {
        "seq": entry.seq,
        "request": entry.request,
        "at": entry.at,
        "person": entry.person,
        "kind": entry.kind,
        "schema": entry.schema,
        "body": body,
    }
    kind = Entry.kinds[entry.kind]
    if kind.sealed is not Entry.sealed:
        [whole] = (record.entry for record in recorded([entry], {}))
        masked = whole.sealed(book)
        if masked:
            hidden.update(value for name in masked if isinstance(value := body.pop(name), str))
            # The check of the dice still needs to know that these were rolled, and in which order.
            blank = [roll.model_copy(update={"faces": (), "counter": 0}) for roll in whole.drawn]
            line |= {"masked": masked, "drawn": [roll.model_dump() for roll in blank]}
    return line


def as_csv(head: Iterable[str], rows: Iterable[Iterable[str]], separator: str = ",") -> str:
    """Rows as CSV that no spreadsheet takes for formulas."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=separator)
    for row in (head, *rows):
        writer.writerow([harmless(cell) for cell in row])
    return out.getvalue()


def harmless(cell: str) -> str:
    """A cell that no spreadsheet computes: what begins like a formula gets an apostrophe, unless it is a number."""
    if cell and cell[0] in "=+-@\t\r\n|%＝＋－＠" and not cell.lstrip("+-").replace(",", "").replace(".", "").isdigit():
        return "'" + cell
    return cell


MOST_ROLLS = 1_000_000
"""The highest number of rolls under one seal that is believed: a forged file must not keep the check busy for hours."""


class NotAnExport(Exception):
    """A file that is not an export of a book: the line, and the text key that says why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


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
    lines = text.splitlines()
    head = _read(lines[0] if lines else "", 1)
    if head.get("format") != FORMAT:
        raise NotAnExport(1, "other-file")
    seals: dict[int, Seal] = {}
    drawn: list[Draw] = []
    numbers: set[Any] = set()
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        values = _read(line, number)
        numbers.add(_number(values, number))
        if values.get("masked"):
            drawn.extend(_counted(_blank(values, number), number))
            continue
        entry = _entry(values, number)
        match entry:
            case SealSet():
                seals[entry.number] = Seal(entry.number, entry.commitment, entry.strand)
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


def _counted(drawn: Sequence[Draw], number: int) -> Sequence[Draw]:
    """The rolls; refused where one has a number above MOST_ROLLS."""
    if any(roll.number > MOST_ROLLS for roll in drawn):
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
        return [Draw.model_validate(roll) for roll in line["drawn"]]
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong


def _entry(line: dict[str, Any], number: int) -> Entry:
    try:
        kind = Entry.kinds[line["kind"]]
        return kind.model_validate(kind.upgraded(int(line["schema"]), line["body"]))
    except (KeyError, TypeError, ValueError) as wrong:
        raise NotAnExport(number, "not-an-entry") from wrong
