"""What referees decide: a hand corrected, a hand or a match given; at their own table only if the opponents agree."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.book import Entry, Refused
from bot.engines.codice.closing import decided, settle
from bot.engines.codice.hands import HandFixed, HandReported, at_table, checked, no_more_hands
from bot.engines.codice.matches import Ending, Match, Outcome, Proposal, Where
from bot.engines.codice.recounting import recounted
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.opponents import PairingChange


@dataclass(frozen=True, slots=True)
class Decision:
    """What came of a referee's word: whether it waits for the opponents, and which posted tables would change now.

    It names none where it changed nothing in what the director has to choose already.
    """

    match: Match
    waits: bool = False
    differences: tuple[PairingChange, ...] = ()


def fix(
    book: Codice,
    by: str,
    table: int,
    hand: int,
    winner: str,
    ending: Ending,
    loser_agents: int | None,
    at: float,
    number: int | None = None,
) -> Decision:
    """Correct a hand of any round (the last one, without its number)."""
    match, side = at_table(book, by, True, table, book.numbered(number).number)
    if not 1 <= hand <= len(match.hands):
        raise Refused("codice-no-such-hand", table=table, last=len(match.hands))
    if match.decision is not None:
        raise Refused("codice-match-decided", table=table, round=match.round)
    outcome = checked(book, match, hand, winner, ending, loser_agents)
    if outcome == match.hands[hand - 1].outcome and match.hands[hand - 1].standing == "confirmed":
        raise Refused("codice-hand-is-so", table=table, hand=hand)
    _check_fix(book, match, hand, outcome)
    if side:
        return _propose(book, match, Proposal(side, by, hand, outcome, ""), at)
    return _fixed(book, match, hand, outcome, by, at)


def walk_over(book: Codice, by: str, table: int, loser: str, at: float, number: int | None = None) -> Decision:
    """Give the whole match to the opponents of a team; without a loser both teams are out."""
    match, side = at_table(book, by, True, table, book.numbered(number).number)
    winner = match.other(_at(match, loser)) if loser else ""
    if match.decision == winner:
        raise Refused("codice-match-decided", table=table, round=match.round)
    if side:
        return _propose(book, match, Proposal(side, by, 0, None, winner), at)
    return _given(book, match, winner, by, at)


def give_hand(book: Codice, by: str, table: int, loser: str, hand: int, at: float) -> Decision:
    """Give a hand, recorded or the next one, to the opponents of a team. Without a loser, to nobody."""
    match, side = at_table(book, by, True, table)
    told = match.told(hand)
    if match.decision is not None or (match.full and told is None):
        raise no_more_hands(match)
    if told is None and match.disputed is not None:
        raise Refused("codice-hand-disputed", table=table, hand=match.disputed.number)
    if told is None and hand != match.next:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    if match.final and not loser:
        raise Refused("codice-final-hand-needs-a-winner")
    outcome = Outcome(winner=match.other(_at(match, loser)) if loser else "", ending="referee")
    if told is not None and told.standing == "confirmed" and told.outcome == outcome:
        raise Refused("codice-hand-is-so", table=table, hand=hand)
    if side:
        return _propose(book, match, Proposal(side, by, hand, outcome, ""), at)
    return _fixed(book, match, hand, outcome, by, at)


def lift(book: Codice, by: str, table: int, at: float, number: int | None = None) -> Decision:
    """Take back the decision of a whole match: what was played at the table counts again."""
    match, side = at_table(book, by, True, table, book.numbered(number).number)
    if match.decision is None or any(not team or not book.entrants[team].playing for team in match.teams):
        raise Refused("codice-no-decision", table=table)
    if side:
        raise Refused("codice-own-table", table=table)
    one = book.rounds[match.round - 1]
    if one.closed:
        count = len(match.hands)
        decisive = match.final and max(match.wins(team) for team in match.teams) > match.best_of // 2
        if count < match.best_of and not decisive:
            raise Refused("codice-leaves-open", table=table, round=match.round)
    return _decided(book, match, DecisionLifted(where=match.where(), by=by, at=at), at)


def answer(
    book: Codice, by: str, referee: bool, table: int, agree: bool, at: float, number: int | None = None
) -> Decision:
    """The opponents (or a referee who does not play there) agree with a decision that waits, or do not."""
    match, side = at_table(book, by, referee, table, book.numbered(number).number)
    proposal = match.proposal
    if proposal is None:
        raise Refused("codice-nothing-proposed", table=table)
    if side == proposal.side and agree:
        raise Refused("codice-own-proposal", table=table)
    if not agree:
        book.happen(ProposalRefused(where=match.where(), by=by, at=at))
        return Decision(match)
    if proposal.outcome is None:
        return _given(book, match, proposal.winner, proposal.by, at, by)
    if proposal.hand <= len(match.hands):
        _check_fix(book, match, proposal.hand, proposal.outcome)
    return _fixed(book, match, proposal.hand, proposal.outcome, proposal.by, at, by)


def _at(match: Match, team: str) -> str:
    if team not in match.teams:
        raise Refused("codice-loser-not-here", table=match.table)
    return team


def _check_fix(book: Codice, match: Match, hand: int, outcome: Outcome) -> None:
    """A final match that is over, and upon which others were posted, stays decided."""
    if not match.final or not book.rounds[match.round - 1].closed:
        return
    winners = [one.outcome.winner for one in match.hands]
    winners[hand - 1] = outcome.winner
    if max(winners.count(team) for team in match.teams) <= match.best_of // 2:
        raise Refused("codice-leaves-open", table=match.table, round=match.round)


def _propose(book: Codice, match: Match, proposal: Proposal, at: float) -> Decision:
    book.happen(
        Proposed(
            where=match.where(proposal.hand),
            side=proposal.side,
            by=proposal.by,
            outcome=proposal.outcome,
            winner=proposal.winner,
            at=at,
        )
    )
    return Decision(match, waits=True)


def _fixed(book: Codice, match: Match, hand: int, outcome: Outcome, by: str, at: float, agreed: str = "") -> Decision:
    """A hand by decision: corrected if it was recorded, else recorded."""
    where = match.where(hand)
    if hand > len(match.hands):
        told = HandReported(where=where, outcome=outcome, side="", by=by, at=at, stands=False, agreed=agreed)
        return _decided(book, match, told, at)
    before = match.hands[hand - 1].outcome
    return _decided(book, match, HandFixed(where=where, before=before, after=outcome, by=by, at=at, agreed=agreed), at)


def _given(book: Codice, match: Match, winner: str, by: str, at: float, agreed: str = "") -> Decision:
    return _decided(book, match, decided(match, winner, by, at).model_copy(update={"agreed": agreed}), at)


def _decided(book: Codice, match: Match, entry: Entry, at: float) -> Decision:
    before = book.unsettled
    book.happen(entry)
    settle(book, at)
    return Decision(match, differences=book.unsettled if book.unsettled != before else ())


class Proposed(Entry, kind="codice.proposed"):
    """A referee would decide at the table where they play."""

    needed = ("where",)
    where: Where
    side: str
    by: str
    outcome: Outcome | None
    winner: str
    at: float

    def apply(self, book: Codice) -> None:
        """It waits for the opponents."""
        match = book.match(self.where)
        match.proposal = Proposal(self.side, self.by, self.where.hand, self.outcome, self.winner)


class ProposalRefused(Entry, kind="codice.proposal-refused"):
    """The opponents do not agree, or it was taken back: another referee is needed."""

    needed = ("where",)
    where: Where
    by: str
    at: float

    def apply(self, book: Codice) -> None:
        """Nothing was decided."""
        match = book.match(self.where)
        match.proposal, match.called = None, True


class DecisionLifted(Entry, kind="codice.decision-lifted"):
    """The decision of a whole match was taken back: the round waits for it again, and all after it stands on that."""

    decisive = True
    where: Where
    by: str
    at: float

    def apply(self, book: Codice) -> None:
        """What was played counts again."""
        with recounted(book, self.where.round):
            book.match(self.where).decision = None
