"""Games recorded, confirmed, disputed and upheld."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import inf
from operator import is_
from sys import intern
from typing import Literal, TypeVar

from bot.engines.book import Refused
from bot.engines.mito import holding
from bot.engines.mito.holding import GameCounted, GameHeld
from bot.engines.mito.ladder import Game
from bot.engines.mito.league import GameRecorded, GameWords, League, Numbered
from bot.engines.mito.points import shared
from bot.engines.mito.rules import TableSizes

T = TypeVar("T")

Source = Literal["player", "table", "referee", "import"]
"""Whose word a game stands on."""


def record(
    book: League,
    by: str,
    referee: bool,
    players: Sequence[str],
    risikometro: Sequence[int],
    at: float,
    now: float,
    *,
    guests: Collection[str] = (),
    oldest: float = -inf,
) -> Game:
    """Record a game, the winner first; it counts at once, in the order in which games were played, or it waits.

    Of a player's word alone no closed period changes, none older than a moment, and no table of more guests (who have
    no account) than members. A referee who played in it is its player.
    """
    if by not in players:
        if not referee:
            raise Refused("mito-not-your-game")
        return add(book, by, "referee", players, risikometro, at, now)
    check_game(book, players, risikometro, at, now)
    if why := holding.why(book, players, guests, at, now, oldest):
        number = book.last + 1
        book.happen(
            GameHeld(number=number, players=tuple(players), risikometro=tuple(risikometro), at=at, by=by, why=why)
        )
        return book.held[number]
    return add(book, by, "player", players, risikometro, at, now)


def add(
    book: League, by: str, source: Source, players: Sequence[str], risikometro: Sequence[int], at: float, now: float
) -> Game:
    """Put a game into the book, whoever says so."""
    check_game(book, players, risikometro, at, now)
    number = book.last + 1
    book.happen(
        GamePlayed(number=number, players=tuple(players), risikometro=tuple(risikometro), at=at, by=by, source=source)
    )
    return book.games[number]


def check_game(book: League, players: Sequence[str], risikometro: Sequence[int], at: float, now: float) -> None:
    """Refuse a game that cannot be: its table, or that it is still to come."""
    check(book, players, risikometro)
    if at > now:
        raise Refused("mito-in-the-future")


def check(book: League, players: Sequence[str], risikometro: Sequence[int]) -> None:
    """Refuse a table that cannot be by the book's rules."""
    check_table(book.rules.table, players, risikometro)


def check_table(table: TableSizes, players: Sequence[str], risikometro: Sequence[int]) -> None:
    """Refuse a table that cannot be: too few or too many, somebody twice, values that do not fit."""
    if not table.least <= len(players) <= table.most:
        raise Refused("mito-how-many", least=table.least, most=table.most, count=len(players))
    if len(set(players)) < len(players):
        raise Refused("mito-player-twice")
    if risikometro and len(risikometro) != len(players):
        raise Refused("mito-risikometro-count", players=len(players), values=len(risikometro))
    if any(value <= 0 for value in risikometro):
        raise Refused("mito-risikometro-positive")


def alike(book: League, players: Sequence[str], at: float) -> Game | None:
    """A game so near in time, with the same players, that it may be this very one, whoever won; the latest first."""
    near = book.rules.twice.seconds
    first, after = book.between(at - near, at + near)
    waiting = (game for game in book.held.values() if abs(game.at - at) < near)
    alike = (game for game in (*book.order[first:after], *waiting) if set(game.players) == set(players))
    return max(alike, key=lambda game: game.number, default=None)


def confirm(book: League, by: str, number: int, now: float, *, known: bool = True) -> None:
    """One of the players says that it was so; who disputed it takes that back.

    A game that waited counts then, unless it is disputed or another would have won a closed period; the word of who
    was not `known` before it was recorded is not what it waits for.
    """
    game = book.game(number)
    _at_table(game, by)
    word = book.word(number)
    if by in word.confirmed or (by == game.by and by not in word.disputed):
        raise Refused("mito-confirmed-already", number=str(number))
    if number in book.held and not known:
        raise Refused("agree-not-known")
    book.happen(GameConfirmed(number=number, by=by))
    word = book.word(number)
    agreed = number in book.held and not word.disputed and {*word.confirmed} - {game.by}
    if agreed and not holding.overturned(book, game, now):
        book.happen(GameCounted(number=number, by=by))


