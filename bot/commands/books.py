"""What every book has: /undo, /journal, /verify, and the notices of its seal."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Annotated, Any

from bot.engines.book import Book, Entry, Recorded, Refused, SealOpened, SealSet, Voided, last_undoable
from bot.engines.dice import Check, Finding, Seal
from bot.hall.books.shelf import recorded
from bot.hall.cards.card import (
    Argument,
    Attachment,
    Audience,
    Button,
    Card,
    Mention,
    Moment,
    Tone,
    code,
    say,
    strong,
)
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Choice, Text, Whole, Yes, YesNo
from bot.texts import FIRST_LANGUAGE

cog: Cog[Book] = Cog(Book)

BookKind = Annotated[str, Choice(name="book", values=("table", "campaign", "codice", "diplomacy", "gdr", "mito"))]
RequestId = Annotated[str, Text(longest=80), Hidden()]
Last = Annotated[int, Whole(1, 100)]
SealNumber = Annotated[int, Whole(1, 1_000_000), Hidden()]
Wanted = Annotated[bool, YesNo(), Hidden()]

NAMED = 12
"""So many entries of an action are named before it is undone."""
LOOK_BACK = 200
"""Entries in which the last undoable action is looked for before the whole book is read."""


@cog.command("undo", may=May.MASTER_OR_DIRECTOR, private=True)
async def undo(call: Call[Book], book: BookKind | None = None, action: RequestId | None = None) -> Card:
    """Name the last recorded action, ask, and void it."""
    last = await _last(call)
    if action is None:
        button = Button(say("undo-sure"), f"undo action:{last[0].request}", "bad")
        return Card(
            say("undo-title"),
            (*_lines(call, last), say("undo-when", at=Moment(last[0].at, "relative"))),
            buttons=((button,),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    if action != last[0].request:
        raise Refused("undo-overtaken")
    lines = tuple(_lines(call, last))
    await call.rewrite(Voided(request=action))
    return Card(say("undone", who=Mention(call.member)), (*lines, say("undone-dice")) if _dice(last) else lines)


def _lines(call: Call[Book], records: list[Recorded]) -> list[Argument]:
    """The entries of an action in a line each; of very many the first, and that there are more."""
    lines: list[Argument] = [line for record in records[:NAMED] if (line := line_of(call, record)) is not None]
    return [*lines, say("undo-more")] if len(records) > NAMED else lines


async def _last(call: Call[Book]) -> list[Recorded]:
    """The entries of the last action that can be undone, without those that stay."""
    assert call.volume is not None
    await call.store.settled()
    for most in (LOOK_BACK, None):
        stored = await call.store.entries(call.volume.stored.id, last=most)
        records = [*recorded(stored, call.people.aliases)]
        request = last_undoable(records)
        if request is not None:
            return [record for record in records if record.request == request and not record.entry.lasting]
        if most is not None and len(stored) < most:
            break
    raise Refused("nothing-to-undo")


def _dice(records: list[Recorded]) -> bool:
    return any(record.entry.drawn for record in records)


@cog.command("journal", reads=True)
async def journal(call: Call[Book], last: Last = 10, book: BookKind | None = None) -> Card:
    """What was recorded, by whom and when."""
    assert call.volume is not None
    id = call.volume.stored.id
    voided = {entry.request for entry in _of(recorded(await call.store.entries(id, kinds=[Voided.kind]), {}))}
    lines = []
    told, every = await _told(call, last)
    for record, what in told:
        line = say("journal-line", at=Moment(record.at, "time"), what=what)
        lines.append(
            say("journal-voided", line=line) if record.request in voided and not record.entry.lasting else line
        )
    title = say("journal-title", book=say(f"book-{call.book.kind}"), count=len(told), all=every)
    return Card(title, tuple(lines) or (say("journal-empty"),), audience=Audience.ROOM)


async def _told(call: Call[Book], last: int) -> tuple[list[tuple[Recorded, Argument]], int]:
    """The last entries of which there is something to tell, with their lines; and how many entries there are in all."""
    assert call.volume is not None
    told: list[tuple[Recorded, Argument]] = []
    records: list[Recorded] = []
    for most in (last + 1, LOOK_BACK, None):  # the one before says whether the first of them begins an action
        stored = await call.store.entries(call.volume.stored.id, last=most)
        records = [*recorded(stored, call.people.aliases)]
        told = [(record, line) for record in records if (line := line_of(call, record)) is not None]
        if len(told) > last or (most is not None and len(stored) < most):
            break
    begins = {later.seq for earlier, later in pairwise(records) if later.request != earlier.request} | {1}
    shown = [
        (record, await _with_who(call, line, record) if record.seq in begins else line) for record, line in told[-last:]
    ]
    return shown, records[-1].seq


async def _with_who(call: Call[Book], line: Argument, record: Recorded) -> Argument:
    """The first line of an action, with who did it where its words do not say so; what is secret says all it may."""
    secret = type(record.entry).sealed is not Entry.sealed
    if secret or not record.person:
        return line
    said = await call.house.drawer.line(line, FIRST_LANGUAGE, "UTC")
    if any(span.person == record.person for span in said):
        return line
    return say("journal-by", line=line, who=Mention(record.person))


def _of(records: Iterable[Recorded]) -> list[Voided]:
    return [record.entry for record in records if isinstance(record.entry, Voided)]


def line_of(call: Call[Any], record: Recorded) -> Argument | None:
    """An entry as a line of the journal; none where there is nothing to tell of it yet."""
    entry = record.entry
    for other in call.house.commands.cogs:
        for kind, tell in other.tellings.items():
            if isinstance(entry, kind):
                line: Argument | None = tell(call, entry)
                return line
    raise LookupError(f"no line for {entry.kind}")


@cog.tells(Voided)
def voided_line(call: Call[Book], entry: Voided) -> Argument:
    """The journal's line of an undo."""
    return say("voided-line")


