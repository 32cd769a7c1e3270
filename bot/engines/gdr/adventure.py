"""An adventure as its author wrote it: characters, progress, consistency, weights, thresholds; frozen once read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Annotated, TypeAlias

from pydantic import Field

from bot.engines.gdr.rules import HUNDRED, Percent, Share, Thresholds
from bot.engines.rule_parts import Part

DONE, PARTLY, UNDONE = "done", "part", "undone"


class Option(Part):
    """One way in which something can go: what the referee reads, and its worth in percent."""

    text: str
    value: Percent
    key: str = ""
    """What answers name it by, where that is not its place: an answer follows its words to another place."""


class Element(Part):
    """A section of a tree, or something that is done, done in part, or goes in one of several ways."""

    text: str
    weight: Annotated[Decimal, Field(gt=0, le=100)]
    about: tuple[str, ...] = ()
    """The characters without whom it cannot be asked."""
    parts: dict[str, Element] = Field(default_factory=dict)
    partly: Percent | None = None
    """What it is worth if it is done in part; None where it is done or not."""
    options: tuple[Option, ...] = ()

    @property
    def ways(self) -> dict[str, Option]:
        """The options, by what answers name them by."""
        return {one.key or str(place): one for place, one in enumerate(self.options)}

    @property
    def answers(self) -> dict[str, Fraction]:
        """What can be answered, from the best on, with its worth from 0 to 1."""
        if self.options:
            return {key: Fraction(one.value) / HUNDRED for key, one in self.ways.items()}
        middle = {} if self.partly is None else {PARTLY: Fraction(self.partly) / HUNDRED}
        return {DONE: Fraction(1), **middle, UNDONE: Fraction(0)}


Tree: TypeAlias = Mapping[str, Element]


class Character(Part):
    """A character to be played."""

    name: str
    optional: bool = False
    about: str = ""
    """In a few lines what the character is like: every referee reads it beside the questions on consistency."""


class ThresholdsGiven(Part):
    """The thresholds as the author gave them."""

    aa: Thresholds
    vsp: Thresholds | None = None
    """Of a player's whole evaluation."""
    team: Thresholds | None = None
    """Of a team's."""
    descriptors: dict[str, Thresholds] = Field(default_factory=dict)
    """Of each descriptor, in points of the evaluation."""
    cd: dict[str, Thresholds] = Field(default_factory=dict)
    """Of each character's consistency, in points of the evaluation."""


class Adventure(Part):
    """An adventure with its mathematics."""

    title: str
    kind: str
    """A kind with shares of its own, or one of the rules'."""
    diceless: bool = False
    share: Share
    characters: dict[str, Character]
    aa: dict[str, Element]
    cd: dict[str, dict[str, Element]]
    weights: dict[str, Decimal] = Field(default_factory=dict)
    """Descriptors that weigh otherwise than in the rules."""
    values: dict[str, tuple[Decimal, ...]] = Field(default_factory=dict)
    """Descriptors whose answers are worth something else, from the best on."""
    thresholds: ThresholdsGiven

    @property
    def optional(self) -> frozenset[str]:
        """The characters that may be left out."""
        return frozenset(key for key, one in self.characters.items() if one.optional)


def within(tree: Tree, assigned: Collection[str]) -> dict[str, Element]:
    """A tree without what needs a character that nobody plays; a section with nothing left is left out too."""
    kept = {}
    for key, element in tree.items():
        if not set(element.about) <= set(assigned):
            continue
        parts = within(element.parts, assigned)
        if parts or not element.parts:
            kept[key] = element.model_copy(update={"parts": parts})
    return kept


def leaves(tree: Tree, path: str = "") -> Iterator[tuple[str, Element, tuple[Element, ...]]]:
    """What is asked in a tree: its dotted path, the element, and the sections it stands in."""
    for key, element in tree.items():
        at = f"{path}.{key}" if path else key
        if element.parts:
            for leaf, found, above in leaves(element.parts, at):
                yield leaf, found, (element, *above)
        else:
            yield at, element, ()


def shares(tree: Tree) -> dict[str, Fraction]:
    """What each leaf makes up of its tree: a level whose weights do not make 100 is stretched until they do."""
    return dict(_shares(tree, "", Fraction(1)))


def _shares(tree: Tree, path: str, whole: Fraction) -> Iterator[tuple[str, Fraction]]:
    total = sum((Fraction(element.weight) for element in tree.values()), Fraction(0))
    for key, element in tree.items():
        at = f"{path}.{key}" if path else key
        own = whole * Fraction(element.weight) / total
        if element.parts:
            yield from _shares(element.parts, at, own)
        else:
            yield at, own
