"""From the answers to the scores: evaluation, progress, what thresholds and shares make of them; in exact fractions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.engines.gdr.rules import HUNDRED
from bot.engines.gdr.scale import Scale


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A player's evaluation: its points by descriptor of the first level."""

    parts: Mapping[str, Fraction]
    alone: frozenset[str]
    """The descriptors that do not count for the team."""

    @property
    def vsp(self) -> Fraction:
        """All its points."""
        return sum(self.parts.values(), Fraction(0))

    @property
    def for_team(self) -> Fraction:
        """The points that count for the team."""
        return sum((points for key, points in self.parts.items() if key not in self.alone), Fraction(0))


@dataclass(frozen=True, slots=True)
class Judged:
    """What a sheet says of a team: each character's evaluation, and the progress in the adventure, out of 100."""

    players: Mapping[str, Evaluation]
    progress: Fraction


@dataclass(frozen=True, slots=True)
class Score:
    """A player's or a team's score, with what it is made of."""

    vsp: Fraction
    aa: Fraction
    vsp_thresholds: tuple[Fraction, Fraction]
    aa_thresholds: tuple[Fraction, Fraction]
    share: Fraction
    """What of 100 the evaluation makes up."""

    @property
    def from_vsp(self) -> Fraction:
        """The points that come of the evaluation."""
        return normal(self.vsp, self.vsp_thresholds) * self.share

    @property
    def from_aa(self) -> Fraction:
        """The points that come of the progress."""
        return normal(self.aa, self.aa_thresholds) * (HUNDRED - self.share)

    @property
    def total(self) -> Fraction:
        """The score."""
        return self.from_vsp + self.from_aa


def normal(value: Fraction, thresholds: tuple[Fraction, Fraction]) -> Fraction:
    """0 at the lower threshold, 1 at the upper one, and beyond them less and more."""
    low, high = thresholds
    return (value - low) / (high - low)


def judged(scale: Scale, characters: Sequence[str], answers: Mapping[str, str]) -> Judged:
    """What the answers to all questions come to."""
    first, worths = scale.rules.level(""), scale.worths(characters)
    parts = {character: dict.fromkeys(first, Fraction(0)) for character in characters}
    progress = Fraction(0)
    for question in scale.questions(characters):
        given = worths[question.key] * scale.part(question, answers[question.key])
        if question.character:
            parts[question.character][scale.rules.path(question.descriptor)[0]] += given
        else:
            progress += given
    alone = frozenset(key for key, one in first.items() if one.alone)
    return Judged({character: Evaluation(parts[character], alone) for character in characters}, progress)


def mean(sheets: Sequence[Judged]) -> Judged:
    """What several sheets of one team say together."""
    count = len(sheets)
    players = {
        character: Evaluation(
            {
                key: sum((sheet.players[character].parts[key] for sheet in sheets), Fraction(0)) / count
                for key in evaluation.parts
            },
            evaluation.alone,
        )
        for character, evaluation in sheets[0].players.items()
    }
    return Judged(players, sum((sheet.progress for sheet in sheets), Fraction(0)) / count)


def player_score(scale: Scale, character: str, of: Judged) -> Score:
    """A player's score (PI)."""
    return Score(
        of.players[character].vsp,
        of.progress,
        scale.player_thresholds(character),
        _of_aa(scale),
        Fraction(scale.adventure.share.player),
    )


def team_score(scale: Scale, of: Judged) -> Score:
    """A team's score (PS): the mean of its players, so that their number does not matter."""
    evaluations = of.players.values()
    return Score(
        sum((one.for_team for one in evaluations), Fraction(0)) / len(evaluations),
        of.progress,
        scale.team_thresholds(tuple(of.players)),
        _of_aa(scale),
        Fraction(scale.adventure.share.team),
    )


def _of_aa(scale: Scale) -> tuple[Fraction, Fraction]:
    given = scale.adventure.thresholds.aa
    return given.low, given.high
