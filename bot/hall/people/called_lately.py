"""Whom a message has called lately: put in the place of another it calls nobody by itself, and need not call twice."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Hashable

from bot.hall.people.lru import Lru

LATELY = 600.0
"""Seconds for which a call counts: who was called for a message looks at it."""


class CalledLately:
    """The calls of one platform's messages."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._called: Lru[dict[str, float]] = Lru()

    def fresh(self, message: Hashable, people: Collection[str]) -> set[str]:
        """Those of these people who were not called for it lately; they all count as called from here on."""
        if not people:
            return set()
        now = self._clock()
        known = {one: at for one, at in (self._called.get(message) or {}).items() if now - at < LATELY}
        self._called.keep(message, {**known, **dict.fromkeys(people, now)})
        return {*people} - known.keys()
