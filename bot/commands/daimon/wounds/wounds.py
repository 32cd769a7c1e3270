"""/wounds: wounds and their growth, cures with their healer, place and payer, and the days of the story."""

from __future__ import annotations

from typing import Annotated

from bot.commands.daimon.character import names
from bot.commands.daimon.wounds.cards import wounded_card
from bot.commands.naming import listed
from bot.engines.book import Book, Refused
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import care, wounds
from bot.engines.daimon.wounds.care import Place
from bot.hall.cards.card import Argument, Audience, Button, Card, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, May
from bot.hall.declared.kinds import Choice, PersonId, Whole
from bot.hall.running.forms import rows as in_rows

cog: Cog[Campaign] = Cog(Campaign, "wounds")

Wounds = Annotated[int, Whole(1, 99, offers=tuple(range(1, 8)))]
Where = Annotated[Place, Choice(name="heal-place", values=("clinic", "kit", "advanced"))]
Price = Annotated[int, Whole(0, 99)]


@cog.command("add", may=May.MASTER)
async def add(call: Call[Campaign], player: PersonId, wounds_: Wounds) -> Card:
    """Give wounds to a character."""
    added = wounds.add(call.book, player, wounds_, call.now)
    character = call.book.characters[added.character]
    return wounded_card(call, character, say("wounds-suffered", who=Mention(player), count=added.count))


@cog.command("day", may=May.MASTER)
async def day(call: Call[Campaign]) -> Card:
    """Let a day of the story pass."""
    worse = wounds.day(call.book, call.now)
    for character in worse:
        call.post(call.room_for("here"), wounded_card(call, character, _grown(character.player)))
    who = listed(Mention(character.player) for character in worse)
    return Card(say("wounds-day-passed"), (say("wounds-day-worse", who=who) if worse else say("wounds-day-nobody"),))


@cog.timer(wounds.TIMER)
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


@cog.command("heal", may=May.PLAYER)
async def heal(
    call: Call[Campaign],
    player: PersonId,
    payer: PersonId | None = None,
    place: Where | None = None,
    healer: PersonId | None = None,
) -> Card:
    """Heal all the wounds of a character."""
    if place is None:
        return _places(call, player, payer or "", healer or "")
    return healing(call, player, healer or call.member, place, payer or player)


@cog.command("pay", may=May.PLAYER, hidden=True)
async def pay(call: Call[Campaign], player: PersonId, healer: PersonId, place: Where, price: Price) -> Card:
    """Agree to pay for somebody's cure."""
    return _healed(call, player, healer, place, call.member, price)


def healing(call: Call[Campaign], patient: str, healer: str, place: Place, payer: str) -> Card:
    """A cure that is paid by who asks for it; anybody else who is to pay is asked first."""
    character = care.healable(call.book, patient, healer, place, payer)
    if payer == call.member:
        return _healed(call, patient, healer, place, payer)
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


def _healed(call: Call[Campaign], patient: str, healer: str, place: Place, payer: str, price: int = 0) -> Card:
    before = call.book.seat(payer).reserve
    healed = care.heal(call.book, patient, healer, place, payer, price)
    after = call.book.seat(payer).reserve
    lines = (
        say(f"wounds-at-{place}", who=Mention(healed.healer or healer)),
        say("care-paid", who=Mention(payer), dice=before - after, before=before, after=after),
    )
    return Card(say("wounds-healed", who=Mention(patient)), lines, tone=Tone.GOOD)


def _places(call: Call[Campaign], patient: str, payer: str, healer: str) -> Card:
    """Where, and by whom: a clinic, or those at the table who have the skill."""
    book = call.book
    character = care.healable(book, patient, "", "clinic", patient)
    line = f"wounds heal <@{patient}>" + (f" payer:<@{payer}>" if payer else "")
    place = "advanced" if care.grave(book, character) else "kit"
    here = book.session.present if book.session is not None else [seat.player for seat in book.seats]
    healers = [
        other
        for other in ([healer] if healer else here)
        if wounds.on_feet(book, other) and care.healing_skill(book, other, character) and payer in ("", patient, other)
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
    character = wounds.standing(book, patient)
    return names.score_named(care.healing_skill(book, healer, character))


# --- the journal's lines


def whose(call: Call[Book], character: str) -> Argument:
    """The player of a character."""
    found = call.book.characters.get(character) if isinstance(call.book, Campaign) else None
    return Mention(found.player) if found is not None else say("wounds-somebody")
