"""/codice new: a tournament's book is laid; one that is over, or that a director closes, gives way to it."""

from __future__ import annotations

from typing import Annotated

from bot.commands.codice.cog import cog, spoken
from bot.commands.codice.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.commands.seal_lines import cut_button, print_line
from bot.engines.codice.tournament import Codice, CodiceOpened
from bot.engines.tournament import entering
from bot.hall.cards.card import HEAD, Argument, Audience, Button, Card, Free, Tone, say, typed
from bot.hall.cards.plain_text import quoted
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Whole
from bot.storage.contract import Relabel

TournamentName = Annotated[str, Text(longest=60)]
Places = Annotated[int, Whole(1, 9999, offers=(8, 16, 32, 64))]


@cog.opens
async def lay(call: Call[Codice]) -> None:
    """A tournament's book is laid: its numbers, and the seal of its draws."""
    call.book.happen(CodiceOpened(rules=call.house.rules.codice))
    call.set_seal()


@cog.command("new", may=May.DIRECTOR, opens=True)
@spoken
async def new(call: Call[Codice], name: TournamentName, places: Places | None = None) -> Card:
    """Open the tournament in this room."""
    book = call.book
    if book.name:
        return _in_the_way(book, name, places)
    entering.found(book, call.member, call.keep(name, shared=True), places)
    assert call.volume is not None
    call.changes.append(Relabel(call.volume.stored.id, {"title": name}))
    lines: list[Argument] = [say("codice-how-to-enter", command=typed("codice", "team"))]
    if places is not None:
        lines.append(say("codice-places", places=places))
    lines.append(print_line(book))
    row = (
        Button(say("codice-enter-button"), "codice team", "good"),
        Button(say("codice-entries-button"), "codice tables"),
        Button(say("codice-start-button"), "codice start"),
        cut_button(),
    )
    return Card(
        say("codice-opened", name=call.free(book.name)), tuple(lines), buttons=(row,), tone=Tone.GOOD, heads=HEAD
    )


def _in_the_way(book: Codice, name: str, places: int | None) -> Card:
    """Another tournament has not come to its end in this room: is it to be closed?"""
    row = (Button(say("codice-shut-button"), f"codice shut {_line(name, places)}", "bad"),)
    lines = (say("codice-in-the-way-how"),)
    title = say("codice-in-the-way", name=Free(book.name))
    return Card(title, lines, buttons=(row,), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("shut", may=May.DIRECTOR, hidden=True)
@spoken
async def shut(call: Call[Codice], name: TournamentName, places: Places | None = None) -> Card:
    """Close the tournament before its end, and offer to open the other."""
    entering.abandon(call.book, call.member)
    row = (Button(say("codice-open-button", name=name), f"codice new {_line(name, places)}", "good"),)
    return Card(say("codice-shut", name=Free(call.book.name)), (say("codice-shut-how"),), buttons=(row,))


def _line(name: str, places: int | None) -> str:
    """What a button of a new tournament carries."""
    return f"{quoted(name)} places:{places}" if places else quoted(name)


# --- the journal's lines

tell(
    cog,
    {
        CodiceOpened: "codice-line-opened",
    },
    FIELDS,
)
