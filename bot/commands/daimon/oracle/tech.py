"""/tech: the technology log."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character.names import folded
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.oracle import tech as engine
from bot.engines.daimon.oracle.state import Technology
from bot.engines.daimon.oracle.tech import TechnologyAdded
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Text, Yes

Name = Annotated[str, Text(longest=60)]
Details = Annotated[str, Text(longest=300)]
Effect = Annotated[str, Text(longest=150)]
LAST = 10
"""How many technologies are shown: the newest."""


@cog.command("tech add", may=May.PLAYER)
async def add(
    call: Call[Campaign], name: Name, details: Details, bonus: Effect, limit: Effect, strategic: Yes = False
) -> Card:
    """Bring a technology into the story, and into the log."""
    book = call.book
    engine.may_add(book, call.member, strategic)
    for known in book.tech.log:
        if folded(await call.people.words(known.name) or "") == folded(name):
            raise Refused("tech-known", name=name)
    engine.add(book, call.member, call.keep(name), call.keep(details), call.keep(bonus), call.keep(limit), strategic)
    added = book.tech.log[-1]
    lines = tech_lines(call, added)[1:]
    seat = book.seat_of(call.member)
    row: tuple[Button, ...] = ()
    if strategic and seat is not None:
        lines.append(say("reserve-now", dice=seat.reserve))
    elif not strategic and call.member not in book.masters():
        line = f"reserve award <@{call.member}> enrichment"
        row = (Button(say("tech-reward-button", dice=book.rules.awards.enrichment), line),)
    title = say("tech-added-strategic" if strategic else "tech-added", name=call.free(added.name))
    return Card(title, tuple(lines), buttons=(row,) if row else (), tone=Tone.GOOD)


@cog.command("tech list", may=May.PLAYER, reads=True)
async def listed(call: Call[Campaign]) -> Card:
    """Show the technology log."""
    log = call.book.tech.log
    lines = [line for technology in log[-LAST:] for line in tech_lines(call, technology)]
    return Card(say("tech-title", count=len(log)), tuple(lines) or (say("tech-none"),))


def tech_lines(call: Call[Campaign], technology: Technology) -> list[Argument]:
    """A technology: what it is, what it gives, its limit, and whose idea it was."""
    return [
        say(
            "tech-line",
            number=technology.number,
            name=strong(call.free(technology.name)),
            details=call.free(technology.details),
            who=Mention(technology.by),
        ),
        say("tech-effect", bonus=call.free(technology.bonus), limit=call.free(technology.limit)),
    ]


# --- journal

tell(
    cog,
    {
        TechnologyAdded: "tech-line-added",
    },
    FIELDS,
)
