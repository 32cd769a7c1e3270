"""An evening for tests: a tournament of Nome in Codice with teams, and what they do in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from pydantic import BaseModel

from bot.engines.codice import closing, decisions, first_draw, hands
from bot.engines.codice import entering as teams
from bot.engines.codice.matches import Ending, Match
from bot.engines.codice.meant_hands import readings
from bot.engines.codice.standings import standings
from bot.engines.codice.tournament import Codice, CodiceOpened
from bot.engines.tournament import entering
from bot.rules import rulebook
from tests.engines.kept import NOW, Kept

DIRECTOR, REFEREE = "p0director0", "p00referee0"


class Evening(Kept[Codice]):
    """A tournament being played."""

    def __init__(self, count: int = 0, *, seed: int = 1, places: int | None = None, started: bool = True) -> None:
        super().__init__(Codice(), CodiceOpened(rules=rulebook().codice), seed=seed)
        self.act(lambda: entering.found(self.book, DIRECTOR, "w00000name", places))
        for _ in range(count):
            self.enter()
        if count and started:
            self.start()

    # --- what people do

    def enter(self, **marks: bool) -> str:
        """One more team, entered by the director."""
        number = len(self.book.entrants) + 1
        players = (player(f"t{number}"), player(f"t{number}", 2))
        book = self.book
        return self.act(
            lambda: teams.enter(book, DIRECTOR, True, f"w{number:09}", players, self.now, self.dice(), **marks)
        ).id

    def start(self) -> None:
        """Draw the first round."""
        self.act(lambda: first_draw.start(self.book, DIRECTOR, self.now, self.dice()))

    def drop(self, team: str, disqualify: bool = False) -> None:
        """The director withdraws a team."""
        self.act(lambda: teams.drop(self.book, DIRECTOR, team, self.now, disqualify))

    def tell(
        self,
        by: str,
        table: int,
        winner: str,
        agents: int | None = 4,
        ending: Ending = "agents",
        hand: int | None = None,
    ) -> hands.Reported:
        """Somebody who is no referee reports a hand: without its number, as a line that says none is read."""
        number = hand or self.meant(by, table, winner, agents, ending)
        return self.act(lambda: hands.report(self.book, by, False, table, winner, ending, agents, self.now, number))

    def meant(self, by: str, table: int, winner: str, agents: int | None = 4, ending: Ending = "agents") -> int:
        """The hand that somebody means who says no number."""
        match = self.book.match_at(table)
        (number,) = readings(self.book, match, self.book.side_of(by, match), winner, ending, agents)
        return number

    def rule(
        self, table: int, winner: str, agents: int | None = 4, ending: Ending = "agents", hand: int | None = None
    ) -> hands.Reported:
        """The referee records a hand."""
        number = hand or self.meant(REFEREE, table, winner, agents, ending)
        return self.act(lambda: hands.report(self.book, REFEREE, True, table, winner, ending, agents, self.now, number))

    def fix(
        self, table: int, hand: int, winner: str, agents: int | None = 4, number: int | None = None, by: str = REFEREE
    ) -> decisions.Decision:
        """A referee corrects a hand."""
        return self.act(lambda: decisions.fix(self.book, by, table, hand, winner, "agents", agents, self.now, number))

    def walk_over(self, table: int, loser: str, by: str = REFEREE) -> decisions.Decision:
        """A referee gives a match."""
        return self.act(lambda: decisions.walk_over(self.book, by, table, loser, self.now))

    def play(self, table: int, *winners: int, agents: int | Sequence[int] = 4) -> None:
        """The referee records the hands of a table: who won each (0 the first listed, 1 the other)."""
        teams = self.book.match_at(table).teams
        found = [agents] * len(winners) if isinstance(agents, int) else agents
        for winner, left in zip(winners, found, strict=True):
            self.rule(table, teams[winner], left)

    def play_round(self, *, but: Sequence[int] = ()) -> None:
        """Every table plays: the first listed win all that is to be played, table by table with other agents."""
        number = self.book.present.number
        for table, match in list(self.book.present.matches.items()):
            if table in but:
                continue
            while not match.over and self.book.round is not None and self.book.round.number == number:
                self.rule(table, match.teams[0], (table + len(match.hands)) % 8)

    def play_all(self) -> None:
        """To the end."""
        while not self.book.ended:
            self.play_round()

    # --- what stands

    def order(self) -> tuple[str, ...]:
        """The standings after the rounds that are closed."""
        return standings(self.book).order

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits where in the present round, the bye last."""
        return [pairing.teams for pairing in self.book.present.pairings]

    def match(self, table: int) -> Match:
        """A table of the present round."""
        return self.book.match_at(table)


def player(team: str, number: int = 1) -> str:
    """The id of a player of a team."""
    return f"p{number}{team:0>9}"


def seen(thing: Any) -> Any:
    """Everything a state says, to compare two of them."""
    if isinstance(thing, Codice):
        return {
            name: seen(value)
            for name, value in vars(thing).items()
            if name not in ("fresh", "version", "ledger", "void", "rules")
        }
    if isinstance(thing, BaseModel):
        return thing.model_dump()
    if is_dataclass(thing):
        return {one.name: seen(getattr(thing, one.name)) for one in fields(thing)}
    if isinstance(thing, dict):
        return {key: seen(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [seen(value) for value in thing]
    return thing


__all__ = ["DIRECTOR", "NOW", "REFEREE", "Evening", "closing", "player", "seen"]
