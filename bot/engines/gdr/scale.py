"""What every answer is worth in a tournament: the rules' table with what the adventure's author made of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from bot.engines.gdr.adventure import Adventure, Element, leaves, shares, within
from bot.engines.gdr.rules import HUNDRED, Descriptor, GdrRules, Thresholds

TEAM = ""
"""In the place of a character: questions about the progress are asked of the whole team."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something that the referee is asked of a character, or of the team: a descriptor or an element."""

    key: str
    character: str
    answers: tuple[str, ...]
    """From the best to the worst."""
    descriptor: str
    """The descriptor asked about; for a character's element, the one that the adventure fills."""
    element: Element | None = None
    sections: tuple[Element, ...] = ()
    """The sections of the tree in which the element stands."""

    @property
    def numbered(self) -> dict[int, str]:
        """The answers by the numbers that buttons name them by; options keep theirs when others go before them."""
        if self.element is not None and self.element.options:
            return {int(answer): answer for answer in self.answers}
        return dict(enumerate(self.answers))


@dataclass(frozen=True)
class Scale:
    """The mathematics that hold."""

    rules: GdrRules
    adventure: Adventure
    _worths: dict[tuple[str, ...], dict[str, Fraction]] = field(default_factory=dict, repr=False, compare=False)
    """What hangs on each question, by the characters of a team, once somebody wants to know."""

    # --- what is asked

    def questions(self, characters: Collection[str]) -> tuple[Question, ...]:
        """All that is asked of a team with these characters, in its order."""
        asked = [one for character in characters for one in self._of(character, characters)]
        for path, element, sections in leaves(self.adventure.aa):
            asked.append(_elemental(f"aa.{path}", TEAM, "", element, sections))
        return tuple(asked)

    def _of(self, character: str, characters: Collection[str]) -> list[Question]:
        found = []
        for key, one in self.rules.descriptors.items():
            if self.first(key).technical and self.adventure.diceless:
                continue
            if one.answers:
                found.append(Question(f"{character}/{key}", character, tuple(one.answers), key))
            if one.adventure:
                tree = within(self.adventure.cd[character], characters)
                found += [
                    _elemental(f"{character}/cd.{path}", character, key, element, sections)
                    for path, element, sections in leaves(tree)
                ]
        return found

    # --- what it weighs

    def first(self, key: str) -> Descriptor:
        """The descriptor of the first level under which another one stands."""
        return self.rules.descriptors[self.rules.path(key)[0]]

    def weight(self, key: str) -> Fraction:
        """A descriptor's share of its level."""
        return Fraction(self.adventure.weights.get(key, self.rules.descriptors[key].weight))

    def absolute(self, key: str) -> Fraction:
        """The points of the whole evaluation that a descriptor makes up; below 0 it takes them away."""
        product = Fraction(HUNDRED)
        for one in self.rules.path(key):
            product *= self.weight(one) / HUNDRED
        return product

    def worths(self, characters: Collection[str]) -> Mapping[str, Fraction]:
        """The points that hang on each question, by its key: of a character's 100, or of the team's; below 0 it takes
        them."""
        cast = tuple(characters)
        if cast not in self._worths:
            self._worths[cast] = self._worths_of(cast)
        return self._worths[cast]

    def _worths_of(self, characters: Collection[str]) -> dict[str, Fraction]:
        absolute = {key: self.absolute(key) for key in self.rules.descriptors}
        found = {}
        for character in characters:
            for key, one in self.rules.descriptors.items():
                if one.answers:
                    found[f"{character}/{key}"] = absolute[key]
                if one.adventure:
                    tree = shares(within(self.adventure.cd[character], characters))
                    found |= {f"{character}/cd.{path}": absolute[key] * share for path, share in tree.items()}
        return found | {f"aa.{path}": HUNDRED * share for path, share in shares(self.adventure.aa).items()}

    def part(self, question: Question, answer: str) -> Fraction:
        """What an answer gives of the points that hang on its question, from 0 to 1."""
        if question.element is not None:
            return question.element.answers[answer]
        answers = self.rules.descriptors[question.descriptor].answers
        own = self.adventure.values.get(question.descriptor)
        value = own[list(answers).index(answer)] if own is not None else answers[answer].value
        return Fraction(value) / HUNDRED

    @property
    def for_team(self) -> Fraction:
        """What of the whole evaluation counts for a team, from 0 to 1."""
        alone = [self.absolute(key) for key, one in self.rules.level("").items() if one.alone]
        return (HUNDRED - sum(alone, Fraction(0))) / HUNDRED

    # --- between which thresholds

    def player_thresholds(self, character: str) -> tuple[Fraction, Fraction]:
        """The lower and the upper threshold of a character's evaluation."""
        low, _, high = self.player_points(character)
        return low, high

    def player_points(self, character: str) -> tuple[Fraction, Fraction, Fraction]:
        """Min, Med and Max of a character's evaluation."""
        given = self.adventure.thresholds
        if given.descriptors:
            return _summed([*given.descriptors.values(), given.cd[character]])
        return _summed([given.vsp or self.rules.thresholds])

    def team_thresholds(self, characters: Collection[str]) -> tuple[Fraction, Fraction]:
        """The lower and the upper threshold of the evaluation of a team with these characters."""
        low, _, high = self.team_points(characters)
        return low, high

    def team_points(self, characters: Collection[str]) -> tuple[Fraction, Fraction, Fraction]:
        """Min, Med and Max of the evaluation of a team with these characters."""
        given = self.adventure.thresholds
        if given.team is not None:
            return _summed([given.team])
        if given.descriptors:
            counted = [one for key, one in given.descriptors.items() if not self.first(key).alone]
            each = [_summed([*counted, given.cd[character]]) for character in characters]
            low, middle, high = (_mean([*values]) for values in zip(*each, strict=True))
            return low, middle, high
        low, middle, high = _summed([given.vsp or self.rules.thresholds])
        return low * self.for_team, middle * self.for_team, high * self.for_team


def _elemental(key: str, character: str, descriptor: str, element: Element, sections: tuple[Element, ...]) -> Question:
    return Question(key, character, tuple(element.answers), descriptor, element, sections)


def _summed(thresholds: list[Thresholds]) -> tuple[Fraction, Fraction, Fraction]:
    return (
        sum((one.low for one in thresholds), Fraction(0)),
        sum((one.middle for one in thresholds), Fraction(0)),
        sum((one.high for one in thresholds), Fraction(0)),
    )


def _mean(values: list[Fraction]) -> Fraction:
    return sum(values, Fraction(0)) / len(values)
