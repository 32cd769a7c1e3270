"""Corrections of games: an entry takes the place of the old one, and everything after it is worked out again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Refused
from bot.engines.mito.games import GamePlayed, check_game
from bot.engines.mito.league import League, Numbered
from bot.engines.rewriting import Corrected


def fixed(
    book: League, by: str, number: int, players: Sequence[str], risikometro: Sequence[int], at: float, now: float
) -> GameFixed:
    """The correction of a game by a referee."""
    game = book.game(number)
    check_game(book, players, risikometro, at, now)
    if (tuple(players), tuple(risikometro), at) == (game.players, game.risikometro, game.at):
        raise Refused("mito-nothing-changed", number=str(number))
    entry = GamePlayed(
        number=number,
        players=tuple(players),
        risikometro=tuple(risikometro),
        at=at,
        by=game.by,
        source="referee",
        settled=True,
    )
    return GameFixed(seq=game.seq, entry_kind=entry.kind, body=entry.model_dump(), number=number, by=by)


def deleted(book: League, by: str, number: int) -> GameFixed:
    """The deletion of a game by a referee."""
    entry = GameDropped(number=number)
    return GameFixed(seq=book.game(number).seq, entry_kind=entry.kind, body=entry.model_dump(), number=number, by=by)


class GameDropped(Numbered, kind="mito.game-dropped"):
    """A game was recorded here that was none."""

    needed = ("number",)

    def apply(self, book: League) -> None:
        """Nothing was played."""


class GameFixed(Corrected, kind="mito.game-fixed"):
    """A referee corrected a game, or deleted it."""

    needed = ("number",)
    decisive = True
    number: int
    by: str

    @property
    def deletes(self) -> bool:
        """Whether the game is gone."""
        return self.entry_kind == GameDropped.kind
