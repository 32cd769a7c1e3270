"""The ordinary penalty of article 32: it costs a turn, no points; the next referee sees that it was given."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.codice.hands import at_table, no_more_hands
from bot.engines.codice.matches import Match, Penalty, Where
from bot.engines.codice.tournament import Codice


def penalise(book: Codice, by: str, table: int, hand: int, team: str, at: float) -> Match:
    """A referee who does not play at the table gives a team the penalty, in the hand that is played."""
    match, side = at_table(book, by, True, table)
    if side:
        raise Refused("codice-own-table", table=table)
    if match.full:
        raise no_more_hands(match)
    if hand != match.next:
        raise Refused("codice-hand-other", table=table, hand=match.next)
    if team not in match.teams or not team:
        raise Refused("codice-loser-not-here", table=table)
    book.happen(PenaltyGiven(where=match.where(hand), team=team, by=by, at=at))
    return match


def before(book: Codice, match: Match) -> list[tuple[Match, Penalty]]:
    """The penalties that the two teams of a match have had so far in the tournament, at whatever table."""
    return [
        (other, one)
        for posted in book.rounds
        for other in posted.matches.values()
        for one in other.penalties
        if one.team in match.teams
    ]


class PenaltyGiven(Entry, kind="codice.penalty-given"):
    """A referee ended a team's turn, and its opponents covered one of their words."""

    needed = ("where",)
    decisive = True
    where: Where
    team: str
    by: str
    at: float

    def apply(self, book: Codice) -> None:
        """It is seen by whoever is called to these teams; no score changes."""
        match = book.match(self.where)
        match.penalties.append(Penalty(self.where.hand, self.team, self.by))
        match.called = False
