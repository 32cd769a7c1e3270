"""How severe each referee was, as far as sheets tell; the ranking without that; how alike two referees were.

A team's points are taken for what the team is worth and how its referee judges: where two referees judged one team, or
one judged several, the two can be told apart; where not, the difference is laid half on each. Shown, never applied.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from bot.engines.gdr import judging, scoring
from bot.engines.gdr.closing import counting
from bot.engines.gdr.results import answers_of, results
from bot.engines.gdr.tournament import Gdr
from bot.engines.tournament.standings import Criterion, Standings, ranked

ROUNDS = 60
"""Rounds of the estimate: each halves, at least, what it still lacks."""


@dataclass(frozen=True, slots=True)
class Severity:
    """A referee beside the others: the points of a team's evaluation that they give more, or fewer."""

    referee: str
    points: Fraction
    sheets: int


@dataclass(frozen=True, slots=True)
class Likeness:
    """Two referees of one team: how many answers are the same, a step apart, and opposite, of how many."""

    team: str
    first: str
    second: str
    same: int
    near: int
    opposite: int
    asked: int


def _points(book: Gdr) -> dict[tuple[str, str], Fraction]:
    """The mean evaluation of a team on each sheet that counts, by team and referee."""
    found = {}
    for team in book.teams:
        for sheet in counting(book, team.id):
            judged = scoring.judged(book.scale, book.casts[team.id], answers_of(book, sheet))
            each = [one.for_team for one in judged.players.values()]
            found[team.id, sheet.referee] = sum(each, Fraction(0)) / len(each)
    return found


def severities(book: Gdr) -> list[Severity]:
    """Every referee whose sheets count, the most severe first."""
    results(book)  # refused before closing
    given = _points(book)
    mean = sum(given.values(), Fraction(0)) / len(given)
    over = {key: float(points - mean) for key, points in given.items()}
    teams = dict.fromkeys((team for team, _ in given), 0.0)
    referees = dict.fromkeys((referee for _, referee in given), 0.0)
    for _ in range(ROUNDS):
        for team in teams:
            rest = [value - referees[by] for (of, by), value in over.items() if of == team]
            teams[team] = sum(rest) / (len(rest) + 1)
        for referee in referees:
            rest = [value - teams[of] for (of, by), value in over.items() if by == referee]
            referees[referee] = sum(rest) / (len(rest) + 1)
    found = [
        Severity(referee, Fraction(round(points * 100), 100), sum(by == referee for _, by in given))
        for referee, points in referees.items()
    ]
    return sorted(found, key=lambda one: one.points)


def corrected(book: Gdr) -> tuple[Standings, Mapping[str, Fraction]]:
    """The teams as they would stand if what each referee gives more, or fewer, were taken off; and their scores."""
    lean = {one.referee: one.points for one in severities(book)}
    totals = {}
    for team, result in results(book).items():
        sheets = counting(book, team)
        off = sum((lean[sheet.referee] for sheet in sheets), Fraction(0)) / len(sheets)
        low, high = result.team.vsp_thresholds
        totals[team] = result.team.total - off / (high - low) * result.team.share
    return ranked(totals, [Criterion("total", lambda team: totals[team])]), totals


def likenesses(book: Gdr) -> list[Likeness]:
    """Every two referees of one team, over all that both were asked."""
    found = []
    for team in book.teams:
        for first, second in combinations(book.handed(team.id), 2):
            one, other = judging.answered(book, first), judging.answered(book, second)
            steps = [
                (abs(each.answers.index(one[each.key]) - each.answers.index(other[each.key])), len(each.answers) - 1)
                for each in book.questions(team.id)
                if each.key in one and each.key in other
            ]
            found.append(
                Likeness(
                    team.id,
                    first.referee,
                    second.referee,
                    sum(not step for step, _ in steps),
                    sum(step == 1 < most for step, most in steps),
                    sum(step == most for step, most in steps),
                    len(steps),
                )
            )
    return found


def opposites(book: Gdr, team: str, by: str) -> list[tuple[str, str]]:
    """The questions on which another sheet says the opposite of one's own, by key and other referee; nothing before
    both are handed in."""
    mine = book.sheets.get((team, by))
    if mine is None or not mine.handed:
        return []
    own, found = judging.answered(book, mine), []
    for other in book.handed(team):
        if other.referee == by:
            continue
        answers = judging.answered(book, other)
        for question in book.questions(team):
            ends = {own.get(question.key), answers.get(question.key)}
            if ends == {question.answers[0], question.answers[-1]}:
                found.append((question.key, other.referee))
    return found
