"""Which answers are being said, so that a chat and the herald never say the same one."""

from __future__ import annotations

from collections.abc import Callable


class AnswerClaims:
    """The answers that this process is saying, or has just said."""

    def __init__(self, clock: Callable[[], float], remembered: int) -> None:
        self._clock = clock
        self._remembered = self._most = remembered
        self._until: dict[str, float] = {}
        self._unheard: set[str] = set()

    def __contains__(self, request: str) -> bool:
        return request in self._until

    def claim(self, request: str, patience: float) -> bool:
        """Claim an answer for `patience` seconds; False while somebody else has it."""
        now = self._clock()
        if self._until.get(request, 0.0) > now:
            return False
        if len(self._until) > self._most:
            self._until = {other: until for other, until in self._until.items() if until > now}
            # Where answers come faster than they grow old, each would go through all.
            self._most = len(self._until) + self._remembered
        self._until[request] = now + patience
        self._unheard.add(request)
        return True

    def held(self, request: str) -> bool:
        """Whether this answer is claimed: what became of it is known, or will be."""
        return self._until.get(request, 0.0) > self._clock()

    def heard(self, request: str) -> None:
        """This answer was said."""
        self._unheard.discard(request)

    def under_way(self) -> set[str]:
        """The answers that are claimed and not known to be said."""
        now = self._clock()
        self._unheard = {request for request in self._unheard if self._until.get(request, 0.0) > now}
        return self._unheard

    def release(self, request: str) -> None:
        """Give up a claim: this answer was not said, and somebody else may say it."""
        self._until.pop(request, None)
        self._unheard.discard(request)
