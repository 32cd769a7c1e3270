"""Recording hands: a report waits for the other team's word, is confirmed, disputed, or stands when nobody answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.codice.closing import settle
from bot.engines.codice.matches import COUNTED, Ending, Hand, Match, Outcome, Standing, Where
from bot.engines.codice.recounting import recounted
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject

What = Literal["reported", "recorded", "confirmed", "disputed", "settled"]


@dataclass(frozen=True, slots=True)
class Reported:
    """What came of a report: it waits (reported), is final (recorded by a referee), or answers a hand that waited."""

    what: What
    match: Match
    hand: Hand


def report(
    book: Codice,
    by: str,
    referee: bool,
    table: int,
    winner: str,
    ending: Ending,
    loser_agents: int | None,
    at: float,
    hand: int | None = None,
) -> Reported:
    """Record how a hand ended. Without its number: the one that waits for this side's word, else the next one.

    The other team's same report confirms a hand that waits, a different one is a dispute; a referee's settles it.
    """
    match, side = at_table(book, by, referee, table)
    pending = match.pending
    number = meant(match, side) if hand is None else hand
    if pending is not None and number == pending.number and (side != pending.side or pending.standing == "disputed"):
        outcome = checked(book, match, number, winner, ending, loser_agents)
        return _answer(book, match, pending, side, by, outcome, at)
    if pending is not None and pending.standing == "disputed":
        raise Refused("codice-hand-disputed", table=table, hand=pending.number)
    if match.full:
        raise no_more_hands(match)
    if number != match.next:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    if ending == "referee" and side:
        raise Refused("codice-referee-decides")
    outcome = checked(book, match, number, winner, ending, loser_agents)
    book.happen(HandReported(where=match.where(number), outcome=outcome, side=side, by=by, at=at))
    settle(book, at)
    return Reported("reported" if side else "recorded", match, match.hands[number - 1])


def meant(match: Match, side: str) -> int:
    """The hand that a report without a number is about."""
    pending = match.pending
    if pending is None:
        return match.next
    if side:
        return match.next if side == pending.side and pending.standing == "reported" else pending.number
    return pending.number if pending.standing == "disputed" or match.full else match.next


def _answer(book: Codice, match: Match, hand: Hand, side: str, by: str, outcome: Outcome, at: float) -> Reported:
    """A report about a hand that waits: by the other team, by either in a dispute, or by a referee."""
    where = match.where(hand.number)
    if not side:
        book.happen(HandFixed(where=where, before=hand.outcome, after=outcome, by=by, at=at))
        what: What = "settled"
    elif outcome == (hand.rival if side == hand.side else hand.outcome):
        book.happen(HandConfirmed(where=where, outcome=outcome, side=side, by=by, at=at))
        what = "confirmed"
    elif outcome.ending == "referee":
        raise Refused("codice-referee-decides")
    elif side == hand.side or outcome == hand.rival:
        raise Refused("codice-hand-disputed", table=match.table, hand=hand.number)
    else:
        book.happen(HandDisputed(where=where, side=side, by=by, at=at, rival=outcome))
        what = "disputed"
    settle(book, at)
    return Reported(what, match, hand)


def confirm(book: Codice, by: str, referee: bool, table: int, hand: int, at: float) -> Reported:
    """Agree with what the other team reported; in a dispute either team may agree with the other's report."""
    match, side = at_table(book, by, referee, table)
    pending = match.pending
    if pending is None or pending.number != hand:
        raise Refused("codice-nothing-to-confirm", table=table, hand=hand)
    outcome = pending.outcome
    if side == pending.side:
        if pending.rival is None:
            raise Refused("codice-own-report", table=table, hand=hand)
        outcome = pending.rival
    book.happen(HandConfirmed(where=match.where(hand), outcome=outcome, side=side, by=by, at=at))
    settle(book, at)
    return Reported("confirmed", match, pending)


def dispute(book: Codice, by: str, referee: bool, table: int, at: float) -> Match:
    """Call a referee; a hand that waits is then in dispute."""
    match, side = at_table(book, by, referee, table)
    pending = match.pending
    if match.called or (pending is not None and pending.standing == "disputed"):
        raise Refused("codice-referee-called", table=table)
    if pending is None:
        book.happen(RefereeCalled(where=match.where(), by=by, at=at))
    else:
        book.happen(HandDisputed(where=match.where(pending.number), side=side, by=by, at=at, rival=None))
    return match


def stand(book: Codice, at: float) -> None:
    """Last hands that nobody answered in time stand."""
    present = book.present
    wait = book.rules.confirm.wait
    for match in present.matches.values():
        hand = match.awaiting
        if hand is not None and match.decision is None and hand.at + wait <= at:
            book.happen(HandStood(where=match.where(hand.number)))
    settle(book, at)


# --- what is checked


def at_table(book: Codice, by: str, referee: bool, table: int, number: int | None = None) -> tuple[Match, str]:
    """A table, and the side on which somebody plays there; a referee who does not play there is on none ("").

    Without a round: of the one that is on. Who is neither is refused.
    """
    match = seen(book, book.match_at(table, book.present.number if number is None else number))
    side = book.side_of(by, match)
    if not side and not referee:
        raise Refused("codice-not-your-table", table=table)
    return match, side


