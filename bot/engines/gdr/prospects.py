"""What an adventure's mathematics can tell apart, before anybody has played: for its authors, to tune it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, lcm, prod

from bot.engines.gdr.rules import HUNDRED
from bot.engines.gdr.scale import TEAM, Question, Scale
from bot.engines.gdr.scoring import normal

WIDEST = 400_000_000
"""The most bits of a set of possible sums; with finer weights the sums are not counted one by one."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A question, and the points that its best and its worst answer give."""

    question: Question
    best: Fraction
    worst: Fraction

    @property
    def range(self) -> Fraction:
        """How many points hang on it."""
        return self.best - self.worst


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a character's evaluation, or a team's progress, can come to."""

    combinations: int
    """The ways in which all the questions can be answered."""
    scores: int | None
    """How many different scores they make; None where there are too many to count."""
    weighed: tuple[Weighed, ...]
    thresholds: tuple[Fraction, Fraction]
    share: Fraction
    """What of 100 it makes up of a player's score."""
    for_team: Fraction
    """What of 100 it makes up of a team's."""

    @property
    def best(self) -> Fraction:
        """The most points."""
        return sum((one.best for one in self.weighed), Fraction(0))

    @property
    def worst(self) -> Fraction:
        """The fewest."""
        return sum((one.worst for one in self.weighed), Fraction(0))

    @property
    def spread(self) -> Fraction:
        """How far the thresholds stand apart."""
        low, high = self.thresholds
        return high - low

    def at(self, points: Fraction) -> Fraction:
        """What so many points come to in a player's score."""
        return normal(points, self.thresholds) * self.share


def of_character(scale: Scale, character: str) -> Prospect:
    """What can come of a character's evaluation, with everybody in play."""
    everybody = tuple(scale.adventure.characters)
    questions = [one for one in scale.questions(everybody) if one.character == character]
    share = scale.adventure.share
    return _prospect(
        scale, questions, everybody, scale.player_thresholds(character), Fraction(share.player), Fraction(share.team)
    )


def of_progress(scale: Scale) -> Prospect:
    """What can come of a team's progress."""
    everybody = tuple(scale.adventure.characters)
    questions = [one for one in scale.questions(everybody) if one.character == TEAM]
    share, given = scale.adventure.share, scale.adventure.thresholds.aa
    return _prospect(
        scale,
        questions,
        everybody,
        (given.low, given.high),
        Fraction(HUNDRED - share.player),
        Fraction(HUNDRED - share.team),
    )


def _prospect(
    scale: Scale,
    questions: Sequence[Question],
    cast: Sequence[str],
    thresholds: tuple[Fraction, Fraction],
    share: Fraction,
    for_team: Fraction,
) -> Prospect:
    worths = scale.worths(cast)
    points = [[worths[one.key] * scale.part(one, answer) for answer in one.answers] for one in questions]
    weighed = tuple(Weighed(question, max(each), min(each)) for question, each in zip(questions, points, strict=True))
    free = apart(scale, questions, points)
    combinations = prod(len(each) for each in free)
    return Prospect(combinations, different_sums(free), weighed, thresholds, share, for_team)


def apart(
    scale: Scale, questions: Sequence[Question], points: Sequence[Sequence[Fraction]]
) -> list[Sequence[Fraction]]:
    """What can be answered each apart: a question that follows another one is one with it, the worst with the worst."""
    found: dict[str, Sequence[Fraction]] = {}
    for question, each in zip(questions, points, strict=True):
        follows = scale.rules.descriptors[question.descriptor].follows if question.element is None else ""
        if follows:
            first = f"{question.character}/{follows}"
            *others, worst = found[first]
            found[first] = [*(one + then for one in others for then in each), worst + each[-1]]
        else:
            found[question.key] = each
    return list(found.values())


def different_sums(points: Iterable[Sequence[Fraction]]) -> int | None:
    """How many different sums come of one number out of each group: every sum is a bit of one large number."""
    groups = [[one - min(group) for one in group] for group in points]
    every = [one for group in groups for one in group if one]
    if not every:
        return 1
    whole = lcm(*(one.denominator for one in every))
    unit = gcd(*(int(one * whole) for one in every))
    if sum((max(group) for group in groups), Fraction(0)) * whole / unit > WIDEST:
        return None
    reached = 1
    for group in groups:
        shifted = 0
        for one in set(group):
            shifted |= reached << (int(one * whole) // unit)
        reached = shifted
    return reached.bit_count()
