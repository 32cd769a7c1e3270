"""Care: wounds healed, weapons reloaded, protections repaired, implants maintained, each for its reserve dice."""

from __future__ import annotations

from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import Character, Gear, Implant
from bot.engines.daimon.character.wear import spent
from bot.engines.daimon.fights.rounds import go_on
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import on_feet, standing
from bot.engines.daimon.wounds.state import grows
from bot.engines.daimon.wounds.wounds import cleared

Place = Literal["clinic", "kit", "advanced"]
"""A clinic with its own people; else what the healer has at hand."""
Tools = Literal["kit", "laboratory"]
"""What somebody needs at hand who looks after an implant."""


# --- healing


def grave(book: Campaign, character: Character) -> bool:
    """Whether these wounds want a healer of grave ones."""
    return grows(character, book.rules)


def healing_price(book: Campaign, character: Character) -> int:
    """Reserve dice that clear all of a character's wounds."""
    prices = book.rules.prices
    return prices.heal_grave if grave(book, character) else prices.heal_light


def healing_skill(book: Campaign, healer: str, character: Character) -> str:
    """The skill with which somebody can heal this character, or none."""
    rules, own = book.rules.wounds, book.character_of(healer)
    skills = rules.grave_healers if grave(book, character) else rules.light_healers
    return next((skill for skill in skills if own is not None and own.skills.get(skill, 0) >= 1), "")


def healable(book: Campaign, patient: str, healer: str, place: Place, payer: str) -> Character:
    """The character that can be healed so: a healer with the skill and the means, or a clinic, and one who may pay."""
    character = standing(book, patient)
    if not character.wounds:
        raise Refused("not-wounded")
    if place != "clinic":
        book.seat(healer)
        if not on_feet(book, healer):
            raise Refused("healer-down")
        _skilled(book, healer, character)
        if place == "kit" and grave(book, character):
            raise Refused("kit-not-enough")
    if payer != patient and place == "clinic":
        raise Refused("patient-pays")
    if payer not in (patient, healer):
        raise Refused("healer-or-patient-pays")
    return character


def _skilled(book: Campaign, healer: str, character: Character) -> None:
    """Refuse a healer without the skill that these wounds want."""
    if healing_skill(book, healer, character):
        return
    if grave(book, character):
        raise Refused("healer-unskilled-grave")
    raise Refused("healer-unskilled")


def heal(book: Campaign, patient: str, healer: str, place: Place, payer: str, dice: int = 0) -> Healed:
    """Clear all the wounds of a character, paid by who asks for it. `dice` is the price that was agreed to, if any."""
    character = healable(book, patient, healer, place, payer)
    price = healing_price(book, character)
    if dice and dice != price:
        raise Refused("price-changed", dice=price)
    _afford(book, payer, price)
    who = "" if place == "clinic" else healer
    healed = Healed(payer=payer, character=character.id, healer=who, place=place)
    book.happen(healed)
    return healed


# --- weapons and protections


def reload(book: Campaign, payer: str, owner: str, number: int) -> Cleared:
    """New ammunition: bought where it can be had, or from a companion with the same kind of weapon, who pays."""
    weapon = _gear(book, owner, number, ("weapon",))
    if payer != owner and not any(
        gear.sort == "weapon" and gear.value == weapon.value and not spent(gear, book.rules)
        for gear in standing(book, payer).gear
    ):
        raise Refused("no-such-ammunition")
    return _clear(book, payer, owner, weapon, book.rules.prices.reload)


def repair(book: Campaign, payer: str, owner: str, number: int) -> Cleared:
    """A protection made whole; its owner pays."""
    protection = _gear(book, owner, number, ("protection", "shield"))
    if payer != owner:
        raise Refused("owner-pays")
    return _clear(book, payer, owner, protection, book.rules.prices.repair)


def _gear(book: Campaign, owner: str, number: int, sorts: tuple[str, ...]) -> Gear:
    item = standing(book, owner).item(number)
    if item is None or item.sort not in sorts:
        raise Refused("no-such-gear")
    return item


