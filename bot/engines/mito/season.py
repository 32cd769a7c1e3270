"""What makes a season worth following: who moved since last week, streaks, records, rivals, and what passing takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import inf

from bot.engines.mito.ladder import Ladder
from bot.engines.mito.points import parts

LONG = 3
"""So many wins in a row are a streak."""
AHEAD = 12
"""Tables that are looked ahead: an evening each, for a season."""
FOUR = 4
"""Who sits at such a table."""
LEAST = 20
"""Games before which a highest value is no record: in the first evenings every win would be one."""


# --- who moved


def values_at(ladder: Ladder, moment: float) -> dict[str, tuple[int, int]]:
    """Everybody's points and games as they were at a moment: later games taken back."""
    values = {player: score.value for player, score in ladder.scores.items()}
    games = {player: score.games for player, score in ladder.scores.items()}
    for game, put in zip(reversed(ladder.games), reversed(ladder.stakes), strict=True):
        if game.at < moment:
            break
        values[game.winner] -= sum(put[1:])
        for player, stake in zip(game.players[1:], put[1:], strict=True):
            values[player] += stake
        for player in game.players:
            games[player] -= 1
    return {player: (value, games[player]) for player, value in values.items() if games[player]}


def ranked(values: Mapping[str, int]) -> dict[str, int]:
    """Places by values, equals sharing one."""
    places: dict[int, int] = {}
    for number, value in enumerate(sorted(values.values(), reverse=True), 1):
        places.setdefault(value, number)
    return {player: places[value] for player, value in values.items()}


def places_at(ladder: Ladder, moment: float) -> dict[str, int]:
    """Who had which place at a moment; whoever had too few games had none."""
    known = values_at(ladder, moment).items()
    return ranked({player: value for player, (value, games) in known if games >= ladder.rules.minimum})


# --- streaks and records


def streaks(ladder: Ladder) -> dict[str, int]:
    """How many of their last games in a row everybody has won; nothing of whoever lost the last."""
    # Whoever never lost is known without looking: else one such newcomer has the whole ladder read.
    found = Counter({player: seat.wins for player, seat in ladder.scores.items() if seat.wins == seat.games})
    open_ = ladder.scores.keys() - found.keys()
    for game in reversed(ladder.games):
        if not open_:
            break
        if game.winner in open_:
            found[game.winner] += 1
        open_.difference_update(game.players[1:])
    return dict(found)


def streak(ladder: Ladder, player: str) -> int:
    """How many of their last games somebody has won in a row, or, below zero, lost."""
    run = 0
    for game in reversed(ladder.games):
        if player in game.players:
            won = game.winner == player
            if run and won != (run > 0):
                break
            run += 1 if won else -1
    return run


@dataclass(frozen=True, slots=True)
class Highest:
    """The highest value that anybody has ever reached, in a stretch of time."""

    player: str
    value: int


@dataclass(frozen=True, slots=True)
class Longest:
    """The longest streak of wins that anybody has ever had, in a stretch of time."""

    player: str
    wins: int


def highest(ladder: Ladder, start: float, end: float = inf) -> Highest | None:
    """Who went higher in a stretch of time than anybody before it; None where nobody did, or too little was played."""
    bests = {player: score.best for player, score in ladder.scores.items()}
    at = len(ladder.games)
    while at and ladder.games[at - 1].at >= end:
        at -= 1
        bests[ladder.games[at].winner] = ladder.bests[at]
    after, reached = dict(bests), set()
    while at and ladder.games[at - 1].at >= start:
        at -= 1
        bests[ladder.games[at].winner] = ladder.bests[at]
        reached.add(ladder.games[at].winner)
    top = max(reached, key=lambda player: after[player], default=None)
    if at < LEAST or top is None or after[top] <= max(bests.values()):
        return None
    return Highest(top, after[top])


def longest(ladder: Ladder, start: float, end: float = inf) -> Longest | None:
    """Who won more games in a row, the last in a stretch of time, than anybody before it; None where nobody did."""
    runs: Counter[str] = Counter()
    before, now = LONG - 1, Longest("", 0)
    for game in ladder.games:
        if game.at >= end:
            break
        for player in game.players[1:]:
            runs.pop(player, None)
        runs[game.winner] += 1
        won = runs[game.winner]
        if game.at < start:
            before = max(before, won)
        elif won > now.wins:
            now = Longest(game.winner, won)
    return now if now.wins > before else None


def record(ladder: Ladder, start: float, end: float) -> Highest | Longest | None:
    """The record that was broken in a stretch of time: the highest value, else the longest streak."""
    return highest(ladder, start, end) or longest(ladder, start, end)


# --- one player


@dataclass(frozen=True, slots=True)
class MostMet:
    """Whom somebody meets most."""

    player: str
    games: int
    won: int
    """Games of both that the one asked about has won."""
    lost: int
    """Those that the rival has won."""


def rival(ladder: Ladder, player: str) -> MostMet | None:
    """Whom somebody has met most at the table, of several the one met last; None who has met nobody twice."""
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    last: dict[str, int] = {}
    for number, (game, _, _) in enumerate(ladder.way(player)):
        others = [one for one in game.players if one != player]
        met.update(others)
        last |= dict.fromkeys(others, number)
        if game.winner == player:
            won.update(others)
        else:
            lost[game.winner] += 1
    found = max(met, key=lambda one: (met[one], last[one]), default=None)
    if found is None or met[found] < 2:
        return None
    return MostMet(found, met[found], won[found], lost[found])


def between(ladder: Ladder, one: str, other: str) -> tuple[int, int]:
    """How many games of both each of two people has won."""
    both = {one, other}
    won = Counter(game.winner for game in ladder.games if both <= {*game.players})
    return won[one], won[other]


@dataclass(frozen=True, slots=True)
class Passing:
    """What it takes to pass whoever stands right above."""

    player: str
    gap: int
    share: Fraction
    """The part of the next tables that is to be won."""


def passing(ladder: Ladder, player: str) -> Passing | None:
    """What part of the next tables of four somebody is to win so as to stand above the one above them.

    The others there have what the middle of the ladder has, no risikometro is noted, and the one above stays as they
    are. None for the first, for those without a place, and where even winning all would not do.
    """
    if ladder.place(player) < 2:
        return None
    mine, values = ladder.value(player), ladder.values
    above = [one for one, score in ladder.scores.items() if score.value > mine and ladder.place(one)]
    next_one = min(above, key=lambda one: (ladder.scores[one].value, ladder.scores[one].first))
    target, middle = ladder.value(next_one), values[len(values) // 2]
    for wins in range(1, AHEAD + 1):
        if _after(mine, middle, wins, ladder.rules.rate) > target:
            return Passing(next_one, target - mine, Fraction(wins, AHEAD))
    return None


def _after(value: int, others: int, wins: int, rate: int) -> int:
    """Somebody's points after the next tables, their wins spread evenly over them."""
    for table in range(AHEAD):
        part = parts([value, *[others] * (FOUR - 1)], (), rate)[0]
        won = (table + 1) * wins // AHEAD > table * wins // AHEAD
        value += part.win if won else -part.stake
    return value
