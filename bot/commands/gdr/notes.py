"""Private notes on a sheet: of each player and of the team, given to them after closing if the referee wishes."""

from __future__ import annotations

from typing import Annotated, Any

from bot.commands.gdr import sheet_pages as pages
from bot.commands.gdr.cog import cog, spoken
from bot.commands.gdr.names import ListIndex, TeamId, named
from bot.engines.book import Refused
from bot.engines.gdr import judging, notes
from bot.engines.gdr.notes import NoteWritten
from bot.engines.gdr.scale import TEAM
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Card, Mention, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text

NoteWords = Annotated[str, Text(longest=600)]
NOTHING = ("-", "–", "—")
"""What somebody types who wants no note any more."""


@cog.command("note", may=May.REFEREE, private=True, hidden=True, secret=True)
@spoken
async def note(call: Call[Gdr], team: TeamId, place: ListIndex, words: NoteWords) -> Card:
    """Note something of a player, or of the team."""
    character = _character(call.book, team, place)
    sheet = judging.open_sheet(call.book, call.member, team)
    kept = "" if words.strip() in NOTHING else call.keep(words)
    sheet = notes.write(call.book, call.member, team, character, kept)
    return pages.page_card(call, sheet, place)


@cog.command("give", may=May.REFEREE, private=True, hidden=True)
@spoken
async def give(call: Call[Gdr], team: TeamId, place: ListIndex) -> Card:
    """Let a note be given after closing, or keep it."""
    sheet = notes.turn(call.book, call.member, team, _character(call.book, team, place))
    return pages.page_card(call, sheet, place)


def _character(book: Gdr, team: str, place: int) -> str:
    parts = (*book.casts.get(team, ()), TEAM)
    if place >= len(parts):
        raise Refused("button-gone")
    return parts[place]


@cog.tells(NoteWritten)
def note_line(call: Call[Any], entry: NoteWritten) -> Argument | None:
    """That a referee noted something; what, is for whom it is about."""
    if not call.book.closed:
        return None
    return say("gdr-line-note", referee=Mention(entry.referee), team=named(call.book, entry.team))
