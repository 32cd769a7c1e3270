"""An adventure tried on simulated tables, weak, middling and good: how far scores spread, and what decides them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from random import Random
from statistics import fmean, pvariance

from bot.engines.gdr.rules import HUNDRED
from bot.engines.gdr.scale import TEAM, Question, Scale

TABLES = 1000
"""Tables of each sort."""
ABILITIES = {"weak": 0.3, "middling": 0.55, "good": 0.8}
"""How well each sort plays, from 0 to 1."""
OF_TABLE, OF_PLAYER, OF_ANSWER = 0.07, 0.1, 0.2
"""How far tables of one sort differ, players of one table, and what one player does from time to time."""
MISCONDUCT = 0.03
"""How often anybody does not behave as they should."""
TOO_MUCH, NOTHING = 0.12, 0.0005
"""The share of what parts teams, or players, from which one item decides too much; below which it decides nothing."""


@dataclass(frozen=True, slots=True)
class Deciles:
    """Numbers in short: nine of ten are above the low one, one of ten above the high one."""

    low: float
    middle: float
    high: float


@dataclass(frozen=True, slots=True)
class Swing:
    """What an item moves, from its worst to its best answer: in the score of its player, and of the team."""

    question: Question
    player: float
    team: float
    decides: float
    """What share of the differences between teams comes of it, with all their players."""
    of_player: float
    """What share of the differences between those who play one character."""
    conduct: bool
    """Whether it only takes points away."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of the tables, each by sort."""

    teams: Mapping[str, Deciles]
    players: Mapping[str, Deciles]
    evaluation: Mapping[str, float]
    """The mean evaluation of a player, in points."""
    progress: Mapping[str, float]
    better: tuple[tuple[int, int, int], tuple[int, int, int]]
    """Thresholds of the evaluation and of the progress between which eight of ten lie, half of all tables middling."""
    inside: tuple[float, float]
    """What share of all evaluations, and of all progress, lies between the lower and the upper threshold."""
    overlaps: tuple[float, float]
    """How often a weak team is before a middling one, and a middling one before a good one."""
    ties: float
    """How often two middling teams have the same score to two decimals."""
    items: Sequence[Swing]
    """Every item, first those that decide most."""

    @property
    def too_much(self) -> list[Swing]:
        """Items that alone decide too much."""
        return [one for one in self.items if one.decides > TOO_MUCH]

    @property
    def nothing(self) -> list[Swing]:
        """Items that decide next to nothing, though something hangs on them."""
        return [one for one in self.items if max(one.decides, one.of_player) < NOTHING and not one.conduct]