@cog.tells(SealSet)
def seal_set_line(call: Call[Book], entry: SealSet) -> Argument:
    """The journal's line of a new seal."""
    return say("seal-set-line", seal=code(entry.commitment[:4]))


@cog.tells(SealOpened)
def seal_opened_line(call: Call[Book], entry: SealOpened) -> Argument:
    """The journal's line of an opened seal."""
    return say("seal-opened-line", seal=code(call.book.ledger.seals[entry.number - 1].short))


@cog.command("verify", private=False)
async def verify(
    call: Call[Book],
    book: BookKind | None = None,
    open: Yes = False,
    seal: SealNumber | None = None,
    file: Wanted = False,
) -> Card:
    """The seal of the dice and draws here; once it is opened, the check of every die."""
    assert call.volume is not None
    seals = call.book.ledger.seals
    if open:
        return _opened(call, seal)
    if file:
        if not any(one.seed for one in seals):
            raise Refused("seal-not-yet")
        files = (Attachment("entries", {"book": call.volume.stored.id}),)
        return Card(say("verify-file"), (say("verify-how"),), files=files, audience=Audience.MEMBER)
    await call.store.settled()
    checks = {one.number: Check(one) for one in seals}
    dice = 0

    def see(records: Iterable[Recorded]) -> None:
        nonlocal dice
        for record in records:
            for roll in record.entry.drawn:
                checks[roll.seal].see(roll)
                dice += len(roll.faces)

    await call.house.shelf.through(call.volume.stored.id, see)
    findings = [check.finding() for check in checks.values()]
    lines: list[Argument] = []
    for finding in findings[-6:]:
        lines += _found(finding)
    present = call.book.ledger.present
    row: list[Button] = []
    if present is not None and present.rolls and call.book.kind == "table":
        row.append(Button(say("seal-open-now"), f"verify open:yes seal:{present.number}"))
    opened = any(one.seed for one in seals)
    if opened:
        row.append(Button(say("verify-file-button"), "verify file:yes"))
    sound = all(finding.sound for finding in findings)
    title = say("verify-sound" if opened else "verify-closed", dice=dice) if sound else say("verify-unsound")
    tone = Tone.BAD if not sound else Tone.GOOD if opened else Tone.PLAIN
    return Card(title, tuple(lines), buttons=(tuple(row),) if row else (), tone=tone)


def _opened(call: Call[Book], seal: int | None) -> Card:
    """Open the present seal; a button that meant an earlier one comes too late."""
    if call.book.kind != "table":
        raise Refused("seal-not-yet")
    present = call.book.ledger.present
    if seal is not None and (present is None or present.number != seal):
        raise Refused("seal-opened-before")
    call.open_seal()
    return Card(say("seal-opening"), audience=Audience.MEMBER)


def _found(finding: Finding) -> list[Argument]:
    """What was found of one seal."""
    seal: Seal = finding.seal
    if not seal.seed:
        return [
            say("verify-present", seal=code(seal.short), rolls=seal.rolls),
            say("verify-commitment", commitment=code(seal.commitment)),
        ]
    key = "verify-opened" if finding.sound else "verify-wrong"
    lines: list[Argument] = [say(key, seal=strong(code(seal.short)), rolls=finding.checked)]
    if finding.wrong_seed:
        lines.append(say("verify-wrong-seed"))
    for sort in ("differing", "missing", "doubled"):
        numbers = getattr(finding, sort)
        if numbers:
            lines.append(say(f"verify-{sort}", rolls=", ".join(str(number) for number in numbers[:20])))
    return lines


@cog.heralds(SealOpened, topic="here")
def seal_opened(call: Call[Book], book: Book, entry: SealOpened) -> Card | None:
    """The seed is posted, with the next seal."""
    seal = book.ledger.seals[entry.number - 1]
    present = book.ledger.now(seal.strand)
    lines = [
        say("seal-opened-seed", seed=code(entry.seed)),
        say("seal-opened-rolls", rolls=seal.rolls),
        say("seal-set-commitment", seal=code(present.short), commitment=code(present.commitment)) if present else "",
    ]
    button = Button(say("seal-check"), "verify")
    return Card(say("seal-opened-title", seal=code(seal.short)), tuple(lines), buttons=((button,),))


@cog.heralds(SealSet, topic="here")
def seal_set(call: Call[Book], book: Book, entry: SealSet) -> Card | None:
    """The first seal of a strand is posted by itself; later ones with the opening of the one before."""
    if any(seal.strand == entry.strand for seal in book.ledger.seals[: entry.number - 1]):
        return None
    seal = book.ledger.seals[entry.number - 1]
    what = say(f"seal-set-what-{seal.strand or 'dice'}", commitment=code(seal.commitment))
    return Card(say("seal-set-title", seal=code(seal.short)), (what,))
