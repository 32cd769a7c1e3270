"""A table that stands open tonight: who sits there, with which risikometro, and who has won as one of them tells."""

from __future__ import annotations

from dataclasses import dataclass, field

MINUTE = 60.0


@dataclass(slots=True)
class OpenTable:
    """A table of an evening, until its game is recorded, it is called off, or it lapses."""

    number: int
    room: str
    """Where its card stands."""
    name: str
    """An id of words kept apart; empty for none."""
    by: str
    at: float
    """When it was opened."""
    midnight: float
    """The end of the day to which its evening belongs."""
    night: float
    """Until when the periods of that day are not told of while it stands open."""
    lapses: float
    seats: dict[str, int] = field(default_factory=dict)
    """Who sits there, each with their risikometro in hundredths; 0 where none was noted."""
    winner: str = ""
    told: str = ""
    """Who told that."""
    turn: int = 0
    """How often somebody has sat down or stood up: a form speaks of those who sat there when it was opened."""
    shown: int = 0
    """How often its card was shown anew further down."""

    @property
    def players(self) -> tuple[str, ...]:
        """The winner first, then the others as they sat down."""
        return (self.winner, *(player for player in self.seats if player != self.winner))

    @property
    def risikometro(self) -> tuple[int, ...]:
        """The values in the order of the players; none where none were noted."""
        return tuple(self.seats[player] for player in self.players) if any(self.seats.values()) else ()

    @property
    def without_odds(self) -> list[str]:
        """Whose value is missing, where others have theirs."""
        return [player for player, value in self.seats.items() if not value] if any(self.seats.values()) else []

    def moment(self, now: float) -> float:
        """When its game counts as played: on the day of its evening, also if it ended past midnight."""
        return now if now < self.midnight else self.midnight - MINUTE
