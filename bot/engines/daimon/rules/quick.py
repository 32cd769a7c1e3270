"""What a character is made of in five minutes: classes to begin from, ways out of trouble, checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from bot.engines.daimon.rules.rules import ATTRIBUTES, Rules
from bot.engines.rule_parts import Break, Keys, Part

Attribute = Literal["power", "dexterity", "agility", "intelligence", "spirit", "charisma"]


class Archetypes(Part):
    """Classes of one kind to begin from."""

    classes: Annotated[tuple[str, ...], Field(min_length=1)]


class QuickGear(Part):
    """A weapon or a protection, and its value."""

    value: Annotated[int, Field(ge=1, le=4)]


class Fitted(Part):
    """An implant: only its words stand in the file."""


class WayOut(Part):
    """How somebody gets out of trouble, and what that takes."""

    attribute: Attribute
    skills: Annotated[tuple[str, ...], Field(min_length=1)]
    """For the free points; the first is what an implant helps where an attribute is too dear."""
    implant: Fitted
    weapon: QuickGear
    protection: QuickGear


class QuickRules(Part):
    """Everything that the quick making suggests; it binds nobody, so no book keeps it."""

    sharing: Annotated[tuple[int, ...], Field(min_length=len(ATTRIBUTES), max_length=len(ATTRIBUTES))]
    """The points of the attributes, from the best to the last."""
    archetypes: dict[str, Archetypes]
    ways: dict[str, WayOut]


def breaks(quick: QuickRules, rules: Rules) -> Iterator[Break]:
    """Everything that does not hold together, or that the making of a character would refuse."""
    making = rules.making
    if sum(quick.sharing) != making.points or any(not making.least <= one <= making.most for one in quick.sharing):
        yield ("sharing",), "sharing", {"points": making.points, "least": making.least, "most": making.most}
    for name, archetype in quick.archetypes.items():
        for number, klass in enumerate(archetype.classes):
            if klass not in rules.classes or rules.classes[klass].one_of:
                yield ("archetypes", name, "classes", number), "no-such-key", {"name": klass, "where": "classes"}
    for name, way in quick.ways.items():
        for number, skill in enumerate(way.skills):
            if skill not in rules.skills or rules.skills[skill].specify:
                yield ("ways", name, "skills", number), "no-such-key", {"name": skill, "where": "skills"}


def worded(quick: QuickRules) -> Iterator[Keys]:
    """Everything that people read the name of."""
    yield from (("archetypes", name) for name in quick.archetypes)
    for name in quick.ways:
        yield ("ways", name)
        yield from (("ways", name, thing) for thing in ("implant", "weapon", "protection"))
