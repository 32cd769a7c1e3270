"""What of a sheet the words of a check speak of, with the class and the trait that go with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.commands.daimon.character import gear_names
from bot.commands.daimon.checks import likely
from bot.commands.daimon.checks.likely import COMBAT, attribute_of, rule_of, said_of, stems
from bot.commands.daimon.checks.taking_up import UNARMED, fitting_weapons
from bot.engines.daimon.character.character import RESOURCES, Character
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.character.wear import spent
from bot.engines.daimon.table.campaign import Campaign
from bot.hall.declared.call import Call

WAYS = ("aim", "close-combat", UNARMED)
"""The generic skills of hitting somebody, or something: their verbs mean the weapon in hand."""
COMMON = 3
"""A word that so many skills share tells of none of them: shooting, without."""


async def fitting(call: Call[Campaign], note: str) -> list[Claim]:
    """What of one's sheet a note speaks of: the weapon in hand, skills, the highest first, and attributes.

    What a skill is called tells more than how it is described; one that nobody has learned still names its attribute.
    """
    character = call.book.character_of(call.member)
    words = await call.people.words(note) if note and character is not None else None
    if not words or character is None or not character.attributes:
        return []
    said, book = stems(words), call.book
    hits = await _hitting(call, character, said)
    owned = sorted(character.all_skills, key=character.score, reverse=True)
    found = [key for key in owned if said & await _called(call, key)]
    if not hits:
        found = found or [key for key in owned if said & _described(call, key)]
    skills = [Claim(attribute=attribute_of(book, character, key), skill=key) for key in found]
    named = [key for key in character.attributes if said & _meant(call, key)]
    unlearned = [
        rule.attribute
        for key, rule in book.rules.skills.items()
        if key not in character.all_skills and rule.attribute and said & await _called(call, key)
    ]
    plain = (*named, *(one.attribute for one in skills), *unlearned)
    fits = list(dict.fromkeys((*hits, *skills, *(Claim(attribute=key) for key in plain))))
    return await _with_qualities(call, character, fits, said)


async def _hitting(call: Call[Campaign], character: Character, said: frozenset[str]) -> list[Claim]:
    """What a verb of shooting or of blows means: the skills of the weapon that is carried for it, and the attribute."""
    ways = [way for way in WAYS if said & await _called(call, way)]
    held = [gear for gear in gear_names.weapons(character) if not spent(gear, call.book.rules)]
    ways = [way for way in ways if await fitting_weapons(call, way, held)] or ways
    owned = sorted(character.skills, key=character.score, reverse=True)
    skills = [key for key in owned if character.score(key) > 0 and {key, rule_of(call.book, key).generic} & {*ways}]
    skills = [key for key in skills if await fitting_weapons(call, key, held)] or skills
    learned = [Claim(attribute=attribute_of(call.book, character, key), skill=key) for key in skills]
    return [*learned, *(Claim(attribute=attribute_of(call.book, character, way)) for way in ways)]


async def _with_qualities(
    call: Call[Campaign], character: Character, fits: list[Claim], said: frozenset[str]
) -> list[Claim]:
    """What fits, and one answer with the dice of class and trait: as they were claimed last for the same scores, else
    where the skill sits in a class, or the note names a class or a trait."""
    checks = call.book.checks
    rolled = [likely.again(one.pool) for one in checks.results.values() if one.player == call.member]
    for claim in fits:
        alike = (
            one
            for one in (checks.last.get(call.member), *rolled[::-1])
            if one is not None and (one.attribute, one.skill) == (claim.attribute, claim.skill)
        )
        last = next(alike, None)
        if last is not None and (last.by_class or last.trait) and likely.held(character, last):
            return [last, *fits]
    skill = fits[0].skill if fits else ""
    classes = [held.key for held in character.classes if skill and skill in held.skills]
    classes = classes or await _named(call, "classes", (held.key for held in character.classes), said)
    traits = await _named(call, "traits", (held.key for held in character.traits), said)
    if not classes and not traits:
        return fits
    first, *others = fits or likely.plain(character)[:1]
    richer = first.model_copy(update={"by_class": bool(classes), "trait": traits[0] if traits else ""})
    return [first, richer, *others]


async def _named(call: Call[Campaign], folder: str, keys: Iterable[str], said: frozenset[str]) -> list[str]:
    """The classes or traits that a note names, printed ones and this table's own."""
    return [
        key
        for key in keys
        if said & (said_of(call, f"daimon-{folder}-{key}") or stems(await call.people.words(key) or ""))
    ]


async def _called(call: Call[Campaign], skill: str) -> frozenset[str]:
    """The stems of a skill's names and of what else speaks of it; or of the one that this table has given it."""
    rules = call.book.rules.skills
    if skill not in rules and skill != RESOURCES:
        return stems(await call.people.words(skill) or "")
    called = said_of(call, f"daimon-skills-{skill}")
    if rule_of(call.book, skill).group == COMBAT and rule_of(call.book, skill).generic:
        weapons = [f"daimon-skills-{key}" for key, rule in rules.items() if rule.group == COMBAT and rule.generic]
        called -= _common(call, weapons)
    return called | said_of(call, f"daimon-skills-{skill}-speaks")


def _meant(call: Call[Campaign], attribute: str) -> frozenset[str]:
    """The stems of an attribute's names, and of what is done with it where no skill is."""
    return said_of(call, f"daimon-attributes-{attribute}") | said_of(call, f"daimon-attributes-{attribute}-speaks")


def _described(call: Call[Campaign], skill: str) -> frozenset[str]:
    """The stems of how a skill is described; none of a skill of fighting, which is named or not meant."""
    rules = call.book.rules.skills
    if skill not in rules or rules[skill].group == COMBAT:
        return frozenset()
    common = _common(call, (f"daimon-skills-{key}-about" for key in rules))
    return said_of(call, f"daimon-skills-{skill}-about") - common


def _common(call: Call[Campaign], texts: Iterable[str]) -> frozenset[str]:
    """The stems that several of these texts have."""
    shared = Counter(stem for key in texts for stem in said_of(call, key))
    return frozenset(stem for stem, count in shared.items() if count >= COMMON)
