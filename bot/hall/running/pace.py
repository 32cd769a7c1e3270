"""How quickly one member may give commands."""

from __future__ import annotations

from collections import deque

from bot.engines.book import Refused

MINUTE = 60.0
PRESSES = 4
"""Presses that count as one command: whoever judges, or puts dice together, presses many in a row."""


class Pace:
    """Counts each member's commands of the last minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._steps: dict[str, deque[float]] = {}
        """The moments of each member's last presses; a command counts as several."""

    def step(self, person: str, at: float, *, press: bool = False) -> None:
        """One more command or press, unless there were too many."""
        steps = self._steps.get(person)
        if steps is None:
            if len(self._steps) > 10_000:
                self._steps = {who: last for who, last in self._steps.items() if last[-1] > at - MINUTE}
            steps = self._steps[person] = deque()
        # A moment that is far ahead was counted before the machine's clock went back.
        while steps and not at - MINUTE < steps[0] <= at + MINUTE:
            steps.popleft()
        count = 1 if press else PRESSES
        if len(steps) + count > self._most * PRESSES:
            raise Refused("too-quick", most=self._most, seconds=max(1, round(steps[0] + MINUTE - at)))
        steps.extend([at] * count)
