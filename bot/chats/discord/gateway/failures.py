"""What may go wrong on the way to Discord, and which step of the ladder a refusal leads to."""

from __future__ import annotations

import aiohttp
import discord

from bot.ladder.discord import LADDER
from bot.ladder.steps import Rung, Said, Step, Way

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Every exception that a call to Discord may raise: a refusal, or a failure of the network."""


class NotWritten(discord.DiscordException):
    """Somebody cannot be written to in private; by the pause of its step, nobody can for a while."""

    def __init__(self, step: Step, seconds: float = 0.0) -> None:
        self.step = step
        self.seconds = seconds


def after(tried: Rung, failure: BaseException, *ways: Way) -> Step:
    """What follows where this was refused."""
    said = Said()
    if isinstance(failure, discord.RateLimited):
        said = Said(429)
    elif isinstance(failure, discord.HTTPException):
        said = Said(failure.status, failure.code)
    return LADDER.after(tried, said, *ways)
