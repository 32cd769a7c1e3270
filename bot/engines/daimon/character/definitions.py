"""Looking up classes, traits and skills: those printed in the rules, and those that this table has defined."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Leaning
from bot.engines.daimon.rules.rules import ATTRIBUTES, ClassRule, Rules, SkillRule

Kind = Literal["class", "trait", "skill"]
Arms = Literal["none", "fighting", "special"]


@dataclass(slots=True)
class Defined:
    """A class, a trait or a skill of this table's own; it is known by the id of its name's words."""

    kind: Kind
    details: str = ""
    """What it is, as an id of words."""
    sort: Literal["generic", "specific"] = "specific"
    generic: str = ""
    """The generic skill that a specific one belongs to."""
    like: str = ""
    """The printed skill that it specifies: which martial art, which weapon."""
    leaning: Leaning | None = None
    """What a trait adds to the dice of a score."""
    arms: Arms = "none"
    """Whether a class lives by arms or crime, for the starting gear."""


Definitions: TypeAlias = Mapping[str, Defined]


def own(definitions: Definitions, kind: Kind, key: str) -> Defined | None:
    """What this table has defined under a key."""
    found = definitions.get(key)
    return found if found is not None and found.kind == kind else None


def skill_rule(rules: Rules, definitions: Definitions, key: str) -> SkillRule:
    """A skill, printed or of this table's own."""
    if key in rules.skills:
        return rules.skills[key]
    found = own(definitions, "skill", key)
    if found is None:
        raise Refused("skill-unknown")
    like = rules.skills.get(found.like or found.generic)
    return SkillRule(
        group=like.group if like else "",
        sort=found.sort,
        generic=found.generic,
        classes=like.classes if like and found.like else (),
        attribute=like.attribute if like else "",
    )


def every_skill(rules: Rules, definitions: Definitions) -> dict[str, SkillRule]:
    """All the skills that a character may have, by key; those that have to be specified are none by themselves."""
    printed = {key: skill for key, skill in rules.skills.items() if not skill.specify}
    defined = [key for key, found in definitions.items() if found.kind == "skill"]
    return printed | {key: skill_rule(rules, definitions, key) for key in defined}


def class_rule(rules: Rules, definitions: Definitions, key: str) -> ClassRule:
    """A class that a character can have: a row that prints two is none."""
    if key in rules.classes and not rules.classes[key].one_of:
        return rules.classes[key]
    found = own(definitions, "class", key)
    if found is None:
        raise Refused("class-unknown")
    return ClassRule(fighting=found.arms != "none", special=found.arms == "special")


def trait_leaning(rules: Rules, definitions: Definitions, key: str) -> Leaning | None:
    """What a trait adds to the dice of a score, if it does."""
    if key in rules.traits:
        printed = rules.traits[key]
        score = printed.attribute or printed.skill
        return Leaning(score=score, bonus=printed.bonus) if score else None
    found = own(definitions, "trait", key)
    if found is None:
        raise Refused("trait-unknown")
    return found.leaning


def in_context(rules: Rules, definitions: Definitions, klass: str, skill: str) -> bool:
    """Whether a skill goes with a class; of classes and skills without references nobody can say that it does not."""
    references = skill_rule(rules, definitions, skill).classes
    judged = any(klass in printed.classes for printed in rules.skills.values())
    suits = klass in rules.classes and skill in rules.classes[klass].skills
    return not references or not judged or klass in references or suits


def suggested(rules: Rules, definitions: Definitions, klass: str) -> list[str]:
    """The skills to offer first for a class: those it is a reference of, then those that our own list gives it."""
    known = every_skill(rules, definitions)
    typical = [key for key, skill in known.items() if klass in skill.classes]
    ours = rules.classes[klass].skills if klass in rules.classes else ()
    return list(dict.fromkeys((*typical, *(key for key in ours if key in known))))


def is_attribute(score: str) -> bool:
    """Whether a score is one of the six attributes."""
    return score in ATTRIBUTES
