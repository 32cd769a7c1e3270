"""The chess clock of a table: started for a hand, passed, stopped; a flag that falls proposes to end the hand."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.codice.clock_state import TableClock
from bot.engines.codice.hands import at_table, no_more_hands
from bot.engines.codice.matches import Match, Where
from bot.engines.codice.tournament import Codice


def start_clock(book: Codice, by: str, referee: bool, table: int, at: float) -> None:
    """Begin the preparation of the next hand; then the starter's time runs."""
    match, _ = at_table(book, by, referee, table)
    if match.full:
        raise no_more_hands(match)
    if match.disputed is not None:
        raise Refused("codice-hand-disputed", table=table, hand=match.disputed.number)
    if match.clock is not None:
        raise Refused("codice-clock-on", table=table, hand=match.clock.hand)
    book.happen(ClockStarted(where=match.where(match.next), by=by, at=at))


def pass_clock(book: Codice, by: str, referee: bool, table: int, at: float) -> None:
    """Stop one team's time and let the other's run; during the preparation: end it now."""
    match, _ = at_table(book, by, referee, table)
    clock = _going(match)
    if clock.since is None:
        raise Refused("codice-clock-stopped", table=table)
    if clock.falls is not None and clock.falls <= at:
        fall(book, match)
    elif clock.preparing(at):
        book.happen(PreparationOver(where=match.where(clock.hand), at=at))
    else:
        book.happen(ClockPassed(where=match.where(clock.hand), by=by, at=at))


def stop_clock(book: Codice, by: str, referee: bool, table: int, at: float) -> None:
    """Stop both times, or let them run on."""
    match, _ = at_table(book, by, referee, table)
    clock = _going(match)
    where = match.where(clock.hand)
    if clock.since is None:
        book.happen(ClockRunsOn(where=where, by=by, at=at))
    elif clock.falls is not None and clock.falls <= at:
        fall(book, match)
    else:
        book.happen(ClockStopped(where=where, by=by, at=at))


def prepared(book: Codice, at: float) -> list[Match]:
    """Preparations that are over by now: it is said, once; gives their matches."""
    found = []
    for match, clock in _clocks(book):
        if not clock.prepared and clock.since is not None and clock.since <= at:
            book.happen(PreparationOver(where=match.where(clock.hand), at=clock.since))
            found.append(match)
    return found


def flags(book: Codice, at: float) -> list[Match]:
    """Flags that have fallen by now; gives their matches."""
    found = []
    for match, clock in _clocks(book):
        if clock.falls is not None and clock.falls <= at:
            fall(book, match)
            found.append(match)
    return found


def fall(book: Codice, match: Match) -> None:
    """A team's time is over: its opponents win the hand (article 35), once the agents found are told."""
    clock = _clock(match)
    book.happen(FlagFell(where=match.where(clock.hand), team=clock.turn))


def _clocks(book: Codice) -> list[tuple[Match, TableClock]]:
    matches = book.present.matches.values()
    return [(match, match.clock) for match in matches if match.clock is not None]


def _clock(match: Match) -> TableClock:
    if match.clock is None:
        raise Refused("codice-no-clock", table=match.table)
    return match.clock


def _going(match: Match) -> TableClock:
    clock = _clock(match)
    if clock.fallen:
        raise Refused("codice-flag-fell", table=match.table, team=clock.fallen)
    return clock


class ClockPress(Entry):
    """Somebody pressed at a table's clock."""

    needed = ("where",)
    where: Where
    by: str
    at: float

    def decides(self, book: Codice) -> bool:
        """Where it is another's table: its time is not theirs to pass."""
        return not book.side_of(self.by, book.match(self.where))


class ClockStarted(ClockPress, kind="codice.clock-started"):
    """The preparation of a hand began."""

    def apply(self, book: Codice) -> None:
        """Both teams have all their time; after the preparation the starter's runs."""
        match, rules = book.match(self.where), book.rules.clock
        match.clock = TableClock(self.where.hand, match.starter(self.where.hand), self.at + rules.before, rules.each)


class PreparationOver(Entry, kind="codice.preparation-over"):
    """The preparation of a hand is over. Time is not undone."""

    needed = ("where",)
    lasting = True
    where: Where
    at: float

    def apply(self, book: Codice) -> None:
        """The starter's time runs."""
        clock = _clock_of(book, self.where)
        if clock is not None:
            clock.begin(self.at)


class ClockPassed(ClockPress, kind="codice.clock-passed"):
    """A team's turn was over."""

    def apply(self, book: Codice) -> None:
        """The other's time runs."""
        match = book.match(self.where)
        if match.clock is not None:
            match.clock.pass_to(match.other(match.clock.turn), self.at)


class ClockStopped(ClockPress, kind="codice.clock-stopped"):
    """The times of a table stand still."""

    def apply(self, book: Codice) -> None:
        """Until they run on."""
        clock = book.match(self.where).clock
        if clock is not None:
            clock.stop(self.at)


class ClockRunsOn(ClockPress, kind="codice.clock-runs-on"):
    """The times of a table run on."""

    def apply(self, book: Codice) -> None:
        """Whose turn it was."""
        clock = book.match(self.where).clock
        if clock is not None:
            clock.resume(self.at)


class FlagFell(Entry, kind="codice.flag-fell"):
    """A team's time was over. Time is not undone."""

    needed = ("where",)
    lasting = True
    where: Where
    team: str

    def apply(self, book: Codice) -> None:
        """Nothing runs any more in this hand."""
        clock = _clock_of(book, self.where)
        if clock is not None:
            clock.fall(self.team)


def _clock_of(book: Codice, where: Where) -> TableClock | None:
    """The clock of a hand, if it is still there (what began it may have been undone)."""
    match = book.rounds[where.round - 1].matches.get(where.table) if where.round <= len(book.rounds) else None
    clock = match.clock if match is not None else None
    return clock if clock is not None and clock.hand == where.hand else None
