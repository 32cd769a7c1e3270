"""After the event: who fell between the thresholds, what nobody or everybody got, other weights on the same answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from fractions import Fraction

from bot.engines.book import Refused
from bot.engines.gdr.adventure import Adventure
from bot.engines.gdr.loading import asked_by, following
from bot.engines.gdr.results import Discrimination, TeamResult, discriminations, results
from bot.engines.gdr.scoring import normal
from bot.engines.gdr.tournament import Gdr, check_cast


@dataclass(frozen=True, slots=True)
class Within:
    """How many fell between a lower and an upper threshold, and how many below and above."""

    inside: int
    below: int
    above: int

    @property
    def of(self) -> int:
        """How many there are."""
        return self.inside + self.below + self.above


def _within(values: list[tuple[object, object, object]]) -> Within:
    below = sum(value < low for value, low, _ in values)  # type: ignore[operator]
    above = sum(value > high for value, _, high in values)  # type: ignore[operator]
    return Within(len(values) - below - above, below, above)


@dataclass(frozen=True, slots=True)
class Beside:
    """Min, Med and Max, and the points that were really scored. Where teams have thresholds of their own, since they
    play other characters, these are the mean of them, and each team's points lie as they do between its own."""

    points: tuple[Fraction, Fraction, Fraction]
    real: tuple[Fraction, ...]


def _beside(each: Sequence[tuple[tuple[Fraction, Fraction, Fraction], Fraction]]) -> Beside:
    low, middle, high = (sum(values, Fraction(0)) / len(each) for values in zip(*(own for own, _ in each), strict=True))
    real = (low + normal(value, (own[0], own[2])) * (high - low) for own, value in each)
    return Beside((low, middle, high), tuple(sorted(real)))


def players_beside(book: Gdr) -> dict[str, Beside]:
    """Character by character, what their players' evaluations came to beside the thresholds."""
    scale, found = book.scale, results(book).values()
    each = {key: [one.players[key].vsp for one in found if key in one.players] for key in scale.adventure.characters}
    return {key: _beside([(scale.player_points(key), value) for value in real]) for key, real in each.items() if real}


def teams_beside(book: Gdr) -> tuple[Beside, Beside]:
    """The same of the teams: of their evaluation, and of their progress."""
    aa, found = book.scale.adventure.thresholds.aa, results(book)
    vsp = [(book.scale.team_points(book.casts[team]), one.team.vsp) for team, one in found.items()]
    return _beside(vsp), _beside([((aa.low, aa.middle, aa.high), one.team.aa) for one in found.values()])


def players_within(book: Gdr) -> dict[str, Within]:
    """Character by character, whose evaluations fell between the thresholds."""
    found: dict[str, list[tuple[object, object, object]]] = {}
    for result in results(book).values():
        for character, score in result.players.items():
            found.setdefault(character, []).append((score.vsp, *score.vsp_thresholds))
    return {key: _within(found[key]) for key in book.scale.adventure.characters if key in found}


def teams_within(book: Gdr) -> tuple[Within, Within]:
    """How many teams fell between the thresholds: with their evaluation, and with their progress."""
    scores = [result.team for result in results(book).values()]
    vsp = _within([(one.vsp, *one.vsp_thresholds) for one in scores])
    return vsp, _within([(one.aa, *one.aa_thresholds) for one in scores])


def by_all_or_nobody(book: Gdr) -> tuple[list[Discrimination], list[Discrimination]]:
    """The items of the adventure that everybody got whole, and those of which nobody got anything."""
    items = [one for one in discriminations(book) if one.question.element is not None]
    everybody = [one for one in items if one.counts[0] == sum(one.counts)]
    return everybody, [one for one in items if one.counts[-1] == sum(one.counts)]


def tried(book: Gdr, adventure: Adventure) -> Mapping[str, TeamResult]:
    """What the same answers would come to in another mathematics; nothing of the book is changed."""
    if not book.closed:
        raise Refused("gdr-not-closed")
    before = book.scale.adventure
    adventure = following(before, adventure)
    if asked_by(book.rules, before) != asked_by(book.rules, adventure):
        raise Refused("gdr-other-questions")
    other = copy(book)
    other._questions = {}
    other.adventure = adventure
    for team in other.teams:
        check_cast(adventure, other.casts[team.id], team=team.id)
    return results(other)
