"""Whether stories may be chosen at this table: whoever wants to asks the others, who agree with one press each."""

from __future__ import annotations

from bot.commands.daimon.cog import cog
from bot.commands.daimon.making.frame import IN_MAKING
from bot.commands.journal_lines import tell
from bot.engines.daimon.making import stories
from bot.engines.daimon.making.state import Method
from bot.engines.daimon.making.stories import StoriesAgreed
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May


def asked_first(call: Call[Campaign], method: Method, line: str) -> Card | None:
    """Ask the table, where it has not agreed yet that stories are chosen; `line` goes on once it has."""
    if method != "manual" or stories.may_choose(call.book, call.member):
        return None
    if call.member in stories.missing(call.book):
        stories.agree(call.book, call.member)
        call.post(call.room_for("here"), _question(call, "making-stories-title"))
    go = Button(say("making-stories-go"), line)
    lines = (_awaited(call), say("making-stories-meanwhile"))
    return Card(say("making-stories-asked"), lines, buttons=((go,),), audience=Audience.MEMBER, tone=Tone.ASK)


def _question(call: Call[Campaign], title: str) -> Card:
    """Who would choose, or has agreed, and who is still to."""
    yes = Button(say("making-stories-yes"), "sheet stories", "good")
    lines = (say("making-stories-how"), _awaited(call))
    return Card(say(title, who=Mention(call.member)), lines, buttons=((yes,),), tone=Tone.ASK)


def _awaited(call: Call[Campaign]) -> Argument:
    """Whose yes is still wanted."""
    missing = stories.missing(call.book)
    return say("making-stories-missing", who=listed(Mention(player, ping=True) for player in missing))


@cog.command("sheet stories", may=May.PLAYER, hidden=True)
async def agree(call: Call[Campaign]) -> Card:
    """Agree that stories may be chosen at this table."""
    if stories.agree(call.book, call.member):
        return _question(call, "making-line-stories")
    row = (Button(say("campaign-sheet-button"), "sheet new"),)
    return Card(say("making-stories-agreed"), (say("making-stories-how-now"),), buttons=(row,), tone=Tone.GOOD)


# --- journal

tell(
    cog,
    {
        StoriesAgreed: "making-line-stories",
    },
    IN_MAKING,
)
