"""Buttons that were pressed twice: a finger that slipped opens nothing twice."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from bot.hall.people.lru import Lru

TWICE = 1.0
"""Seconds within which a second press of the same button is a finger that slipped."""


class LatelyPressed:
    """What was pressed lately, by whom."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._opened: Lru[float] = Lru()

    def slipped(self, press: Hashable, within: float = TWICE) -> bool:
        """Whether the same press has just opened something."""
        before = self._opened.get(press)
        return before is not None and abs(self._clock() - before) < within  # a clock may be set back

    def opened(self, press: Hashable) -> None:
        """This press opens something."""
        self._opened.keep(press, self._clock())
