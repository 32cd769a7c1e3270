"""What /reserve spend buys for wounds and gear: cures, ammunition, repairs, maintenance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.character.gear_names import T
from bot.commands.daimon.wounds import wounds
from bot.engines.book import Book, Refused
from bot.engines.daimon.character.character import Character, Gear, Implant
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import care
from bot.engines.daimon.wounds.care import Cleared, Maintained
from bot.engines.daimon.wounds.wounds import on_feet, standing
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import PersonId, Whole
from bot.hall.running.forms import rows as in_rows

cog: Cog[Campaign] = Cog(Campaign, "reserve")

Number = Annotated[int, Whole(1, 1_000)]


async def heal(call: Call[Campaign], on: str | None, for_: str | None) -> Card:
    """Pay for a cure: one's own, or somebody else's whom one heals."""
    return await wounds.heal(call, for_ or call.member, payer=call.member)


async def reload(call: Call[Campaign], on: str | None, for_: str | None) -> Card:
    """New ammunition for one's own weapon, or for a companion's of the same kind."""
    owner = for_ or call.member
    weapon = await _chosen(call, "reload", owner, gear_names.weapons, on)
    if isinstance(weapon, Card):
        return weapon
    cleared = care.reload(call.book, call.member, owner, weapon.number)
    key = "care-reloaded" if owner == call.member else "care-reloaded-for"
    title = say(key, who=Mention(owner), what=names.thing_named(weapon.name))
    return _cleared_card(call, cleared.payer, call.book.rules.prices.reload, title, say("care-reload-where"))


async def repair(call: Call[Campaign], on: str | None, for_: str | None) -> Card:
    """A protection made whole."""
    owner = for_ or call.member
    protection = await _chosen(call, "repair", owner, gear_names.worn, on)
    if isinstance(protection, Card):
        return protection
    cleared = care.repair(call.book, call.member, owner, protection.number)
    title = say("care-repaired", who=Mention(owner), what=names.thing_named(protection.name))
    return _cleared_card(call, cleared.payer, call.book.rules.prices.repair, title)


async def maintain(call: Call[Campaign], on: str | None, for_: str | None) -> Card:
    """An implant looked after: one's own, or a companion's if one has the skill."""
    owner = for_ or call.member
    implant = await _chosen(call, "maintain", owner, lambda character: character.implants, on)
    if isinstance(implant, Card):
        return implant
    if owner != call.member:
        return _maintained(call, owner, implant, call.member)
    carers = [player for player in _here(call.book) if care.carer_skill(call.book, player, implant)]
    if not carers:
        return _maintained(call, owner, implant, "")
    buttons = [
        Button(say("care-by-professional"), f"reserve carer {implant.number}"),
        *(
            Button(
                say(
                    "care-by", who=Mention(carer), skill=names.score_named(care.carer_skill(call.book, carer, implant))
                ),
                f"reserve carer {implant.number} <@{carer}>",
            )
            for carer in carers
        ),
    ]
    title = say("care-who-maintains", what=names.thing_named(implant.name))
    lines = (say("care-price", dice=call.book.rules.prices.maintain),)
    return Card(title, lines, buttons=in_rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("carer", may=May.PLAYER, hidden=True)
async def carer(call: Call[Campaign], implant: Number, player: PersonId | None = None) -> Card:
    """Have one's own implant looked after by a professional, or by somebody at the table."""
    found = standing(call.book, call.member).implant(implant)
    if found is None:
        raise Refused("no-such-implant")
    return _maintained(call, call.member, found, player or "")


def _maintained(call: Call[Campaign], owner: str, implant: Implant, by: str) -> Card:
    maintained = care.maintain(call.book, call.member, owner, implant.number, by)
    title = say("care-maintained", who=Mention(owner), what=names.thing_named(implant.name))
    done = say("care-done-by", who=Mention(by)) if by else say("care-done-by-professional")
    return _cleared_card(call, maintained.payer, call.book.rules.prices.maintain, title, done)


def _cleared_card(call: Call[Campaign], payer: str, price: int, title: Argument, *lines: Argument) -> Card:
    """What was paid for, and by whom."""
    after = call.book.seat(payer).reserve
    paid = say("care-paid", who=Mention(payer), dice=price, before=after + price, after=after)
    return Card(title, (*lines, say("care-no-marks"), paid), tone=Tone.GOOD)


async def _chosen(
    call: Call[Campaign], what: str, owner: str, of: Callable[[Character], Sequence[T]], typed: str | None
) -> T | Card:
    """The thing that was meant; without a name the only one that has marks, or a question."""
    owned = of(standing(call.book, owner))
    if typed:
        return await gear_names.found(call, owned, typed)
    worn = [thing for thing in owned if thing.marks]
    if not worn:
        raise Refused("nothing-to-clear")
    if len(worn) == 1:
        return worn[0]
    line = f"reserve spend {what}" + (f" for:<@{owner}>" if owner != call.member else "")
    buttons = [
        Button(say("care-thing", what=names.thing_named(thing.name), marks=thing.marks), f"{line} on:{thing.number}")
        for thing in worn
    ]
    return Card(say(f"care-which-{what}"), buttons=in_rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)


def _here(book: Campaign) -> list[str]:
    """Who could help now."""
    here = book.session.present if book.session is not None else [seat.player for seat in book.seats]
    return [player for player in here if on_feet(book, player)]


# --- the journal's lines


def _thing(call: Call[Book], character: str, number: int, implant: bool = False) -> Argument:
    found = call.book.characters.get(character) if isinstance(call.book, Campaign) else None
    thing: Gear | Implant | None = None
    if found is not None:
        thing = found.implant(number) if implant else found.item(number)
    return names.thing_named(thing.name) if thing is not None else say("care-something")


@cog.tells(Cleared)
def cleared_line(call: Call[Book], entry: Cleared) -> Argument:
    """The journal's line of a weapon reloaded, or a protection repaired."""
    return say("care-line", who=Mention(entry.payer), what=_thing(call, entry.character, entry.item))


@cog.tells(Maintained)
def maintained_line(call: Call[Book], entry: Maintained) -> Argument:
    """The journal's line of an implant that was looked after."""
    return say("care-line", who=Mention(entry.payer), what=_thing(call, entry.character, entry.implant, implant=True))
