"""How many messages Telegram lets us send: to one chat, to one group in a minute, in all in a second."""

from __future__ import annotations

import datetime as dt
from collections import deque
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """How many messages in how many seconds: to one chat, to one group, in all."""

    chat: tuple[int, float] = (5, 5.0)
    group: tuple[int, float] = (20, 60.0)
    overall: tuple[int, float] = (30, 1.0)


class Window:
    """At most `count` messages in any `seconds`."""

    def __init__(self, count: int, seconds: float) -> None:
        self._seconds = seconds
        self._slots: deque[float] = deque(maxlen=count)

    def earliest(self, now: float) -> float:
        """The first moment at which one more may go."""
        return max(now, self._slots[0] + self._seconds) if len(self._slots) == self._slots.maxlen else now

    def take(self, at: float) -> None:
        """One more goes then."""
        self._slots.append(at)


def seconds(given: int | dt.timedelta) -> float:
    """What a flood answer asks to wait."""
    return given.total_seconds() if isinstance(given, dt.timedelta) else float(given)
