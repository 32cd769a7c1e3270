"""The connection to Discord: from the first time that Discord can be reached until the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.chats.discord.gateway.failures import FAILURES
from bot.hall.requests import BadToken

log = logging.getLogger(__name__)

START_PATIENCE = 8.0
"""How long the start of the bot waits for Discord (seconds); then it goes on, and Discord is tried again."""
SHORTEST, LONGEST = 1.0, 30.0
"""Seconds between tries to log in: each pause is twice the one before."""


class Connection:
    """Logs in and stays connected; `prepare` is done in between. discord.py itself mends what is lost later."""

    def __init__(
        self,
        client: discord.Client,
        token: str,
        prepare: Callable[[], Awaitable[None]],
        *,
        patience: float = START_PATIENCE,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._client = client
        self._sleep = sleep
        self._patience = patience
        self._token = token
        self._prepare = prepare
        self._beginning: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None

    @property
    def begun(self) -> bool:
        """Whether Discord was reached, and the connection has not ended."""
        return self._running is not None and not self._running.done()

    async def begin(self) -> None:
        """Return once requests can arrive, or when Discord has not answered for a while: others need not wait."""
        self._beginning = asyncio.create_task(self._begin())
        await asyncio.wait({self._beginning}, timeout=self._patience)
        if self._beginning.done():
            await self._beginning
        else:
            self._beginning.add_done_callback(_ended)

    async def give_up(self) -> None:
        """Stop connecting, if that is still going on."""
        if self._beginning is not None:
            self._beginning.cancel()
        if self._running is not None and not self._client.is_ready():
            # While its shards connect discord.py knows no end: with its session closed it would try again for ever.
            await _stopped(self._running)

    async def end(self) -> None:
        """Disconnect."""
        await self.give_up()
        await self._client.close()
        if self._running is not None:
            await _stopped(self._running)  # discord.py may be waiting, for minutes, to try a lost Discord again

    async def _begin(self) -> None:
        await self._log_in()
        await self._prepare()
        self._running = asyncio.create_task(self._client.connect())
        ready = asyncio.create_task(self._client.wait_until_ready())
        try:
            await asyncio.wait({self._running, ready}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            ready.cancel()
        if self._running.done():
            await self._running
        self._running.add_done_callback(_ended)

    async def _log_in(self) -> None:
        pause = SHORTEST
        while True:
            try:
                await self._client.login(self._token)
                return
            except discord.LoginFailure as error:
                raise BadToken from error
            except FAILURES as error:
                log.warning("Discord is not reached (%s), trying on", type(error).__name__)
                # The next try makes a session anew, but would take the connector that was closed with this one.
                await self._client.http.close()
                self._client.http.connector = discord.utils.MISSING
                await self._sleep(pause)
                pause = min(2 * pause, LONGEST)


async def _stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


def _ended(task: asyncio.Task[None]) -> None:
    """The connection is over: by our own will, or for a reason that the log should name."""
    if not task.cancelled() and task.exception() is not None:
        log.critical("the connection to Discord has ended", exc_info=task.exception())
