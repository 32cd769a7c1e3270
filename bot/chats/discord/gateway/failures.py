"""What may go wrong on the way to Discord."""

from __future__ import annotations

import aiohttp
import discord

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""Every exception that a call to Discord may raise: a refusal, or a failure of the network."""
_TOO_FAST = {40003: 600.0, 20026: 3600.0}
"""Seconds without private messages after "you are opening direct messages too fast", and in quarantine for spam."""


class MailHeldBack(discord.DiscordException):
    """Private messages are not to be written for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no private messages for {seconds:.0f} s")
        self.seconds = seconds


def closed(error: discord.HTTPException) -> bool:
    """Whether somebody takes no private messages from us, for whichever reason: 50007, 50278 and others."""
    return error.status == 403 or error.code == 50007


def too_fast(error: discord.HTTPException) -> float:
    """Seconds for which Discord wants no private messages of ours at all; 0 if it refused for another reason."""
    return _TOO_FAST.get(error.code, 0.0)
