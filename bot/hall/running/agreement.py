"""Who gains by a decision needs another's yes: it is asked for in the book's room, and given with one press."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.house_entries import Agreed
from bot.engines.rewriting import Restored, Voided
from bot.engines.way_back import concerned, needs_of
from bot.hall.cards import press_id
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.press_id import Pressed
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.told import Told
from bot.hall.declared.values import Values
from bot.hall.running import slips
from bot.hall.running.lines import line_of

NAMED = 8
"""Lines of what is asked that are shown."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """A yes that was pressed: by whom, and how many entries the book had when it was asked for."""

    by: str
    version: int


async def required(call: Call[Any], command: Command, before: str, yes: Agreement | None) -> None:
    """Let a decision pass which needs nobody's yes, or has one; else ask for it, and nothing has happened."""
    entries = [*call.book.fresh, *(call.again.book.fresh if call.again is not None else ())]
    decided = await _decided(call, entries)
    if not decided:
        return
    books = [call.book, *([call.after] if call.after is not None else [])]
    if not any(_has_stake(book, decided, call.member) for book in books):
        return
    side = frozenset[str]().union(*(book.side(call.member) for book in books))
    if yes is None:
        raise await _question(call, command, before, decided)
    if yes.by in side:
        raise Refused("agree-own-side" if yes.by != call.member else "agree-own")
    if await call.actions.touched_since(yes.version, needs_of(call.book, _records(decided))):
        raise Refused("agree-overtaken")
    call.also(Agreed(by=yes.by))


async def _decided(call: Call[Any], entries: Sequence[Entry]) -> list[Entry]:
    """What of these entries rules on what others recorded: by itself, or what is voided or put back."""
    book = call.after or call.book
    found = [entry for entry in entries if entry.decides(book)]
    for entry in entries:
        if isinstance(entry, Voided | Restored):
            action = await call.actions.of(entry.request)
            told = [record.entry for record in action.records]
            own = bool(action.records) and action.records[0].person == call.member
            fresh = own and call.now - action.records[0].at <= call.settings.limits.slip_minutes * slips.MINUTE
            if not (slips.is_slip(told) and fresh):
                found += told
    return found


def _has_stake(book: Book, entries: Sequence[Entry], member: str) -> bool:
    """Whether somebody plays in what these entries are about, or, among rivals, plays at all; alone nobody gains."""
    return not book.players() <= book.side(member) and member in (
        book.players() if book.rivals else concerned(book, entries)
    )


def _records(entries: Sequence[Entry]) -> list[Recorded]:
    return [Recorded(0, "", 0.0, "", entry) for entry in entries]


# --- asking


async def _question(call: Call[Any], command: Command, before: str, decided: Sequence[Entry]) -> AskingFirst:
    """The question to everybody in the book's room, with what would be recorded, in the journal's words."""
    volume = call.volume
    assert volume is not None
    words = await Values.of(call).typed(call.given)
    manages = int(call.request.manages)
    line = f"!@{volume.stored.id} &{call.member},{manages},{await _version(call)} {before}{line_of(command, words)}"
    press, row = press_id.kept(call.house.ids, line, call.now)
    lines: list[Argument] = [said for one in decided[:NAMED] if (said := call.house.commands.line(call, one))]
    card = Card(
        say("agree-title", who=Mention(call.member)),
        (*lines, say("agree-how", who=Mention(call.member))),
        buttons=((Button(say("agree-button"), press, "good"),),),
        tone=Tone.ASK,
    )
    if call.room.id == volume.stored.room:
        return AskingFirst(card, [row])
    asked = Card(say("agree-asked"), audience=Audience.MEMBER, tone=Tone.ASK)
    return AskingFirst(asked, [row], [Told(card, volume.stored.room)])


async def _version(call: Call[Any]) -> int:
    """How many entries the book has on disk or in hand, without what is tried now."""
    return int(call.book.version) - (0 if call.after is not None else len(call.book.fresh))


def read(pressed: Pressed) -> tuple[str, bool, int]:
    """Who asked, whether the platform lets them manage the place, and how many entries the book had."""
    asker, manages, version = pressed.agrees.split(",")
    return asker, manages == "1", int(version)


def answered(call: Call[Any], card: Card, yes: Agreement) -> Card:
    """What came of it, in the place of the question, with who agreed; the asker alone is told what is theirs alone."""
    if card.audience is Audience.ROOM:
        lines = (*card.lines, say("agreed-line", who=Mention(yes.by)))
        return Card(
            card.title, lines, card.table, card.picture, card.files, card.buttons, tone=card.tone, replaces=True
        )
    call.tell(call.member, card)
    return Card(say("agreed-line", who=Mention(yes.by)), tone=Tone.GOOD, replaces=True)
