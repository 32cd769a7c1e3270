"""A round closes by itself when its last hand is in; the next one is posted, or the tournament is over."""

from __future__ import annotations

from bot.engines.book import Entry, Refused
from bot.engines.codice.matches import Match, Where
from bot.engines.codice.pairings import Reason, RoundPaired, bracket_of, expected
from bot.engines.codice.recounting import recounted
from bot.engines.codice.tournament import Codice
from bot.engines.seals import Draw
from bot.engines.tournament.opponents import Pairing
from bot.engines.tournament.rounds import AllOver, RoundOver


def settle(book: Codice, at: float) -> None:
    """Close the round if nothing is missing, and post the next; go on while there is nothing to play in it."""
    while book.round is not None and book.round.complete and not book.round.closed:
        book.happen(RoundClosed(round=book.round.number, at=at))
        number = book.round.number + 1
        if number > last_round(book):
            book.happen(Ended(at=at))
            return
        post(book, number, expected(book, number), at, "standings")


def close(book: Codice, at: float) -> None:
    """Close the round by order of a director, where closing it was undone."""
    missing = book.present.missing
    if missing:
        raise Refused("codice-tables-missing", tables=tuple(match.table for match in missing))
    settle(book, at)


def last_round(book: Codice) -> int:
    """The number of the last round, the finals included."""
    bracket = bracket_of(book)
    return book.started.rounds + (bracket.stages if bracket else 0)


def post(
    book: Codice,
    number: int,
    pairings: tuple[Pairing, ...],
    at: float,
    why: Reason,
    roll: Draw | None = None,
) -> None:
    """Post the tables of a round. Who meets an empty seat, or a team that is out, walks over."""
    book.happen(RoundPaired(round=number, pairings=pairings, at=at, why=why, roll=roll))
    for match in book.rounds[number - 1].matches.values():
        here = [team for team in match.teams if team and book.entrants[team].playing]
        if len(here) < len(match.teams) and match.decision is None:
            book.happen(decided(match, here[0] if here else "", "", at))


def decided(match: Match, winner: str, by: str, at: float) -> MatchDecided:
    """The entry that gives a whole match by decision."""
    return MatchDecided(where=match.where(), winner=winner, by=by, at=at)


class RoundClosed(RoundOver, kind="codice.round-closed"):
    """The last hand of a round was in."""


class Ended(AllOver, kind="codice.ended"):
    """The last round was over."""


class MatchDecided(Entry, kind="codice.match-decided"):
    """A whole match was given by decision, or to nobody."""

    needed = ("where",)
    once = ("where",)
    where: Where
    winner: str
    by: str
    """Who decided; "" where an empty seat did."""
    at: float
    agreed: str = ""
    """Who of the opponents agreed, where the referee plays at this table."""

    def decides(self, book: Codice) -> bool:
        """Where no empty seat did, nor the opponents agreed."""
        return bool(self.by) and not self.agreed

    def apply(self, book: Codice) -> None:
        """All its hands count as 9–0, those played included."""
        with recounted(book, self.where.round):
            match = book.match(self.where)
            match.decision = self.winner
            match.proposal, match.called, match.clock = None, False, None
