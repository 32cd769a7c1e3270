"""At the board: the yellow card and void orders of who is late (article 4), the minute (4.1), the central clock."""

from __future__ import annotations

from collections.abc import Hashable

from bot.engines.book import Entry, Refused
from bot.engines.diplomacy.centres import complete, not_at_own
from bot.engines.diplomacy.games import Game, Where
from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.tournament import Diplomacy, Phase
from bot.engines.tournament.clock import MINUTE


def late(book: Diplomacy, by: str, board: int, power: Power, number: int | None = None) -> int:
    """A player's orders came late; gives how often in this game: from the second time on they are void."""
    game = _going(book, board, power, number)
    not_at_own(book, game, by)
    book.happen(CameLate(where=game.where, power=power, by=by))
    return game.cards[power]


def take_minute(book: Diplomacy, by: str, board: int, power: Power, number: int | None = None) -> Game:
    """A player takes the minute: once a game."""
    game = _going(book, board, power, number)
    if power in game.minutes:
        raise Refused("diplomacy-minute-taken", board=board, power=power)
    book.happen(MinuteTaken(where=game.where, power=power, by=by))
    return game


def start_clock(book: Diplomacy, minutes: int, phase: Phase, at: float) -> None:
    """Start the central clock of the round."""
    one, clock = book.numbered(None), book.clock
    if one.closed:
        raise Refused("tournament-no-round-on")
    again = clock.round == one.number and book.phase == phase and clock.remaining(at) > 0
    book.happen(ClockStarted(round=one.number, minutes=minutes, phase=phase, at=at, again=again))


def minute_over(book: Diplomacy, at: float) -> None:
    """The minute after the orders' time is over."""
    if book.minute_over or not book.clock.over:
        return
    book.happen(MinuteOver(round=book.clock.round, at=at))


def _going(book: Diplomacy, board: int, power: Power, number: int | None) -> Game:
    """A board that is being played, where somebody still plays that power."""
    game = book.game_at(board, number)
    if game.over or complete(book, game):
        raise Refused("diplomacy-board-over", board=board, round=game.where.round)
    if power not in game.seats:
        raise Refused("diplomacy-not-played", board=board, power=power)
    if power not in game.in_play():
        raise Refused("diplomacy-power-eliminated", board=board, power=power)
    return game


class CameLate(Entry, kind="diplomacy.came-late"):
    """Orders were not there in time."""

    slip = True
    decisive = True
    where: Where
    power: Power
    by: str

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and what was noted of that power."""
        return self.alters(book) | {self.where}

    def alters(self, book: Diplomacy) -> frozenset[Hashable]:
        """What was noted of that power: no winter and no round is made of it."""
        return frozenset({("late", self.where, self.power)})

    def apply(self, book: Diplomacy) -> None:
        """A card; the second time the orders are void."""
        cards = book.game(self.where).cards
        cards[self.power] = cards.get(self.power, 0) + 1


class MinuteTaken(Entry, kind="diplomacy.minute-taken"):
    """A player took the minute."""

    slip = True
    where: Where
    power: Power
    by: str

    def decides(self, book: Diplomacy) -> bool:
        """Where it was not their own: each has but one."""
        own = book.entrant_of(self.by)
        return own is None or book.game(self.where).seats.get(self.power) != own.id

    def needs(self, book: Diplomacy) -> frozenset[Hashable]:
        """The board, and what was noted of that power."""
        return self.alters(book) | {self.where}

    def alters(self, book: Diplomacy) -> frozenset[Hashable]:
        """What was noted of that power: no winter and no round is made of it."""
        return frozenset({("minute", self.where, self.power)})

    def apply(self, book: Diplomacy) -> None:
        """An asterisk beside the power."""
        book.game(self.where).minutes.add(self.power)


class ClockStarted(Entry, kind="diplomacy.clock-started"):
    """The central clock runs."""

    needed = ("#clock",)
    round: int
    minutes: int
    phase: Phase
    at: float
    again: bool = False
    """Whether that phase had time left: it has more now, or less."""

    def decides(self, book: Diplomacy) -> bool:
        """Where it takes the place of time that was running."""
        return self.again

    def apply(self, book: Diplomacy) -> None:
        """Starts the clock that all boards of the round share."""
        book.clock.start(self.round, self.minutes * MINUTE, self.at)
        book.phase, book.clock_began = self.phase, self.at
        book.minute_over = self.phase != "movement"


class MinuteOver(Entry, kind="diplomacy.minute-over"):
    """The minute was over. Time is not undone."""

    lasting = True
    needed = ("#clock",)
    round: int
    at: float

    def apply(self, book: Diplomacy) -> None:
        """It has been said."""
        book.minute_over = True
