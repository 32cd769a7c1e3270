"""/journal: what was recorded, by whom and when; and the line of any entry."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any

from bot.commands.book_kind import BookKind, of_linked_clubs
from bot.engines.book import Book, Entry, Recorded
from bot.engines.rewriting import Restored, Voided, stands
from bot.hall.books.actions import LOOK_BACK, Numbers
from bot.hall.books.long_books import recorded
from bot.hall.cards.card import (
    Argument,
    Audience,
    Button,
    Card,
    Free,
    Mention,
    Moment,
    say,
)
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.kinds import Whole
from bot.texts import FIRST_LANGUAGE

cog: Cog[Book] = Cog(Book)

Last = Annotated[int, Whole(1, 100)]


@cog.command("journal", reads=True)
async def journal(call: Call[Book], last: Last = 10, book: BookKind | None = None) -> Card:
    """What was recorded, by whom and when."""
    voided, numbers = await call.actions.voided(), await call.actions.numbers()
    lines = []
    told, every = await _told(call, last, numbers)
    for record, what in told:
        number = str(numbers.of(record.seq))
        line = say("journal-line", number=number, at=Moment(record.at, "time"), what=what)
        lines.append(line if stands(record, voided) else say("journal-voided", line=line))
    title = say("journal-title", book=say(f"book-{call.book.kind}"), count=len(told), all=numbers.up_to(every))
    others = await of_linked_clubs(call, f"journal {last}")
    if call.book.follows:
        others = (*others, (Button(say("journal-before"), f"!@{call.book.follows} journal {last}"),))
    return Card(title, tuple(lines) or (say("journal-empty"),), buttons=others, audience=Audience.ROOM)


async def _told(call: Call[Book], last: int, numbers: Numbers) -> tuple[list[tuple[Recorded, Argument]], int]:
    """The last entries of which there is something to tell, with their lines; and how many entries there are in all."""
    assert call.volume is not None
    told: list[tuple[Recorded, Argument]] = []
    records: list[Recorded] = []
    for most in (last + 1, LOOK_BACK, None):  # the one before says whether the first of them begins an action
        stored = await call.store.entries(call.volume.stored.id, last=most)
        records = [*recorded(stored, call.house.shelf.who_is_who(call.volume.stored))]
        told = [(record, line) for record in records if (line := line_of(call, record)) is not None]
        if len(told) > last or (most is not None and len(stored) < most):
            break
    told = [(record, await _named(call, record, numbers) or line) for record, line in told[-last:]]
    begins = {later.seq for earlier, later in pairwise(records) if later.request != earlier.request} | {1}
    shown = [(record, await _with_who(call, line, record) if record.seq in begins else line) for record, line in told]
    return shown, records[-1].seq


async def _named(call: Call[Book], record: Recorded, numbers: Numbers) -> Argument | None:
    """Which line was undone or put back, where a line says that one was: the first that its action has."""
    if not isinstance(record.entry, Voided | Restored):
        return None
    undone = await call.actions.undone(record)
    shown = [one for one in undone if not one.entry.untold(call.book) and line_of(call, one) is not None]
    if not shown:
        return None
    number = str(numbers.of(shown[0].seq))
    if isinstance(record.entry, Restored):
        return say("restored-line-of", number=number)
    return with_reason(say("voided-line-of", number=number), record.entry)


def with_reason(line: Argument, entry: Voided) -> Argument:
    """The line of an undo, with why, where it took away what known dice had fallen upon."""
    return say("voided-line-known", line=line, why=Free(entry.why)) if entry.why else line


async def _with_who(call: Call[Book], line: Argument, record: Recorded) -> Argument:
    """The first line of an action, with who did it where its words do not say so; what is secret says all it may."""
    secret = type(record.entry).sealed is not Entry.sealed
    if secret or not record.person:
        return line
    said = await call.house.drawer.line(line, FIRST_LANGUAGE, "UTC")
    if any(span.person == record.person for span in said):
        return line
    return say("journal-by", line=line, who=Mention(record.person))


def line_of(call: Call[Any], record: Recorded) -> Argument | None:
    """An entry as a line of the journal; none where there is nothing to tell of it yet."""
    return call.house.commands.line(call, record.entry)
