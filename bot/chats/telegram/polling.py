"""Asking for updates: several are handled at once, and Telegram hears that one was handled only when it was."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import warnings
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError
from telegram.warnings import PTBUserWarning

from bot.chats.telegram.rate_limits import seconds

log = logging.getLogger(__name__)

WANTED = (Update.MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER)
LONG = 25
"""Seconds that Telegram holds a request open while there is nothing new."""
SHORTEST, LONGEST = 0.05, 0.5
"""Pauses between requests while an update is under way (seconds): Telegram returns it again at once until then."""
CATCHING_UP = 10.0
"""How long the start of the bot waits for what Telegram has kept for it (seconds)."""
LAST = 5.0
"""Time given at shutdown to the updates under way (seconds)."""


class Offsets:
    """Which updates are under way and which are done; the offset confirms those below it to Telegram."""

    def __init__(self) -> None:
        self._under_way: set[int] = set()
        self._done: set[int] = set()
        self._next = 0

    @property
    def busy(self) -> bool:
        """Whether any update is under way."""
        return bool(self._under_way)

    def ask(self) -> int:
        """The offset to ask with: the lowest update not yet finished."""
        offset = min(self._under_way) if self._under_way else self._next
        self._done = {update for update in self._done if update >= offset}
        return offset

    def take(self, updates: Iterable[int]) -> set[int]:
        """Those of these updates that are new, now under way."""
        fresh = set(updates) - self._under_way - self._done
        self._under_way |= fresh
        self._next = max((self._next, *(update + 1 for update in fresh)))
        return fresh

    def finish(self, update: int) -> None:
        """This update was handled."""
        self._under_way.discard(update)
        self._done.add(update)

    def confirmed(self) -> None:
        """Telegram said that nothing is left. After a quiet week its ids start anew, lower: so we ask from anywhere."""
        if not self._under_way:
            self._next = 0


class Poller:
    """The loop over getUpdates."""

    def __init__(
        self,
        bot: Bot,
        handle: Callable[[Update], Awaitable[None]],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._bot = bot
        self._handle = handle
        self._sleep = sleep
        self._offsets = Offsets()
        self.failing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop: asyncio.Task[None] | None = None
        self._first: set[asyncio.Task[None]] = set()
        self._heard = asyncio.Event()

    @property
    def running(self) -> bool:
        """Whether it is asking."""
        return self._loop is not None

    def start(self) -> None:
        """Begin to ask."""
        self._loop = asyncio.create_task(self._run(), name="telegram polling")

    async def caught_up(self) -> None:
        """Wait until what Telegram kept for us at the start was handled; not for ever."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CATCHING_UP):
                await self._heard.wait()
                if self._first:
                    await asyncio.wait(self._first)

    async def stop(self) -> None:
        """Ask no more, finish what is under way, and tell Telegram what was handled."""
        if self._loop is None:
            return
        self._loop.cancel()
        self.failing = False
        await asyncio.gather(self._loop, return_exceptions=True)
        self._loop = None
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=LAST)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        if offset := self._offsets.ask():
            with contextlib.suppress(TelegramError):
                await self._bot.get_updates(offset=offset, limit=1, timeout=0, read_timeout=2, connect_timeout=2)

    async def _run(self) -> None:
        failures, pause = 0, SHORTEST
        while True:
            try:
                updates = await self._fetch(self._offsets.ask())
            except TelegramError as failure:
                failures += 1
                self.failing = True
                await self._wait_out(failure, failures)
                continue
            failures, self.failing = 0, False
            fresh = self._offsets.take(updates)
            if not updates:
                self._offsets.confirmed()
            for number in sorted(fresh):
                task = asyncio.create_task(self._one(number, updates[number]), name=f"telegram update {number}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            if not self._heard.is_set():
                self._first = set(self._tasks)
                self._heard.set()
            pause = SHORTEST if fresh else min(pause * 2, LONGEST)
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=pause)

    async def _fetch(self, offset: int) -> dict[int, Update | None]:
        """The updates from an offset on; one that python-telegram-bot cannot read is nothing, and stops no other."""
        # After a failure briefly too: that all is well again is known only once it has answered.
        timeout = 0 if self._offsets.busy or self.failing or not self._heard.is_set() else LONG
        try:
            updates = await self._bot.get_updates(offset=offset, timeout=timeout, allowed_updates=WANTED)
            return {update.update_id: update for update in updates}
        except TelegramError:
            raise
        except Exception:
            log.exception("telegram: an update could not be read")
        with warnings.catch_warnings():
            # It would have us call get_updates, which is what just failed.
            warnings.simplefilter("ignore", PTBUserWarning)
            raw = await self._bot.do_api_request("getUpdates", api_kwargs={"offset": offset})
        return {data["update_id"]: self._readable(data) for data in raw}

    def _readable(self, data: dict[str, Any]) -> Update | None:
        try:
            return Update.de_json(data, self._bot)
        except Exception:
            return None

    async def _one(self, number: int, update: Update | None) -> None:
        try:
            if update is not None:
                await self._handle(update)
        except Exception:
            # A fault of ours: given again, it would only fail again.
            log.exception("telegram: update %s failed", number)
        self._offsets.finish(number)

    async def _wait_out(self, failure: TelegramError, failures: int) -> None:
        """After a failure: longer each time, said once."""
        if isinstance(failure, RetryAfter):
            await self._sleep(seconds(failure.retry_after))
            return
        name = type(failure).__name__
        if failures == 1:
            text = "" if isinstance(failure, InvalidToken) else f": {failure.message}"
            log.warning("telegram: no updates, %s%s", name, text)
        if isinstance(failure, Conflict) and "webhook" in failure.message:
            with contextlib.suppress(TelegramError):
                await self._bot.delete_webhook()
        await self._sleep(min(0.5 * 2 ** min(failures - 1, 6), 15))
