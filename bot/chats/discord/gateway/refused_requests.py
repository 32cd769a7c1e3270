"""Counts what Discord refuses, and stops asking long before it bans our address for it.

Discord bans an address for an hour and more after 10,000 answers of 401, 403 and 429 within ten minutes; a limit that
all share (`X-RateLimit-Scope: shared`) is not held against us. The ladder tries nothing again that is refused for good,
so only a fault of ours, or of Discord's, comes near; then everybody on this address would be cut off.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Mapping

import aiohttp

from bot.hall.running.watch import Watch

log = logging.getLogger(__name__)

WITHIN = 600.0
"""Seconds in which Discord counts."""
NEEDLESS, ALL = 1_000, 5_000
"""Refusals from which on only people's own commands and presses are answered, and from which on nothing is asked."""
COUNTED = frozenset((401, 403, 429))
ANSWERS = ("/interactions/", "/webhooks/")
"""The paths by which somebody who asked is answered."""
BEGINS = "/gateway"
"""The path without which there is no connection; its pauses are its own."""


class TooManyRefused(aiohttp.ClientError):
    """Discord has refused so much that this is not asked now: like a network that fails, it is tried later."""


class RefusedRequests:
    """The refusals of the last ten minutes."""

    def __init__(self, watch: Watch, clock: Callable[[], float] = time.monotonic) -> None:
        self._watch, self._clock = watch, clock
        self._refused: deque[float] = deque(maxlen=ALL)
        self._told = False

    def answered(self, status: int, headers: Mapping[str, str]) -> None:
        """Discord answered a request so."""
        if status not in COUNTED or headers.get("X-RateLimit-Scope") == "shared":
            return
        self._refused.append(self._clock())
        if not self._told and self._lately() >= NEEDLESS:
            self._told = True
            self._watch.happened("discord", "refused-too-often")
            log.error(
                "discord: %s requests were refused within ten minutes (the last: %s), and at 10,000 Discord bans this "
                "address. Until it is fewer, only who asks is answered. See whether the bot lost its rights or its "
                "token, and whether another program uses the same token.",
                NEEDLESS,
                status,
            )

    def asks(self, path: str) -> None:
        """Something is about to be asked: raises `TooManyRefused` where it is better not."""
        lately = self._lately()
        if lately < NEEDLESS:
            if self._told:
                self._told = False
                log.warning("discord: fewer than %s requests were refused lately, everything is said again", NEEDLESS)
            return
        if BEGINS in path or (lately < ALL and any(part in path for part in ANSWERS)):
            return
        raise TooManyRefused("so much was refused that Discord might ban this address")

    def _lately(self) -> int:
        while self._refused and self._refused[0] <= self._clock() - WITHIN:
            self._refused.popleft()
        return len(self._refused)
