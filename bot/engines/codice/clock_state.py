"""The clock of a hand at a table: a minute of preparation, then seven minutes for each team."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class TableClock:
    """The two clocks of a hand. Preparation ends by itself and the starter's time runs, unless it is stopped."""

    hand: int
    turn: str
    """Whose time runs, or will run."""
    since: float | None
    """From when it runs, or will run; None while the clock stands still."""
    each: float
    """Seconds that each team has."""
    preparation: float = 0.0
    """Seconds of preparation still to come when it was stopped."""
    used: dict[str, float] = field(default_factory=dict)
    """Seconds that each team has spent in the turns before this one."""
    prepared: bool = False
    """Whether it was said that preparation is over."""
    fallen: str = ""
    """Whose flag fell."""

    def preparing(self, at: float) -> bool:
        """Whether the minute of preparation is on."""
        return self.preparation > 0 if self.since is None else at < self.since

    def left(self, team: str, at: float) -> float:
        """Seconds that a team still has at a moment."""
        running = max(0.0, at - self.since) if team == self.turn and self.since is not None else 0.0
        return max(0.0, self.each - self.used.get(team, 0.0) - running)

    @property
    def falls(self) -> float | None:
        """When the flag of whose time runs will fall; None while nothing runs."""
        if self.since is None or self.fallen:
            return None
        return self.since + self.each - self.used.get(self.turn, 0.0)

    def begin(self, at: float) -> None:
        """Preparation is over before its time."""
        self.since, self.prepared = at, True

    def pass_to(self, team: str, at: float) -> None:
        """The other team's time runs now."""
        self._spend(at)
        self.turn, self.since = team, at

    def stop(self, at: float) -> None:
        """Nothing runs."""
        if self.since is not None and at < self.since:
            self.preparation = self.since - at
        else:
            self._spend(at)
        self.since = None

    def resume(self, at: float) -> None:
        """It runs on, with what was left of the preparation."""
        self.since, self.preparation = at + self.preparation, 0.0

    def fall(self, team: str) -> None:
        """A team's time is over."""
        self.used[team] = self.each
        self.fallen, self.since = team, None

    def _spend(self, at: float) -> None:
        if self.since is not None:
            self.used[self.turn] = self.used.get(self.turn, 0.0) + max(0.0, at - self.since)
