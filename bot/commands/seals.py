"""/verify: the check of dice and draws against their seals; and the notices of seals set and opened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from bot.commands.book_kind import BookKind
from bot.engines.book import Book, Recorded, Refused, SealOpened, SealRetired, SealSet, SecretTold
from bot.engines.dice import Finding, Seal, SealCheck
from bot.hall.books.chain_check import holds
from bot.hall.cards.card import (
    HEAD,
    Argument,
    Attachment,
    Audience,
    Button,
    Card,
    Tone,
    code,
    say,
    strong,
)
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Whole, Yes, YesNo

cog: Cog[Book] = Cog(Book)

SealNumber = Annotated[int, Whole(1, 1_000_000), Hidden()]
Wanted = Annotated[bool, YesNo(), Hidden()]


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
    checks = {one.number: SealCheck(one) for one in seals}
    dice = 0

    def see(records: Iterable[Recorded]) -> None:
        nonlocal dice
        for record in records:
            for roll in record.entry.drawn:
                checks[roll.seal].see(roll)
                dice += len(roll.faces)

    await call.house.shelf.through(call.volume.stored, see)
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
    stored = await call.store.book(call.volume.stored.id)
    chained = stored is not None and await holds(call.store, stored)
    if not chained:
        lines.append(say("verify-chain-broken"))
    sound = chained and all(finding.sound for finding in findings)
    title = say("verify-sound" if opened else "verify-closed", dice=dice) if sound else say("verify-unsound")
    tone = Tone.BAD if not sound else Tone.GOOD if opened else Tone.PLAIN
    return Card(title, tuple(lines), buttons=(tuple(row),) if row else (), tone=tone, heads=HEAD)


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
    return Card(say("seal-opened-title", seal=code(seal.short)), tuple(lines), buttons=((button,),), heads=HEAD)


@cog.heralds(SealRetired, topic="here")
def seal_retired(call: Call[Book], book: Book, entry: SealRetired) -> Card:
    """The book went back to a copy; the next seal is posted at once."""
    seal = book.ledger.seals[entry.number - 1]
    present = book.ledger.now(seal.strand)
    assert present is not None
    lines = (
        say("seal-retired-why"),
        say("seal-set-commitment", seal=code(present.short), commitment=code(present.commitment)),
    )
    return Card(say("seal-retired-title", seal=code(seal.short)), lines, heads=HEAD)


@cog.heralds(SealSet, topic="here")
def seal_set(call: Call[Book], book: Book, entry: SealSet) -> Card | None:
    """The first seal of a strand is posted by itself; later ones with the opening of the one before."""
    if any(seal.strand == entry.strand for seal in book.ledger.seals[: entry.number - 1]):
        return None
    seal = book.ledger.seals[entry.number - 1]
    what = say(f"seal-set-what-{seal.strand or 'dice'}", commitment=code(seal.commitment))
    return Card(say("seal-set-title", seal=code(seal.short)), (what,), heads=HEAD)


# --- the journal


@cog.tells(SealSet)
def seal_set_line(call: Call[Book], entry: SealSet) -> Argument:
    """The journal's line of a new seal."""
    return say("seal-set-line", seal=code(entry.commitment[:4]))


@cog.tells(SealOpened)
def seal_opened_line(call: Call[Book], entry: SealOpened) -> Argument:
    """The journal's line of an opened seal."""
    return say("seal-opened-line", seal=code(call.book.ledger.seals[entry.number - 1].short))


@cog.tells(SealRetired)
def seal_retired_line(call: Call[Book], entry: SealRetired) -> Argument:
    """The journal's line of a retired seal."""
    return say("seal-retired-line", seal=code(call.book.ledger.seals[entry.number - 1].short))


@cog.tells(SecretTold)
def secret_told_line(call: Call[Book], entry: SecretTold) -> None:
    """The entry itself has its line."""
