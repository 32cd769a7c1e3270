"""What a game gives each of its players, line by line (articles 1 to 3), as exact fractions."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from bot.engines.diplomacy.games import Game, ranked
from bot.engines.diplomacy.rules import ItaliaRules, Power

LineKind = Literal["centres", "alive", "place", "break", "no-break", "solo", "times", "eliminated", "beaten"]


class ScoreStep(NamedTuple):
    """One step of a score: what it is, its points (or the factor, for `times`), and the number behind it."""

    kind: LineKind
    value: Fraction
    of: int = 0
    """Centres, a place, the centres of a solo, or survivors."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a game gave a player."""

    power: Power
    player: str
    place: int
    centres: int
    points: Fraction
    lines: tuple[ScoreStep, ...]

    @property
    def eliminated(self) -> bool:
        """Whether the player was not in play at the end."""
        return not self.centres


def survivors(game: Game, rules: ItaliaRules) -> int:
    """The powers of players with enough centres at the end (2.1.1)."""
    return sum(game.centres(power) >= rules.score.survivor_centres for power in game.seats)


def multiplier(game: Game, rules: ItaliaRules) -> Fraction:
    """The survivors' multiplier."""
    return 1 + Fraction(rules.score.survivor, 100) * max(0, survivors(game, rules) - 1)


def scores(game: Game, rules: ItaliaRules) -> dict[Power, Score]:
    """The score of every power that somebody plays, from first to last, as the last winter stands."""
    order = ranked(game, rules.ties.powers)
    winner = game.solo(rules.score.solo_centres)
    return {power: _score(game, rules, order, winner, power) for power in order}


def _score(game: Game, rules: ItaliaRules, order: tuple[Power, ...], winner: Power | None, power: Power) -> Score:
    centres, place = game.centres(power), order.index(power) + 1
    lines = _lines(game, rules, order, winner, power)
    points = sum((line.value for line in lines if line.kind != "times"), Fraction(0))
    for line in lines:
        if line.kind == "times":
            points *= line.value
    return Score(power, game.seats[power], place, centres, points, lines)


def _lines(
    game: Game, rules: ItaliaRules, order: tuple[Power, ...], winner: Power | None, power: Power
) -> tuple[ScoreStep, ...]:
    numbers, centres = rules.score, game.centres(power)
    place = order.index(power)
    if not centres:
        return (ScoreStep("eliminated", Fraction(numbers.eliminated)),)
    if winner is not None and power != winner:
        return (ScoreStep("beaten", Fraction(numbers.eliminated)),)
    lines = [
        ScoreStep("centres", Fraction(numbers.centre * centres), centres),
        ScoreStep("alive", Fraction(numbers.alive)),
    ]
    if place < len(numbers.places):
        lines.append(ScoreStep("place", Fraction(numbers.places[place]), place + 1))
    if winner is not None or broke_away(game, rules, order):
        if place == 0:
            lines.append(ScoreStep("break", Fraction(numbers.break_)))
    elif place:
        lines.append(ScoreStep("no-break", Fraction(numbers.no_break)))
    if winner is not None:
        lines.append(ScoreStep("solo", Fraction(numbers.solo), numbers.solo_centres))
    lines.append(ScoreStep("times", multiplier(game, rules), survivors(game, rules)))
    return tuple(lines)


def broke_away(game: Game, rules: ItaliaRules, order: tuple[Power, ...]) -> bool:
    """Whether the first leads the second by the points of a break (2.2)."""
    first, second = (game.centres(power) for power in order[:2])
    return (first - second) * rules.score.centre >= rules.score.lead
