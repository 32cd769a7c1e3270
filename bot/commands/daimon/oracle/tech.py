"""/tech: the technology log."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.cog import cog
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.oracle.log_page import LogPage
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.oracle import tech as engine
from bot.engines.daimon.oracle.state import Technology
from bot.engines.daimon.oracle.tech import TechnologyAdded
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Button, Card, Mention, Tone, say, strong
from bot.hall.cards.lists import listed as in_a_row
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Text, Whole, Yes

Name = Annotated[str, Text(longest=60)]
Details = Annotated[str, Text(longest=300)]
Effect = Annotated[str, Text(longest=150)]
Some = Annotated[str, Text(longest=200)]
UpTo = Annotated[int, Whole(1, 100_000), Hidden()]
PAGE = 10
"""Technologies on one page."""


@cog.command("tech add", may=May.PLAYER)
async def add(
    call: Call[Campaign], name: Name, details: Details, bonus: Effect, limit: Effect, strategic: Yes = False
) -> Card:
    """Bring a technology into the story, and into the log."""
    book = call.book
    engine.may_add(book, call.member, strategic)
    for known in book.tech.log:
        if names.folded(await call.people.words(known.name) or "") == names.folded(name):
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
async def listed(call: Call[Campaign], find: Some | None = None, upto: UpTo | None = None) -> Card:
    """Show the technology log page by page, or what it says of something."""
    log = call.book.tech.log
    found = [one for one in log if names.folded(find) in await _said(call, one)] if find else log
    page = LogPage.of("tech list", len(found), PAGE, find, upto)
    shown = [line for technology in found[page.start : page.end] for line in tech_lines(call, technology)]
    lines = page.part() + (shown or [say("tech-none-found" if find else "tech-none")])
    title = say("tech-found", words=find, count=len(found)) if find else say("tech-title", count=len(log))
    acts = [Button(say("events-find-button"), "tech list", ask=("find",))] if len(log) > PAGE else []
    if find:
        acts.append(Button(say("events-all-button"), "tech list"))
    return Card(title, (*lines, *_scene(call.book)), buttons=page.rows(acts), replaces=upto is not None)


def _scene(book: Campaign) -> list[Argument]:
    """What the scene that is on still has room for."""
    if book.session is None:
        return []
    tech = book.tech
    strategic = say("tech-strategist", who=Mention(tech.strategist)) if tech.strategist else say("tech-no-strategist")
    enriched = in_a_row(Mention(seat.player) for seat in book.seats if seat.player in tech.enriched)
    return [say("tech-scene", strategic=strategic, enriched=enriched or say("tech-nobody"))]


async def _said(call: Call[Campaign], technology: Technology) -> str:
    """Everything that the log says of a technology, folded to be searched."""
    words = (technology.name, technology.details, technology.bonus, technology.limit)
    return names.folded(" ".join([await call.people.words(id) or "" for id in words if id]))


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
