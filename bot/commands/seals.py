"""/verify: the check of dice and draws against their seals, the cutting of a seal; and the notices of seals opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated

from bot.checker.checker_page import NAME, page
from bot.commands.book_kind import BookKind
from bot.commands.seal_lines import act_name, acts_of, cut_button, of_lots, print_line, printed
from bot.engines.book import Book, Recorded, Refused
from bot.engines.house_entries import SecretTold
from bot.engines.ledger import ActDice
from bot.engines.seal_check import Finding, SealCheck
from bot.engines.seal_entries import SealCut, SealOpened, SealRetired, SealSet, cut_seal
from bot.engines.seals import ActDraw
from bot.hall.books.chain_check import holds
from bot.hall.cards.card import (
    HEAD,
    Argument,
    Attachment,
    Audience,
    Button,
    Card,
    Free,
    Mention,
    Tone,
    code,
    say,
    strong,
)
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden
from bot.hall.declared.kinds import Text, Whole, Yes, YesNo
from bot.hall.house import House
from bot.hall.running.finder import SeveralBooks
from bot.texts import LANGUAGES

cog: Cog[Book] = Cog(Book)

SealNumber = Annotated[int, Whole(1, 1_000_000), Hidden()]
Wanted = Annotated[bool, YesNo(), Hidden()]
CutWord = Annotated[str, Text(longest=32)]
ActName = Annotated[str, Text(longest=40)]

ACTS = (
    "roll", "check", "contest", "strike", "shot", "oracle", "making", "session", "vacancy", "round", "entrant", "board",
)  # fmt: skip
"""Every kind of act there is, as labels name it."""


@cog.command("verify", private=False)
async def verify(
    call: Call[Book],
    book: BookKind | None = None,
    cut: CutWord | None = None,
    act: ActName | None = None,
    open: Yes = False,
    seal: SealNumber | None = None,
    file: Wanted = False,
) -> Card:
    """The seal of the dice and draws here; once it is opened, the check of every die; and cutting it with a word."""
    assert call.volume is not None
    if book is None and not call.book.ledger.seals:
        await _ask_which(call)
    if cut is not None:
        return _cut(call, cut)
    if open:
        return _opened(call, seal)
    if file:
        if not any(one.seed for one in call.book.ledger.seals):
            raise Refused("seal-not-yet")
        files = (Attachment("entries", {"book": call.volume.stored.id}), Attachment("checker", {}))
        return Card(say("verify-file"), (say("verify-how"),), files=files, audience=Audience.MEMBER)
    await call.store.settled()
    if act is not None:
        return await _of_act(call, _act_typed(call, act))
    return await _checked_card(call)


async def _ask_which(call: Call[Book]) -> None:
    """Where the book that is meant has no dice: ask for one that is open here and has some, if any has."""
    found = []
    for stored in await call.store.books(room=call.room.id, open_only=True):
        volume = await call.house.shelf.readable(stored.id)
        if volume is not None and volume.book.ledger.seals:
            found.append(stored)
    if found:
        raise SeveralBooks(call.house.commands["verify"], call.given, found)


async def _checked(call: Call[Book]) -> tuple[list[Finding], int]:
    """What was found of each seal of the book, and of how many dice."""
    assert call.volume is not None
    checks = {one.number: SealCheck(one) for one in call.book.ledger.seals}
    dice = 0

    def see(records: Iterable[Recorded]) -> None:
        nonlocal dice
        for record in records:
            for draw in record.entry.drawn:
                checks[draw.seal].see(draw)
                dice += len(draw.faces)

    await call.house.shelf.through(call.volume.stored, see)
    return [check.finding() for check in checks.values()], dice


async def _checked_card(call: Call[Book]) -> Card:
    """The check of all seals and of the chain; what can be opened, cut or taken away as files."""
    assert call.volume is not None
    findings, dice = await _checked(call)
    lots = of_lots(call.book)
    lines = [line for finding in findings[-6:] for line in _found(finding, lots)]
    present = call.book.ledger.present
    row: list[Button] = []
    if present is not None and present.edition > 1:
        row.append(cut_button())
    if present is not None and call.book.ledger.to_open() and call.book.kind == "table":
        row.append(Button(say("seal-open-now"), f"verify open:yes seal:{present.number}"))
    opened = any(one.seed for one in call.book.ledger.seals)
    if opened:
        row.append(Button(say("verify-file-button"), "verify file:yes"))
    stored = await call.store.book(call.volume.stored.id)
    chained = stored is not None and await holds(call.store, stored)
    if not chained:
        lines.append(say("verify-chain-broken"))
    sound = chained and all(finding.sound for finding in findings)
    title = say("verify-sound" if opened else "verify-closed", dice=dice, lots=lots)
    tone = Tone.BAD if not sound else Tone.GOOD if opened else Tone.PLAIN
    title = title if findings else say("refused-no-dice-here")
    title = title if sound else say("verify-unsound", lots=lots)
    return Card(title, tuple(lines), buttons=(tuple(row),) if row else (), tone=tone, heads=HEAD)


@cog.attachment("checker")
async def checker_file(house: House, values: Mapping[str, object], language: str) -> tuple[str, bytes]:
    """The page that checks such a file without Araldo."""
    return NAME, page(house.texts)


# --- cutting


def _cut(call: Call[Book], word: str) -> Card:
    """Cut the present seals with a word: it goes into every act that is opened from now on, and all see it."""
    if not word.isalnum():
        raise Refused("cut-of-letters-and-digits")
    if not call.book.ledger.seals:
        raise Refused("no-dice-here")
    giving = [seal for seal in call.book.ledger.seals if not seal.seed and not seal.retired]
    present = [seal for seal in giving if seal.edition > 1]
    if not present:
        raise Refused("seal-cannot-be-cut")
    kept = call.keep(word)
    for seal in present:
        cut_seal(call.book, word, kept, call.member, seal.strand)
    title = say("seal-cut-title", who=Mention(call.member), word=Free(kept))
    card = Card(title, tuple(printed(seal) for seal in present), buttons=((cut_button(),),), heads=HEAD)
    if call.volume is not None and call.volume.stored.room != call.room.id and not call.room.private:
        call.post(call.volume.stored.room, card)
    return card


def _act_typed(call: Call[Book], typed: str) -> str:
    """The act that somebody means, by its name in any language: `prova 12`."""
    texts, words = call.house.texts, " ".join(typed.casefold().split())
    number = words.rpartition(" ")[2]
    for one in ACTS:
        if any(words == texts.say(language, f"act-{one}", {"number": number}).casefold() for language in LANGUAGES):
            return f"{one}/{number}"
    raise Refused("no-such-act", act=typed)


async def _of_act(call: Call[Book], act: str) -> Card:
    """Which seal the dice of an act come from, and who cut it last before the act was opened."""
    assert call.volume is not None
    found: list[ActDice] = [call.book.ledger.acts[act]] if act in call.book.ledger.acts else []
    draws: list[ActDraw] = []

    def see(records: Iterable[Recorded]) -> None:
        draws.extend(
            draw for record in records for draw in record.entry.drawn if isinstance(draw, ActDraw) and draw.act == act
        )

    await call.house.shelf.through(call.volume.stored, see)
    found += [ActDice(draw.seal, draw.cuts) for draw in draws]
    if not found:
        raise Refused("no-such-act", act=act_name(act))
    seal, cuts = call.book.ledger.seals[found[0].seal - 1], found[0].cuts
    lines: list[Argument] = [
        say("verify-act-seal", seal=code(seal.short), opened=int(bool(seal.seed)), retired=int(seal.retired)),
        say("verify-act-cut", cuts=cuts, by=Mention(seal.cuts[cuts - 1].by)) if cuts else say("verify-act-uncut"),
    ]
    check = SealCheck(seal)
    for draw in draws:
        check.see(draw)
    sound = check.finding().sound
    if seal.seed:
        lines.append(say("verify-act-sound" if sound else "verify-act-unsound"))
    tone = Tone.BAD if not sound else Tone.GOOD if seal.seed else Tone.PLAIN
    return Card(say("verify-act", act=act_name(act), lots=of_lots(call.book)), tuple(lines), tone=tone)


# --- opening


def _opened(call: Call[Book], seal: int | None) -> Card:
    """Open the present seal; a button that meant an earlier one comes too late."""
    if call.book.kind != "table":
        raise Refused("seal-not-yet")
    present = call.book.ledger.present
    if seal is not None and (present is None or present.number != seal):
        raise Refused("seal-opened-before")
    call.open_seal()
    return Card(say("seal-opening"), audience=Audience.MEMBER)


@cog.waits
def waited_for(book: Book) -> dict[str, str]:
    """The opening of a table's seal, which everybody there may ask for."""
    present = book.ledger.present
    if book.kind != "table" or present is None or not book.ledger.to_open():
        return {}
    return {f"verify open:yes seal:{present.number}": "seal"}


