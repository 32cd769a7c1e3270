"""Fields of a sheet that are written by hand: free ones by their owner, any of them by the Master."""

from __future__ import annotations

from abc import abstractmethod
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.daimon.character.character import (
    RESOURCES,
    Character,
    ClassHeld,
    Gear,
    Implant,
    TraitHeld,
    next_number,
)
from bot.engines.daimon.character.definitions import class_rule, is_attribute, trait_leaning
from bot.engines.daimon.making import gear
from bot.engines.daimon.making.skills import learnable
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds import wounds
from bot.engines.daimon.wounds.on_feet import living

What = Literal["gear", "implant"]

FREE = ("description", "history", "notes", "equipment", "daimon", "look", "nature")
"""The fields that the rules leave free."""
NUMBERS = ("evo", "points", "level", "wounds", "origin", "social", RESOURCES)
"""The numbers, besides attributes and skills, that the Master may set."""
TRAIT = "trait-"
"""How a field begins that holds what a player wrote of a trait."""
ENDLESS = 999
"""The highest level and EVO that may be set; the rules name no limit, a slip of the hand needs one."""


def write(book: Campaign, player: str, field: str, words: str) -> None:
    """Write one of the free fields, or another name."""
    character = living(book, player)
    of_trait = any(field == f"{TRAIT}{held.key}" for held in character.traits)
    if field != "name" and field not in FREE and not of_trait:
        raise Refused("field-not-free")
    book.happen(FieldWritten(character=character.id, field=field, words=words))


