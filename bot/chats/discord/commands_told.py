"""Tells Discord the commands when they have changed, again until it takes them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping

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
        self._ids: Mapping[str, str] = {}

    async def begin(self) -> None:
        """Tell them, and wait for that a while."""
        self.give_up()
        self._telling = asyncio.create_task(self._tell())
        await asyncio.wait({self._telling}, timeout=self._patience)

    def give_up(self) -> None:
        """Tell them no more."""
        if self._telling is not None:
            self._telling.cancel()

    async def ids(self) -> Mapping[str, str]:
        """Discord's ids of commands, by their English names; none before it has taken them. Another process may have
        told them."""
        if not self._ids:
            self._ids = json.loads(await self._recall(self._key("ids")) or "{}")
        return self._ids

    def _key(self, of: str = "") -> str:
        return f"discord-commands:{of and f'{of}:'}{self._tree.client.application_id}"

    async def _tell(self) -> None:
        key = self._key()
        pause = SOONEST
        try:
            now = await slash_commands.fingerprint(self._tree)
            if await self._recall(key) == now and await self.ids():
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
            self._ids = dict(_ids_of(await self._tree.sync()))
            await self._remember(self._key("ids"), json.dumps(self._ids))
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


def _ids_of(commands: Iterable[app_commands.AppCommand]) -> Iterator[tuple[str, str]]:
    """Each command that one can choose, by its English names, with the id of the command that it belongs to."""
    for command in commands:
        within = [one for one in command.options if isinstance(one, app_commands.AppCommandGroup)]
        for name in [one.qualified_name for one in within] or [command.name]:
            yield name, str(command.id)
