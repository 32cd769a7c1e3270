"""What the room hears while sheets are being filled: which are in, which are missing, and that something waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.commands.gdr.names import listed, named
from bot.engines.book import Entry
from bot.engines.rbb import closing
from bot.engines.rbb.closing import Decided, GeniusJudged, SheetDiscarded
from bot.engines.rbb.judging import HandedIn, Reopened
from bot.engines.rbb.tournament import Rbb
from bot.hall.call import Call, Told
from bot.hall.cards import Argument, Button, Card, Tone, say
from bot.hall.cogs import Cog

cog: Cog[Rbb] = Cog(Rbb, "gdr")


@cog.heralds(HandedIn, topic="here")
@cog.heralds(Reopened, topic="here")
@cog.heralds(SheetDiscarded, topic="here")
@cog.heralds(Decided, topic="here")
@cog.heralds(GeniusJudged, topic="here")
def changed(call: Call[Any], book: Rbb, entry: Entry) -> Sequence[Told]:
    """How far the sheets are, in the place of the message before."""
    if book.closed:
        return ()
    key = f"gdr.state:{call.volume.stored.id if call.volume else ''}"
    return (Told(state_card(book), call.room_for("here"), key=key),)


def state_card(book: Rbb) -> Card:
    """Which teams' sheets are in, without a word of what they say."""
    gaps = closing.gaps(book)
    without = {gap.team for gap in gaps if gap.sort in ("no-sheet", "open-sheet")}
    lines: list[Argument] = []
    handed = [named(book, team.id) for team in book.teams if team.id not in without]
    if handed:
        lines.append(say("gdr-state-handed", teams=listed(handed)))
    if without:
        lines.append(
            say("gdr-state-missing", teams=listed(named(book, one.id) for one in book.teams if one.id in without))
        )
    if any(gap.sort in ("undecided", "unconfirmed") for gap in gaps):
        lines.append(say("gdr-state-waits"))
    if not gaps:
        lines.append(say("gdr-state-ready"))
    row = (Button(say("gdr-progress-button"), "gdr progress"),)
    return Card(say("gdr-state-title"), tuple(lines), buttons=(row,), tone=Tone.PLAIN if gaps else Tone.GOOD)
