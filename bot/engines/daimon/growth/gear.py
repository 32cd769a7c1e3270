"""Growth of what a character carries: weapons, protections and implants, for EVO."""

from __future__ import annotations

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear, Implant, Leaning, next_number
from bot.engines.daimon.character.definitions import is_attribute
from bot.engines.daimon.growth.growth import Grown, able
from bot.engines.daimon.making import gear, implants
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Raised
from bot.engines.daimon.wounds.on_feet import living


def own_gear(character: Character) -> list[Gear]:
    """Weapons and protections that are the character's own."""
    return [one for one in character.gear if not one.lent]


def best_value(rules: Rules, character: Character) -> int:
    """The highest value that new gear may have: what one already owns, and light gear always."""
    owned = [one.value for one in own_gear(character) if one.sort != "shield"]
    return max(owned, default=gear.lightest(rules))


def gain_gear(book: Campaign, player: str, name: str, sort: gear.Sort, value: int) -> None:
    """A new weapon or protection, no heavier than one already owned."""
    rules, character = book.rules, living(book, player)
    if sort == "shield":
        value = rules.fights.shield
    else:
        gear.weight(rules, value)
        best = best_value(rules, character)
        if value > best:
            raise Refused("gear-too-heavy", weight=best)
    gear.room_for_one(character)
    able(book, player, rules.growth.gear)
    number = next_number(character.gear)
    book.happen(GearGained(player=player, number=number, name=name, sort=sort, value=value))


def upgrade_gear(book: Campaign, player: str, number: int) -> None:
    """A weapon or protection one step better."""
    item = owned(living(book, player), number)
    if item.sort == "shield" or item.value >= gear.heaviest(book.rules):
        raise Refused("gear-at-the-top")
    able(book, player, book.rules.growth.gear)
    book.happen(GearUpgraded(player=player, number=number))


def tune_gear(book: Campaign, player: str, number: int, skill: str) -> None:
    """A die more to a skill, once for each weapon or protection."""
    item = owned(living(book, player), number)
    if item.leaning is not None:
        raise Refused("gear-tuned-already")
    learnable(book.rules, book.sheets.defined, skill)
    able(book, player, book.rules.growth.gear)
    book.happen(GearTuned(player=player, number=number, skill=skill))


def owned(character: Character, number: int) -> Gear:
    """The character's own weapon or protection of that number."""
    item = character.item(number)
    if item is None or item.lent:
        raise Refused("gear-unknown")
    return item


def implant_price(rules: Rules, score: str) -> int:
    """What a point of an implant costs: growth knows no surcharge."""
    return rules.implants.grow_attribute if is_attribute(score) else rules.implants.grow_skill


def gain_implant(book: Campaign, player: str, name: str, sort: implants.Sort, hidden: bool, score: str) -> None:
    """A new implant, with a point on one score."""
    character = living(book, player)
    implants.room_for_one(book.rules, character)
    implants.bearable(book.rules, book.sheets.defined, [Leaning(score=score, bonus=1)])
    able(book, player, implant_price(book.rules, score))
    number = next_number(character.implants)
    book.happen(ImplantGained(player=player, number=number, name=name, sort=sort, hidden=hidden, score=score))


def improve_implant(book: Campaign, player: str, number: int, score: str) -> None:
    """A point more on an implant: on the same score, or on another."""
    implant = living(book, player).implant(number)
    if implant is None:
        raise Refused("implant-unknown")
    implants.bearable(book.rules, book.sheets.defined, raised(implant, score))
    able(book, player, implant_price(book.rules, score))
    book.happen(ImplantImproved(player=player, number=number, score=score))


def raised(implant: Implant, score: str) -> tuple[Leaning, ...]:
    """What an implant gives with a point more on a score."""
    found = {leaning.score: leaning.bonus for leaning in implant.leanings}
    found[score] = found.get(score, 0) + 1
    return tuple(Leaning(score=one, bonus=bonus) for one, bonus in found.items())


class OfGear(Grown):
    """Growth of a weapon or a protection."""

    number: int

    def price(self, book: Campaign) -> int:
        """As printed."""
        return book.rules.growth.gear

    def grow(self, book: Campaign, character: Character) -> None:
        """The item changes."""
        item = character.item(self.number)
        assert item is not None
        self.better(item)

    def better(self, item: Gear) -> None:
        """What becomes of it."""

    def told(self, character: Character) -> Raised:
        """The item."""
        item = character.item(self.number)
        assert item is not None
        return Raised(character.id, "thing", item.name, item.value)


class GearGained(OfGear, kind="campaign.gear-gained"):
    """A weapon or protection was bought for good."""

    name: str
    sort: gear.Sort
    value: int

    def grow(self, book: Campaign, character: Character) -> None:
        """It is on the sheet."""
        character.gear.append(Gear(self.number, self.name, self.sort, self.value))


class GearUpgraded(OfGear, kind="campaign.gear-upgraded"):
    """A weapon or protection was made better."""

    def better(self, item: Gear) -> None:
        """One step."""
        item.value += 1


class GearTuned(OfGear, kind="campaign.gear-tuned"):
    """A weapon or protection helps with a skill."""

    skill: str

    def better(self, item: Gear) -> None:
        """One die."""
        item.leaning = Leaning(score=self.skill, bonus=1)


class OfImplant(Grown):
    """Growth of an implant."""

    number: int
    score: str

    def price(self, book: Campaign) -> int:
        """By what it improves."""
        return implant_price(book.rules, self.score)

    def told(self, character: Character) -> Raised:
        """The implant."""
        implant = character.implant(self.number)
        assert implant is not None
        return Raised(character.id, "thing", implant.name)


class ImplantGained(OfImplant, kind="campaign.implant-gained"):
    """A new implant."""

    name: str
    sort: implants.Sort
    hidden: bool

    def grow(self, book: Campaign, character: Character) -> None:
        """The character bears it."""
        given = (Leaning(score=self.score, bonus=1),)
        character.implants.append(Implant(self.number, self.name, self.sort, self.hidden, given))


class ImplantImproved(OfImplant, kind="campaign.implant-improved"):
    """An implant gives a point more."""

    def grow(self, book: Campaign, character: Character) -> None:
        """On the same score, or on another."""
        implant = character.implant(self.number)
        assert implant is not None
        implant.leanings = raised(implant, self.score)