def _found(finding: Finding, lots: int) -> list[Argument]:
    """What was found of one seal."""
    seal = finding.seal
    if not seal.seed:
        return [say("verify-retired" if seal.retired else "verify-present", print=printed(seal), acts=acts_of(seal))]
    key = "verify-opened" if finding.sound else "verify-wrong"
    lines: list[Argument] = [say(key, seal=strong(code(seal.short)), acts=acts_of(seal))]
    if finding.wrong_seed:
        lines.append(say("verify-wrong-seed"))
    if finding.differing:
        names = [label if label.isdigit() else act_name(label) for label in finding.differing[:20]]
        lines.append(say("verify-differing", rolls=dotted(names), lots=lots))
    for sort in ("missing", "doubled"):
        numbers = getattr(finding, sort)
        if numbers:
            lines.append(say(f"verify-{sort}", rolls=", ".join(str(number) for number in numbers[:20])))
    return lines


@cog.heralds(SealOpened, topic="here")
def seal_opened(call: Call[Book], book: Book, entry: SealOpened) -> Card | None:
    """The seed is posted with what it gave, and the print of the next seal; not where another card tells it."""
    if entry.number in call.seals_told:
        return None
    seal = book.ledger.seals[entry.number - 1]
    present = book.ledger.now(seal.strand)
    lines = [
        say("seal-opened-seed", seed=code(entry.seed)),
        say("seal-opened-acts", acts=acts_of(seal), dice=entry.dice, lots=of_lots(book)),
        printed(present) if present else "",
    ]
    check = Button(say("seal-check", lots=of_lots(book)), "verify")
    row = (check, cut_button()) if present else (check,)
    return Card(say("seal-opened-title", seal=code(seal.short)), tuple(lines), buttons=(row,), heads=HEAD)


@cog.heralds(SealRetired, topic="here")
def seal_retired(call: Call[Book], book: Book, entry: SealRetired) -> Card:
    """The book went back to a copy; the next seal is posted at once."""
    seal = book.ledger.seals[entry.number - 1]
    lines = (say("seal-retired-why", lots=of_lots(book)), print_line(book, seal.strand))
    return Card(say("seal-retired-title", seal=code(seal.short)), lines, buttons=((cut_button(),),), heads=HEAD)


# --- the journal


@cog.tells(SealSet)
def seal_set_line(call: Call[Book], entry: SealSet) -> Argument:
    """The journal's line of a new seal."""
    return say("seal-set-line", seal=code(entry.commitment[:4]))


@cog.tells(SealCut)
def seal_cut_line(call: Call[Book], entry: SealCut) -> Argument:
    """The journal's line of a cut."""
    seal = call.book.ledger.seals[entry.number - 1]
    return say("seal-cut-line", who=Mention(entry.by), seal=code(seal.short), word=Free(entry.word))


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
