"""Tells Discord the commands when they have changed, again until it takes them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from discord import RateLimited, app_commands

from bot.chats.discord import slash_commands
from bot.chats.discord.gateway.failures import FAILURES
from bot.hall.requests import Recall, Remember

log = logging.getLogger(__name__)

PATIENCE = 5.0
"""How long the connection waits for Discord to take them (seconds): what is typed and pressed needs no commands."""
SOONEST, SLOWEST = 5.0, 3600.0
"""Seconds between tries: each pause is twice the one before."""


class CommandsTold:
    """What Discord was told last is kept: it takes only two hundred new commands a day."""

    def __init__(
        self,
        tree: slash_commands.SlashCommandTree,
        recall: Recall,
        remember: Remember,
        *,
        patience: float = PATIENCE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tree = tree
        self._recall = recall
        self._remember = remember
        self._patience = patience
        self._sleep = sleep
        self._telling: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Tell them, and wait for that a while."""
        self.give_up()
        self._telling = asyncio.create_task(self._tell())
        await asyncio.wait({self._telling}, timeout=self._patience)

    def give_up(self) -> None:
        """Tell them no more."""
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self) -> None:
        key = f"discord-commands:{self._tree.client.application_id}"
        pause = SOONEST
        try:
            now = await slash_commands.fingerprint(self._tree)
            if await self._recall(key) == now:
                return
            while (again := await self._refused(pause)) is not None:
                await self._sleep(again)
                pause = min(2 * pause, SLOWEST)
            await self._remember(key, now)
        except Exception:
            log.exception("Discord could not be told the commands; those it knows stay")

    async def _refused(self, pause: float) -> float | None:
        """Tell them once; where Discord does not take them, after how many seconds to try again."""
        try:
            await self._tree.sync()
        except app_commands.CommandSyncFailure:
            raise  # They break a rule of Discord's, and will the next time.
        except FAILURES as failure:
            if isinstance(failure, RateLimited):
                pause = max(pause, failure.retry_after)
            name = type(failure).__name__
            log.warning(
                "Discord did not take the commands (%s: %s), again in %.0f s; those it knows stay", name, failure, pause
            )
            return pause
        return None
