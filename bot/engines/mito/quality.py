"""How well the ratings predict: the log-loss of the shares they expect, against a plain equal guess.

Before every game each player is expected to win with the share of the pot that they put in. The loss of a game is the
negative logarithm of the winner's share; the lower its mean, the better the prediction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from bot.engines.mito.calendar import period
from bot.engines.mito.ladder import Game, Ladder
from bot.engines.mito.rules import LadderRules, Which


@dataclass(frozen=True, slots=True)
class Quality:
    """Mean losses over some games; statistics, not points: floats will do."""

    games: int
    rating: float
    """Of the shares at stake: values and risikometro."""
    elo: float
    """Of the values alone, over the games that have a risikometro; over all where none has."""
    risikometro: float | None
    """Of the risikometro alone, over the games that have it; None where none has."""
    equal: float
    """Of an equal guess."""

    @property
    def gain(self) -> float:
        """How much of the equal guess's loss the rating spares, as a part of it."""
        return 1 - self.rating / self.equal


def quality(games: Sequence[Game], which: Which, rules: LadderRules, zone: str) -> Quality | None:
    """How well a ladder would have predicted all these games, with its present numbers; None without games."""
    losses = [0.0, 0.0, 0.0, 0.0]
    noted = sum(1 for game in games if game.risikometro)
    ladder: Ladder | None = None
    for game in games:
        if ladder is None or not ladder.period.holds(game.at):
            ladder = Ladder(period(which, game.at, zone), rules)
        values = [ladder.value(player) for player in game.players]
        seats = len(values)
        total = sum(values)
        by_value = values[0] / total if total else 1 / seats
        by_odds = game.risikometro[0] / sum(game.risikometro) if game.risikometro else 1 / seats
        for index, share in enumerate(((by_value + by_odds) / 2, by_value, by_odds, 1 / seats)):
            # Whoever has nothing left and wins was given no chance: a loss without end would say nothing.
            # The values alone and the risikometro alone are compared over the same games.
            if index in (0, 3) or game.risikometro or (index == 1 and not noted):
                losses[index] -= log(max(share, 1e-6))
        ladder.play((game,))
    count = len(games)
    if not count:
        return None
    rating, elo, risikometro, equal = losses
    return Quality(count, rating / count, elo / (noted or count), risikometro / noted if noted else None, equal / count)
