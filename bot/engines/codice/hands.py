"""Recording hands: a report waits for the other team's word, is confirmed, disputed, or stands by its silence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.engines.book import Entry, Refused
from bot.engines.codice.closing import settle
from bot.engines.codice.matches import COUNTED, Ending, Hand, Match, Outcome, Standing, Where
from bot.engines.codice.recounting import recounted
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.tournament import PAIRINGS, NoticeSubject

What = Literal["reported", "recorded", "repeated", "confirmed", "disputed", "settled"]


@dataclass(frozen=True, slots=True)
class Reported:
    """What came of a report: it waits (reported), is final (recorded by a referee), answers a hand, or repeats one."""

    what: What
    match: Match
    hands: tuple[Hand, ...]

    @property
    def hand(self) -> Hand:
        """The hand; the last one, where several were confirmed."""
        return self.hands[-1]


def report(
    book: Codice,
    by: str,
    referee: bool,
    table: int,
    winner: str,
    ending: Ending,
    loser_agents: int | None,
    at: float,
    hand: int,
) -> Reported:
    """Record how a hand ended.

    The other team's same report confirms a hand that waits, a different one is a dispute; a referee's settles it.
    The own team's same report says nothing new.
    """
    match, side = at_table(book, by, referee, table)
    told = match.told(hand)
    if told is not None and told.standing != "confirmed" and match.decision is None:
        return _answer(book, match, told, side, by, checked(book, match, hand, winner, ending, loser_agents), at)
    if match.disputed is not None:
        raise Refused("codice-hand-disputed", table=table, hand=match.disputed.number)
    if match.full:
        raise no_more_hands(match)
    if hand != match.next:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    if ending == "referee" and side:
        raise Refused("codice-referee-decides")
    if match.here and side:
        raise Refused("codice-hand-here", table=table, hand=hand)
    outcome = checked(book, match, hand, winner, ending, loser_agents)
    book.happen(HandReported(where=match.where(hand), outcome=outcome, side=side, by=by, at=at, stands=False))
    settle(book, at)
    return Reported("reported" if side else "recorded", match, (match.hands[hand - 1],))


def _answer(book: Codice, match: Match, hand: Hand, side: str, by: str, outcome: Outcome, at: float) -> Reported:
    """A report about a hand that waits: by the other team, by either in a dispute, or by a referee."""
    where = match.where(hand.number)
    if side and side == hand.side and hand.standing == "reported":
        if outcome != hand.outcome:
            raise Refused("codice-own-report", table=match.table, hand=hand.number)
        return Reported("repeated", match, (hand,))
    if not side:
        book.happen(HandFixed(where=where, before=hand.outcome, after=outcome, by=by, at=at))
        what: What = "settled"
    elif outcome == (hand.rival if side == hand.side else hand.outcome):
        book.happen(HandConfirmed(where=where, outcome=outcome, side=side, by=by, at=at))
        what = "confirmed"
    elif outcome.ending == "referee":
        raise Refused("codice-referee-decides")
    elif hand.standing == "disputed" and (side == hand.side or outcome == hand.rival):
        raise Refused("codice-hand-disputed", table=match.table, hand=hand.number)
    else:
        book.happen(HandDisputed(where=where, side=side, by=by, at=at, rival=outcome))
        what = "disputed"
    settle(book, at)
    return Reported(what, match, (hand,))


def confirm(book: Codice, by: str, referee: bool, table: int, hand: int, at: float) -> Reported:
    """Agree with all that the other team has reported up to this hand.

    Where this very hand is in dispute, either team may agree with the other's report of it.
    """
    match, side = at_table(book, by, referee, table)
    told = match.told(hand)
    if told is not None and told.standing == "disputed":
        outcome = told.rival if side == told.side else told.outcome
        if outcome is None:
            raise Refused("codice-own-report", table=table, hand=hand)
        book.happen(HandConfirmed(where=match.where(hand), outcome=outcome, side=side, by=by, at=at))
        settle(book, at)
        return Reported("confirmed", match, (told,))
    seen_by_them = [one for one in match.open if one.number <= hand]
    agreed = tuple(one for one in seen_by_them if not side or one.side != side)
    if not agreed or match.decision is not None:
        told_by_them = seen_by_them and match.decision is None
        raise Refused("codice-own-report" if told_by_them else "codice-nothing-to-confirm", table=table, hand=hand)
    for one in agreed:
        where = match.where(one.number)
        book.happen(HandConfirmed(where=where, outcome=one.outcome, side=side, by=by, at=at))
    settle(book, at)
    return Reported("confirmed", match, agreed)


def dispute(book: Codice, by: str, referee: bool, table: int, at: float, hand: int | None = None) -> Match:
    """Call a referee, for a hand that waits: it is then in dispute. Without a hand: to the table."""
    match, side = at_table(book, by, referee, table)
    if hand is None:
        if match.called or match.disputed is not None:
            raise Refused("codice-referee-called", table=table)
        book.happen(RefereeCalled(where=match.where(), by=by, at=at))
        return match
    told = match.told(hand)
    if told is None or told.standing == "confirmed":
        raise Refused("codice-nothing-to-confirm", table=table, hand=hand)
    if told.standing == "disputed":
        raise Refused("codice-referee-called", table=table)
    book.happen(HandDisputed(where=match.where(hand), side=side, by=by, at=at, rival=None))
    return match


# --- what is checked


def at_table(book: Codice, by: str, referee: bool, table: int, number: int | None = None) -> tuple[Match, str]:
    """A table, and the side on which somebody plays there; a referee who does not play there is on none ("").

    Without a round: of the one that is on. Who is neither is refused.
    """
    match = seen(book, book.match_at(table, book.present.number if number is None else number))
    side = book.side_of(by, match)
    if not side and not referee:
        past = [one.number for one in book.rounds[: match.round - 1] if _sat(book, by, one.matches.get(table))]
        if number is None and past:
            raise Refused("codice-table-of-before", table=table, round=past[-1], now=match.round)
        raise Refused("codice-not-your-table", table=table)
    return match, side


def _sat(book: Codice, by: str, match: Match | None) -> bool:
    return match is not None and bool(book.side_of(by, match))


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
    stands: bool = True
    """Whether the hand before stood with it, answered or not: so it was in books that do not say."""
    agreed: str = ""
    """Who of the opponents agreed, where the referee plays at this table."""

    @property
    def about(self) -> tuple[object, ...]:
        """The hand."""
        return ("codice", self.where)

    def decides(self, book: Codice) -> bool:
        """Where neither team told it, nor the opponents agreed: nobody at the table has to say that it was so."""
        return not (self.side or self.agreed)

    def apply(self, book: Codice) -> None:
        """The clock of the table is for the next one."""
        match = book.match(self.where)
        if self.stands and match.hands:
            match.hands[-1].standing = "confirmed"
        if self.side:
            match.voices.setdefault(self.side, self.at)
        standing: Standing = "reported" if self.side else "confirmed"
        match.hands.append(Hand(self.where.hand, self.outcome, standing, self.side, self.by, self.at))
        match.called, match.clock = False, None
        if match.proposal is not None and match.proposal.hand == self.where.hand:
            match.proposal = None


class HandConfirmed(Entry, kind="codice.hand-confirmed"):
    """Both teams say the same of a hand, or a referee says that it was so."""

    once = ("where",)
    needed = ("where",)
    retells = True
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
        match.called = match.disputed is not None
        if self.side:
            match.voices.setdefault(self.side, self.at)


class HandDisputed(Entry, kind="codice.hand-disputed"):
    """The other team says otherwise, or somebody at the table wants a referee for this hand."""

    once = ("where",)
    needed = ("where",)
    where: Where
    side: str
    by: str
    at: float
    rival: Outcome | None
    """What the other team says instead."""

    def decides(self, book: Codice) -> bool:
        """Where neither team says so: what waited for a word waits for a referee's."""
        return not self.side

    def apply(self, book: Codice) -> None:
        """No next hand until this one is settled."""
        match = book.match(self.where)
        hand = match.hands[self.where.hand - 1]
        hand.standing, hand.rival, hand.doubted = "disputed", self.rival, self.side
        match.called = True


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
            match.proposal, match.called = None, match.disputed is not None
