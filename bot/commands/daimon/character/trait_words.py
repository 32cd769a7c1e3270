"""What the words of a trait say: a bonus or penalty to a score in its name or details, and what the trait is."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.commands.daimon.character import names
from bot.engines.daimon.character.character import Character, Leaning
from bot.engines.daimon.growth.by_hand import TRAIT
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.cards.card import Argument, Free, say
from bot.hall.declared.call import Call

_BONUS = re.compile(r"(.+?)\s*([+−-])\s*([1-3])\s*[dD]?")
"""A bonus as the rule document writes it: Empatia -1D."""
_NAMED = re.compile(r"(.+?)\s*\(([^()]+)\)")
"""A name with something in brackets after it: Forte (Potenza +1)."""
ENEMY = "vengeance"
"""The trait that wants a name: that of an enemy."""


async def bonus_said(call: Call[Campaign], words: str) -> Leaning | None:
    """The bonus or penalty that some words are."""
    match = _BONUS.fullmatch(words.strip())
    if match is None:
        return None
    score = await names.score_found(call, match[1])
    return Leaning(score=score, bonus=int(match[3]) * (1 if match[2] == "+" else -1))


async def with_bonus(call: Call[Campaign], typed: str) -> tuple[str, Leaning | None]:
    """The name of a trait, and the bonus that stands in brackets after it."""
    match = _NAMED.fullmatch(typed.strip())
    leaning = await bonus_said(call, match[2]) if match else None
    return (match[1], leaning) if match and leaning else (typed, None)


def about(call: Call[Campaign], trait: str) -> Argument:
    """What a trait is: in the manual's words or this table's; empty where neither says it."""
    defined = call.book.sheets.defined.get(trait)
    if defined is not None:
        return call.free(defined.details)
    key = f"daimon-traits-{trait}-about"
    return say(key) if call.house.texts.has(call.language, key) else ""


def of_all(call: Call[Campaign], traits: Iterable[str]) -> list[Argument]:
    """What each of these traits is, where something says it."""
    return [
        say("sheet-trait-about", name=names.named("trait", key), about=said)
        for key in dict.fromkeys(traits)
        if (said := about(call, key))
    ]


def told(call: Call[Campaign], character: Character) -> list[Argument]:
    """What each trait of a character is, with what its player wrote of it; of a vengeance, that its enemy is wanted."""
    return [line for held in character.traits if (line := told_of(call, character, held.key))]


def told_of(call: Call[Campaign], character: Character, trait: str) -> Argument:
    """The same of one trait; nothing where nothing says what it is."""
    name, own = names.named("trait", trait), character.free.get(f"{TRAIT}{trait}", "")
    if own:
        return say("sheet-trait-about", name=name, about=Free(own))
    if trait == ENEMY:
        return say("sheet-trait-enemy", name=name)
    said = about(call, trait)
    return say("sheet-trait-about", name=name, about=said) if said else None
