"""A match at a table: its hands and how they ended, who starts, what it gives, whether it is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, NamedTuple

from pydantic import BaseModel, ConfigDict

from bot.engines.codice.clock_state import TableClock
from bot.engines.tournament.opponents import Pairing

Ending = Literal["agents", "time", "assassin", "referee"]
Standing = Literal["reported", "confirmed", "disputed"]
COUNTED: tuple[Ending, ...] = ("agents", "time")
"""Endings in which the loser keeps the agents that it found."""


class Where(NamedTuple):
    """A hand of a match at a table of a round; hand 0 is the whole match."""

    round: int
    table: int
    hand: int = 0


class Outcome(BaseModel):
    """How a hand ended. Nobody won ("") where a referee put both teams out."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    winner: str
    ending: Ending = "agents"
    loser_agents: int = 0


class MatchScore(NamedTuple):
    """What a match gave a team: hands won, its points, and the points of both."""

    won: int = 0
    own: int = 0
    all: int = 0

    @property
    def pbg(self) -> Fraction:
        """The share of the points, exact; 0 where nobody has any."""
        return Fraction(self.own, self.all) if self.all else Fraction(0)


@dataclass(slots=True)
class Hand:
    """A hand that was recorded."""

    number: int
    outcome: Outcome
    standing: Standing
    side: str
    """The team that reported it; "" for a referee."""
    by: str
    at: float
    rival: Outcome | None = None
    """What the other team reported instead."""
    doubted: str = ""
    """The team that called a referee for it; "" for a referee, or nobody."""

    def points(self, team: str, win: int) -> int:
        """A team's points: the winner's are always the same, the loser's are the agents that it found."""
        if not self.outcome.winner:
            return 0
        return win if team == self.outcome.winner else self.outcome.loser_agents


class Penalty(NamedTuple):
    """The ordinary penalty of article 32, given in a hand: a team's turn ended, and its opponents covered a word."""

    hand: int
    team: str
    by: str


@dataclass(slots=True)
class Proposal:
    """What a referee who plays at this table would decide, if the opponents agree."""

    side: str
    by: str
    hand: int
    """The hand that it corrects; 0 for the whole match."""
    outcome: Outcome | None
    """How the hand ended; None for the whole match."""
    winner: str
    """Who has the whole match; "" for nobody."""


@dataclass(slots=True)
class Match:
    """Two teams at a table. An empty seat of the finals is ""."""

    round: int
    pairing: Pairing
    best_of: int
    win: int
    """Points of who wins a hand."""
    final: bool
    """Whether it ends as soon as it is decided."""
    hands: list[Hand] = field(default_factory=list)
    decision: str | None = None
    """Who has the whole match by decision; "" for nobody, None while it is played out."""
    proposal: Proposal | None = None
    called: bool = False
    """Whether a referee was called here."""
    voices: dict[str, float] = field(default_factory=dict)
    """When each team first reported or confirmed a hand here."""
    alone: bool = False
    """Whether the director was told that one team alone has told this match."""
    clock: TableClock | None = None
    penalties: list[Penalty] = field(default_factory=list)
    here: bool = False
    """Whether its next hand is being played here, by a key that was drawn."""

    @property
    def table(self) -> int:
        """The number of the table."""
        return self.pairing.table

    @property
    def teams(self) -> tuple[str, ...]:
        """The two teams, the first listed first."""
        return self.pairing.teams

    def where(self, hand: int = 0) -> Where:
        """The place of a hand, or of the match."""
        return Where(self.round, self.table, hand)

    def other(self, team: str) -> str:
        """The opponents of a team."""
        one, two = self.teams
        return two if team == one else one

    def starter(self, hand: int) -> str:
        """Who starts a hand: one team and the other in turn."""
        return self.pairing.starter if hand % 2 else self.other(self.pairing.starter)

    # --- how far it is

    def told(self, number: int) -> Hand | None:
        """A hand, if it was recorded."""
        return self.hands[number - 1] if 0 < number <= len(self.hands) else None

    @property
    def open(self) -> list[Hand]:
        """The hands that wait for the other team's word."""
        return [hand for hand in self.hands if hand.standing == "reported"]

    @property
    def disputed(self) -> Hand | None:
        """The first hand that waits for a referee."""
        return next((hand for hand in self.hands if hand.standing == "disputed"), None)

    @property
    def next(self) -> int:
        """The number of the hand to be played."""
        return len(self.hands) + 1

    def wins(self, team: str) -> int:
        """Hands that a team has won at the table."""
        return sum(hand.outcome.winner == team for hand in self.hands)

    @property
    def full(self) -> bool:
        """Whether no more hands are to be played, if the last one stands as it was reported."""
        if self.decision is not None or len(self.hands) >= self.best_of:
            return True
        return self.final and max(self.wins(team) for team in self.teams) > self.best_of // 2

    @property
    def over(self) -> bool:
        """Whether nothing is missing."""
        return self.decision is not None or (self.full and all(hand.standing == "confirmed" for hand in self.hands))

    @property
    def awaiting(self) -> bool:
        """Whether it is all told, and only words of the other team are missing."""
        return self.full and not self.over and self.disputed is None

    def stands(self, hand: Hand, wait: float) -> float | None:
        """When a hand that waits becomes final by silence; never, if its opponents have said nothing of the match.

        They have the whole wait from their own first word, whatever was reported long before it.
        """
        heard = self.voices.get(self.other(hand.side))
        return None if heard is None else max(hand.at, heard) + wait

    @property
    def untold(self) -> list[Hand]:
        """Of a match that is all told: the hands for which one team alone has spoken, and the other of none."""
        return [hand for hand in self.open if self.other(hand.side) not in self.voices] if self.awaiting else []

    @property
    def told_at(self) -> float:
        """When its last hand was reported."""
        return self.hands[-1].at if self.hands else 0.0

    @property
    def begun(self) -> bool:
        """Whether something has been recorded here, or is being played before everybody's eyes."""
        return bool(self.hands) or self.decision is not None or self.here

    # --- what it gives

    def score(self, team: str) -> MatchScore:
        """Hands won and points; by decision all hands count as 9–0, those played included."""
        if self.decision is not None:
            most = self.best_of * self.win
            if self.decision == team:
                return MatchScore(self.best_of, most, most)
            return MatchScore(0, 0, most if self.decision else 0)
        one, two = self.teams
        first = sum(hand.points(one, self.win) for hand in self.hands)
        second = sum(hand.points(two, self.win) for hand in self.hands)
        return MatchScore(self.wins(team), first if team == one else second, first + second)

    @property
    def winner(self) -> str:
        """Who has won a match that is over; "" for nobody."""
        if self.decision is not None:
            return self.decision
        return max(self.teams, key=self.wins)

    @property
    def result(self) -> tuple[str, str]:
        """Winner and loser of a match that is over; who was put out is nobody."""
        winner = self.winner
        return (winner, self.other(winner)) if winner else ("", "")
