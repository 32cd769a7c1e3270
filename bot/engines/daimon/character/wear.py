"""Gear and implants at work: what they are worth in a fight, the marks of their use, and when they are spent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear, Implant
from bot.engines.daimon.character.pool import Pool
from bot.engines.daimon.rules.rules import Rules

Counts = Literal["all", "protections", "nothing"]
"""What gear counts in a place: in a narrow room the worth of weapons may be set aside, or that of all."""


def counted(what: Counts, thing: Gear) -> bool:
    """Whether the worth of a thing counts there."""
    return what == "all" or (what == "protections" and thing.sort != "weapon")


def spent(thing: Gear | Implant, rules: Rules) -> bool:
    """Whether all its marks are made: it counts nothing until they are cleared."""
    return thing.marks >= rules.fights.marks


def worth(thing: Gear | None, rules: Rules) -> int:
    """What a weapon, a protection or a shield counts in a fight."""
    if thing is None or spent(thing, rules):
        return 0
    return rules.fights.shield if thing.sort == "shield" else thing.value


def worths(character: Character | None, numbers: Iterable[int], rules: Rules) -> dict[int, int]:
    """What each of these weapons and protections counts in a fight."""
    held = {gear.number: gear for gear in _gear(character)}
    return {number: worth(held[number], rules) for number in numbers if number in held}


def weapon(character: Character | None, number: int) -> Gear | None:
    """A weapon by its number, or none for 0; refused if there is no such weapon."""
    return _item(character, number, "weapon")


def protection(character: Character | None, number: int | None, rules: Rules) -> Gear | None:
    """The protection of that number, or the best one where the player named none."""
    if number is not None:
        return _item(character, number, "protection")
    worn = [gear for gear in _gear(character) if gear.sort == "protection"]
    return max(worn, key=lambda gear: worth(gear, rules), default=None)


def shield(character: Character | None, at_range: bool, rules: Rules) -> Gear | None:
    """The riot shield that can be held up: hand to hand only."""
    held = [gear for gear in _gear(character) if gear.sort == "shield" and not spent(gear, rules)]
    return held[0] if held and not at_range else None


def _gear(character: Character | None) -> Iterable[Gear]:
    return character.gear if character is not None else ()


def _item(character: Character | None, number: int, sort: str) -> Gear | None:
    if not number:
        return None
    found = character.item(number) if character is not None else None
    if found is None or found.sort != sort:
        raise Refused("no-such-gear")
    return found


# --- used by entries


def mark(character: Character, numbers: Iterable[int], rules: Rules) -> None:
    """One mark for each of these weapons and protections."""
    for gear in character.gear:
        if gear.number in numbers and not spent(gear, rules):
            gear.marks += 1


def put_to_use(character: Character | None, pool: Pool, scene: int) -> None:
    """What a roll has used: its skill, and one mark a scene for each implant at work in it."""
    if character is None:
        return
    if pool.skill in character.skills:
        character.used.add(pool.skill)
    for implant in character.implants:
        if implant.number in pool.implants and implant.scene != scene:
            implant.marks, implant.scene = implant.marks + 1, scene
