"""A pressed button: Telegram wants to hear of it once, within seconds, however long the answer takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from telegram import Bot
from telegram.error import RetryAfter, TelegramError

from bot.chats.telegram.rate_limits import seconds

log = logging.getLogger(__name__)

SOON = 2.0
"""Seconds after which a press is acknowledged, with what can be said by then; its answer comes as a message."""
LONGEST = 5.0
"""The longest that Telegram is waited for when it takes no answers for a moment (seconds)."""


class Press:
    """The one answer to a press: nothing, a toast, an alert or a link."""

    def __init__(
        self,
        bot: Bot,
        query: str,
        soon: float,
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bot, self._sleep = bot, sleep
        self._query = query
        self._soon = soon
        self._answered = False
        self._late: Callable[[], str | None] = lambda: None
        self._clock = asyncio.create_task(self._run_out(), name="telegram press")

    async def _run_out(self) -> None:
        await asyncio.sleep(self._soon)
        await self._answer(text=self._late())

    def if_late(self, words: Callable[[], str | None]) -> None:
        """Say these when what came of it is long in coming."""
        self._late = words

    async def quiet(self) -> bool:
        """Acknowledge it, unless that was done."""
        return await self._answer()

    async def toast(self, text: str) -> bool:
        """Say a few words that pass; whether they were shown."""
        return await self._answer(text=text)

    async def alert(self, text: str) -> bool:
        """Say a few words to who pressed, until they close them; whether they were shown."""
        return await self._answer(text=text, alert=True)

    async def open(self, url: str) -> bool:
        """Open a link at who pressed; whether it was opened."""
        return await self._answer(url=url)

    async def _answer(self, text: str | None = None, alert: bool = False, url: str | None = None) -> bool:
        if self._answered:
            return False
        self._answered = True
        if asyncio.current_task() is not self._clock:
            self._clock.cancel()
        try:
            try:
                await self._bot.answer_callback_query(self._query, text, show_alert=alert, url=url)
            except RetryAfter as flood:
                await self._sleep(min(seconds(flood.retry_after), LONGEST))
                await self._bot.answer_callback_query(self._query, text, show_alert=alert, url=url)
        except TelegramError as failure:
            # Too old (a press from before a restart), or the network failed: the answer finds another way.
            log.debug("telegram: press not answered: %s", type(failure).__name__)
            return False
        return True
