"""Checks of the rule tables against each other: every key that one names exists, and so do its words."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator

from bot.engines.daimon.rules.rules import ATTRIBUTES, FACES, Rules
from bot.engines.rule_parts import Break, Keys

YESNO = "yesno"
"""The table that wants one die; the others want two."""
TABLES = (YESNO, "body", "npc", "adjective", "other-adjective", "event", "action", "place", "subject")
"""The tables of the oracle, from 0 to 8."""
EVENTS = ("falling", "steady", "rising")
WEIGHTS = ("light", "medium", "heavy", "special")


def breaks(rules: Rules) -> Iterator[Break]:
    """Everything that does not hold together."""
    yield from _skills(rules)
    yield from _classes(rules)
    yield from _traits(rules)
    yield from _origins(rules)
    yield from _oracle(rules)
    for healers in ("light_healers", "grave_healers"):
        yield from _list(("wounds", healers), getattr(rules.wounds, healers), rules.skills, "skills")
    for sort, carers in rules.implants.carers.items():
        yield from _list(("implants", "carers", sort), carers, rules.skills, "skills")
    for weight in WEIGHTS:
        yield from _one(("starting",), weight, rules.starting, "starting")


def worded(rules: Rules) -> Iterator[tuple[Keys, Keys]]:
    """Everything that people read: the path of its words, and what wants them."""
    yield from ((("attributes", key), ("attributes",)) for key in ATTRIBUTES)
    for section in ("skills", "classes", "traits", "social", "events", "oracle"):
        yield from (((section, str(key)), (section, str(key))) for key in getattr(rules, section))
    for key, skill in rules.skills.items():
        yield ("groups", skill.group), ("skills", key, "group")
        yield ("sorts", skill.sort), ("skills", key, "sort")
    for event, rows in rules.events.items():
        yield from ((("says", event, key), ("events", event, "first")) for key in rows.first)
    for name, table in rules.oracle.items():
        for number, row in enumerate(table.cells):
            yield from ((("says", name, key), ("oracle", name, "cells", number)) for key in row)
        for side in table.sides:
            yield from ((("sides", side, face), ("oracle", name, "sides")) for face in ("even", "odd"))
    yield from _scales(rules)


def folded(name: str) -> str:
    """A name as it is compared: no case, no accents, no hyphens, no needless spaces."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).replace("-", " ").split())


def _scales(rules: Rules) -> Iterator[tuple[Keys, Keys]]:
    """The words of numbers: difficulties, scores, steps, weights, means."""
    low, high = rules.dice.targets
    for number in range(low, high + 1):
        yield ("difficulties", str(number)), ("dice", "targets")
        yield ("foes", str(number)), ("dice", "targets")
    for number in range(1, rules.making.top + 1):
        yield ("scores", str(number)), ("making", "top")
    for number in range(rules.fights.aim + 1):
        yield ("distances", str(number)), ("fights", "aim")
        yield ("sizes", str(number)), ("fights", "aim")
    for weight, gear in rules.starting.items():
        yield ("gear", str(gear.value)), ("starting", weight, "value")
    for sort in rules.implants.carers:
        yield ("implant-sorts", sort), ("implants", "carers", sort)
    for number in rules.social:
        for kind in ("cash", "immediate", "request", "partial"):
            yield ("means", str(number), kind), ("social", str(number))


def _one(path: Keys, key: str, table: Collection[str], where: str) -> Iterator[Break]:
    if key not in table:
        yield path, "no-such-key", {"name": key, "where": where}


def _list(path: Keys, keys: Collection[str], table: Collection[str], where: str) -> Iterator[Break]:
    for number, key in enumerate(keys):
        yield from _one((*path, number), key, table, where)


def _skills(rules: Rules) -> Iterator[Break]:
    for key, skill in rules.skills.items():
        yield from _list(("skills", key, "classes"), skill.classes, rules.classes, "classes")
        above = rules.skills.get(skill.generic)
        if skill.generic and skill.sort == "generic":
            yield ("skills", key, "generic"), "generic-of-generic", {}
        elif skill.generic and (above is None or above.sort != "generic" or above.group != skill.group):
            yield ("skills", key, "generic"), "no-such-generic", {"name": skill.generic, "group": skill.group}
    for alias, key in rules.skill_aliases.items():
        yield from _one(("skill_aliases", alias), key, rules.skills, "skills")
        if alias != folded(alias):
            yield ("skill_aliases", alias), "alias", {"name": folded(alias)}


def _classes(rules: Rules) -> Iterator[Break]:
    for key, one in rules.classes.items():
        yield from _list(("classes", key, "one_of"), one.one_of, rules.classes, "classes")
        yield from _list(("classes", key, "skills"), one.skills, rules.skills, "skills")
        if one.special and not one.fighting:
            yield ("classes", key, "special"), "special-not-fighting", {}


def _traits(rules: Rules) -> Iterator[Break]:
    for key, trait in rules.traits.items():
        if trait.attribute:
            yield from _one(("traits", key, "attribute"), trait.attribute, ATTRIBUTES, "attributes")
        if trait.skill:
            yield from _one(("traits", key, "skill"), trait.skill, rules.skills, "skills")
        if (trait.attribute and trait.skill) or bool(trait.bonus) != bool(trait.attribute or trait.skill):
            yield ("traits", key), "leaning", {}


def _origins(rules: Rules) -> Iterator[Break]:
    low, high = rules.making.born
    for number in range(1, rules.wealth.classes + 1):
        if number not in rules.social:
            yield ("social",), "no-such-key", {"name": str(number), "where": "social"}
        elif low <= number <= high and rules.social[number].rows is None:
            yield ("social", str(number)), "no-origin", {}
    for number, social in rules.social.items():
        if social.rows is not None:
            path = ("social", str(number), "rows")
            yield from _list((*path, "first"), social.rows.first, rules.classes, "classes")
            yield from _list((*path, "traits"), social.rows.traits, rules.traits, "traits")
    for event in EVENTS:
        yield from _one(("events",), event, rules.events, "events")
    for event, rows in rules.events.items():
        yield from _list(("events", event, "traits"), rows.traits, rules.traits, "traits")


def _oracle(rules: Rules) -> Iterator[Break]:
    for name in TABLES:
        yield from _one(("oracle",), name, rules.oracle, "oracle")
    for name, table in rules.oracle.items():
        rows = 1 if name == YESNO else FACES
        if len(table.cells) != rows:
            yield ("oracle", name, "cells"), "rows", {"count": rows}
        if table.odd:
            yield from _one(("oracle", name, "odd"), table.odd, rules.oracle, "oracle")
    yield from _list(("asking", "random"), rules.asking.random, rules.oracle, "oracle")
    for number, opening in enumerate(rules.asking.openings):
        yield from _list(("asking", "openings", number), opening, rules.oracle, "oracle")
