"""What the room hears while sheets are being filled: which are in, and which are missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.commands.gdr.names import named
from bot.commands.naming import listed
from bot.engines.book import Entry, Voided
from bot.engines.gdr import closing
from bot.engines.gdr.closing import Decided, SheetDiscarded
from bot.engines.gdr.judging import HandedIn, Reopened
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog
from bot.hall.declared.told import Told

cog: Cog[Gdr] = Cog(Gdr, "gdr")


@cog.heralds(HandedIn, topic="here")
@cog.heralds(Reopened, topic="here")
@cog.heralds(SheetDiscarded, topic="here")
@cog.heralds(Decided, topic="here")
def changed(call: Call[Any], book: Gdr, entry: Entry) -> Sequence[Told]:
    """How far the sheets are, in the place of the message before."""
    return () if book.closed else (_state(call, book),)


@cog.heralds(Voided, topic="here")
def undone(call: Call[Any], book: Gdr, entry: Voided) -> Sequence[Told]:
    """An undo may give a sheet back to its referee, who hears of it, or hand it in again."""
    before = call.book
    if not isinstance(before, Gdr) or before.closed or book.closed or _handed(before) == _handed(book):
        return ()
    back = [one for one in _handed(before) if one not in _handed(book) and one in book.sheets]
    told = [Told(given_back_card(book, team, call.member), person=referee) for team, referee in back]
    return [*told, _state(call, book)]


def _state(call: Call[Any], book: Gdr) -> Told:
    key = f"gdr.state:{call.volume.stored.id if call.volume else ''}"
    return Told(state_card(book), call.room_for("here"), key=key)


def _handed(book: Gdr) -> list[tuple[str, str]]:
    return [key for key, sheet in book.sheets.items() if sheet.handed]


def given_back_card(book: Gdr, team: str, by: str) -> Card:
    """What a referee hears whose sheet is theirs again."""
    again = Button(say("gdr-continue-button"), f"gdr judge {team}")
    title = say("gdr-reopened-told", team=named(book, team), who=Mention(by))
    return Card(title, buttons=((again,),), audience=Audience.MEMBER, tone=Tone.ASK)


def state_card(book: Gdr) -> Card:
    """Which teams' sheets are in, without a word of what they say, or of what they leave to the director."""
    without = closing.without_sheets(book)
    lines: list[Argument] = []
    handed = [named(book, team.id) for team in book.teams if team.id not in without]
    if handed:
        lines.append(say("gdr-state-handed", teams=listed(handed)))
    if without:
        lines.append(
            say("gdr-state-missing", teams=listed(named(book, one.id) for one in book.teams if one.id in without))
        )
    else:
        lines.append(say("gdr-state-ready"))
    row = (Button(say("gdr-progress-button"), "gdr progress"),)
    return Card(say("gdr-state-title"), tuple(lines), buttons=(row,), tone=Tone.PLAIN if without else Tone.GOOD)
