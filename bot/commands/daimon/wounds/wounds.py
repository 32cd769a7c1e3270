"""/wounds: giving wounds, their growth by the hour and by the day of the story, and healing them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from bot.commands.daimon.cog import cog
from bot.commands.daimon.wounds import care
from bot.commands.daimon.wounds.wound_cards import OF_WOUNDS, wounded_card
from bot.commands.journal_lines import tell
from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import wounds
from bot.engines.daimon.wounds.care import Place
from bot.engines.daimon.wounds.state import TIMER
from bot.engines.daimon.wounds.wounds import DayPassed, HourUntreated, WoundsAdded, WoundsGrown
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.cards.lists import listed
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Choice, PersonId, Whole, YesNo

Wounds = Annotated[int, Whole(1, 99, offers=tuple(range(1, 8)))]
Where = Annotated[Place, Choice(name="heal-place", values=("clinic", "kit", "advanced"))]
Price = Annotated[int, Whole(0, 99)]
Sure = Annotated[bool, YesNo(), Hidden()]


@cog.command("wounds add", may=May.MASTER)
async def add(call: Call[Campaign], player: PersonId, wounds_: Wounds, sure: Sure = False) -> Card:
    """Give wounds to a character; those that would kill are asked about first."""
    if not sure and (doomed := wounds.would_kill(call.book, player, wounds_)):
        return _deadly(call, [doomed], f"wounds add <@{player}> {wounds_} sure:yes")
    added = wounds.add(call.book, player, wounds_, call.now)
    character = call.book.characters[added.character]
    card = wounded_card(call, character, say("wounds-suffered", who=Mention(player), count=added.count))
    return replace(card, replaces=sure)


@cog.command("wounds day", may=May.MASTER)
async def day(call: Call[Campaign], sure: Sure = False) -> Card:
    """Let a day of the story pass; if somebody would die of it, that is asked about first."""
    if not sure and call.book.session is not None and (doomed := wounds.day_kills(call.book)):
        return _deadly(call, doomed, "wounds day sure:yes")
    worse = wounds.day(call.book, call.now)
    for character in worse:
        call.post(call.room_for("here"), wounded_card(call, character, _grown(character.player)))
    who = listed(Mention(character.player) for character in worse)
    news = say("wounds-day-worse", who=who) if worse else say("wounds-day-nobody")
    return Card(say("wounds-day-passed"), (news,), replaces=sure)


def _deadly(call: Call[Campaign], doomed: Sequence[Character], line: str) -> Card:
    """Whether these characters are to die."""
    title = say("wounds-kill-asked", who=listed(Free(one.name) for one in doomed))
    lines = tuple(
        say("wounds-kill-state", name=Free(one.name), wounds=one.wounds, most=one.most_wounds(call.book.rules))
        for one in doomed
    )
    yes = Button(say("wounds-kill-yes"), line, "bad")
    return Card(title, lines, buttons=((yes,),), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.timer(TIMER)
async def grow(call: Call[Campaign]) -> Card:
    """An hour of an open session went by, and nobody has treated grave wounds."""
    worse = wounds.grow(call.book, call.now)
    for character in dict.fromkeys(one.id for one in worse):
        one = call.book.characters[character]
        call.post(call.room_for("here"), wounded_card(call, one, _grown(one.player)))
    return Card()


def _grown(player: str) -> Argument:
    return say("wounds-grown", who=Mention(player))


# --- healing


@cog.command("wounds heal", may=May.PLAYER)
async def heal(
    call: Call[Campaign],
    player: PersonId,
    payer: PersonId | None = None,
    place: Where | None = None,
    healer: PersonId | None = None,
) -> Card:
    """Heal all the wounds of a character."""
    if place is None:
        return care.places(call, player, payer or "", healer or "")
    return replace(care.healing(call, player, healer or call.member, place, payer or player), replaces=True)


@cog.command("wounds pay", may=May.PLAYER, hidden=True)
async def pay(call: Call[Campaign], player: PersonId, healer: PersonId, place: Where, price: Price) -> Card:
    """Agree to pay for somebody's cure."""
    return care.healed(call, player, healer, place, call.member, price)


# --- journal

tell(
    cog,
    {
        WoundsAdded: "wounds-suffered",
        HourUntreated: "wounds-line-untreated",
        WoundsGrown: "wounds-grown",
        DayPassed: "wounds-day-passed",
    },
    OF_WOUNDS,
)