def seen(book: Codice, match: Match) -> Match:
    """The same match, if its table has been posted: while the director holds it, nobody plays there yet."""
    if NoticeSubject(PAIRINGS, match.round) in book.held and not match.begun:
        raise Refused("codice-tables-held", round=match.round)
    return match


def no_more_hands(match: Match) -> Refused:
    """Why nothing more is recorded at a table: it was decided, or its hands are all there."""
    if match.decision is not None:
        return Refused("codice-match-decided", table=match.table, round=match.round)
    return Refused("codice-match-complete", table=match.table)


def checked(book: Codice, match: Match, hand: int, winner: str, ending: Ending, loser_agents: int | None) -> Outcome:
    """How a hand ended, if it can have ended like that (articles 33 to 36)."""
    if winner not in match.teams or not winner:
        raise Refused("codice-winner-not-here", table=match.table)
    if ending not in COUNTED:
        if loser_agents and ending == "assassin":
            raise Refused("codice-agents-lost")
        if loser_agents:
            raise Refused("codice-agents-not-by-decision")
        return Outcome(winner=winner, ending=ending)
    started = match.starter(hand) != winner
    most = book.rules.loser_most(started)
    if loser_agents is None:
        raise Refused("codice-agents-missing", most=most)
    if not 0 <= loser_agents <= most:
        raise Refused("codice-agents-too-many", most=most, started=int(started), have=loser_agents)
    return Outcome(winner=winner, ending=ending, loser_agents=loser_agents)


# --- entries


class HandReported(Entry, kind="codice.hand-reported"):
    """A team, or a referee, told how a hand ended."""

    once = ("where",)
    needed = ("where",)
    slip = True
    tells_of = True
    where: Where
    outcome: Outcome
    side: str
    """The team that told; "" for a referee, whose word needs no other."""
    by: str
    at: float

    @property
    def about(self) -> tuple[object, ...]:
        """The hand."""
        return ("codice", self.where)

    def apply(self, book: Codice) -> None:
        """The hand before stands, answered or not; the clock of the table is for the next one."""
        match = book.match(self.where)
        if match.last is not None:
            match.last.standing = "confirmed"
        standing: Standing = "reported" if self.side else "confirmed"
        match.hands.append(Hand(self.where.hand, self.outcome, standing, self.side, self.by, self.at))
        match.called, match.clock = False, None
        if match.proposal is not None and match.proposal.hand == self.where.hand:
            match.proposal = None


class HandConfirmed(Entry, kind="codice.hand-confirmed"):
    """Both teams say the same of a hand, or a referee says that it was so."""

    needed = ("where",)
    where: Where
    outcome: Outcome
    side: str
    by: str
    at: float

    def decides(self, book: Codice) -> bool:
        """Where a referee says so."""
        return not self.side

    def apply(self, book: Codice) -> None:
        """The hand counts with this outcome."""
        match = book.match(self.where)
        hand = match.hands[self.where.hand - 1]
        hand.outcome, hand.standing, hand.rival = self.outcome, "confirmed", None
        match.called = False


class HandDisputed(Entry, kind="codice.hand-disputed"):
    """The other team says otherwise, or somebody at the table wants a referee for this hand."""

    needed = ("where",)
    where: Where
    side: str
    by: str
    at: float
    rival: Outcome | None
    """What the other team says instead."""

    def apply(self, book: Codice) -> None:
        """No next hand until this one is settled."""
        match = book.match(self.where)
        hand = match.hands[self.where.hand - 1]
        hand.standing, hand.rival, hand.doubted = "disputed", self.rival, self.side
        match.called = True


class HandStood(Entry, kind="codice.hand-stood"):
    """Nobody answered the last hand of a match in time. Time is not undone: what came of it can be."""

    needed = ("where",)
    lasting = True
    where: Where

    def apply(self, book: Codice) -> None:
        """The hand counts as it was recorded, if it is still there."""
        if self.where.round > len(book.rounds):
            return
        match = book.rounds[self.where.round - 1].matches.get(self.where.table)
        awaiting = match.awaiting if match is not None else None
        if awaiting is not None and awaiting.number == self.where.hand:
            awaiting.standing = "confirmed"


class RefereeCalled(Entry, kind="codice.referee-called"):
    """A table wants a referee."""

    needed = ("where",)
    where: Where
    by: str
    at: float

    def apply(self, book: Codice) -> None:
        """Until something is recorded there."""
        book.match(self.where).called = True


class HandFixed(Entry, kind="codice.hand-fixed"):
    """A referee said how a hand had ended: it was in doubt, or wrong."""

    needed = ("where",)
    corrects = True
    tells_of = True
    where: Where
    before: Outcome
    after: Outcome
    by: str
    at: float
    agreed: str = ""
    """Who of the opponents agreed, where the referee plays at this table."""

    @property
    def about(self) -> tuple[object, ...]:
        """The hand, where it ended otherwise."""
        return ("codice", self.where) if self.before != self.after else ()

    def decides(self, book: Codice) -> bool:
        """Unless the opponents agreed."""
        return not self.agreed

    def apply(self, book: Codice) -> None:
        """Everything after it is counted anew."""
        with recounted(book, self.where.round):
            match = book.match(self.where)
            hand = match.hands[self.where.hand - 1]
            hand.outcome, hand.standing, hand.rival = self.after, "confirmed", None
            match.proposal, match.called = None, False
