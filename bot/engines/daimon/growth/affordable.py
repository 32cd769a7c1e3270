"""What a character could grow now: paid with the EVO it has, and within the limits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.character import RESOURCES, Character, Gear, Implant
from bot.engines.daimon.character.definitions import every_skill
from bot.engines.daimon.character.skills import may_rise
from bot.engines.daimon.growth import growth
from bot.engines.daimon.growth.gear import own_gear
from bot.engines.daimon.making import gear, implants
from bot.engines.daimon.rules.rules import ATTRIBUTES
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.wounds.on_feet import living, on_feet

Growth = Literal[
    "attribute",
    "skill",
    "trait",
    "replace-trait",
    "class",
    "develop-class",
    "gear",
    "upgrade-gear",
    "gear-bonus",
    "implant",
    "wealth",
]


def prospects(book: Campaign, player: str) -> tuple[Growth, ...]:
    """The kinds of growth that are open to a player's character."""
    rules, character = book.rules, living(book, player)
    if not on_feet(book, player):
        return ()
    prices, evo, making = rules.growth, character.evo, rules.making
    more_classes = len(character.classes) < making.classes
    money = character.social < rules.wealth.classes and character.resources < rules.wealth.rise
    open_now: dict[Growth, bool] = {
        "attribute": evo >= prices.attribute and bool(attributes(book, character)),
        "skill": bool(skills(book, character)),
        "trait": evo >= prices.trait and len(character.traits) < making.traits,
        "replace-trait": evo >= prices.replace_trait and bool(character.traits),
        "class": evo >= prices.a_class and more_classes,
        "develop-class": evo >= prices.develop and more_classes and can_develop(book, character),
        "gear": evo >= prices.gear and len(character.gear) < gear.MOST,
        "upgrade-gear": evo >= prices.gear and bool(upgradable(book, character)),
        "gear-bonus": evo >= prices.gear and bool(tunable(character)),
        "implant": _implants(book, character),
        "wealth": evo >= prices.resources and money,
    }
    return tuple(kind for kind, able in open_now.items() if able)


def attributes(book: Campaign, character: Character) -> list[str]:
    """The attributes that may rise."""
    return [key for key in ATTRIBUTES if _allows(partial(growth.attribute_may_rise, book.rules, character, key))]


def skills(book: Campaign, character: Character) -> list[str]:
    """The skills that may rise and can be paid, Risorse apart."""
    rules, defined = book.rules, book.sheets.defined
    return [
        key
        for key in every_skill(rules, defined)
        if key != RESOURCES
        and growth.skill_price(book, key) <= character.evo
        and _allows(partial(may_rise, rules, defined, character.all_skills, key))
    ]


def movable(book: Campaign, character: Character, chosen: Collection[str] = ()) -> list[str]:
    """The skills that were used in play and could move into a new class: those chosen, and one more of those others."""
    least = book.rules.growth.develop_skills
    return [
        skill
        for held in character.classes
        for spare in (len(held.skills) - least - sum(skill in chosen for skill in held.skills),)
        for skill in held.skills
        if skill in character.used and (spare > 0 or skill in chosen)
    ]


def can_develop(book: Campaign, character: Character) -> bool:
    """Whether enough skills may move without leaving a class too few."""
    least = book.rules.growth.develop_skills
    spare = 0
    for held in character.classes:
        spare += min(max(0, len(held.skills) - least), sum(skill in character.used for skill in held.skills))
    return spare >= least


def upgradable(book: Campaign, character: Character) -> list[Gear]:
    """Weapons and protections that can be made better."""
    best = gear.heaviest(book.rules)
    return [one for one in own_gear(character) if one.sort != "shield" and one.value < best]


def tunable(character: Character) -> list[Gear]:
    """Weapons and protections that hold no bonus yet."""
    return [one for one in own_gear(character) if one.leaning is None]


def improvable(book: Campaign, character: Character) -> list[Implant]:
    """Implants that have room for one point more."""
    most = book.rules.implants.bonuses
    return [one for one in character.implants if sum(leaning.bonus for leaning in one.leanings) < most]


def _implants(book: Campaign, character: Character) -> bool:
    if character.evo < book.rules.implants.grow_skill:
        return False
    return bool(improvable(book, character)) or _allows(partial(implants.room_for_one, book.rules, character))


def _allows(rule: Callable[[], object]) -> bool:
    try:
        rule()
    except Refused:
        return False
    return True
