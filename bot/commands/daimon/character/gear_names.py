"""Weapons, protections and implants by name: found from what was typed, suggested, and shown in cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from bot.commands.daimon.character import names
from bot.commands.named_refusals import WORDS
from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear, Implant
from bot.engines.daimon.character.wear import spent
from bot.engines.daimon.rules.rules import Rules
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, say
from bot.hall.cards.lists import dotted
from bot.hall.declared.call import Call
from bot.hall.requests import Suggestion

T = TypeVar("T", Gear, Implant)


def weapons(character: Character) -> list[Gear]:
    """A character's weapons."""
    return [gear for gear in character.gear if gear.sort == "weapon"]


def protections(character: Character) -> list[Gear]:
    """A character's protections, the shield apart."""
    return [gear for gear in character.gear if gear.sort == "protection"]


def worn(character: Character) -> list[Gear]:
    """What protects a character, the shield too."""
    return [gear for gear in character.gear if gear.sort != "weapon"]


def named(gear: Gear, rules: Rules) -> Argument:
    """The name of a weapon or protection; one that has all its marks counts nothing, and is called spent."""
    name = names.thing_named(gear.name)
    return say(f"gear-spent-{gear.sort}", name=name) if spent(gear, rules) else name


def carried(call: Call[Campaign], player: str, worths: Mapping[int, int], weapons: bool = True) -> tuple[Argument, ...]:
    """A line of what somebody fights with, each with its worth; none for who keeps the sheet on paper, nor of nothing
    where `weapons` do not count."""
    character = call.book.latest_of(player)
    if character is None or not character.attributes:
        return ()
    held = [gear for number in worths if (gear := character.item(number)) is not None]
    if not held and not weapons:
        return ()
    shown = [] if not weapons or any(gear.sort == "weapon" for gear in held) else [say("gear-unarmed")]
    for gear in held:
        name, value = names.thing_named(gear.name), worths[gear.number]
        shown.append(say("gear-worth", name=name, value=value) if value else say(f"gear-spent-{gear.sort}", name=name))
    return (say("gear-carried", gear=dotted(shown)),)


def used_up(call: Call[Campaign], player: str, worths: Mapping[int, int]) -> list[Argument]:
    """A line for each thing that still counted in this roll and has its last mark now."""
    character, rules = call.book.latest_of(player), call.book.rules
    held = [character.item(number) for number, value in worths.items() if value] if character is not None else []
    return [
        say(f"gear-last-{gear.sort}", name=names.thing_named(gear.name))
        for gear in held
        if gear is not None and spent(gear, rules)
    ]


async def called(call: Call[Any], thing: Gear | Implant) -> str:
    """The name of a thing as its owner wrote it."""
    if WORDS.fullmatch(thing.name):
        return await call.people.words(thing.name) or ""
    return thing.name


async def thing(call: Call[Any], character: Character, typed: str) -> Gear | Implant | None:
    """Anything of a sheet by its whole name."""
    things: list[Gear | Implant] = [*character.gear, *character.implants]
    for one in things:
        if names.folded(await called(call, one)) == names.folded(typed):
            return one
    return None


async def found(call: Call[Any], owned: Sequence[T], typed: str) -> T:
    """The thing that was meant, by its number, its name, or how its name begins."""
    wanted = names.folded(typed)
    near: list[T] = []
    for thing in owned:
        name = names.folded(await called(call, thing))
        if wanted in (str(thing.number), name):
            return thing
        if name.startswith(wanted):
            near.append(thing)
    if len(near) == 1:
        return near[0]
    raise Refused("unknown-thing", name=typed)


async def number_meant(call: Call[Campaign], of: Callable[[Character], Sequence[Gear]], typed: str) -> int:
    """The number of the weapon or protection, one of these, that was meant; 0 where none is."""
    if names.folded(typed) in names.written(call, "gear-no-weapon"):
        return 0
    character = call.book.character_of(call.member)
    return (await found(call, of(character) if character is not None else [], typed)).number


def offering(of: Callable[[Character], Iterable[Gear]]) -> Callable[[Call[Any], str], Any]:
    """Offers things of the character of whoever asks."""

    async def offered(call: Call[Any], typed: str) -> list[Suggestion]:
        if call.volume is None or not isinstance(call.book, Campaign):
            return []
        character = call.book.character_of(call.member)
        wanted = names.folded(typed)
        known = [await called(call, thing) for thing in of(character)] if character is not None else []
        return [Suggestion(name, name) for name in dict.fromkeys(known) if name and wanted in names.folded(name)]

    return offered
