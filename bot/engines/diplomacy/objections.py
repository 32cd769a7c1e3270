"""Objections to winters that count by the word of two players: another of the board calls a referee; the winter stands
until it is decided."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.centres import not_at_own
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.told_winters import own_voice
from bot.engines.diplomacy.tournament import Diplomacy


def open_to(book: Diplomacy, game: Game) -> int | None:
    """The winter of a board that may be objected to: the newest, where two players alone have said it, until the next
    is told or the next round is posted."""
    year = game.year
    later = game.where.round < len(book.rounds)
    if year is None or later or game.told is not None or year not in game.agreed or year in game.disputed:
        return None
    return year


def dispute(book: Diplomacy, by: str, board: int, year: int, at: float, number: int | None = None) -> Game:
    """Say that a winter that two others confirmed was not so."""
    game = book.game_at(board, number)
    player = own_voice(book, game, by)
    if not player:
        raise Refused("diplomacy-not-your-winter", board=board)
    if year in game.disputed:
        raise Refused("diplomacy-disputed-already", board=board, year=year)
    if open_to(book, game) != year:
        raise Refused("diplomacy-no-objection", board=board, year=year)
    if player in game.agreed[year]:
        raise Refused("diplomacy-own-word", board=board, year=year)
    book.happen(WinterDisputed(where=game.where, year=year, player=player, at=at))
    return game


def uphold(book: Diplomacy, by: str, board: int, year: int, number: int | None = None) -> Game:
    """A referee who does not play there says that a disputed winter was so."""
    game = book.game_at(board, number)
    not_at_own(book, game, by)
    if year not in game.disputed:
        raise Refused("diplomacy-not-disputed", board=board, year=year)
    book.happen(WinterUpheld(where=game.where, year=year, by=by))
    return game


class WinterDisputed(Entry, kind="diplomacy.winter-disputed"):
    """A player of the board says that a winter that two others confirmed was not so."""

    needed = ("where",)
    slip = True
    denies = True
    where: Where
    year: int
    player: str
    at: float

    def apply(self, book: Diplomacy) -> None:
        """It stands, and waits for a referee."""
        book.game(self.where).disputed[self.year] = self.player


class WinterUpheld(Entry, kind="diplomacy.winter-upheld"):
    """A referee says that a disputed winter was so: nobody objects to it any more."""

    needed = ("where",)
    decisive = True
    where: Where
    year: int
    by: str

    def apply(self, book: Diplomacy) -> None:
        """It stands by the referee's word."""
        game = book.game(self.where)
        game.disputed.pop(self.year, None)
        game.agreed.pop(self.year, None)