def _clear(book: Campaign, payer: str, owner: str, item: Gear, price: int) -> Cleared:
    if not item.marks:
        raise Refused("nothing-to-clear")
    _afford(book, payer, price)
    clearing = Cleared(payer=payer, character=standing(book, owner).id, item=item.number)
    book.happen(clearing)
    return clearing


# --- implants


def carer_skill(book: Campaign, carer: str, implant: Implant) -> str:
    """The skill with which somebody can look after an implant, or none."""
    own = book.character_of(carer)
    skills = book.rules.implants.carers.get(implant.sort, ())
    return next((skill for skill in skills if own is not None and own.skills.get(skill, 0) >= 1), "")


def tools_for(implant: Implant) -> Tools:
    """What it takes to look after an implant: a repair kit for a cybernetic one, else a laboratory."""
    return "kit" if implant.sort == "cybernetic" else "laboratory"


def maintain(book: Campaign, payer: str, owner: str, number: int, carer: str = "") -> Maintained:
    """An implant looked after by a professional (no carer), or by somebody with its tools and the skill of its kind."""
    character = standing(book, owner)
    implant = character.implant(number)
    if implant is None:
        raise Refused("no-such-implant")
    if not implant.marks:
        raise Refused("nothing-to-clear")
    if carer and not on_feet(book, carer):
        raise Refused("carer-down")
    if carer and not carer_skill(book, carer, implant):
        raise Refused("carer-unskilled")
    if payer not in (owner, carer):
        raise Refused("carer-or-patient-pays")
    _afford(book, payer, book.rules.prices.maintain)
    tools: Tools | Literal[""] = tools_for(implant) if carer else ""
    maintained = Maintained(payer=payer, character=character.id, implant=number, carer=carer, tools=tools)
    book.happen(maintained)
    return maintained


def _afford(book: Campaign, payer: str, price: int) -> None:
    free = book.seat(payer).free
    if free < price:
        raise Refused("reserve-too-small", have=free, need=price)


# --- entries


class Healed(Entry, kind="campaign.healed"):
    """Somebody's wounds were healed."""

    needed = ("payer", "character", "healer")
    slip = True
    payer: str
    character: str
    healer: str
    """Empty in a clinic."""
    place: Place

    def apply(self, book: Campaign) -> None:
        """The dice are spent, and all wounds are gone."""
        character = book.characters[self.character]
        book.seat(self.payer).pay(healing_price(book, character))
        own = book.character_of(self.healer) if self.healer else None
        if own is not None:
            own.used.add(healing_skill(book, self.healer, character))
        cleared(character)
        go_on(book)


class Cleared(Entry, kind="campaign.gear-cleared"):
    """A weapon was reloaded, or a protection repaired."""

    needed = ("payer", "character")
    slip = True
    payer: str
    character: str
    item: int

    def apply(self, book: Campaign) -> None:
        """No marks."""
        item = book.characters[self.character].item(self.item)
        assert item is not None
        prices = book.rules.prices
        book.seat(self.payer).pay(prices.reload if item.sort == "weapon" else prices.repair)
        item.marks = item.scene = 0


class Maintained(Entry, kind="campaign.implant-maintained"):
    """An implant was looked after."""

    needed = ("payer", "character", "carer")
    slip = True
    payer: str
    character: str
    implant: int
    carer: str
    tools: Tools | Literal[""] = ""
    """What the carer had at hand; empty of a professional, and in what was written before this stood here."""

    def apply(self, book: Campaign) -> None:
        """No marks."""
        implant = book.characters[self.character].implant(self.implant)
        assert implant is not None
        own = book.character_of(self.carer) if self.carer else None
        if own is not None:
            own.used.add(carer_skill(book, self.carer, implant))
        book.seat(self.payer).pay(book.rules.prices.maintain)
        implant.marks = implant.scene = 0
