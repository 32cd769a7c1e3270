"""Which tables the next round has by the rules: neighbours in the standings, the schedule of a robin, the bracket."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bot.engines.book import Entry
from bot.engines.codice.matches import Match
from bot.engines.codice.rounds import Phase, Round
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice
from bot.engines.seals import Draw
from bot.engines.tournament.bracket import Bracket, Results, seated
from bot.engines.tournament.opponents import Pairing, neighbours
from bot.engines.tournament.tournament import PAIRINGS

QUALIFYING = "qualifying"
Reason = Literal["draw", "standings", "entry", "withdrawal", "bye", "by-hand", "correction"]


def expected(book: Codice, number: int, anew: bool = False) -> tuple[Pairing, ...]:
    """The tables of a round (from the second on), as the rounds before it say now.

    For a round that was posted, among those who were posted; for the finals, among them and those who still play.
    Anew: among those who play now, as if the round had not been posted.
    """
    phase = book.phase_of(number)
    posted = set(book.rounds[number - 1].tables) if number <= len(book.rounds) and not anew else set()
    playing = {team.id for team in book.playing(number)}
    if phase == "finals":
        return _of_the_bracket(book, number, playing | posted)
    order = standings(book, number - 1, posted or playing).order
    if phase == "robin":
        return scheduled(book, number, order)
    return by_standings(order)


def by_standings(order: Sequence[str]) -> tuple[Pairing, ...]:
    """First against second at table 1, and so on; the better placed starts; the last of an odd number sits out."""
    return tuple(
        Pairing(table=table, teams=teams, starter=teams[0] if len(teams) > 1 else "")
        for table, teams in enumerate(neighbours(order), 1)
    )


def scheduled(book: Codice, number: int, order: Sequence[str]) -> tuple[Pairing, ...]:
    """The tables of a round of everybody against everybody; the better placed is listed first and starts."""
    places = {team: place for place, team in enumerate(order)}
    tables = []
    for table, teams in enumerate(book.schedule[number - 1], 1):
        ahead, behind = sorted(teams, key=lambda team: places.get(team, len(places)))
        tables.append(Pairing(table=table, teams=(ahead, behind), starter=ahead))
    return tuple(tables)


# --- the finals


def bracket_of(book: Codice) -> Bracket | None:
    """The bracket that the plan has, if it has finals."""
    return book.rules.brackets[book.plan.qualifiers] if book.plan and book.plan.qualifiers else None


def results_of(rounds: Iterable[Round]) -> Results:
    """Winner and loser of every match of the finals that is over in these rounds, by its letter."""
    return {
        match.pairing.letter: match.result
        for one in rounds
        if one.phase == "finals"
        for match in one.matches.values()
        if match.over
    }


def _of_the_bracket(book: Codice, number: int, among: set[str]) -> tuple[Pairing, ...]:
    """The matches of a stage at tables 1, 2, …; the first listed starts."""
    bracket = bracket_of(book)
    assert bracket is not None
    seeds = standings(book, among=among).order[: book.started.qualifiers]
    results = results_of(book.rounds)
    tables = []
    for table, (letter, match) in enumerate(bracket.of_stage(number - book.started.rounds), 1):
        one, two = (seated(seat, seeds, results) or "" for seat in match.of)
        tables.append(Pairing(table=table, teams=(one, two), starter=one or two, letter=letter))
    return tuple(tables)


# --- posting


class RoundPaired(Entry, kind="codice.round-paired"):
    """The tables of a round were posted: a new round, or the present one in a new arrangement."""

    once = ("round",)
    round: int
    pairings: tuple[Pairing, ...]
    """The bye is the table with one team."""
    at: float
    why: Reason
    roll: Draw | None = None
    """Who starts, where somebody joined a table of the first round."""

    @property
    def drawn(self) -> Sequence[Draw]:
        """Who starts at the new table."""
        return () if self.roll is None else (self.roll,)

    def decides(self, book: Codice) -> bool:
        """Where somebody arranged the tables."""
        return self.why in ("bye", "by-hand", "correction")

    def apply(self, book: Codice) -> None:
        """Everybody sits down; a table that is as it was keeps its hands."""
        if self.round > len(book.rounds):
            best_of = book.rules.hands.of(QUALIFYING)
            phase, win = book.phase_of(self.round), book.rules.points.win
            book.rounds.append(Round(self.round, phase, best_of, win))
            self._begin_clock(book)
        present = book.rounds[self.round - 1]
        stood = {match.pairing: match for match in present.matches.values()}
        matches = [
            stood.get(pairing) or _laid(book, self.round, pairing) for pairing in self.pairings if not pairing.bye
        ]
        present.seat(matches, next((pairing for pairing in self.pairings if pairing.bye), None))
        book.settled()
        book.announce(PAIRINGS, self.round)

    def _begin_clock(self, book: Codice) -> None:
        """A round lasts as long as its longest match can; while notices are held nobody knows that it is on."""
        hands = max((_hands(book, pairing) for pairing in self.pairings if not pairing.bye), default=0)
        if not hands:
            book.clock.clear()
            return
        book.clock.start(self.round, book.rules.clock.longest(hands), self.at)
        if book.hold:
            book.clock.stop(self.at)


def _hands(book: Codice, pairing: Pairing) -> int:
    bracket = bracket_of(book)
    sort = bracket.matches[pairing.letter].sort if bracket and pairing.letter else QUALIFYING
    return book.rules.hands.of(sort)


def _laid(book: Codice, number: int, pairing: Pairing) -> Match:
    phase: Phase = book.phase_of(number)
    return Match(number, pairing, _hands(book, pairing), book.rules.points.win, final=phase == "finals")
