"""Points to 0.01, and what a game puts at stake: exact whole hundredths, no floats anywhere.

A share is rounded half up once; the winner gets the sum of the rounded shares of the others, so every game is zero-sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

HUNDRED = 100
_WHOLE = HUNDRED * 100
"""The whole pot, as a rate: hundredths of a percent."""

_SHARED = {number: number for number in range(10_000)}


def hundredths(points: Decimal) -> int:
    """Points as whole hundredths, rounded half up."""
    return int((points * HUNDRED).quantize(Decimal(1), ROUND_HALF_UP))


def points(hundredths: int) -> Decimal:
    """Whole hundredths as points."""
    return Decimal(hundredths).scaleb(-2)


def shared(numbers: Sequence[int]) -> tuple[int, ...]:
    """The same numbers, each the one object that all games share: stakes and risikometri are few and come again and
    again, and one of its own would weigh as much as four places in a table."""
    return tuple(map(_SHARED.get, numbers, numbers))  # one that is not there stands for itself


def stakes(values: Sequence[int], risikometro: Sequence[int], rate: int) -> tuple[int, ...]:
    """What each player puts in, in hundredths: half by the values, half by the risikometro, or equally without it.

    `rate` is the part of all values that makes the pot, in hundredths of a percent. Nobody puts in more than they have.
    """
    total = sum(values)
    odds = risikometro or (1,) * len(values)
    all_odds = sum(odds)
    # A stake is rate/2 · (value + total · odds/all_odds): a numerator over this, rounded half up.
    below = _WHOLE * all_odds
    by_odds = rate * total
    by_value = rate * all_odds
    whole = 2 * below
    seats = zip(values, odds, strict=False)
    put = [(by_value * value + by_odds * odd + below) // whole for value, odd in seats]
    return shared([*map(min, put, values)] if max(put) > min(values) else put)


@dataclass(frozen=True, slots=True)
class Stake:
    """What one player has at stake in a game, in hundredths, and where it comes from."""

    value: int
    """The player's points before the game."""
    elo: int
    risikometro: int
    """What is left of the stake after its ELO part, so that the two always make the stake."""
    stake: int
    win: int
    """What winning would bring: the stakes of the others."""


def parts(values: Sequence[int], risikometro: Sequence[int], rate: int) -> tuple[Stake, ...]:
    """The stakes of a game, each with its reasons."""
    put = stakes(values, risikometro, rate)
    pot = sum(put)
    found = []
    for value, stake in zip(values, put, strict=True):
        elo = (rate * value + _WHOLE) // (2 * _WHOLE)
        found.append(Stake(value, elo, stake - elo, stake, pot - stake))
    return tuple(found)
