"""Growth: points of evolution bought with reserve dice, and EVO spent at printed prices within printed limits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import RESOURCES, Character, ClassHeld, TraitHeld
from bot.engines.daimon.character.definitions import class_rule, is_attribute, skill_rule, trait_leaning
from bot.engines.daimon.character.skills import may_rise
from bot.engines.daimon.growth import wealth
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.table.state import Raised
from bot.engines.daimon.wounds.on_feet import living, on_feet


def buy_point(book: Campaign, player: str) -> None:
    """Buy a point of evolution with reserve dice; enough of them are an EVO at once."""
    upright(book, player)
    seat, price = book.seat(player), book.rules.prices.evolution
    if seat.free < price:
        raise Refused("reserve-too-small", have=seat.free, need=price)
    book.happen(PointBought(player=player))


def able(book: Campaign, player: str, price: int) -> None:
    """Refuse a character that cannot act, or has not so many EVO."""
    if (have := upright(book, player).evo) < price:
        raise Refused("evo-short", have=have, need=price)


def upright(book: Campaign, player: str) -> Character:
    """A player's living character; one that is down does not grow: it would grow out of its death."""
    character = living(book, player)
    if not on_feet(book, player):
        raise Refused("character-down")
    return character


# --- deciding


def grow_attribute(book: Campaign, player: str, attribute: str) -> None:
    """Raise an attribute by one, not too far over what it was at creation."""
    rules = book.rules
    character = living(book, player)
    if not is_attribute(attribute):
        raise Refused("attribute-unknown")
    attribute_may_rise(rules, character, attribute)
    able(book, player, rules.growth.attribute)
    book.happen(AttributeGrown(player=player, attribute=attribute))


def attribute_may_rise(rules: Rules, character: Character, attribute: str) -> None:
    """Refuse a raise beyond the limits."""
    score = character.attributes[attribute]
    if score >= rules.making.top:
        raise Refused("attribute-at-the-top", top=rules.making.top)
    if score >= character.born.get(attribute, score) + rules.growth.attribute_rise:
        raise Refused("attribute-risen", rise=rules.growth.attribute_rise)


def grow_skill(book: Campaign, player: str, skill: str, klass: str = "") -> None:
    """Raise a skill by one; one that is new sits in one of the classes."""
    rules, defined, character = book.rules, book.sheets.defined, living(book, player)
    if skill == RESOURCES:
        grow_resources(book, player)
        return
    learnable(rules, defined, skill)
    may_rise(rules, defined, character.all_skills, skill)
    able(book, player, skill_price(book, skill))
    if skill in character.skills:
        klass = ""
    elif all(held.key != klass for held in character.classes):
        raise Refused("class-for-skill")
    book.happen(SkillGrown(player=player, skill=skill, klass=klass))


def skill_price(book: Campaign, skill: str) -> int:
    """What a point of a skill costs."""
    sort = skill_rule(book.rules, book.sheets.defined, skill).sort
    return book.rules.growth.generic if sort == "generic" else book.rules.growth.specific


def gain_trait(book: Campaign, player: str, trait: str, instead: str = "") -> None:
    """Take a trait, as one more or in the place of another."""
    rules, character = book.rules, living(book, player)
    trait_leaning(rules, book.sheets.defined, trait)
    held = [one.key for one in character.traits]
    if trait in held:
        raise Refused("trait-held-already", trait=trait)
    if instead and instead not in held:
        raise Refused("trait-not-held")
    if not instead and len(held) >= rules.making.traits:
        raise Refused("traits-at-most", most=rules.making.traits)
    able(book, player, rules.growth.replace_trait if instead else rules.growth.trait)
    book.happen(TraitGained(player=player, trait=trait, instead=instead))


def gain_class(book: Campaign, player: str, klass: str) -> None:
    """Take one more class, by training."""
    character = _may_gain_class(book, player, klass)
    able(book, character.player, book.rules.growth.a_class)
    book.happen(ClassGained(player=player, klass=klass))


def develop_class(book: Campaign, player: str, klass: str, skills: Sequence[str]) -> None:
    """Make a class of skills that were used in play, out of other classes that keep enough of their own."""
    character = _may_gain_class(book, player, klass)
    least = book.rules.growth.develop_skills
    moved = set(skills)
    if len(moved) < least:
        raise Refused("develop-so-many", least=least)
    for skill in moved:
        if skill not in character.skills:
            raise Refused("skill-not-held", skill=skill)
        if skill not in character.used:
            raise Refused("skill-not-used", skill=skill)
    for held in character.classes:
        kept = [skill for skill in held.skills if skill not in moved]
        if len(kept) < len(held.skills) and len(kept) < least:
            raise Refused("class-keeps", klass=held.key, least=least)
    able(book, player, book.rules.growth.develop)
    book.happen(ClassGained(player=player, klass=klass, skills=tuple(dict.fromkeys(skills))))


