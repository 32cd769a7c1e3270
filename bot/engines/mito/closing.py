"""Periods that end: which, who won them, who climbed, what nobody expected."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import inf

from bot.engines.book import Entry
from bot.engines.mito import season
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Game, Ladder, Standing
from bot.engines.mito.league import League
from bot.engines.mito.rules import LONGEST_FIRST, PERIODIC, Which


def close(book: League, now: float) -> None:
    """Close every period that is over and has games."""
    for which in PERIODIC:
        while book.numbers(which).active and (period := book.closing(which)) and book.closes(period) <= now:
            book.happen(PeriodClosed(which=which, start=period.start, end=period.end))


def periods(book: League, which: Which, now: float) -> list[Period]:
    """The periods of a ladder that are over and have games, the last first."""
    found: list[Period] = []
    _, end = book.between(-inf, book.period(which, now).start)
    while end:
        period = book.period(which, book.order[end - 1].at)
        found.append(period)
        _, end = book.between(-inf, period.start)
    return found


@dataclass(frozen=True, slots=True)
class Climb:
    """A player's way up over a period, on the ladder that spans it."""

    player: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Upset:
    """A game won by somebody of whom little was expected."""

    game: Game
    share: Fraction
    """The winner's part of what was at stake: the chance that the ladder gave."""
    favourite: str
    """Whoever had most at stake."""


@dataclass(frozen=True, slots=True)
class ClosedPeriod:
    """What is told of a period that is over."""

    period: Period
    games: int
    first: tuple[Standing, ...]
    """Those who have a place, the highest first."""
    apart: tuple[Standing, ...]
    climbs: tuple[Climb, ...]
    upsets: tuple[Upset, ...]


def told(book: League, period: Period) -> ClosedPeriod:
    """What is told of a period: the winner, climbers, upsets."""
    ladder = book.ladder_of(period)
    order = ladder.order()
    return ClosedPeriod(
        period,
        len(ladder.games),
        tuple(one for one in order if one.place),
        tuple(one for one in order if not one.place),
        climbs(book, period)[: book.rules.closing.climbers],
        upsets(ladder, book.rules.closing.below)[: book.rules.closing.upsets],
    )


def climbs(book: League, period: Period) -> tuple[Climb, ...]:
    """Who rose during a period, on the longest ladder that the club keeps: places among all players, minimum or not.

    Who had not played before stood where everybody starts.
    """
    longest = next(which for which in LONGEST_FIRST if which in book.active or which == period.which)
    if longest == period.which:
        return ()
    after = _values_at(book, longest, period, period.end)
    before = _values_at(book, longest, period, period.start)
    start = book.numbers(longest).first
    ranks = [season.ranked({player: values.get(player, start) for player in after}) for values in (before, after)]
    found = [Climb(player, ranks[0][player], ranks[1][player]) for player in after]
    risen = [one for one in found if one.after < one.before]
    return tuple(sorted(risen, key=lambda one: (one.after - one.before, one.after)))


def _values_at(book: League, which: Which, period: Period, moment: float) -> dict[str, int]:
    """The values of a longer ladder as they were at a moment of it."""
    known = season.values_at(book.ladder(which, period.start), moment)
    return {player: value for player, (value, _) in known.items()}


def upsets(ladder: Ladder, below: int) -> tuple[Upset, ...]:
    """The games whose winner had so many percent less at stake than an equal part, the least expected first."""
    found = []
    for game, put in zip(ladder.games, ladder.stakes, strict=True):
        if 100 * len(put) * put[0] < (100 - below) * sum(put):
            most = max(range(len(put)), key=lambda seat: put[seat])
            found.append(Upset(game, Fraction(put[0], sum(put)), game.players[most]))
    return tuple(sorted(found, key=lambda one: (one.share * len(one.game.players), one.game)))


class PeriodClosed(Entry, kind="mito.period-closed"):
    """A period of a ladder is over, and has been told of."""

    needed = ("which",)
    lasting = True
    which: Which
    start: float
    end: float

    def apply(self, book: League) -> None:
        """The next one is waited for."""
        book.closed.add((self.which, self.start))
        book.told[self.which] = max(book.told[self.which], self.end)
