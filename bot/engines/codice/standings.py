"""Standings after a qualifying round: hands won, then article 42 back through the rounds, then the lots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import partial

from bot.engines.codice.matches import MatchScore
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.standings import Criterion, Standings, ranked

TOTAL, POINTS, PBG, LOT = "total", "points", "pbg", "lot"
DIRECT_POINTS, DIRECT_PBG = "direct-points", "direct-pbg"
NOTHING = MatchScore()


def standings(
    book: Codice,
    after: int | None = None,
    among: Iterable[str] | None = None,
    last: Mapping[str, MatchScore] | None = None,
) -> Standings:
    """The standings after so many qualifying rounds (all that are closed, without a number).

    Who is out does not stand in them; `among` names others to be put in order; `last` is what the last of these rounds
    would give, where it is not over.
    """
    through = book.qualified_after if after is None else min(after, book.started.rounds)
    scores: list[Mapping[str, MatchScore]] = [one.scores() for one in book.rounds[:through]]
    if last is not None:
        scores[-1] = last
    teams = tuple(among) if among is not None else tuple(team.id for team in book.playing())
    totals = {team: sum(one.get(team, NOTHING).won for one in scores) for team in teams}
    lots = {team: place for place, team in enumerate(book.lots, 1)}
    chain = [Criterion(TOTAL, totals.__getitem__)]
    if book.started.robin:
        chain += _direct(book, through, totals)
    for number in range(through, 0, -1):
        chain.append(Criterion(POINTS, _of(scores[number - 1], _won), number))
        chain.append(Criterion(PBG, _of(scores[number - 1], _pbg), number))
    chain.append(Criterion(LOT, lots.__getitem__, less=True))
    return ranked(teams, chain)


def _of(
    scores: Mapping[str, MatchScore], value: Callable[[MatchScore], int | Fraction]
) -> Callable[[str], int | Fraction]:
    """A round missed gave nothing."""
    return lambda team: value(scores.get(team, NOTHING))


def _won(score: MatchScore) -> int:
    return score.won


def _pbg(score: MatchScore) -> Fraction:
    return score.pbg


def _direct(book: Codice, through: int, totals: dict[str, int]) -> list[Criterion]:
    """In a round robin ties fall by the matches among the tied only: hands won there, then PBG there."""
    played: dict[str, dict[str, MatchScore]] = {team: {} for team in totals}
    for one in book.rounds[:through]:
        for match in one.matches.values():
            for team in match.teams:
                if team in played:
                    played[team][match.other(team)] = match.score(team)

    def among_the_tied(team: str) -> MatchScore:
        met = [score for other, score in played[team].items() if totals.get(other) == totals[team]]
        return MatchScore(*(sum(part) for part in zip(*met, strict=True)))

    def value(of: Callable[[MatchScore], int | Fraction], team: str) -> int | Fraction:
        return of(among_the_tied(team))

    return [Criterion(DIRECT_POINTS, partial(value, _won)), Criterion(DIRECT_PBG, partial(value, _pbg))]