def bounds(rules: Rules, character: Character, field: str) -> tuple[int, int]:
    """Between which numbers a field may be set."""
    if is_attribute(field):
        # Whoever bears so many wounds needs as much Potenza not to be dead of them.
        borne = -(-character.wounds // rules.wounds.maximum) if field == "power" else 0
        return max(rules.making.least, borne), rules.making.top
    match field:
        case "evo" | "level":
            return 0, ENDLESS
        case "points":
            return 0, rules.growth.points_an_evo - 1
        case "wounds":
            return 0, character.most_wounds(rules)
        case "origin" | "social":
            return 1, rules.wealth.classes
        case "resources":
            return _resources(rules, character.social)
    return 0, rules.making.top


def _resources(rules: Rules, social: int) -> tuple[int, int]:
    """Between which numbers Risorse stands in a social class."""
    wealth = rules.wealth
    if social >= wealth.classes:
        return 0, 0
    return int(social > 1), wealth.rise - int(social + 1 < wealth.classes)


def set_number(book: Campaign, player: str, field: str, value: int, at: float, klass: str = "") -> NumberSet:
    """The Master sets a number; a skill that is new sits in the class that is named, else in the first."""
    rules, character = book.rules, living(book, player)
    if not is_attribute(field) and field not in NUMBERS:
        learnable(rules, book.sheets.defined, field)
        if not character.classes:
            raise Refused("class-needed")
        klass = klass or character.classes[0].key
        if all(held.key != klass for held in character.classes):
            raise Refused("class-not-held")
    low, high = bounds(rules, character, field)
    if not low <= value <= high:
        raise Refused("field-between", low=low, high=high)
    old = getattr(character, field) if field in NUMBERS else character.score(field)
    if value == old and (field in NUMBERS or is_attribute(field) or field in character.all_skills):
        raise Refused("field-so-already", value=value)
    changed = NumberSet(character=character.id, field=field, value=value, klass=klass, at=at, old=old)
    book.happen(changed)
    return changed


def change_class(book: Campaign, player: str, klass: str, held: bool) -> None:
    """The Master gives a class, or takes one away with its skills."""
    character = living(book, player)
    class_rule(book.rules, book.sheets.defined, klass)
    _changeable(held, any(one.key == klass for one in character.classes))
    if held and len(character.classes) >= book.rules.making.classes:
        raise Refused("classes-at-most", most=book.rules.making.classes)
    book.happen(ClassChanged(character=character.id, klass=klass, held=held))


def change_trait(book: Campaign, player: str, trait: str, held: bool) -> None:
    """The Master gives a trait, or takes one away."""
    character = living(book, player)
    trait_leaning(book.rules, book.sheets.defined, trait)
    _changeable(held, any(one.key == trait for one in character.traits))
    if held and len(character.traits) >= book.rules.making.traits:
        raise Refused("traits-at-most", most=book.rules.making.traits)
    book.happen(TraitChanged(character=character.id, trait=trait, held=held))


def mark_used(book: Campaign, player: str, skill: str, used: bool) -> None:
    """The Master says that a skill was used in play, or that it was not."""
    character = living(book, player)
    if skill not in character.skills:
        raise Refused("not-on-the-sheet")
    if used == (skill in character.used):
        raise Refused("used-so-already")
    book.happen(SkillMarked(character=character.id, skill=skill, used=used))


def give(book: Campaign, player: str, name: str, sort: gear.Sort, value: int) -> None:
    """The Master gives a weapon, a protection or a riot shield, for good."""
    character = living(book, player)
    if sort == "shield":
        value = book.rules.fights.shield
    gear.weight(book.rules, value)
    gear.room_for_one(character)
    number = next_number(character.gear)
    book.happen(GearGiven(character=character.id, number=number, name=name, sort=sort, value=value))


def set_marks(book: Campaign, player: str, what: What, number: int, marks: int | None) -> None:
    """The Master sets the marks of a weapon, a protection or an implant, or takes it away."""
    character = living(book, player)
    thing = character.implant(number) if what == "implant" else character.item(number)
    if thing is None:
        raise Refused("not-on-the-sheet")
    if marks is not None and not 0 <= marks <= book.rules.fights.marks:
        raise Refused("field-between", low=0, high=book.rules.fights.marks)
    book.happen(MarksSet(character=character.id, what=what, number=number, marks=marks, old=thing.marks))


def _changeable(wanted: bool, there: bool) -> None:
    if wanted and there:
        raise Refused("on-the-sheet-already")
    if not wanted and not there:
        raise Refused("not-on-the-sheet")


class WrittenByHand(Entry):
    """Something was written on the sheet of a character by hand."""

    needed = ("character",)
    character: str

    def apply(self, book: Campaign) -> None:
        """The sheet says so."""
        self.write(book, book.characters[self.character])

    @abstractmethod
    def write(self, book: Campaign, character: Character) -> None:
        """Write it."""


class FieldWritten(WrittenByHand, kind="campaign.field-written"):
    """A free field was written."""

    field: str
    words: str

    def write(self, book: Campaign, character: Character) -> None:
        """The words stand there."""
        if self.field == "name":
            character.name = self.words
        else:
            character.free[self.field] = self.words


class NumberSet(WrittenByHand, kind="campaign.number-set"):
    """The Master set a number."""

    decisive = True
    field: str
    value: int
    klass: str
    at: float
    old: int | None = None
    """What stood there; None in what was written before this stood here."""

    def write(self, book: Campaign, character: Character) -> None:
        """The number stands on the sheet; a skill at 0 leaves its class."""
        if is_attribute(self.field):
            character.attributes[self.field] = self.value
        elif self.field == "wounds" and self.value > character.wounds:
            wounds.suffer(book, character, self.value - character.wounds, self.at)
        elif self.field == "wounds" and not self.value:
            wounds.cleared(character)
        elif self.field in NUMBERS:
            setattr(character, self.field, self.value)
            low, high = _resources(book.rules, character.social)
            character.resources = min(high, max(low, character.resources))
        else:
            holder = next((one for one in character.classes if self.field in one.skills), None)
            if not self.value:
                character.skills.pop(self.field, None)
                if holder is not None:
                    holder.skills.remove(self.field)
                return
            character.skills[self.field] = self.value
            if holder is None:
                next(one for one in character.classes if one.key == self.klass).skills.append(self.field)


class ClassChanged(WrittenByHand, kind="campaign.class-changed"):
    """The Master gave a class, or took one away."""

    decisive = True
    klass: str
    held: bool

    def write(self, book: Campaign, character: Character) -> None:
        """The class is added, or removed together with its skills."""
        if self.held:
            character.classes.append(ClassHeld(self.klass))
            return
        gone = next(one for one in character.classes if one.key == self.klass)
        character.classes.remove(gone)
        for skill in gone.skills:
            character.skills.pop(skill, None)


class TraitChanged(WrittenByHand, kind="campaign.trait-changed"):
    """The Master gave a trait, or took one away."""

    decisive = True
    trait: str
    held: bool

    def write(self, book: Campaign, character: Character) -> None:
        """The trait is added or removed."""
        if self.held:
            leaning = trait_leaning(book.rules, book.sheets.defined, self.trait)
            character.traits.append(TraitHeld(self.trait, leaning))
        else:
            character.traits[:] = [one for one in character.traits if one.key != self.trait]


class SkillMarked(WrittenByHand, kind="campaign.skill-marked"):
    """The Master said whether a skill was used in play."""

    decisive = True
    skill: str
    used: bool

    def write(self, book: Campaign, character: Character) -> None:
        """It can move into a class that is developed, or cannot."""
        if self.used:
            character.used.add(self.skill)
        else:
            character.used.discard(self.skill)


class GearGiven(WrittenByHand, kind="campaign.gear-given"):
    """The Master gave a weapon or a protection."""

    decisive = True
    number: int
    name: str
    sort: gear.Sort
    value: int

    def write(self, book: Campaign, character: Character) -> None:
        """The item is added."""
        character.gear.append(Gear(self.number, self.name, self.sort, self.value))


class MarksSet(WrittenByHand, kind="campaign.marks-set"):
    """The Master set the marks of a thing, or took it away."""

    decisive = True
    what: What
    number: int
    marks: int | None
    old: int | None = None
    """The marks that it had; None in what was written before this stood here."""

    def write(self, book: Campaign, character: Character) -> None:
        """The thing has these marks, or is removed."""
        found = character.implant(self.number) if self.what == "implant" else character.item(self.number)
        if found is None:
            return
        if self.marks is not None:
            found.marks = self.marks
        elif isinstance(found, Implant):
            character.implants.remove(found)
        else:
            character.gear.remove(found)
