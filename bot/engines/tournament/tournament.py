"""The book of a tournament of any kind: its name, entrants, lots, the round's clock, and the notices held back."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable
from typing import NamedTuple

from bot.engines.book import Book, Refused
from bot.engines.tournament.clock import RoundClock
from bot.engines.tournament.entrants import Entrant

CLOCK = "tournament.clock"
"""The timer of the round's clock."""
PAIRINGS, STANDINGS, RESULTS = "pairings", "standings", "results"
"""Topics of notices."""


class NoticeSubject(NamedTuple):
    """What a notice is about: its topic, and the round; 0 where there are no rounds."""

    topic: str
    round: int


def together(person: str, groups: Iterable[Collection[str]]) -> frozenset[str]:
    """Everybody of the groups to which somebody belongs."""
    return frozenset(one for group in groups if person in group for one in group)


class Tournament(Book):
    """What every tournament keeps. A game's own book derives from it."""

    announces = True
    rivals = True

    def begin(self) -> None:
        """Nobody has entered."""
        self.name = ""
        self.places: int | None = None
        """How many can take part; None for as many as come."""
        self.entrants: dict[str, Entrant] = {}
        """By id, in order of entry."""
        self.lots: list[str] = []
        """Entrants in the order that decides where nothing else does: drawn once."""
        self.clock = RoundClock()
        self.hold = False
        """Whether notices wait for the director."""
        self.held: list[NoticeSubject] = []
        """What waits for the director."""
        self.announced: dict[NoticeSubject, int] = {}
        """What notices were called for, each with the number of the entry that first did: what was undone and is called
        for again has another."""
        self.abandoned = False
        """Whether a director closed it before its end."""

    @property
    def over(self) -> bool:
        """Whether a new tournament may take its place in the room."""
        return self.abandoned

    @property
    def begun(self) -> bool:
        """Whether what is played was judged already, where nothing is drawn."""
        return False

    def due(self) -> dict[str, float]:
        """The round's clock."""
        return {} if self.clock.due is None else {CLOCK: self.clock.due}

    def players(self) -> frozenset[str]:
        """Everybody who takes part, or may yet."""
        return frozenset(
            player for entrant in self.entrants.values() if entrant.fate == "in" for player in entrant.players
        )

    def roster(self) -> tuple[str, ...]:
        """In the order in which they entered."""
        playing = self.players()
        every = (player for entrant in self.entrants.values() for player in entrant.players)
        return tuple(dict.fromkeys(player for player in every if player in playing))

    def met(self, person: str) -> frozenset[str]:
        """Who were entered together with somebody: a tournament is too large for everybody to know everybody."""
        return together(person, (entrant.players for entrant in self.entrants.values()))

    def opponents(self, person: str) -> frozenset[str]:
        """Who were of one team with somebody, or at one table."""
        return self.met(person) - {person}

    def two_places(self, one: str, other: str) -> tuple[str, str] | None:
        """The two teams, while they are in and the tournament is not closed."""
        first, second = self.entrant_of(one), self.entrant_of(other)
        if self.over or first is None or second is None or first is second:
            return None
        return first.name, second.name

    def behind(self, name: Hashable) -> Iterable[str]:
        """A team is its players."""
        entrant = self.entrants.get(name) if isinstance(name, str) else None
        return entrant.players if entrant is not None else super().behind(name)

    def side(self, person: str) -> frozenset[str]:
        """The whole team."""
        return together(person, (entrant.players for entrant in self.entrants.values())) | {person}

    def entrant(self, id: str) -> Entrant:
        """An entrant; an unknown one is refused."""
        found = self.entrants.get(id)
        if found is None:
            raise Refused("tournament-no-such-entrant")
        return found

    def entrant_of(self, person: str) -> Entrant | None:
        """The entrant that somebody plays for, if they do and it is still in."""
        return next(iter(self.entrants_of(person)), None)

    def entrants_of(self, person: str) -> list[Entrant]:
        """All that are still in and that somebody plays for: older books have some who became one with another's."""
        return [one for one in self.entrants.values() if one.fate == "in" and person in one.players]

    def hangs_on(self, id: str) -> frozenset[Hashable] | None:
        """All that is otherwise where an entrant goes or comes back; None: the whole tournament."""
        return None

    def announce(self, topic: str, number: int) -> None:
        """A notice is called for: while the director holds them it waits, once."""
        news = NoticeSubject(topic, number)
        self.announced.setdefault(news, self.version)
        if self.hold and news not in self.held:
            self.held.append(news)
