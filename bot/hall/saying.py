"""Who is saying which answer: one voice at a time, so that none is said twice."""

from __future__ import annotations

from collections.abc import Callable

PATIENCE = 60.0
"""Seconds that a chat may take to say an answer before somebody else tries."""
MOST = 10_000


class Saying:
    """The answers that this process is saying, or has just said."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since: dict[str, float] = {}

    def __contains__(self, request: str) -> bool:
        return request in self._since

    def claim(self, request: str) -> bool:
        """Take on saying an answer; False while somebody else is at it."""
        now = self._clock()
        if self._since.get(request, 0.0) > now - PATIENCE:
            return False
        if len(self._since) > MOST:
            self._since = {other: since for other, since in self._since.items() if since > now - PATIENCE}
        self._since[request] = now
        return True

    def release(self, request: str) -> None:
        """This answer was not said after all: somebody may try again."""
        self._since.pop(request, None)
