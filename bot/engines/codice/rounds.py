"""A round as it was posted: its matches by table, its bye, and what it gave each team."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from bot.engines.codice.matches import Match, MatchScore
from bot.engines.tournament.opponents import Pairing

Phase = Literal["robin", "swiss", "finals"]


@dataclass(slots=True)
class Round:
    """One round. Qualifying rounds come first; each stage of the finals is a round too."""

    number: int
    phase: Phase
    best_of: int
    """Hands of a qualifying match: a bye counts as all of them won."""
    win: int
    matches: dict[int, Match] = field(default_factory=dict)
    """By table."""
    bye: str = ""
    """The team that sits out; "" for none."""
    bye_table: int = 0
    """The highest number a table can have: the virtual one of the bye."""
    closed: bool = False
    """Whether its last hand is in."""
    tables: dict[str, int] = field(default_factory=dict)
    """The table of each team, the virtual one included."""

    def seat(self, matches: Iterable[Match], bye: Pairing | None) -> None:
        """Everybody sits down."""
        self.matches = {match.table: match for match in matches}
        self.bye, self.bye_table = (bye.teams[0], bye.table) if bye else ("", 0)
        self.tables = {team: match.table for match in self.matches.values() for team in match.teams if team}
        if bye:
            self.tables[self.bye] = self.bye_table

    def match_of(self, team: str) -> Match | None:
        """The match of a team; none if it has the bye or sits nowhere."""
        return self.matches.get(self.tables.get(team, 0))

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """The tables as posted, the bye last."""
        bye = (Pairing(table=self.bye_table, teams=(self.bye,)),) if self.bye else ()
        return (*(match.pairing for match in self.matches.values()), *bye)

    @property
    def begun(self) -> bool:
        """Whether something has been recorded at some table."""
        return any(match.begun for match in self.matches.values())

    @property
    def missing(self) -> list[Match]:
        """The matches that are not over."""
        return [match for match in self.matches.values() if not match.over]

    @property
    def complete(self) -> bool:
        """Whether every match is over."""
        return all(match.over for match in self.matches.values())

    def scores(self) -> dict[str, MatchScore]:
        """What the round gave everybody who had a place in it; a bye is every hand won, PBG 1."""
        scores = {team: match.score(team) for match in self.matches.values() for team in match.teams if team}
        if self.bye:
            most = self.best_of * self.win
            scores[self.bye] = MatchScore(self.best_of, most, most)
        return scores
