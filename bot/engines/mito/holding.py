"""Games that wait for somebody else's word before they count, and the closed periods whose winner they would change."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from sys import intern
from typing import Literal

from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import GameRecorded, League, Numbered
from bot.engines.mito.rules import PERIODIC

Why = Literal["closed", "late", "guests"]
"""Why a game waits: it falls into a period that is over, it was played long ago, most who played have no account."""


def why(
    book: League, players: Sequence[str], guests: Collection[str], at: float, now: float, oldest: float
) -> Why | None:
    """Why a game that one of its players records waits for another's word; None if it counts at once."""
    if closed_at(book, at, now):
        return "closed"
    if at < oldest:
        return "late"
    return "guests" if 2 * len(set(guests).intersection(players)) > len(players) else None


def closed_at(book: League, at: float, now: float) -> list[Period]:
    """The periods in which a moment lies that are over by now, or were told of: what was sent before may come later."""
    found = [book.period(which, at) for which in book.active if which in PERIODIC]
    return [period for period in found if period.end <= max(now, book.told[period.which])]


def overturned(book: League, game: Game, now: float) -> list[Period]:
    """The closed periods that would have another winner if a game that waits counted."""
    found = []
    for period in closed_at(book, game.at, now):
        ladder = book.ladder_of(period)
        if set(ladder.winners()) != set(ladder.with_(game).winners()):
            found.append(period)
    return found


class GameHeld(GameRecorded, kind="mito.game-held"):
    """A player recorded a game that counts once somebody else has said so."""

    why: Why

    def apply(self, book: League) -> None:
        """It waits; not where two of its players have turned out to be one person."""
        if self.between_several:
            players = tuple(map(intern, self.players))
            game = Game(self.at, self.number, players, self.risikometro, book.version, self.by, "player", False)
            book.hold(game, self.why)


class GameCounted(Numbered, kind="mito.game-counted"):
    """A game that waited counts from now on, in its place."""

    needed = ("number",)
    retells = True
    by: str

    def apply(self, book: League) -> None:
        """It counts; a referee may have corrected or deleted it where it stood."""
        game = book.held.pop(self.number, None)
        if game is not None:
            book.add(game)
