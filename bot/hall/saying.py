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
        self._unheard: set[str] = set()

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
        self._unheard.add(request)
        return True

    def heard(self, request: str) -> None:
        """This answer was said."""
        self._unheard.discard(request)

    def under_way(self) -> set[str]:
        """The answers that a chat is still at."""
        long_ago = self._clock() - PATIENCE
        self._unheard = {request for request in self._unheard if self._since.get(request, 0.0) > long_ago}
        return self._unheard

    def release(self, request: str) -> None:
        """This answer was not said after all: somebody may try again."""
        self._since.pop(request, None)
        self._unheard.discard(request)
