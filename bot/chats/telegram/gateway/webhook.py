"""Updates that Telegram delivers by webhook, to any of our processes; each is confirmed once it was handled."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from aiohttp import web
from telegram import Bot, Update

from bot.chats.telegram.gateway.polling import WANTED, read

log = logging.getLogger(__name__)

HEADER = "X-Telegram-Bot-Api-Secret-Token"
LARGEST = 1_000_000
"""Most bytes of an update."""


@dataclass(frozen=True, slots=True)
class Address:
    """The public address for the webhook, and the host and port on this machine that it leads to."""

    url: str
    host: str
    port: int


class Webhook:
    """A small server for Telegram alone."""

    def __init__(self, bot: Bot, address: Address, handle: Callable[[Update], Awaitable[object]]) -> None:
        self._bot, self._address, self._handle = bot, address, handle
        # The same in every process, and known only to whoever knows the bot's token.
        self._secret = hmac.new(bot.token.encode(), b"araldo webhook", hashlib.sha256).hexdigest()
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._runner: web.AppRunner | None = None
        self._open = False
        """Whether the bot knows who it is; until then an update is left to be brought again."""

    async def listen(self) -> None:
        """Listen on this machine."""
        app = web.Application(client_max_size=LARGEST)
        app.add_routes([web.post("/telegram", self._brought)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._address.host, self._address.port).start()

    async def announce(self) -> None:
        """Tell Telegram where to bring updates, and take them."""
        self._open = True
        url = self._address.url.rstrip("/") + "/telegram"
        await self._bot.set_webhook(url, allowed_updates=WANTED, secret_token=self._secret)

    async def stop(self) -> None:
        """Finish what is under way. Telegram is told nothing: it waits for the next process."""
        if self._under_way:
            await asyncio.wait(self._under_way.values(), timeout=5)
        if self._runner is not None:
            await self._runner.cleanup()

    async def _brought(self, request: web.Request) -> web.Response:
        """One update; a request without Telegram's secret gets a bare 404."""
        given = request.headers.get(HEADER, "").encode(errors="surrogateescape")
        if not hmac.compare_digest(given, self._secret.encode()):
            return web.Response(status=404)
        if not self._open:
            return web.Response(status=503)
        try:
            data = await request.json()
        except (ValueError, RecursionError):
            data = None
        update = read(data, self._bot)
        if update is None:
            return web.Response()
        task = self._under_way.get(update.update_id)
        if task is None:
            task = self._under_way[update.update_id] = asyncio.create_task(self._one(update))
            task.add_done_callback(lambda _: self._under_way.pop(update.update_id, None))
        await asyncio.shield(task)
        return web.Response()

    async def _one(self, update: Update) -> None:
        try:
            await self._handle(update)
        except Exception:
            # A fault of ours: brought again, it would only fail again.
            log.exception("telegram: update %s failed", update.update_id)