class _Tables:
    """All that is asked of a whole team, in points; and tables that answer it."""

    def __init__(self, scale: Scale) -> None:
        self.cast = tuple(scale.adventure.characters)
        self.questions = scale.questions(self.cast)
        worths = scale.worths(self.cast)
        self.points = [
            [float(worths[one.key] * scale.part(one, answer)) for answer in one.answers] for one in self.questions
        ]
        self.conduct = [bool(one.character) and scale.first(one.descriptor).weight < 0 for one in self.questions]
        self.alone = [bool(one.character) and scale.first(one.descriptor).alone for one in self.questions]
        places = {one.key: at for at, one in enumerate(self.questions)}
        follows = [
            scale.rules.descriptors[one.descriptor].follows if one.element is None else "" for one in self.questions
        ]
        self.follows = [
            places[f"{one.character}/{first}"] if first else None
            for one, first in zip(self.questions, follows, strict=True)
        ]
        share, aa = scale.adventure.share, scale.adventure.thresholds.aa
        low, high = map(float, scale.team_thresholds(self.cast))
        self.team = (low, high - low, float(share.team))
        self.aa = (float(aa.low), float(aa.high - aa.low))
        self.player = {
            one: (float(least), float(most - least), float(share.player))
            for one, (least, most) in ((key, scale.player_thresholds(key)) for key in self.cast)
        }

    def play(self, chance: Random, ability: float) -> list[float]:
        """The points of every question at one table."""
        table = chance.gauss(ability, OF_TABLE)
        players = {one: chance.gauss(table, OF_PLAYER) for one in self.cast}
        given: list[int] = []
        for at, question in enumerate(self.questions):
            last = len(question.answers) - 1
            first = self.follows[at]
            if first is not None and given[first] == len(self.questions[first].answers) - 1:
                given.append(last)
            elif self.conduct[at]:
                given.append(min(chance.randint(1, last), last) if chance.random() < MISCONDUCT else 0)
            else:
                does = chance.gauss(players.get(question.character, table), OF_ANSWER)
                given.append(min(max(int((1 - does) * (last + 1)), 0), last))
        return [self.points[at][place] for at, place in enumerate(given)]

    def lowest(self, who: str) -> float:
        """What both lower thresholds come to in the score of a character, or of the team: there the score is 0."""
        low, wide, share = self.player[who] if who != TEAM else self.team
        low_aa, wide_aa = self.aa
        return low / wide * share + low_aa / wide_aa * (HUNDRED - share)

    def weights(self) -> list[tuple[float, float]]:
        """What a point of each question moves in the score of its player, and of the team; of progress, of each."""
        found = []
        _, wide_aa = self.aa
        _, wide, share = self.team
        for at, question in enumerate(self.questions):
            if question.character == TEAM:
                own = max((HUNDRED - part for _, _, part in self.player.values()), default=0.0)
                found.append((own / wide_aa, (HUNDRED - share) / wide_aa))
            else:
                _, player_wide, player_share = self.player[question.character]
                of_team = 0.0 if self.alone[at] else share / wide / len(self.cast)
                found.append((player_share / player_wide, of_team))
        return found


def simulate(scale: Scale, seed: int = 1, tables: int = TABLES) -> Simulated:
    """So many tables of each sort; the same for the same seed."""
    all_, chance = _Tables(scale), Random(seed)
    weights = all_.weights()
    teams: dict[str, list[float]] = {}
    players: dict[str, list[float]] = {}
    evaluation: dict[str, list[float]] = {}
    progress: dict[str, list[float]] = {}
    moved: list[list[float]] = [[] for _ in all_.questions]
    for sort, ability in ABILITIES.items():
        teams[sort], players[sort], evaluation[sort], progress[sort] = [], [], [], []
        for _ in range(tables):
            points = all_.play(chance, ability)
            vsp = dict.fromkeys(all_.cast, 0.0)
            aa = 0.0
            for at, question in enumerate(all_.questions):
                if question.character == TEAM:
                    aa += points[at]
                else:
                    vsp[question.character] += points[at]
                moved[at].append(points[at])
            team = sum(points[at] * weights[at][1] for at in range(len(points)))
            low_aa, wide_aa = all_.aa
            teams[sort].append(team - all_.lowest(TEAM))
            progress[sort].append(aa)
            for one, value in vsp.items():
                least, far, own = all_.player[one]
                evaluation[sort].append(value)
                players[sort].append((value - least) / far * own + (aa - low_aa) / wide_aa * (HUNDRED - own))
    return Simulated(
        {sort: _spread(found) for sort, found in teams.items()},
        {sort: _spread(found) for sort, found in players.items()},
        {sort: fmean(found) for sort, found in evaluation.items()},
        {sort: fmean(found) for sort, found in progress.items()},
        (_better(evaluation), _better(progress)),
        (_inside_evaluation(all_, evaluation), _inside(progress, *all_.aa)),
        tuple(_before(teams[worse], teams[better]) for worse, better in pairwise(ABILITIES)),  # type: ignore[arg-type]
        _ties(teams["middling"]),
        _items(all_, weights, moved),
    )


