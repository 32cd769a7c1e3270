"""What a player's games say: wins against what was to be expected, the favourite's part and the underdog's, form."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.engines.mito.ladder import Game, Ladder

FORM = 5
"""How many of the last games show the form."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, wins, and how many wins an equal chance for everybody would have given."""

    games: int = 0
    wins: int = 0
    expected: Fraction = Fraction(0)

    def and_(self, game: Game, won: bool) -> Tally:
        """One game more."""
        return Tally(self.games + 1, self.wins + won, self.expected + Fraction(1, len(game.players)))


@dataclass(frozen=True, slots=True)
class Record:
    """A player's games on a ladder."""

    all: Tally
    favourite: Tally
    """Games in which the player's risikometro was above the table's mean."""
    underdog: Tally
    """Games in which it was below."""
    best: tuple[Game, int] | None
    """The win that brought most, and how much."""
    form: tuple[bool, ...]
    """The last games, the newest last: won or lost."""


def record_of(ladder: Ladder, player: str) -> Record:
    """What a player's games on a ladder say."""
    every = favourite = underdog = Tally()
    best: tuple[Game, int] | None = None
    form: list[bool] = []
    for game, change, _ in ladder.way(player):
        won = game.winner == player
        every = every.and_(game, won)
        lean = _lean(game, player)
        if lean > 0:
            favourite = favourite.and_(game, won)
        elif lean < 0:
            underdog = underdog.and_(game, won)
        if won and (best is None or change > best[1]):
            best = game, change
        form.append(won)
    return Record(every, favourite, underdog, best, tuple(form[-FORM:]))


def _lean(game: Game, player: str) -> int:
    """How far above (or below) the table's mean the player's risikometro is; 0 where none was noted."""
    if not game.risikometro:
        return 0
    return len(game.players) * game.risikometro[game.players.index(player)] - sum(game.risikometro)
