"""Where a character comes from: social classes, the crossed tables of class and trait, the event of a life."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, ClassHeld, TraitHeld
from bot.engines.daimon.character.definitions import class_rule, trait_leaning
from bot.engines.daimon.making.skills import payable
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, MakingRolled, at, name_of
from bot.engines.daimon.rules.rules import FACES, Rows, Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.dice import Dice

Turn = Literal["falling", "steady", "rising"]

FAR = 2
"""The difference of social class from which a life has changed for worse or better."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A class with a trait, as the tables offer them together."""

    klass: str
    trait: str


def second_row(origin: int, social: int, face: int) -> int:
    """The row of the second table: one less where the origin is better, one more where the present is; on the table."""
    shift = (social > origin) - (social < origin)
    return min(FACES, max(1, face + shift))


def crossed(rules: Rules, origin: int, first: int, social: int, second: int) -> tuple[Offer, Offer]:
    """What the two dice offer: the class of one row with the trait of the other."""
    one, other = _rows(rules, origin), _rows(rules, social)
    row = second_row(origin, social, second)
    return (
        Offer(one.first[first - 1], other.traits[row - 1]),
        Offer(other.first[row - 1], one.traits[first - 1]),
    )


def classes_at(rules: Rules, social: int) -> list[str]:
    """The classes of a social class's table."""
    return [key for row in _rows(rules, social).first for key in classes_of(rules, row)]


def traits_with(rules: Rules, character: Character, klass: str) -> list[str]:
    """The traits that go with a class chosen by hand: those of the other social class than the one it comes from."""
    both = (character.origin, character.social)
    apart = [social for social in both if klass not in classes_at(rules, social)] or both
    return list(dict.fromkeys(trait for social in apart for trait in _rows(rules, social).traits))


def turn(origin: int, social: int) -> Turn:
    """Which table of events a life reads: worse by two or more, better by two or more, or in between."""
    if origin - social >= FAR:
        return "falling"
    return "rising" if social - origin >= FAR else "steady"


def events(rules: Rules, character: Character) -> Rows:
    """The table of events that a character's life reads."""
    return rules.events[turn(character.origin, character.social)]


def classes_of(rules: Rules, key: str) -> tuple[str, ...]:
    """The classes that a row of a table stands for."""
    return rules.classes[key].one_of or (key,)


def _rows(rules: Rules, social: int) -> Rows:
    rows = rules.social[social].rows
    assert rows is not None
    return rows


def offers(book: Campaign, making: Making) -> tuple[Offer, ...]:
    """What the dice of a character offer; nothing where its player chooses."""
    if not making.origins:
        return ()
    origin, first, social, second = making.origins
    return crossed(book.rules, origin, first, social, second)


# --- deciding


def roll_origins(book: Campaign, player: str, dice: Dice) -> None:
    """Roll social class and row, of origin and then of the present; dice of before are taken again."""
    making = at(book, player, "origins")
    if making.method != "random":
        raise Refused("making-by-hand")
    roll = None if making.origins else dice.act(name_of(book, player, "origins")).roll("", 4)
    book.happen(OriginsRolled(player=player, roll=roll))


def choose_origins(book: Campaign, player: str, origin: int, social: int) -> None:
    """Choose the social classes of origin and of today."""
    making = at(book, player, "origins")
    if making.method != "manual":
        raise Refused("making-by-dice")
    least, most = book.rules.making.born
    if not (least <= origin <= most and least <= social <= most):
        raise Refused("born-between", least=least, most=most)
    book.happen(OriginsChosen(player=player, origin=origin, social=social))


def take_offer(book: Campaign, player: str, number: int, klass: str, refined: bool = False, trait: str = "") -> None:
    """Take one of the two offers of the dice; the class, or the trait, may be made more precise."""
    making = at(book, player, "cross")
    found = offers(book, making)
    if making.method != "random" or not 1 <= number <= len(found):
        raise Refused("making-past")
    offer = found[number - 1]
    class_rule(book.rules, book.sheets.defined, klass)
    if not refined and klass not in classes_of(book.rules, offer.klass):
        raise Refused("class-not-offered")
    own = {one for other in found if other.trait != offer.trait for one in classes_of(book.rules, other.klass)}
    if refined and klass in own:
        raise Refused("class-of-the-same-roll")
    if trait:
        trait_leaning(book.rules, book.sheets.defined, trait)
        if trait in {other.trait for other in found if other.klass != offer.klass}:
            raise Refused("trait-of-the-same-roll")
    book.happen(OriginTaken(player=player, klass=klass, trait=trait or offer.trait))


