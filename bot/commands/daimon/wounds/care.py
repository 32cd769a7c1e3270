"""Care that reserve dice pay for, by /reserve spend or /wounds heal: cures, ammunition, repairs, maintenance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Annotated

from bot.commands.daimon.character import gear_names, names
from bot.commands.daimon.character.gear_names import T
from bot.commands.daimon.cog import cog
from bot.commands.daimon.wounds.wound_cards import OF_WOUNDS
from bot.commands.journal_lines import tell
from bot.engines.book import Book, Refused
from bot.engines.daimon.character.character import Character, Gear, Implant
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import care
from bot.engines.daimon.wounds.care import Cleared, Healed, Maintained, Place
from bot.engines.daimon.wounds.on_feet import on_feet, standing
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.kinds import PersonId, Whole
from bot.hall.running.forms import rows as in_rows

Number = Annotated[int, Whole(1, 1_000)]


async def heal(call: Call[Campaign], for_: str | None) -> Card:
    """Pay for a cure: one's own, or somebody else's whom one heals."""
    return places(call, for_ or call.member, call.member, "")


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
    tools = care.tools_for(implant)
    if owner != call.member:
        if not care.carer_skill(call.book, call.member, implant):
            raise Refused("carer-unskilled")
        carers, buttons = [call.member], []
    else:
        carers = [player for player in _here(call.book) if care.carer_skill(call.book, player, implant)]
        buttons = [Button(say("care-by-professional"), f"reserve carer {implant.number}")]
    if not carers:
        return _maintained(call, owner, implant, "")
    buttons += [
        Button(
            say(f"care-by-{tools}", who=Mention(carer), skill=names.score_named(skill)),
            f"reserve carer {implant.number} <@{carer}> <@{owner}>",
        )
        for carer in carers
        for skill in (care.carer_skill(call.book, carer, implant),)
    ]
    title = say("care-who-maintains", what=names.thing_named(implant.name))
    lines = (say("care-price", dice=call.book.rules.prices.maintain),)
    return Card(title, lines, buttons=in_rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)


@cog.command("reserve carer", may=May.PLAYER, hidden=True)
async def carer(
    call: Call[Campaign],
    implant: Number,
    player: PersonId | None = None,
    owner: PersonId | None = None,
) -> Card:
    """Have an implant looked after by a professional, or by somebody at the table who has the tools."""
    found = standing(call.book, owner or call.member).implant(implant)
    if found is None:
        raise Refused("no-such-implant")
    return replace(_maintained(call, owner or call.member, found, player or ""), replaces=True)


def _maintained(call: Call[Campaign], owner: str, implant: Implant, by: str) -> Card:
    maintained = care.maintain(call.book, call.member, owner, implant.number, by)
    title = say("care-maintained", who=Mention(owner), what=names.thing_named(implant.name))
    done = say(f"care-done-with-{maintained.tools}", who=Mention(by)) if by else say("care-done-by-professional")
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
    character: Character = standing(call.book, owner)
    owned = of(character)
    if typed:
        try:
            return await gear_names.found(call, owned, typed)
        except Refused:
            if (other := await gear_names.thing(call, character, typed)) is None:
                raise
            raise Refused(f"care-not-{what}", name=names.thing_named(other.name)) from None
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


# --- cures


def healing(call: Call[Campaign], patient: str, healer: str, place: Place, payer: str) -> Card:
    """A cure that is paid by who asks for it; anybody else who is to pay is asked first."""
    character = care.healable(call.book, patient, healer, place, payer)
    if payer == call.member:
        return healed(call, patient, healer, place, payer)
    price = care.healing_price(call.book, character)
    _able_to_pay(call.book, payer, price)
    button = Button(
        say("wounds-pay-button", dice=price), f"wounds pay <@{patient}> <@{healer}> {place} {price}", "good"
    )
    key = "wounds-pay-asked-own" if payer == patient else "wounds-pay-asked"
    title = say(key, payer=Mention(payer, ping=True), who=Mention(patient), dice=price)
    return Card(title, (say(f"wounds-at-{place}", who=Mention(healer)),), buttons=((button,),), tone=Tone.ASK)


def _able_to_pay(book: Campaign, payer: str, price: int) -> None:
    """Refuse who does not have the dice. Only the reserve that all see is looked at: what is bid in secret stays so."""
    if book.seat(payer).reserve < price:
        raise Refused("payer-too-poor", payer=Mention(payer), dice=price, have=book.seat(payer).reserve)


def healed(call: Call[Campaign], patient: str, healer: str, place: Place, payer: str, price: int = 0) -> Card:
    """What the cure was, and what it cost whom."""
    before = call.book.seat(payer).reserve
    cure = care.heal(call.book, patient, healer, place, payer, price)
    after = call.book.seat(payer).reserve
    lines = (
        say(f"wounds-at-{place}", who=Mention(cure.healer or healer)),
        say("care-paid", who=Mention(payer), dice=before - after, before=before, after=after),
    )
    return Card(say("wounds-healed", who=Mention(patient)), lines, tone=Tone.GOOD)


def places(call: Call[Campaign], patient: str, payer: str, healer: str) -> Card:
    """Where, and by whom: a clinic, or those at the table who have the skill."""
    book = call.book
    character = care.healable(book, patient, "", "clinic", patient)
    line = f"wounds heal <@{patient}>" + (f" payer:<@{payer}>" if payer else "")
    place = "advanced" if care.grave(book, character) else "kit"
    here = book.session.present if book.session is not None else [seat.player for seat in book.seats]
    healers = [
        other
        for other in ([healer] if healer else here)
        if on_feet(book, other) and care.healing_skill(book, other, character) and payer in ("", patient, other)
    ]
    buttons = [
        Button(
            say(f"wounds-place-{place}", who=Mention(other), skill=_skill(book, other, patient)),
            f"{line} place:{place} healer:<@{other}>",
        )
        for other in healers
    ]
    if payer in ("", patient):
        buttons.insert(0, Button(say("wounds-place-clinic"), f"{line} place:clinic"))
    if not buttons:
        raise Refused("nobody-can-heal")
    price = care.healing_price(book, character)
    _able_to_pay(book, payer or patient, price)
    lines = (say("wounds-heal-price", dice=price), say("wounds-heal-payer"), say("wounds-heal-where"))
    title = say("wounds-heal-title", who=Mention(patient))
    return Card(title, lines, buttons=in_rows(buttons, 2), audience=Audience.MEMBER, tone=Tone.ASK)


def _skill(book: Campaign, healer: str, patient: str) -> Argument:
    character = standing(book, patient)
    return names.score_named(care.healing_skill(book, healer, character))


# --- the journal's lines

tell(
    cog,
    {
        Healed: "wounds-line-healed",
    },
    OF_WOUNDS,
)


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
