"""The clock of a round: it runs to a moment, stands still, is given more time, and says once that time is up."""

from __future__ import annotations

from dataclasses import dataclass

MINUTE = 60.0


@dataclass(slots=True)
class RoundClock:
    """How long a round still has."""

    round: int = 0
    ends: float | None = None
    """When time is up; None while it stands still."""
    left: float = 0.0
    """The seconds left while it stands still."""
    over: bool = False
    """Whether it was said that time is up."""

    def start(self, number: int, seconds: float, at: float) -> None:
        """A new round's time begins."""
        self.round, self.ends, self.left, self.over = number, at + seconds, 0.0, False

    def stop(self, at: float) -> None:
        """It stands still."""
        self.left = self.remaining(at)
        self.ends = None

    def resume(self, at: float) -> None:
        """It runs on."""
        self.ends = at + self.left
        self.left = 0.0

    def extend(self, seconds: float, at: float) -> None:
        """More time: from now on if time was up already."""
        if self.ends is None:
            self.left += seconds
        else:
            self.ends = max(self.ends, at) + seconds
        self.over = False

    def clear(self) -> None:
        """No round is on."""
        self.round, self.ends, self.left, self.over = 0, None, 0.0, False

    def remaining(self, at: float) -> float:
        """The seconds left at a moment."""
        return self.left if self.ends is None else max(0.0, self.ends - at)

    @property
    def due(self) -> float | None:
        """When it will say that time is up."""
        return None if self.over else self.ends