def begin_with(book: Campaign, player: str, klass: str, trait: str) -> None:
    """Choose the first class and the first trait."""
    making = at(book, player, "cross")
    if making.method != "manual":
        raise Refused("making-by-dice")
    class_rule(book.rules, book.sheets.defined, klass)
    trait_leaning(book.rules, book.sheets.defined, trait)
    book.happen(OriginTaken(player=player, klass=klass, trait=trait))


def roll_event(book: Campaign, player: str, dice: Dice) -> None:
    """Roll the event of a life, with its trait; a die of before is taken again."""
    making = at(book, player, "event")
    if making.method != "random":
        raise Refused("making-by-hand")
    if making.draft.event:
        raise Refused("making-past")
    roll = None if making.event else dice.act(name_of(book, player, "event")).roll("", 1)
    book.happen(EventRolled(player=player, roll=roll))


def choose_event(book: Campaign, player: str, event: str, trait: str) -> None:
    """Choose the event and its trait; after a rolled event only where its own trait is there already."""
    making = at(book, player, "event")
    if making.method == "random":
        if not making.draft.event:
            raise Refused("making-by-dice")
        if trait not in events(book.rules, making.character).traits:
            raise Refused("trait-of-the-table")
        event = making.draft.event
    trait_leaning(book.rules, book.sheets.defined, trait)
    not_held(making, trait)
    book.happen(EventChosen(player=player, event=event, trait=trait))


def take_class(book: Campaign, player: str, klass: str) -> None:
    """Choose the second class freely, or a third one for some of the free points."""
    making = at(book, player, "second", "skills")
    held = making.character.classes
    class_rule(book.rules, book.sheets.defined, klass)
    if any(one.key == klass for one in held):
        raise Refused("class-held-already")
    if making.step == "skills":
        if len(held) > 2:
            raise Refused("one-extra-class")
        payable(book.rules, making.character, book.rules.making.third_class, third=True)
    book.happen(ClassTaken(player=player, klass=klass))


def not_held(making: Making, trait: str) -> None:
    """Refuse a trait that the character has."""
    if any(one.key == trait for one in making.character.traits):
        raise Refused("trait-held-already", trait=trait)


# --- entries


class OriginsRolled(MakingRolled, kind="campaign.making-origins-rolled"):
    """Social classes and rows were rolled, or the dice of before were taken again."""

    def choose(self, book: Campaign, making: Making) -> None:
        """The social classes stand; the rows offer what to choose from."""
        if self.roll is not None:
            making.origins = self.roll.faces
        origin, _, social, _ = making.origins
        _born(making, origin, social)


class OriginsChosen(MakingChoice, kind="campaign.making-origins-chosen"):
    """The social classes were chosen."""

    origin: int
    social: int

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has these two social classes."""
        _born(making, self.origin, self.social)


class OriginTaken(MakingChoice, kind="campaign.making-origin-taken"):
    """The first class and the first trait were taken."""

    klass: str
    trait: str

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has them."""
        making.character.classes.append(ClassHeld(self.klass))
        give(book, making, self.trait)


class EventRolled(MakingRolled, kind="campaign.making-event-rolled"):
    """The event of a life was rolled, or the die of before was taken again."""

    def choose(self, book: Campaign, making: Making) -> None:
        """It leaves its trait, unless that is there already: then another of the table is chosen."""
        if self.roll is not None:
            [making.event] = self.roll.faces
        character = making.character
        rows = events(book.rules, character)
        making.draft.event = rows.first[making.event - 1]
        trait = rows.traits[making.event - 1]
        if all(held.key != trait for held in character.traits):
            give(book, making, trait)


class EventChosen(MakingChoice, kind="campaign.making-event-chosen"):
    """The event and its trait were chosen."""

    event: str
    trait: str

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has them."""
        making.draft.event = self.event
        give(book, making, self.trait)


class ClassTaken(MakingChoice, kind="campaign.making-class-taken"):
    """A further class was taken."""

    klass: str

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has it."""
        making.character.classes.append(ClassHeld(self.klass))


def _born(making: Making, origin: int, social: int) -> None:
    character = making.character
    character.origin, character.social = origin, social
    character.resources = social


def give(book: Campaign, making: Making, trait: str) -> None:
    """The character has a trait, with what it adds to the dice."""
    leaning = trait_leaning(book.rules, book.sheets.defined, trait)
    making.character.traits.append(TraitHeld(trait, leaning))
