"""The standard evaluation of RBB 2.0 as a tournament keeps it in its first entry; read from config/rules/rbb2.toml."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Annotated

from pydantic import Field

from bot.engines.rule_parts import Break, Part

Percent = Annotated[Decimal, Field(ge=0, le=100)]

HUNDRED = 100


class DescriptorAnswer(Part):
    """One of a descriptor's answers: the percentage of its points that it gives, or takes away."""

    value: Percent


class Descriptor(Part):
    """A descriptor, asked of the referee if it has answers."""

    under: str = ""
    """The descriptor it belongs to; none at the first level."""
    weight: Annotated[Decimal, Field(ge=-100, le=100)]
    """Its share of its level; below 0 it takes points away."""
    answers: dict[str, DescriptorAnswer] = Field(default_factory=dict)
    """From the best to the worst."""
    adventure: bool = False
    """Whether the adventure itself says what is asked."""
    technical: bool = False
    """Whether it is left out where there are no dice and no figures."""
    alone: bool = False
    """Whether it counts for the player and not for the team."""
    follows: str = ""
    """Where that descriptor has the worst answer this one has it too, unasked."""
    confirmed: bool = False
    """Whether the best answer waits for the director's word."""

    @property
    def best(self) -> str:
        """The best of its answers."""
        return next(iter(self.answers))

    @property
    def worst(self) -> str:
        """The worst of its answers."""
        return next(reversed(self.answers))


class Share(Part):
    """What of 100 the evaluation of characters makes up; the rest is the progress in the adventure."""

    player: Percent
    team: Percent


class Thresholds(Part):
    """What a weak, a middling and a good player (or team) would have."""

    min: Decimal
    med: Decimal
    max: Decimal

    @property
    def low(self) -> Fraction:
        """The lower threshold."""
        return Fraction(self.min)

    @property
    def middle(self) -> Fraction:
        """The middle one, of which no score is made."""
        return Fraction(self.med)

    @property
    def high(self) -> Fraction:
        """The upper threshold."""
        return Fraction(self.max)


class ElementRules(Part):
    """Elements of an adventure."""

    part: Percent
    """What an element done in part is worth, unless the author says otherwise."""


class GdrRules(Part):
    """Every number of RBB 2.0."""

    descriptors: dict[str, Descriptor]
    """In the order in which they are asked."""
    kinds: dict[str, Share]
    thresholds: Thresholds
    elements: ElementRules

    def level(self, under: str) -> dict[str, Descriptor]:
        """The descriptors of a level."""
        return {key: one for key, one in self.descriptors.items() if one.under == under}

    def path(self, key: str) -> tuple[str, ...]:
        """A descriptor with all that it stands under, from the first level on."""
        under = self.descriptors[key].under
        return (*self.path(under), key) if under else (key,)

    @property
    def asked(self) -> dict[str, Descriptor]:
        """The descriptors of which the referee is asked, in their order."""
        return {key: one for key, one in self.descriptors.items() if one.answers}


def positive_sums(descriptors: Mapping[str, Descriptor]) -> Iterator[tuple[str, Decimal]]:
    """Each level by what it stands under, with the sum of its weights; what takes points away is not in it."""
    sums: dict[str, Decimal] = {}
    for one in descriptors.values():
        sums[one.under] = sums.get(one.under, Decimal(0)) + max(one.weight, Decimal(0))
    yield from sums.items()


def breaks(rules: GdrRules) -> Iterator[Break]:
    """What does not hold together: levels that do not make 100, keys that are nowhere, values in disorder."""
    for key, one in rules.descriptors.items():
        at: tuple[str | int, ...] = ("descriptors", key)
        if one.under and one.under not in list(rules.descriptors)[: list(rules.descriptors).index(key)]:
            yield (*at, "under"), "no-such-key", {"name": one.under, "where": "descriptors"}
        if one.follows and one.follows not in rules.descriptors:
            yield (*at, "follows"), "no-such-key", {"name": one.follows, "where": "descriptors"}
        values = [answer.value for answer in one.answers.values()]
        if values and not in_order(values, takes=_takes(rules, key)):
            yield (*at, "answers"), "values-in-order", {"name": key}
    for under, total in positive_sums(rules.descriptors):
        if total != HUNDRED:
            yield ("descriptors", under) if under else ("descriptors",), "level-sum", {"sum": str(total)}


def worded(rules: GdrRules) -> Iterator[tuple[str | int, ...]]:
    """Everything that needs words: each descriptor, its question, its answers."""
    for key, one in rules.descriptors.items():
        yield ("descriptors", key)
        if one.answers:
            yield ("descriptors", key, "about")
        for answer in one.answers:
            yield ("descriptors", key, "answers", answer)


def _takes(rules: GdrRules, key: str) -> bool:
    """Whether a descriptor stands under one that takes points away."""
    one = rules.descriptors[key]
    return one.weight < 0 or (one.under in rules.descriptors and _takes(rules, one.under))


def in_order(values: list[Decimal], takes: bool) -> bool:
    """Whether these go from all the points down to none; turned round where they take points away."""
    falling = values[::-1] if takes else values
    return falling[0] == HUNDRED and falling[-1] == 0 and falling == sorted(falling, reverse=True)
