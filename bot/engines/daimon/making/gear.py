"""Weapons and protections: what a new character may have, and what each is worth."""

from __future__ import annotations

from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear, next_number
from bot.engines.daimon.character.definitions import Definitions, class_rule
from bot.engines.daimon.making.state import Making
from bot.engines.daimon.making.steps import MakingChoice, at
from bot.engines.daimon.rules.rules import Rules, StartingRule
from bot.engines.daimon.table.campaign import Campaign

Sort = Literal["weapon", "protection", "shield"]

MOST = 24
"""The most items on one sheet, also where the rules set no limit."""


def weight(rules: Rules, value: int) -> StartingRule:
    """What new characters may have of the weapons and protections of a value."""
    for rule in rules.starting.values():
        if rule.value == value:
            return rule
    raise Refused("gear-value", least=1, most=heaviest(rules))


def heaviest(rules: Rules) -> int:
    """The highest value of a weapon or a protection."""
    return max(rule.value for rule in rules.starting.values())


def lightest(rules: Rules) -> int:
    """The lowest value of a weapon or a protection: everybody can have one."""
    return min(rule.value for rule in rules.starting.values())


def allowed(rules: Rules, definitions: Definitions, character: Character, value: int) -> int | None:
    """How many weapons and protections of a value a new character may have; None is as many as one likes."""
    rule = weight(rules, value)
    counts = [rule.everybody]
    if rule.social is not None and character.social >= rule.social:
        counts.append(rule.well_off)
    classes = [class_rule(rules, definitions, held.key) for held in character.classes]
    if any(one.fighting for one in classes):
        counts.append(rule.fighting)
    if any(one.special for one in classes):
        counts.append(rule.special)
    if "any" in counts:
        return None
    return max(count for count in counts if count != "any")


def left(rules: Rules, definitions: Definitions, character: Character, value: int) -> int | None:
    """How many more of a value; None is as many as one likes."""
    most = allowed(rules, definitions, character, value)
    if most is None:
        return None
    return most - sum(one.value == value and one.sort != "shield" for one in character.gear)


def take(book: Campaign, player: str, name: str, sort: Sort, value: int) -> None:
    """Give a new character a weapon, a protection or a riot shield."""
    character = at(book, player, "gear").character
    if sort == "shield":
        value = book.rules.fights.shield
    else:
        more = left(book.rules, book.sheets.defined, character, value)
        if more is not None and more < 1:
            most = allowed(book.rules, book.sheets.defined, character, value)
            raise Refused("gear-at-most", weight=value, most=most)
    room_for_one(character)
    number = next_number(character.gear)
    book.happen(GearTaken(player=player, number=number, name=name, sort=sort, value=value))


def room_for_one(character: Character) -> None:
    """Refuse an item too many for one sheet."""
    if len(character.gear) >= MOST:
        raise Refused("gear-sheet-full", most=MOST)


def drop(book: Campaign, player: str, number: int) -> None:
    """Take a weapon or protection of a new character back."""
    if at(book, player, "gear").character.item(number) is None:
        raise Refused("gear-unknown")
    book.happen(GearDropped(player=player, number=number))


class GearTaken(MakingChoice, kind="campaign.making-gear-taken"):
    """A new character was given a weapon or a protection."""

    number: int
    name: str
    sort: Sort
    value: int

    def choose(self, book: Campaign, making: Making) -> None:
        """The character has the item."""
        making.character.gear.append(Gear(self.number, self.name, self.sort, self.value))


class GearDropped(MakingChoice, kind="campaign.making-gear-dropped"):
    """A weapon or protection of a new character was taken back."""

    number: int

    def choose(self, book: Campaign, making: Making) -> None:
        """The item is removed."""
        gear = making.character.gear
        gear[:] = [one for one in gear if one.number != self.number]
