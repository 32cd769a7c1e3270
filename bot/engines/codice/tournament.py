"""The book of a Nome in Codice tournament: its plan, its rounds, and what it waits for."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from bot.engines.book import Entry, Refused
from bot.engines.codice.matches import Hand, Match, Outcome, Where
from bot.engines.codice.play.state import Play
from bot.engines.codice.rounds import Phase, Round
from bot.engines.codice.rules import CodiceRules, Plan
from bot.engines.tournament.entrants import Entrant
from bot.engines.tournament.opponents import Pairing, PairingChange
from bot.engines.tournament.rounds import InRounds
from bot.engines.tournament.tournament import together

CONFIRM, PREPARED, FLAG = "codice.confirm", "codice.prepared", "codice.flag"
"""Timers: hands that nobody answers, the end of a preparation, a flag."""


class Codice(InRounds[Round], kind="codice"):
    """A tournament of Nome in Codice."""

    rules: CodiceRules

    def begin(self) -> None:
        """Nothing has been drawn."""
        super().begin()
        self.plan: Plan | None = None
        self.schedule: tuple[tuple[tuple[str, str], ...], ...] = ()
        """Who meets whom in each round, where everybody meets everybody."""
        self.swaps: dict[str, list[int]] = {}
        """The rounds from which the players of a team changed their order as chiefs."""
        self.unsettled: tuple[PairingChange, ...] = ()
        """Posted tables that a correction would change, until the director chooses."""
        self.accepted: dict[int, tuple[Pairing, ...]] = {}
        """What the rules gave for a round when its tables were posted or kept, where that has changed since."""
        self.plays: dict[Where, Play] = {}
        """The hands that are played here, also those that are over."""

    def due(self) -> dict[str, float]:
        """The round's clock; hands that nobody answered; clocks of the tables."""
        moments = super().due()
        if self.round is None or self.round.closed or self.abandoned:
            return moments

        def sooner(timer: str, at: float) -> None:
            moments[timer] = min(at, moments.get(timer, at))

        for match in self.round.matches.values():
            clock = match.clock
            if match.decision is None:
                for at in unanswered(match, self.rules.confirm.wait):
                    sooner(CONFIRM, at)
            if clock is not None and clock.falls is not None and clock.since is not None:
                sooner(FLAG, clock.falls)
                if not clock.prepared:
                    sooner(PREPARED, clock.since)
        for play in self.plays.values():
            if not play.over and self.goes_on(play.where):
                for timer, at in play.due().items():
                    sooner(timer, at)
        return moments

    # --- where it stands

    @property
    def started(self) -> Plan:
        """The plan; refused before the first draw."""
        if self.plan is None:
            raise Refused("codice-not-started")
        return self.plan

    @property
    def present(self) -> Round:
        """The round that is on; refused before the first draw and after the end."""
        if self.round is None:
            raise Refused("codice-not-started")
        if self.round.closed or self.abandoned:
            raise Refused("codice-ended")
        return self.round

    @property
    def qualified_after(self) -> int:
        """How many qualifying rounds are closed."""
        rounds = self.plan.rounds if self.plan else 0
        return sum(one.closed for one in self.rounds[:rounds])

    def no_round(self) -> Refused:
        """Before the first one is posted."""
        return Refused("codice-not-started")

    def no_such_round(self) -> Refused:
        """The rounds are counted from 1."""
        return Refused("codice-no-such-round", last=len(self.rounds))

    def match_at(self, table: int, number: int | None = None) -> Match:
        """A table of a round; of the last one without a number."""
        match = self.numbered(number).matches.get(table)
        if match is None:
            raise Refused("codice-no-such-table", last=max(self.numbered(number).matches, default=0))
        return match

    def match(self, where: Where) -> Match:
        """The match that an entry is about."""
        return self.rounds[where.round - 1].matches[where.table]

    def match_left(self, where: Where) -> Match | None:
        """The match that was at a table, if it is still there: what posted it may have been undone."""
        return self.rounds[where.round - 1].matches.get(where.table) if where.round <= len(self.rounds) else None

    def phase_of(self, number: int) -> Phase:
        """What a round belongs to."""
        plan = self.started
        if number > plan.rounds:
            return "finals"
        return "robin" if plan.robin else "swiss"

    def playing(self, number: int = 0) -> list[Entrant]:
        """The teams that take part, in a round if one is given."""
        return [one for one in self.entrants.values() if one.playing and (not number or one.since <= number)]

    def settled(self) -> None:
        """The posted tables stand as they are."""
        self.unsettled, self.accepted = (), {}

    # --- hands that are played here

    def seated(self, where: Where, team: str) -> Sequence[str]:
        """Who plays for a team now."""
        return self.entrants[team].players

    def to_be_played(self, where: Where) -> int | None:
        """The hand that comes next in the match of this one; None where nothing is to be played any more."""
        match = self.match_left(where)
        return None if match is None or match.full or self.abandoned else match.next

    def goes_on(self, where: Where) -> bool:
        """Whether a hand is still to be played."""
        return self.to_be_played(where) == where.hand

    def plays_on(self, where: Where, on: bool) -> None:
        """A hand is played here from now on, or no longer."""
        if (match := self.match_left(where)) is not None:
            match.here = on

    def recorded(self, where: Where, outcome: Outcome, at: float) -> None:
        """A hand was played to its end here: it counts as if both teams had told it."""
        match = self.match_left(where)
        if match is not None and match.next == where.hand:
            match.hands.append(Hand(where.hand, outcome, "confirmed", "", "", at))
            match.called, match.clock = False, None

    # --- who is who

    def thing(self, value: Hashable) -> Hashable:
        """A hand is its match: one hand stands on another."""
        return Where(value.round, value.table) if isinstance(value, Where) else value

    def behind(self, name: Hashable) -> Iterable[str]:
        """A hand is the match's two teams."""
        if not isinstance(name, Where):
            return super().behind(name)
        match = self.match_left(name)
        return self._at(match) if match else ()

    def met(self, person: str) -> frozenset[str]:
        """Who are of one team with somebody, or were at a table together: where a match was decided without a hand,
        somebody may not have come."""
        sat = (self._at(match) for match in self._matches() if match.hands or match.decision is None)
        return super().met(person) | together(person, sat)

    def opponents(self, person: str) -> frozenset[str]:
        """Who are of one team with somebody, or have one table."""
        return (super().met(person) | together(person, map(self._at, self._matches()))) - {person}

    def _matches(self) -> Iterator[Match]:
        return (match for posted in self.rounds for match in posted.matches.values())

    def _at(self, match: Match) -> list[str]:
        """Who have a place in a match."""
        return [player for team in match.teams if team for player in self.entrants[team].players]

    def side_of(self, person: str, match: Match) -> str:
        """The team of this match that somebody plays for; "" if neither."""
        return next((team for team in match.teams if team and person in self.entrants[team].players), "")

    def chief(self, team: str, number: int, hand: int) -> str:
        """Who is chief of a team in a hand: its players in turn, hand by hand and on through its matches."""
        before = sum(one.match_of(team) is not None for one in self.rounds[: number - 1])
        swapped = sum(since <= number for since in self.swaps.get(team, ()))
        players = self.entrants[team].players
        return players[(before + swapped + hand - 1) % len(players)]


def unanswered(match: Match, wait: float) -> Iterator[float]:
    """When hands of a match become final by silence, and when its director has to hear that one team alone told it."""
    for hand in match.open:
        at = match.stands(hand, wait)
        if at is not None:
            yield at
    if match.untold and not match.alone:
        yield match.told_at + wait


class CodiceOpened(Entry, kind="codice.opened"):
    """A tournament's book was laid, with the numbers that hold in it."""

    lasting = True
    rules: CodiceRules

    def apply(self, book: Codice) -> None:
        """These numbers hold here."""
        book.rules = self.rules
