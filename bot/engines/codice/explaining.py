"""Where a team's points come from, which criterion set one team above another, and what the last tables decide."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Literal, NamedTuple

from bot.engines.book import Refused
from bot.engines.codice.finals import bracket_places, final_places
from bot.engines.codice.matches import Ending, Match, MatchScore
from bot.engines.codice.rounds import Phase, Round
from bot.engines.codice.standings import NOTHING, standings
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.standings import Compared, Comparison

Sort = Literal["played", "bye", "decided", "missed"]
FINALS = "finals"
"""The criterion of those whom the finals have set apart: the places that they gave (0 for none)."""


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand as a team saw it."""

    number: int
    started: bool
    won: bool
    ending: Ending
    own: int
    against: int
    standing: str


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round as a team saw it."""

    round: int
    phase: Phase
    sort: Sort
    letter: str = ""
    table: int = 0
    opponent: str = ""
    score: MatchScore = NOTHING
    pbg: Fraction = Fraction(0)
    hands: tuple[HandLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Explained:
    """A team's way through the tournament. The place is None for who is out or waits."""

    team: str
    place: int | None
    total: int
    """Hands won in the qualifying rounds."""
    lot: int
    """Its place among the lots."""
    rounds: tuple[RoundLine, ...]


def explain(book: Codice, team: str) -> Explained:
    """Every hand behind the points of a team."""
    book.entrant(team)
    plan = book.started
    lines = tuple(_line(one, team) for one in book.rounds if one.phase != "finals" or team in one.tables)
    total = sum(line.score.won for line in lines if line.round <= plan.rounds)
    order = final_places(book)
    place = order.index(team) + 1 if team in order else None
    lot = book.lots.index(team) + 1 if team in book.lots else 0
    return Explained(team, place, total, lot, lines)


def _line(one: Round, team: str) -> RoundLine:
    if one.bye == team:
        score = one.scores()[team]
        return RoundLine(one.number, one.phase, "bye", table=one.bye_table, score=score, pbg=score.pbg)
    match = one.match_of(team)
    if match is None:
        return RoundLine(one.number, one.phase, "missed")
    score = match.score(team)
    other = match.other(team)
    hands = tuple(
        HandLine(
            hand.number,
            match.starter(hand.number) == team,
            hand.outcome.winner == team,
            hand.outcome.ending,
            hand.points(team, match.win),
            hand.points(other, match.win),
            hand.standing,
        )
        for hand in match.hands
    )
    sort: Sort = "played" if match.decision is None else "decided"
    letter, table = match.pairing.letter, match.table
    return RoundLine(one.number, one.phase, sort, letter, table, other, score, score.pbg, hands)


def compare(book: Codice, team: str, other: str, after: int | None = None) -> Comparison:
    """Why one team stands above another: the finals, if they set them apart, else the chain of criteria.

    The steps are all that was looked at, in order; only the last one differs. Without a number of rounds: as it
    stands now.
    """
    if team == other:
        raise Refused("codice-same-team")
    for one in (team, other):
        entrant = book.entrant(one)
        if one not in book.lots:
            raise Refused("codice-not-in-standings", team=one, name=entrant.name)
    taken = bracket_places(book) if after is None else ()
    if team in taken or other in taken:
        numbers = {one: taken.index(one) + 1 if one in taken else 0 for one in (team, other)}
        ahead, behind = sorted((team, other), key=lambda one: numbers[one] or len(taken) + 1)
        return Comparison(ahead, behind, (Compared(FINALS, 0, numbers[ahead], numbers[behind]),))
    among = {one.id for one in book.playing()} | {team, other}
    return standings(book, after, among).compare(team, other)


# --- what the last tables of a round decide

LAST_TABLES = 2
"""With so many tables left, or fewer, it is told what their results lead to."""


class PlacesAhead(NamedTuple):
    """Between which places a team of an open table will stand after the round, if it wins its match or does not."""

    team: str
    won: tuple[int, int] | None
    lost: tuple[int, int] | None
    """None for what can be no more."""


def prospects(book: Codice) -> tuple[PlacesAhead, ...]:
    """What the last tables of a qualifying round decide, for the teams that sit there.

    The other hands are tried in every way; of the points, which decide ties, what is best for one side and the other.
    """
    present = book.round
    if present is None or present.phase != "swiss":
        return ()
    if not 0 < len(present.missing) <= min(LAST_TABLES, len(present.matches) - 1):
        return ()
    missing, base = present.missing, present.scores()
    found: dict[tuple[str, bool], list[int]] = {}
    for chosen in product(*(_ends(book, match) for match in missing)):
        last = base | {team: score for scores in chosen for team, score in scores.items()}
        places = standings(book, present.number, last=last).places
        for scores in chosen:
            winner = max(scores, key=lambda team: scores[team].won)
            for team in scores:
                if team in places:
                    found.setdefault((team, team == winner), []).append(places[team])
    teams = [team for match in missing for team in match.teams if book.entrants[team].playing]
    return tuple(
        PlacesAhead(team, _between(found.get((team, True))), _between(found.get((team, False)))) for team in teams
    )


def _between(places: list[int] | None) -> tuple[int, int] | None:
    return (min(places), max(places)) if places else None


def _ends(book: Codice, match: Match) -> list[dict[str, MatchScore]]:
    """What a match can still give its teams: each number of hands won, with the points best for one side or the other.

    Best for a side: it loses the hands in which it could find most agents, and did; the others find none.
    """
    left = range(match.next, match.best_of + 1)
    found: list[dict[str, MatchScore]] = []
    for favoured in match.teams:
        most = sorted((book.rules.loser_most(match.starter(hand) == favoured) for hand in left), reverse=True)
        for lost in range(len(left) + 1):
            won, agents = len(left) - lost, sum(most[:lost])
            own, both = match.score(favoured), len(left) * match.win + agents
            against = match.score(match.other(favoured))
            given = {
                favoured: MatchScore(own.won + won, own.own + won * match.win + agents, own.all + both),
                match.other(favoured): MatchScore(
                    against.won + lost, against.own + lost * match.win, against.all + both
                ),
            }
            if given not in found:
                found.append(given)
    return found
