"""/reserve: everybody's dice, what they are given for, what they cost and are spent on."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.cog import cog
from bot.commands.daimon.growth import growth_cards
from bot.commands.daimon.journal import FIELDS
from bot.commands.daimon.table import scenes
from bot.commands.daimon.wounds import care
from bot.commands.journal_lines import tell
from bot.engines.book import Refused
from bot.engines.daimon.table import awards
from bot.engines.daimon.table.awards import Awarded, Reason
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Button, Card, Mention, Table, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import Choice, PersonId, Text

Why = Annotated[
    Reason, Choice(name="award-reason", values=("interpretation", "danger", "narration", "daimon", "enrichment"))
]
What = Annotated[
    str,
    Choice(name="spend-what", values=("reload", "repair", "heal", "maintain", "evolution", "technology", "master")),
]
On = Annotated[str, Text(longest=60)]


@cog.command("reserve show", may=May.PLAYER, reads=True)
async def show(call: Call[Campaign]) -> Card:
    """Everybody's reserve; dice bid in a sealed roll are still counted."""
    rows = tuple(
        (Mention(seat.player), say("reserve-dice", dice=seat.reserve, filled="●" * seat.reserve))
        for seat in call.book.seats
    )
    if not rows:
        return Card(say("reserve-title"), (say("reserve-nobody"),))
    table = Table((say("campaign-column-player"), say("campaign-column-reserve")), rows)
    return Card(say("reserve-title"), table=table, buttons=((Button(say("reserve-prices-button"), "reserve prices"),),))


@cog.command("reserve prices", reads=True)
async def prices(call: Call[Campaign]) -> Card:
    """A reminder: what dice buy, what they are given for, and how bids come back."""
    rules = call.book.rules
    lines = (
        say("prices-start", start=rules.reserve.start, most=rules.reserve.most, session=rules.reserve.new_session),
        say("prices-bid"),
        say("prices-awards", one=rules.awards.interpretation, two=rules.awards.danger, more=rules.awards.narration),
        say("prices-praise", dice=rules.awards.master),
        say("prices-evolution", dice=rules.prices.evolution, points=rules.growth.points_an_evo),
        say("prices-gear", reload=rules.prices.reload, repair=rules.prices.repair),
        say("prices-heal", light=rules.prices.heal_light, grave=rules.prices.heal_grave),
        say("prices-maintain", dice=rules.prices.maintain),
        say("prices-technology", dice=rules.prices.technology),
        say("prices-master", dice=rules.prices.master),
        say("prices-help", dice=rules.reserve.help),
    )
    return Card(say("prices-title"), lines)


@cog.command("reserve award", may=May.MASTER)
async def award(call: Call[Campaign], player: PersonId, reason: Why, other: PersonId | None = None) -> Card:
    """Reward a player with dice."""
    before = {seat.player: seat.reserve for seat in call.book.seats}
    awarded = awards.award(call.book, player, reason, other or "")
    dice = awarded.dice(call.book)
    lines = [
        say(
            "award-line" if seat.reserve == before[one] + dice else "award-line-lost",
            who=Mention(one),
            dice=dice,
            gained=seat.reserve - before[one],
            have=seat.reserve,
        )
        for one in (awarded.player, awarded.other)
        if one and (seat := call.book.seat_of(one)) is not None
    ]
    title = say("award-title", who=Mention(awarded.player), why=say(f"award-{reason}"))
    return Card(title, tuple(lines), tone=Tone.GOOD)


@cog.command("reserve spend", may=May.PLAYER)
async def spend(call: Call[Campaign], what: What, on: On | None = None, for_: PersonId | None = None) -> Card:
    """Spend dice as the rules price it."""
    match what:
        case "master":
            return await _for_the_chair(call)
        case "technology":
            return _for_a_technology(call)
        case "reload":
            return await care.reload(call, on, for_)
        case "repair":
            return await care.repair(call, on, for_)
        case "heal":
            return await care.heal(call, for_)
        case "maintain":
            return await care.maintain(call, on, for_)
        case "evolution":
            return growth_cards.point(call)
    raise Refused("spend-unknown")


async def _for_the_chair(call: Call[Campaign]) -> Card:
    """The Master keeps the role; anybody else claims it."""
    if call.member in call.book.masters() and call.book.chair.stage == "keeping":
        return await scenes.keep(call)
    return await scenes.claim(call)


def _for_a_technology(call: Call[Campaign]) -> Card:
    """A technology needs a name, details, what it gives and its limit: a form asks for them."""
    ask = ("name", "details", "bonus", "limit")
    row = (Button(say("tech-form-button"), "tech add strategic:yes", "good", ask=ask),)
    return Card(say("tech-form", dice=call.book.rules.prices.technology), buttons=(row,), tone=Tone.ASK)


# --- journal

tell(
    cog,
    {
        Awarded: "award-title",
    },
    FIELDS,
)