def dispute(book: League, by: str, number: int) -> None:
    """One of the players says that it was not so: a referee decides; until then it counts."""
    game = book.game(number)
    _at_table(game, by)
    if settled(book, game):
        raise Refused("mito-settled", number=str(number))
    if by in book.word(number).disputed:
        raise Refused("mito-disputed-already", number=str(number))
    book.happen(GameDisputed(number=number, by=by))


def uphold(book: League, by: str, number: int, now: float, director: bool) -> None:
    """A referee says that a disputed game stands, or one that waits; a director, where it takes a closed period."""
    game, waits = book.game(number), number in book.held
    if settled(book, game) or not (waits or book.word(number).disputed):
        raise Refused("mito-not-disputed", number=str(number))
    if waits and not director and holding.overturned(book, game, now):
        raise Refused("mito-needs-director", number=str(number))
    book.happen(GameUpheld(number=number, by=by))
    if waits:
        book.happen(GameCounted(number=number, by=by))


def settled(book: League, game: Game) -> bool:
    """Whether a referee has had the last word on a game."""
    return game.settled or bool(book.word(game.number).upheld)


def waiting(book: League, game: Game) -> list[str]:
    """The players whose word is still wanted."""
    if game.source != "player" or settled(book, game):
        return []
    word = book.word(game.number)
    return [player for player in game.players if player not in (game.by, *word.confirmed, *word.disputed)]


def _at_table(game: Game, by: str) -> None:
    if by not in game.players:
        raise Refused("mito-not-at-table", number=str(game.number))


def _kept(given: tuple[T, ...], shared: tuple[T, ...]) -> tuple[T, ...]:
    """The entry's own tuple, where it holds the very things that all games share: of an import both would stay."""
    return given if all(map(is_, given, shared)) else shared


class GamePlayed(GameRecorded, kind="mito.game-played"):
    """A game was played."""

    source: Source = "player"
    settled: bool = False

    def published(self, book: League, at: float) -> bool:
        """Whether a period in which it counts is over."""
        return bool(holding.closed_at(book, self.at, at))

    def decides(self, book: League) -> bool:
        """Where it came from a file into ladders that are climbed already: none of its players has a word in it."""
        return self.source == "import" and book.climbed

    def apply(self, book: League) -> None:
        """It counts; not where two of its players have turned out to be one person."""
        if self.between_several:
            book.add(
                Game(
                    self.at,
                    self.number,
                    _kept(self.players, tuple(map(intern, self.players))),
                    _kept(self.risikometro, shared(self.risikometro)),
                    book.version,
                    intern(self.by),
                    self.source,
                    self.settled,
                )
            )


class GameConfirmed(Numbered, kind="mito.game-confirmed"):
    """A player said that a game was as recorded."""

    once = ("number", "by")
    needed = ("number",)
    retells = True
    by: str

    def apply(self, book: League) -> None:
        """The player has confirmed the game and disputes it no longer."""
        word = book.words.setdefault(self.number, GameWords())
        word.disputed = [player for player in word.disputed if player != self.by]
        word.confirmed.append(self.by)


class GameDisputed(Numbered, kind="mito.game-disputed"):
    """A player said that a game was not as recorded."""

    once = ("number", "by")
    needed = ("number",)
    denies = True
    by: str

    def apply(self, book: League) -> None:
        """The player disputes the game and has confirmed it no longer."""
        word = book.words.setdefault(self.number, GameWords())
        word.confirmed = [player for player in word.confirmed if player != self.by]
        word.disputed.append(self.by)


class GameUpheld(Numbered, kind="mito.game-upheld"):
    """A referee said that a disputed game stands."""

    once = ("number",)
    needed = ("number",)
    retells = True
    decisive = True
    by: str

    def apply(self, book: League) -> None:
        """The referee's word ends the dispute."""
        book.words.setdefault(self.number, GameWords()).upheld = self.by
