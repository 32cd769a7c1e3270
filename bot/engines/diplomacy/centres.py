"""Winters: centres are recorded year by year; a wrong winter is corrected by a referee; a board is closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.games import Counts, Game, Owners, Where
from bot.engines.diplomacy.rules import POWERS, STARTS, Power
from bot.engines.diplomacy.tournament import Diplomacy
from bot.engines.tournament.rounds import AllOver, RoundOver


class Leap(NamedTuple):
    """A power that has more centres than its units could reach."""

    power: Power
    before: int
    after: int


Lapse = Literal["winter", "correction", "numbers", "agreed"]
"""Why a draw is none: a winter overtook the vote; a correction changed who votes, or the centres that it is about, or
brings back who had not agreed."""


def record(
    book: Diplomacy,
    by: str,
    board: int,
    year: int,
    counts: Counts,
    number: int | None = None,
    owners: Owners | None = None,
) -> None:
    """Record the centres of a winter, whatever those who play there have told of it."""
    game = book.game_at(board, number)
    due(book, game, year)
    check(book, game, year, counts)
    overtake(book, game)
    book.happen(CentresCounted(where=game.where, year=year, counts=dict(counts), by=by, owners=dict(owners or {})))


def due(book: Diplomacy, game: Game, year: int) -> None:
    """Refuse any winter but the next one of a board that is played."""
    board = _voted(game).where.board
    _unless_over(game)
    if year in game.counts:
        raise Refused("diplomacy-year-recorded", board=board, year=year)
    expected = book.rules.game.first_year if game.year is None else game.year + 1
    if complete(book, game):
        raise Refused("diplomacy-board-complete", board=board)
    if year != expected:
        raise Refused("diplomacy-year-expected", board=board, year=year, expected=expected)


def overtake(book: Diplomacy, game: Game) -> None:
    """A vote that is on fails with the next winter."""
    if game.vote is not None and game.vote.open:
        book.happen(DrawLapsed(where=game.where, year=game.vote.year, why="winter"))


def correct(book: Diplomacy, by: str, board: int, year: int, counts: Counts, number: int | None = None) -> None:
    """Correct a winter that was recorded, also of a board that is over; everything after it is worked out again."""
    game = book.game_at(board, number)
    if year not in game.counts:
        raise Refused("diplomacy-year-not-recorded", board=board, year=year)
    not_at_own(book, game, by)
    if {power: counts.get(power, 0) for power in POWERS} == {power: game.centres(power, year) for power in POWERS}:
        raise Refused("diplomacy-nothing-changed", board=board, year=year)
    check(book, game, year, counts)
    was = game.vote.year if game.vote is not None and game.vote.open else 0
    book.happen(CentresCorrected(where=game.where, year=year, counts=dict(counts), by=by))
    _falls(book, game, year, was)


def _falls(book: Diplomacy, game: Game, year: int, open_before: int) -> None:
    """What rested on the centres as they were: a vote, an agreed draw, the end of a board."""
    vote = game.vote
    if vote is not None and open_before and not vote.open:
        book.happen(DrawLapsed(where=game.where, year=open_before, why="correction"))
    elif vote is not None and open_before == year:  # The ballots that are in were given upon other centres.
        book.happen(DrawLapsed(where=game.where, year=year, why="numbers"))
    if vote is not None and game.drawn is not None and not set(book.voices(game)) <= set(vote.voters):
        book.happen(DrawLapsed(where=game.where, year=game.drawn, why="agreed"))
    if game.over and not game.cut and not complete(book, game):
        closed = book.rounds[game.where.round - 1].closed
        book.happen(BoardReopened(where=game.where, round_closed=closed))


def most(book: Diplomacy, game: Game) -> int:
    """How many centres there are on the map of a board."""
    return book.rules.game.without_turkey if game.variant == "turkey" else book.rules.game.centres


def check(book: Diplomacy, game: Game, year: int, counts: Counts) -> None:
    """Refuse centres that cannot be."""
    board, total = game.where.board, sum(counts.values())
    if total > most(book, game):
        raise Refused("diplomacy-too-many-centres", board=board, total=total, most=most(book, game))
    if not any(counts.get(power, 0) for power in game.seats):
        raise Refused("diplomacy-nobody-left", board=board)
    for power in POWERS:
        if counts.get(power, 0) and power not in game.seats and not (game.variant == "italy" and power == "italy"):
            raise Refused("diplomacy-not-played", board=board, power=power)
        for earlier, later in ((game.counts.get(year - 1), counts), (counts, game.counts.get(year + 1))):
            if earlier is not None and later is not None and later.get(power, 0) and not earlier.get(power, 0):
                raise Refused("diplomacy-came-back", board=board, power=power)
    last = game.year
    if last is not None and year < last and max(counts.values()) >= book.rules.score.solo_centres:
        raise Refused("diplomacy-solo-before", board=board, year=year)


def finish(book: Diplomacy, by: str, board: int, at: float, number: int | None = None, early: bool = False) -> None:
    """Close a board: its score counts; with the last one the round is over. A director may close it early."""
    game = _voted(book.game_at(board, number))
    _unless_over(game)
    if game.year is None:
        raise Refused("diplomacy-no-centres", board=board)
    if not complete(book, game) and not early:
        raise Refused("diplomacy-board-not-complete", board=board, year=game.year, last=game.last_year)
    book.happen(GameFinished(where=game.where, by=by))
    one = book.rounds[game.where.round - 1]
    if not one.missing and not one.closed:
        book.happen(RoundClosed(round=one.number, at=at))
        if len(book.rounds) >= book.planned and all(other.closed for other in book.rounds):
            book.happen(Ended(at=at))


def complete(book: Diplomacy, game: Game) -> bool:
    """Whether nothing is left to be played: the last year, a solo, or an agreed draw."""
    if game.year is None:
        return False
    solo = game.solo(book.rules.score.solo_centres) is not None
    return solo or game.drawn is not None or game.year >= game.last_year


def would_end(book: Diplomacy, game: Game, year: int, counts: Counts) -> bool:
    """Whether nothing would be left to be played after this winter."""
    return year >= game.last_year or max(counts.values(), default=0) >= book.rules.score.solo_centres


def units(book: Diplomacy, game: Game, year: int) -> Mapping[Power, int]:
    """With how many units the powers played a year: one for a centre, at the beginning what the map gives them."""
    pieces = book.rules.short.pieces.get(game.size, 0) if game.escalation else 0
    first = {power: pieces or STARTS[power] for power in POWERS}
    before = first if year == book.rules.game.first_year else game.counts.get(year - 1, {})
    return {power: before.get(power, 0) for power in POWERS}


def leaps(book: Diplomacy, game: Game, year: int, counts: Counts) -> tuple[Leap, ...]:
    """Powers that would have more centres than their units could reach: each had one for a centre, and takes one."""
    had = units(book, game, year)
    return tuple(
        Leap(power, had[power], counts.get(power, 0)) for power in POWERS if counts.get(power, 0) > 2 * had[power]
    )


def lost_centres(game: Game, year: int) -> int:
    """How many centres fewer there are than the year before: a captured centre always has an owner."""
    before = game.counts.get(year - 1)
    return max(0, sum(before.values()) - sum(game.counts[year].values())) if before else 0


def plays_at(book: Diplomacy, game: Game, by: str) -> bool:
    """Whether somebody sits at a board."""
    own = book.entrant_of(by)
    return own is not None and game.here(own.id)


def not_at_own(book: Diplomacy, game: Game, by: str) -> None:
    """Nobody is referee at a board where they play (article 4)."""
    if plays_at(book, game, by):
        raise Refused("diplomacy-own-board", board=game.where.board)


def _voted(game: Game) -> Game:
    if game.undecided:
        raise Refused("diplomacy-variant-first", board=game.where.board)
    return game


def _unless_over(game: Game) -> None:
    if game.over:
        raise Refused("diplomacy-board-over", board=game.where.board, round=game.where.round)


class WinterTold(Entry):
    """What centres the powers of a board had in a winter."""

    needed = ("where",)
    once = ("where", "year")
    tells_of = True
    where: Where
    year: int
    counts: Mapping[Power, int]
    by: str
    owners: Mapping[str, Power] = {}
    """Whose every centre is, by its key on the map, where that was told."""

    @property
    def about(self) -> tuple[object, ...]:
        """The winter of that board."""
        return ("diplomacy", self.where, self.year)

    def apply(self, book: Diplomacy) -> None:
        """They stand there; whoever is not named has none."""
        game = book.game(self.where)
        game.counts[self.year] = {power: self.counts.get(power, 0) for power in POWERS}
        game.owners.pop(self.year, None)
        game.agreed.pop(self.year, None)
        game.disputed.pop(self.year, None)
        if self.owners:
            game.owners[self.year] = dict(self.owners)


class CentresCounted(WinterTold, kind="diplomacy.centres-counted"):
    """The centres of a winter: nobody at the board has to say that it was so."""

    slip = True
    decisive = True

    def apply(self, book: Diplomacy) -> None:
        """A vote that was on has failed: the game went on. What was told of it waits no more."""
        super().apply(book)
        game = book.game(self.where)
        game.told = None
        if game.vote is not None:
            game.vote.open = False


class CentresCorrected(WinterTold, kind="diplomacy.centres-corrected"):
    """The centres of a winter as they really were."""

    corrects = True
    decisive = True

    def apply(self, book: Diplomacy) -> None:
        """In the place of what was recorded; a vote of others than those in play counts for nothing."""
        super().apply(book)
        game = book.game(self.where)
        vote = game.vote
        if vote is not None and vote.open and set(vote.voters) != set(book.voices(game)):
            vote.open, vote.year = False, 0
            game.proposers.discard(vote.by)


class DrawLapsed(Entry, kind="diplomacy.draw-lapsed"):
    """A proposal of a draw was overtaken by a winter or a correction; or an agreed draw fell with a correction."""

    needed = ("where",)
    slip = True
    where: Where
    year: int
    why: Lapse

    def apply(self, book: Diplomacy) -> None:
        """Nobody votes any more; where others are in play now it may be proposed anew."""
        game = book.game(self.where)
        if game.vote is None:
            return
        game.vote.open = False
        if self.why != "winter":
            game.vote.year, game.drawn = 0, None
            game.proposers.discard(game.vote.by)


class BoardReopened(Entry, kind="diplomacy.board-reopened"):
    """A correction took away what had ended a board: it is played on, and its round with it."""

    needed = ("where",)
    where: Where
    round_closed: bool
    """Whether its round had been over."""

    def apply(self, book: Diplomacy) -> None:
        """Its score counts no longer."""
        book.game(self.where).over = False
        book.rounds[self.where.round - 1].closed = False
        book.ended = False


class GameFinished(Entry, kind="diplomacy.game-finished"):
    """A board was closed."""

    needed = ("where",)
    once = ("where",)
    tells_of = True
    where: Where
    by: str

    def tells(self, about: tuple[object, ...]) -> bool:
        """Its score tells every winter of the board."""
        return about[:2] == ("diplomacy", self.where)

    def decides(self, book: Diplomacy) -> bool:
        """Where the game was cut short."""
        return self.where.round <= len(book.rounds) and not complete(book, book.game(self.where))

    def apply(self, book: Diplomacy) -> None:
        """Its score counts."""
        game = book.game(self.where)
        game.over, game.cut, game.told = True, not complete(book, game), None
        if game.vote is not None:
            game.vote.open = False


class RoundClosed(RoundOver, kind="diplomacy.round-closed"):
    """The last board of a round was closed."""


class Ended(AllOver, kind="diplomacy.ended"):
    """The last round was over."""
