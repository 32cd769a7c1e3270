"""No rematch: what a contest settles between two players, for how long, and which strategies are used up."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim
from bot.engines.daimon.contests.state import Approach, Contest, LastContest
from bot.engines.daimon.table.campaign import Campaign

LAST = 99
"""The place of whoever is in it no more."""


def verdict(book: Campaign, one: str, other: str) -> LastContest | None:
    """What still stands: nothing after the session, and no defeat once the winner has recovered a reserve die."""
    found = book.contests.verdicts.get((one, other))
    if found is None or book.session is None or found.session != book.session.number:
        return None
    seat = book.seat_of(other)
    if found.lost and (seat is None or seat.recoveries != found.recoveries):
        return None
    return found


def may_meet(book: Campaign, by: str, players: Sequence[str]) -> None:
    """Refuse a rematch: the loser may not challenge the winner, save where the Master opens the contest.

    The winner may always be the one to challenge. A Master who lost does not let herself try again.
    """
    for one in players:
        for other in players:
            found = verdict(book, one, other)
            allowed = by == other or (by in book.masters() and by != one)
            if found is not None and found.lost and not allowed:
                own = by == one and by in book.masters()
                raise Refused("contest-no-rematch-own" if own else "contest-no-rematch", loser=one, winner=other)


def used_up(book: Campaign, by: str, players: Sequence[str]) -> dict[str, frozenset[Approach]]:
    """Which strategies may not be tried again, by player: after a stalemate, and after a defeat that still stands."""
    barred: dict[str, frozenset[Approach]] = {}
    for one in players:
        for other in players:
            found = verdict(book, one, other)
            if found is not None and found.approaches and not (found.lost and by == other):
                barred[one] = barred.get(one, frozenset()) | found.approaches
    return barred


def remember(book: Campaign, contest: Contest) -> None:
    """A contest is over: everybody has lost to whoever stands before them; the first have a stalemate among them."""
    assert book.session is not None
    stands = {who: _places(contest, who) for who in contest.players}
    first = contest.reveals[-1].leaders
    verdicts = book.contests.verdicts
    for one in contest.players:
        for other in contest.players:
            if stands[one] < stands[other]:
                verdicts.pop((one, other), None)
            lost = stands[one] > stands[other]
            if one == other or not (lost or {one, other} <= {*first}):
                continue
            _settled(book, one, other, lost, contest.rivals[one].claim)


def came_last(book: Campaign, contest: Contest, player: str, claim: Claim | None) -> None:
    """Who left a contest that was decided, or has closed, without them has lost to all who stayed in it."""
    for other in contest.players:
        if book.session is not None and book.seat_of(other) is not None:
            book.contests.verdicts.pop((other, player), None)
            _settled(book, player, other, True, claim)


def _settled(book: Campaign, one: str, other: str, lost: bool, claim: Claim | None) -> None:
    """Between two players it is settled so, and the strategy that one relied on is used up."""
    assert book.session is not None
    before = book.contests.verdicts.get((one, other))
    tried = before.approaches if before and before.session == book.session.number else frozenset()
    if claim is not None and claim.attribute and claim.dice is None:
        tried |= {(claim.attribute, claim.skill)}
    settled = LastContest(book.session.number, lost, book.seat(other).recoveries, tried)
    book.contests.verdicts[one, other] = settled


def _places(contest: Contest, who: str) -> tuple[int, ...]:
    """Where somebody stood after each reveal: who went on in a tie stands before who was left behind, or left."""
    scores = [reveal.score(who) for reveal in contest.reveals]
    return tuple(score.place if score is not None else LAST for score in scores)