def _may_gain_class(book: Campaign, player: str, klass: str) -> Character:
    rules, character = book.rules, living(book, player)
    class_rule(rules, book.sheets.defined, klass)
    if any(held.key == klass for held in character.classes):
        raise Refused("class-held-already")
    if len(character.classes) >= rules.making.classes:
        raise Refused("classes-at-most", most=rules.making.classes)
    return character


def grow_resources(book: Campaign, player: str) -> None:
    """Raise Risorse by one, and with it perhaps the social class."""
    rules, character = book.rules, living(book, player)
    if character.social >= rules.wealth.classes:
        raise Refused("resources-uncounted")
    if character.resources >= rules.wealth.rise:
        raise Refused("resources-at-the-top", top=rules.wealth.rise)
    able(book, player, rules.growth.resources)
    book.happen(ResourcesGrown(player=player))


# --- entries


class PointBought(Entry, kind="campaign.point-bought"):
    """A point of evolution was bought with reserve dice."""

    needed = ("player",)
    slip = True
    player: str

    def apply(self, book: Campaign) -> None:
        """The dice go; enough points become an EVO."""
        rules = book.rules
        book.seat(self.player).pay(rules.prices.evolution)
        character = book.character_of(self.player)
        assert character is not None
        gained, character.points = divmod(character.points + 1, rules.growth.points_an_evo)
        character.evo += gained


class Grown(Entry):
    """EVO were spent: a level for each."""

    needed = ("player",)
    player: str

    @abstractmethod
    def price(self, book: Campaign) -> int:
        """What it costs."""

    @abstractmethod
    def grow(self, book: Campaign, character: Character) -> None:
        """What the character gains."""

    @abstractmethod
    def told(self, character: Character) -> Raised:
        """What the story of the evening tells of it."""

    def apply(self, book: Campaign) -> None:
        """Paid and gained."""
        character = book.character_of(self.player)
        assert character is not None
        price = self.price(book)
        character.evo -= price
        character.level += price
        self.grow(book, character)
        book.chronicle.raised.append(self.told(character))


class AttributeGrown(Grown, kind="campaign.attribute-grown"):
    """An attribute was raised."""

    attribute: str

    def price(self, book: Campaign) -> int:
        """As printed."""
        return book.rules.growth.attribute

    def grow(self, book: Campaign, character: Character) -> None:
        """One higher."""
        character.attributes[self.attribute] += 1

    def told(self, character: Character) -> Raised:
        """The attribute."""
        return Raised(character.id, "score", self.attribute, character.attributes[self.attribute])


class SkillGrown(Grown, kind="campaign.skill-grown"):
    """A skill was raised, or begun."""

    skill: str
    klass: str
    """The class that a new one sits in."""

    def price(self, book: Campaign) -> int:
        """By whether it is generic."""
        return skill_price(book, self.skill)

    def grow(self, book: Campaign, character: Character) -> None:
        """One higher."""
        character.skills[self.skill] = character.skills.get(self.skill, 0) + 1
        for held in character.classes:
            if held.key == self.klass:
                held.skills.append(self.skill)

    def told(self, character: Character) -> Raised:
        """The skill."""
        return Raised(character.id, "score", self.skill, character.skills[self.skill])


class TraitGained(Grown, kind="campaign.trait-gained"):
    """A trait was taken, perhaps for another."""

    trait: str
    instead: str

    def price(self, book: Campaign) -> int:
        """More where another goes."""
        return book.rules.growth.replace_trait if self.instead else book.rules.growth.trait

    def grow(self, book: Campaign, character: Character) -> None:
        """It stands where the other stood, or last."""
        gained = TraitHeld(self.trait, trait_leaning(book.rules, book.sheets.defined, self.trait))
        if self.instead:
            character.traits[:] = [gained if held.key == self.instead else held for held in character.traits]
        else:
            character.traits.append(gained)

    def told(self, character: Character) -> Raised:
        """The trait."""
        return Raised(character.id, "trait", self.trait)


class ClassGained(Grown, kind="campaign.class-gained"):
    """A class was taken, or developed out of skills of others."""

    klass: str
    skills: tuple[str, ...] = ()

    def price(self, book: Campaign) -> int:
        """Less where it is developed."""
        return book.rules.growth.develop if self.skills else book.rules.growth.a_class

    def grow(self, book: Campaign, character: Character) -> None:
        """The skills move over."""
        for held in character.classes:
            held.skills[:] = [skill for skill in held.skills if skill not in self.skills]
        character.classes.append(ClassHeld(self.klass, list(self.skills)))

    def told(self, character: Character) -> Raised:
        """The class."""
        return Raised(character.id, "class", self.klass)


class ResourcesGrown(Grown, kind="campaign.resources-grown"):
    """Risorse was raised."""

    def price(self, book: Campaign) -> int:
        """As printed."""
        return book.rules.growth.resources

    def grow(self, book: Campaign, character: Character) -> None:
        """One more, and perhaps a class higher."""
        wealth.gain(book.rules, character, 1)

    def told(self, character: Character) -> Raised:
        """Risorse."""
        return Raised(character.id, "score", RESOURCES, character.resources)
