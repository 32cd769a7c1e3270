"""The connection to Discord: from the first time that Discord can be reached until the house closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.chats.discord.gateway.client import Client
from bot.chats.discord.gateway.failures import FAILURES
from bot.hall.requests import BadToken

log = logging.getLogger(__name__)

START_PATIENCE = 8.0
"""How long the start of the bot waits for Discord (seconds); then it goes on, and Discord is tried again."""
SHORTEST, LONGEST = 1.0, 30.0
"""Seconds between tries to log in: each pause is twice the one before."""
SLOWEST = 600.0
"""The longest pause between connections that end: Discord lets a bot begin only a thousand a day."""


class Connection:
    """Logs in and stays connected; `prepare` is done in between. What discord.py gives up is begun anew."""

    def __init__(
        self,
        client: Client,
        token: str,
        prepare: Callable[[], Awaitable[None]],
        *,
        patience: float,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._client = client
        self._sleep = sleep
        self._patience = patience
        self._token = token
        self._prepare = prepare
        self._open = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self.begun = False
        """Whether Discord was reached, and the connection has not ended."""

    async def begin(self) -> None:
        """Return once requests can arrive, or when Discord has not answered for a while: others need not wait."""
        self._running = asyncio.create_task(self._run())
        opened = asyncio.create_task(self._open.wait())
        await asyncio.wait({self._running, opened}, timeout=self._patience, return_when=asyncio.FIRST_COMPLETED)
        opened.cancel()
        if self._running.done():
            await self._running
        else:
            self._running.add_done_callback(_ended)

    async def give_up(self) -> None:
        """Stop connecting, if that is still going on."""
        if self._running is not None and not self._client.is_ready():
            # While its shards connect discord.py knows no end: with its session closed it would try again for ever.
            await _stopped(self._running)

    async def halt(self) -> None:
        """Connect nothing anew; what is connected stays so."""
        if self._running is not None:
            await _stopped(self._running)  # discord.py may be waiting, for minutes, to try a lost Discord again

    async def end(self) -> None:
        """Disconnect."""
        await self.halt()
        await self._client.close()

    async def _run(self) -> None:
        """Connect, and again whenever the connection ends: each time later, unless it has lasted."""
        clock = asyncio.get_running_loop().time
        pause = SHORTEST
        while True:
            await self._log_in()
            await self._prepare()
            since = clock()
            why = await self._connected()
            if clock() - since > SLOWEST:
                pause = SHORTEST
            log.error("the connection to Discord has ended (%s), trying on in %.0f s", why, pause)
            await self._afresh()
            await self._sleep(pause)
            pause = min(2 * pause, SLOWEST)

    async def _connected(self) -> str:
        """Stay connected as long as discord.py can; why it ended."""
        ready = asyncio.create_task(self._tell_ready())
        self.begun = True
        try:
            await self._client.connect()
        except Exception as error:  # discord.py hands on whatever went wrong in reading what came
            return f"{type(error).__name__}: {error}"
        finally:
            self.begun = False
            ready.cancel()
        return "closed"

    async def _tell_ready(self) -> None:
        await self._client.wait_until_ready()
        log.info("Discord is connected")
        self._open.set()

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
                await self._afresh()
                await self._sleep(pause)
                pause = min(2 * pause, LONGEST)

    async def _afresh(self) -> None:
        """Make the client as it was before it logged in: discord.py means each to be connected once."""
        client = self._client
        await client.close()
        client.clear()
        # The next session is made anew, but would take the connector that was closed with this one.
        client.http.connector = discord.utils.MISSING
        client.shard_count = None  # type: ignore[assignment]  # else the address of the gateway is not asked for again
        await client._async_setup_hook()  # the word that the last connection closed would end the next


async def _stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait({task})


def _ended(task: asyncio.Task[None]) -> None:
    """The connection is over: by our own will, or for a reason that the log should name."""
    if not task.cancelled() and task.exception() is not None:
        log.critical("the connection to Discord has ended", exc_info=task.exception())
