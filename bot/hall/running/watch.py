"""Observing the house: how long requests take and what goes wrong, never who asked or what was said.

At DEBUG the log follows every request, by its number, from the chat to the disk and back.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from contextvars import ContextVar

log = logging.getLogger(__name__)

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being dealt with, for the log: the platform's own id of it, which names nobody."""


class Watch:
    """Logs how far a request has come; `Metrics` (bot/metrics.py) also counts."""

    def asked(self, request: str) -> None:
        """Somebody asked for something; from here on the log names the request."""
        REQUEST.set(request)

    def meant(self, platform: str, command: str) -> None:
        """It was this command."""
        log.debug("asked on %s: %s", platform, command)

    def said(self, request: str) -> None:
        """The answer was heard."""
        log.debug("heard: the answer to %s", request)

    def refused(self, reason: str) -> None:
        """A member was told no; `reason` is the text's key."""
        log.debug("refused: %s", reason)

    def troubled(self, reason: str) -> None:
        """The database could not do what somebody asked for; `reason` is that of `Trouble`."""
        log.debug("trouble: %s", reason)

    def bug(self) -> None:
        """Something broke on our side."""

    def wrote(self, seconds: float) -> None:
        """The database took so long."""
        log.debug("on disk after %.1f ms", 1_000 * seconds)

    def happened(self, platform: str, what: str) -> None:
        """Something befell the connection to a platform: connected, disconnected,
        resumed, rate-limit, failure, unreached, refused-too-often."""

    async def timed(self, writing: Awaitable[None]) -> None:
        """Wait for the database."""
        began = time.perf_counter()
        await writing
        self.wrote(time.perf_counter() - began)
