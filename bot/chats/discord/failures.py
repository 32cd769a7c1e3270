"""What may go wrong on the way to Discord."""

from __future__ import annotations

import aiohttp
import discord

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""Every exception that a call to Discord may raise: a refusal, or a failure of the network."""
_NO_PRIVATE = 50007


def closed(error: discord.HTTPException) -> bool:
    """Whether somebody does not take private messages."""
    return error.code == _NO_PRIVATE
