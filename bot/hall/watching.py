"""Who watches the house: told how long things take and what goes wrong, never of anybody or of what was said."""

from __future__ import annotations

import time
from collections.abc import Awaitable
from contextvars import ContextVar

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being dealt with, for the log: the platform's own id of it, which names nobody."""
MOST = 10_000


class Watch:
    """Watches nothing but which request the log is about; what counts is in bot/metrics.py."""

    def asked(self, request: str) -> None:
        """Somebody asked for something; from here on the log names the request."""
        REQUEST.set(request)

    def meant(self, platform: str, command: str) -> None:
        """It was this command."""

    def said(self, request: str) -> None:
        """The answer was heard."""

    def refused(self, reason: str) -> None:
        """A member was told no; `reason` is the text's key."""

    def bug(self) -> None:
        """Something broke on our side."""

    def wrote(self, seconds: float) -> None:
        """The database took so long."""

    def happened(self, platform: str, what: str) -> None:
        """Something befell the connection to a platform: connected, disconnected,
        resumed, rate-limit, failure, unreached."""

    async def timed(self, writing: Awaitable[None]) -> None:
        """Wait for the database."""
        began = time.perf_counter()
        await writing
        self.wrote(time.perf_counter() - began)