def _items(all_: _Tables, weights: Sequence[tuple[float, float]], moved: Sequence[Sequence[float]]) -> list[Swing]:
    """Each item with what it moves; of a descriptor the one of whoever it moves most, deciding as all of a team do."""
    varied = [pvariance(each) for each in moved]  # in points of their own
    of_team = [value * weight**2 for value, (_, weight) in zip(varied, weights, strict=True)]
    of_player = [value * weight**2 for value, (weight, _) in zip(varied, weights, strict=True)]
    whole = sum(of_team) or 1.0
    own = dict.fromkeys((*all_.cast, TEAM), 0.0)
    for at, question in enumerate(all_.questions):
        own[question.character] += of_player[at]
    shares: Counter[str] = Counter()
    found: dict[str, Swing] = {}
    for at, question in enumerate(all_.questions):
        far = max(all_.points[at]) - min(all_.points[at])
        key = question.descriptor if question.element is None else question.key
        shares[key] += of_team[at] / whole  # type: ignore[assignment]
        mine = own[question.character] + (own[TEAM] if question.character else 0.0)
        part = of_player[at] / mine if mine else 0.0
        one = Swing(question, far * weights[at][0], far * weights[at][1], 0.0, part, all_.conduct[at])
        if key not in found or found[key].player < one.player:
            found[key] = one
    items = [replace(one, decides=float(shares[key])) for key, one in found.items()]
    return sorted(items, key=lambda one: -one.decides)


def _better(found: Mapping[str, Sequence[float]]) -> tuple[int, int, int]:
    """Between the first and the last tenth of all, the middling counted twice; and the middle."""
    spread = _spread(
        [value for sort, each in found.items() for value in (each if sort != "middling" else [*each, *each])]
    )
    return round(spread.low), round(spread.middle), round(spread.high)


def _spread(found: Sequence[float]) -> Deciles:
    ordered = sorted(found)
    return Deciles(*(ordered[int(part * (len(ordered) - 1))] for part in (0.1, 0.5, 0.9)))


def _inside_evaluation(all_: _Tables, found: Mapping[str, Sequence[float]]) -> float:
    limits = [all_.player[one] for one in all_.cast]
    within = [
        limits[at % len(limits)][0] <= value <= limits[at % len(limits)][0] + limits[at % len(limits)][1]
        for each in found.values()
        for at, value in enumerate(each)
    ]
    return sum(within) / len(within)


def _inside(found: Mapping[str, Sequence[float]], low: float, wide: float) -> float:
    every = [value for each in found.values() for value in each]
    return sum(low <= value <= low + wide for value in every) / len(every)


def _before(worse: Sequence[float], better: Sequence[float]) -> float:
    """How often one of the worse is before one of the better, over all pairs."""
    ordered, ahead, at = sorted(better), 0, 0
    for value in sorted(worse):
        while at < len(ordered) and ordered[at] < value:
            at += 1
        ahead += at
    return ahead / (len(worse) * len(better))


def _ties(found: Sequence[float]) -> float:
    counts = Counter(round(value, 2) for value in found)
    pairs = len(found) * (len(found) - 1)
    return sum(count * (count - 1) for count in counts.values()) / pairs if pairs else 0.0


def thresholds(scale: Scale, who: str) -> tuple[float, float, float]:
    """Min, Med and Max of a character, or of the team with everybody, in points of the evaluation."""
    low, middle, high = (
        scale.player_points(who) if who != TEAM else scale.team_points(tuple(scale.adventure.characters))
    )
    return float(low), float(middle), float(high)


def reach(scale: Scale, who: str) -> tuple[float, float]:
    """The worst and the best that the score of a character, or of the team, can come to, progress and all."""
    all_ = _Tables(scale)
    worst = best = -all_.lowest(who)
    for question, points, (own, of_team) in zip(all_.questions, all_.points, all_.weights(), strict=True):
        weight = of_team if who == TEAM else own if question.character in (who, TEAM) else 0.0
        worst, best = worst + min(points) * weight, best + max(points) * weight
    return worst, best
