"""What a director does during a round: its clock, and notices held back for review."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.tournament.clock import MINUTE, RoundClock
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject, Tournament


def pause(book: Tournament, at: float) -> None:
    """Stop the round's clock, or let it run on; while its tables are held it waits for them."""
    clock = _running(book)
    if clock.ends is None and begins_with_its_tables(book):
        raise Refused("tournament-clock-held", round=clock.round)
    book.happen(ClockResumed(at=at) if clock.ends is None else ClockPaused(at=at))


def begins_with_its_tables(book: Tournament) -> bool:
    """Whether the director holds the tables of the round: releasing them starts its clock."""
    return NoticeSubject(PAIRINGS, book.clock.round) in book.held


def extend(book: Tournament, minutes: int, at: float) -> None:
    """Give the round more time."""
    _running(book)
    if minutes < 1:
        raise Refused("tournament-minutes-too-few")
    book.happen(ClockExtended(minutes=minutes, at=at))


def time_up(book: Tournament) -> None:
    """The round's time is over: it is said, once; nothing else follows from it."""
    if not book.clock.round or book.clock.over:
        return
    book.happen(TimeUp(round=book.clock.round))


def hold(book: Tournament, on: bool, at: float) -> None:
    """Let notices wait for review, or no longer; what waits is then posted."""
    if on and book.hold:
        raise Refused("tournament-held-already")
    if not on and not book.hold:
        raise Refused("tournament-not-held")
    waiting = tuple(book.held)
    book.happen(HoldSet(on=on))
    if waiting:
        book.happen(Released(notices=waiting, at=at))


def release(book: Tournament, at: float) -> Released:
    """Post what waits; later notices wait again."""
    if not book.held:
        raise Refused("tournament-nothing-held")
    released = Released(notices=tuple(book.held), at=at)
    book.happen(released)
    return released


def _running(book: Tournament) -> RoundClock:
    if not book.clock.round:
        raise Refused("tournament-no-round-on")
    return book.clock


class ClockPaused(Entry, kind="tournament.clock-paused"):
    """The round's clock stands still."""

    needed = ("#clock",)
    decisive = True
    at: float

    def apply(self, book: Tournament) -> None:
        """What is left, is left."""
        book.clock.stop(self.at)


class ClockResumed(Entry, kind="tournament.clock-resumed"):
    """The round's clock runs on."""

    needed = ("#clock",)
    decisive = True
    at: float

    def apply(self, book: Tournament) -> None:
        """The clock runs on from now."""
        book.clock.resume(self.at)


class ClockExtended(Entry, kind="tournament.clock-extended"):
    """The round has more time."""

    needed = ("#clock",)
    decisive = True
    minutes: int
    at: float

    def apply(self, book: Tournament) -> None:
        """The clock has so many minutes more."""
        book.clock.extend(self.minutes * MINUTE, self.at)


class TimeUp(Entry, kind="tournament.time-up"):
    """The time of a round was over."""

    lasting = True
    needed = ("#clock",)
    round: int

    def apply(self, book: Tournament) -> None:
        """Remembered, so that it is said once."""
        if book.clock.round == self.round:
            book.clock.over = True


class HoldSet(Entry, kind="tournament.hold-set"):
    """Notices wait for the director, or no longer."""

    on: bool

    def decides(self, book: Tournament) -> bool:
        """Where the director keeps to themself what all are to know; what was kept is posted without more ado."""
        return self.on

    def apply(self, book: Tournament) -> None:
        """Holds from the next notice on."""
        book.hold = self.on


class Released(Entry, kind="tournament.released"):
    """Notices that waited are posted."""

    notices: tuple[NoticeSubject, ...]
    at: float

    def apply(self, book: Tournament) -> None:
        """They wait no more; a round whose tables are only known now begins now."""
        book.held = [notice for notice in book.held if notice not in self.notices]
        clock = book.clock
        if clock.ends is None and NoticeSubject(PAIRINGS, clock.round) in self.notices:
            clock.resume(self.at)
