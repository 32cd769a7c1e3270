"""Winters that a board tells itself: who plays there tells one, a rival says the same, or a referee decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.centres import CentresCounted, check, complete, due, finish, overtake
from bot.engines.diplomacy.games import Counts, Game, Owners, ToldWinter, Where
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.tournament import Diplomacy

What = Literal["told", "confirmed", "doubted"]
"""What came of a report: it waits, a rival had said the same, or says otherwise."""


def own_voice(book: Diplomacy, game: Game, by: str) -> str:
    """The player that somebody is at a board, for themselves or in another's place; "" for none."""
    entrant = book.entrant_of(by)
    return entrant.id if entrant is not None and game.voice_of(entrant.id) is not None else ""


def may_tell(book: Diplomacy, game: Game, by: str, referee: bool) -> str:
    """The player that somebody is who tells a winter of a board; "" for a referee who plays elsewhere."""
    player = own_voice(book, game, by)
    if not player and not referee:
        raise Refused("diplomacy-not-your-winter", board=game.where.board)
    return player


def report(
    book: Diplomacy,
    by: str,
    board: int,
    year: int,
    counts: Counts,
    at: float,
    number: int | None = None,
    owners: Owners | None = None,
) -> What:
    """Tell a winter of one's own board; a rival's same word confirms what waits, another one puts it before a referee.

    Who told it may tell it otherwise as long as nobody has said other numbers. Once somebody has said no, the two alone
    can agree: a third's word would settle a quarrel that is a referee's.
    """
    game = book.game_at(board, number)
    player = _at_board(book, game, by)
    due(book, game, year)
    check(book, game, year, counts)
    told, counted = game.told, {power: counts.get(power, 0) for power in POWERS}
    mine = told is not None and player == told.player
    if told is None or (mine and told.rival is None):
        if told is not None and counted == told.counts and owners in (None, told.owners):
            raise Refused("diplomacy-told-already", board=board, year=year)
        book.happen(
            WinterReported(where=game.where, year=year, counts=counted, owners=owners or {}, player=player, at=at)
        )
        return "told"
    if not mine and told.doubted not in ("", player):
        raise Refused("diplomacy-told-doubted", board=board, year=year)
    if not mine and counted == told.counts:
        _count(book, game, by, told.counts, told.owners or owners, at)
        return "confirmed"
    if mine and counted == told.rival:
        _count(book, game, by, counted, owners, at)
        return "confirmed"
    if told.rival is not None:
        raise Refused("diplomacy-told-doubted", board=board, year=year)
    book.happen(WinterDoubted(where=game.where, year=year, player=player, at=at, counts=counted))
    return "doubted"


def confirm(
    book: Diplomacy, by: str, board: int, year: int, at: float, number: int | None = None, *, referee: bool = False
) -> Game:
    """Say the same as who told a winter, or, of the two that differ, as the other; a referee who does not play there
    may too: beside guests nobody else can."""
    game, told, player = _waiting(book, by, board, year, number, referee=referee)
    if player == told.player:
        if told.rival is None:
            raise Refused("diplomacy-told-own", board=board, year=year)
        _count(book, game, by, told.rival, None, at)
    elif told.doubted not in ("", player):
        raise Refused("diplomacy-told-doubted", board=board, year=year)
    else:
        _count(book, game, by, told.counts, told.owners, at)
    return game


def doubt(book: Diplomacy, by: str, board: int, year: int, at: float, number: int | None = None) -> Game:
    """Say that a winter was not so, without saying how it was: a referee decides."""
    game, told, player = _waiting(book, by, board, year, number)
    if player == told.player:
        raise Refused("diplomacy-told-own", board=board, year=year)
    if told.doubted:
        raise Refused("diplomacy-told-doubted", board=board, year=year)
    book.happen(WinterDoubted(where=game.where, year=year, player=player, at=at, counts=None))
    return game


def behind(book: Diplomacy) -> tuple[Game, ...]:
    """The boards of the present round that have fewer winters than another that is played, longest waited for first."""
    one = book.round
    on = [game for game in one.missing if not game.undecided] if one is not None else []
    most = max((len(game.counts) for game in on), default=0)
    late = [game for game in on if len(game.counts) < most]
    return tuple(sorted(late, key=lambda game: (len(game.counts), game.where.board)))


def _at_board(book: Diplomacy, game: Game, by: str) -> str:
    return may_tell(book, game, by, referee=False)


def _waiting(
    book: Diplomacy, by: str, board: int, year: int, number: int | None, *, referee: bool = False
) -> tuple[Game, ToldWinter, str]:
    game = book.game_at(board, number)
    player = own_voice(book, game, by) if referee else _at_board(book, game, by)
    if game.told is None or game.told.year != year:
        raise Refused("diplomacy-nothing-told", board=board, year=year)
    return game, game.told, player


def _count(book: Diplomacy, game: Game, by: str, counts: Counts, owners: Owners | None, at: float) -> None:
    """Two rivals say the same: it counts, and closes the board where it was the last."""
    assert game.told is not None
    year, told = game.told.year, game.told.player
    due(book, game, year)
    check(book, game, year, counts)
    overtake(book, game)
    owners = dict(owners or {})
    book.happen(WinterConfirmed(where=game.where, year=year, counts=dict(counts), owners=owners, by=by, player=told))
    if complete(book, game):
        finish(book, by, game.where.board, at, game.where.round)


class WinterReported(Entry, kind="diplomacy.winter-reported"):
    """Who plays at a board told the centres of a winter."""

    needed = ("where",)
    slip = True
    where: Where
    year: int
    counts: Mapping[Power, int]
    owners: Mapping[str, Power]
    player: str
    """For whom they play there."""
    at: float

    def apply(self, book: Diplomacy) -> None:
        """It waits for another's word."""
        book.game(self.where).told = ToldWinter(self.year, dict(self.counts), self.player, self.at, dict(self.owners))


class WinterDoubted(Entry, kind="diplomacy.winter-doubted"):
    """A rival says that a winter was otherwise."""

    needed = ("where",)
    denies = True
    where: Where
    year: int
    player: str
    at: float
    counts: Mapping[Power, int] | None
    """What they say instead."""

    def apply(self, book: Diplomacy) -> None:
        """It waits for a referee."""
        told = book.game(self.where).told
        if told is not None:
            told.doubted, told.rival = self.player, None if self.counts is None else dict(self.counts)


class WinterConfirmed(CentresCounted, kind="diplomacy.winter-confirmed"):
    """Two rivals at a board say the same of a winter: it counts."""

    slip = False
    decisive = False
    player: str
    """Who had told it."""

    def apply(self, book: Diplomacy) -> None:
        """It counts by the word of two alone: the others at the board may object."""
        super().apply(book)
        game = book.game(self.where)
        game.agreed[self.year] = (self.player, own_voice(book, game, self.by))
