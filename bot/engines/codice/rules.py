"""The numbers and tables of Nome in Codice as a tournament keeps them in its first entry; from config/rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from bot.engines.rule_parts import Break, Part
from bot.engines.tournament.bracket import SEED, Bracket
from bot.engines.tournament.clock import MINUTE

Count = Annotated[int, Field(ge=1, le=99)]
Hands = Literal[1, 3, 5, 7, 9, 11]
Sort = Literal["qualifying", "quarterfinal", "semifinal", "placement", "final"]


class EntryRules(Part):
    """Who can take part."""

    players: Count
    least: Count
    """The fewest teams."""
    fee: Annotated[int, Field(ge=0)] = 0
    """What each player pays, in cents; 0 where nobody pays, and in books that do not say."""

    def owed(self, players: int) -> int:
        """What a team of so many owes, in cents."""
        return self.fee * players


class RoundsRule(Part):
    """A row of table 1."""

    rounds: Count
    qualifiers: Annotated[int, Field(ge=0, le=99)]
    robin: bool = False
    """Whether everybody meets everybody."""


class HandRules(Part):
    """Table 3: how many hands a match has, by its sort."""

    qualifying: Hands
    quarterfinal: Hands
    semifinal: Hands
    placement: Hands
    final: Hands

    def of(self, sort: str) -> int:
        """The hands of a match of that sort."""
        hands: int = getattr(self, sort)
        return hands


class PointRules(Part):
    """What a hand gives."""

    win: Count
    starter: Count
    second: Count


class ClockRules(Part):
    """The clock of a table, in minutes."""

    minutes: Count
    preparation: Count

    @property
    def each(self) -> float:
        """Seconds of each team in a hand."""
        return self.minutes * MINUTE

    @property
    def before(self) -> float:
        """Seconds of preparation."""
        return self.preparation * MINUTE

    def longest(self, hands: int) -> float:
        """Seconds that so many hands take at most: the time of a round."""
        return hands * (2 * self.each + self.before)


class ConfirmRules(Part):
    """How long a hand waits for the other team."""

    wait: Annotated[float, Field(ge=0)]
    """Seconds."""


class PlayRules(Part):
    """A hand that is played here."""

    agree: Annotated[float, Field(ge=0)]
    """Seconds after which a word stands that one of several operatives has pointed at."""
    away: Annotated[float, Field(ge=0)]
    """Seconds after which a flag that nobody saw fall has not fallen: the bot was away."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Rounds and finals as the number of teams at the first draw fixes them."""

    teams: int
    rounds: int
    qualifiers: int
    robin: bool
    extended: bool
    """Whether there are more teams than table 1 knows."""


class CodiceRules(Part):
    """Every number and table of Nome in Codice."""

    entries: EntryRules
    rounds: dict[int, RoundsRule]
    """Table 1, by the most teams of a row."""
    brackets: dict[int, Bracket]
    """Table 2, by the number of qualifiers."""
    hands: HandRules
    points: PointRules
    clock: ClockRules
    confirm: ConfirmRules
    play: PlayRules = PlayRules(agree=10, away=30)
    """Books that began before hands were played here do not say."""

    def plan(self, teams: int) -> Plan:
        """What so many teams play; beyond the table, one more round for each doubling."""
        rows = sorted(self.rounds)
        most = next((most for most in rows if teams <= most), rows[-1])
        row, more = self.rounds[most], 0
        while teams > most << more:
            more += 1
        return Plan(teams, row.rounds + more, row.qualifiers, row.robin, extended=more > 0)

    def loser_most(self, started: bool) -> int:
        """The most agents that a losing team can have found."""
        return (self.points.starter if started else self.points.second) - 1


def breaks(rules: CodiceRules) -> Iterator[Break]:
    """Everything that does not hold together: qualifiers without a bracket, seats and sorts that are nowhere."""
    for most, row in rules.rounds.items():
        if row.qualifiers and row.qualifiers not in rules.brackets:
            yield ("rounds", str(most), "qualifiers"), "no-such-key", {"name": row.qualifiers, "where": "brackets"}
    for qualifiers, bracket in rules.brackets.items():
        at = ("brackets", str(qualifiers))
        for letter, match in bracket.matches.items():
            path = (*at, "matches", letter)
            if match.sort not in HandRules.model_fields:
                yield path, "no-such-key", {"name": match.sort, "where": "hands"}
            earlier = {other for other, one in bracket.matches.items() if one.stage < match.stage}
            for seat in match.of:
                if int(seat[1:]) > qualifiers if seat[0] == SEED else seat[1:] not in earlier:
                    yield path, "no-such-key", {"name": seat, "where": "matches"}
        for seat in bracket.places:
            if seat[0] == SEED or seat[1:] not in bracket.matches:
                yield (*at, "places"), "no-such-key", {"name": seat, "where": "matches"}
