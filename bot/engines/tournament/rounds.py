"""Tournaments in rounds: which round is on, a round that closes, and the end."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from bot.engines.book import Entry, Refused
from bot.engines.tournament.tournament import RESULTS, STANDINGS, Tournament


def draw_of(number: int) -> str:
    """The draw of a round."""
    return f"round/{number}"


class Closable(Protocol):
    """What every tournament's round has."""

    closed: bool


R = TypeVar("R", bound=Closable)


class InRounds(Tournament, Generic[R]):
    """A tournament whose rounds are posted one after the other."""

    def begin(self) -> None:
        """No round was posted."""
        super().begin()
        self.rounds: list[R] = []
        self.ended = False

    @property
    def over(self) -> bool:
        """Whether it was played to its end, or closed before."""
        return self.ended or super().over

    @property
    def round(self) -> R | None:
        """The last round that was posted."""
        return self.rounds[-1] if self.rounds else None

    @property
    def closed(self) -> int:
        """How many rounds are over."""
        return sum(one.closed for one in self.rounds)

    def numbered(self, number: int | None) -> R:
        """A round by its number; the last one posted without."""
        if self.round is None:
            raise self.no_round()
        if number is None:
            return self.round
        if not 1 <= number <= len(self.rounds):
            raise self.no_such_round()
        return self.rounds[number - 1]

    @abstractmethod
    def no_round(self) -> Refused:
        """Why there is nothing to see where no round was posted."""

    @abstractmethod
    def no_such_round(self) -> Refused:
        """Why there is no round of a number."""


class RoundOver(Entry):
    """Nothing is missing in a round any more."""

    once = ("round",)
    round: int
    at: float

    def apply(self, book: InRounds[Any]) -> None:
        """Its standings hold."""
        book.rounds[self.round - 1].closed = True
        if book.clock.round in (0, self.round):
            book.clock.clear()
        book.announce(STANDINGS, self.round)


class AllOver(Entry):
    """The last round is over, and the tournament with it."""

    once = ()
    at: float

    def apply(self, book: InRounds[Any]) -> None:
        """The places are final."""
        book.ended = True
        book.announce(RESULTS, len(book.rounds))
