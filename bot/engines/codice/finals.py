"""The finals as a bracket, and the places of everybody: those of table 2 first, then the standings of the rounds."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from bot.engines.codice.matches import Match
from bot.engines.codice.pairings import bracket_of, results_of
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.bracket import places, seated
from bot.engines.tournament.tournament import PAIRINGS, STANDINGS, NoticeSubject


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A match of the finals as it is shown, also before it is posted."""

    letter: str
    stage: int
    sort: str
    hands: int
    seats: tuple[str, str]
    """As printed: s1, vA, pB."""
    teams: tuple[str | None, str | None]
    """Who sits there; "" for nobody, None while that is not known."""
    match: Match | None
    """The match, once it is posted."""


def bracket(book: Codice, held: Collection[NoticeSubject] = ()) -> tuple[BracketTable, ...]:
    """All matches of the finals; during the qualifying rounds, with who would qualify now. None without finals.

    Of a round whose tables are held nothing is shown; where its results are held, they fill no further seat.
    """
    drawn = bracket_of(book)
    if drawn is None:
        return ()
    known = [one for one in book.rounds if one.phase == "finals" and NoticeSubject(PAIRINGS, one.number) not in held]
    posted = {match.pairing.letter: match for one in known for match in one.matches.values()}
    qualified = seeds(book)
    results = results_of(one for one in known if NoticeSubject(STANDINGS, one.number) not in held)
    tables = []
    for letter, rule in drawn.matches.items():
        match = posted.get(letter)
        one, two = match.teams if match else (seated(seat, qualified, results) for seat in rule.of)
        hands = book.rules.hands.of(rule.sort)
        tables.append(BracketTable(letter, rule.stage, rule.sort, hands, rule.of, (one, two), match))
    return tuple(tables)


def seeds(book: Codice) -> tuple[str, ...]:
    """Those who qualify, by the standings; as they were posted, once the finals are."""
    plan = book.started
    return standings(book, among=_ranked(book)).order[: plan.qualifiers]


def final_places(book: Codice) -> tuple[str, ...]:
    """Everybody from the first to the last; while finals are to come, by the standings.

    Who withdrew during the finals keeps a place, that of the bracket if it gives one; who was disqualified has none.
    """
    first = bracket_places(book)
    ranked = [team for team in _ranked(book) if book.entrants[team].fate != "disqualified"]
    return (*first, *(team for team in standings(book, among=ranked).order if team not in first))


def bracket_places(book: Codice) -> tuple[str, ...]:
    """Those to whom the finals have given a place so far, from the first on."""
    drawn = bracket_of(book)
    taken = places(drawn, results_of(book.rounds)) if drawn else ()
    return tuple(team for team in taken if book.entrants[team].fate != "disqualified")


def _ranked(book: Codice) -> Iterable[str]:
    """Those who stand in the standings from which the finals were made."""
    number = book.started.rounds + 1
    posted = book.rounds[number - 1].tables if len(book.rounds) >= number else {}
    return {team.id for team in book.playing()} | posted.keys()
