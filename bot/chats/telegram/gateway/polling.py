"""Asking for updates: several are handled at once, and Telegram hears that one was handled only when it was stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import operator
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from bot.chats.telegram.rate_limits import seconds

log = logging.getLogger(__name__)

WANTED = (Update.MESSAGE, Update.EDITED_MESSAGE, Update.CALLBACK_QUERY, Update.MY_CHAT_MEMBER)
LONG = 25
"""Seconds that Telegram holds a request open while there is nothing new."""
GRACE = 10.0
"""How much longer than Telegram says we wait for its answer (seconds)."""
SAME_OFFSET = 0.55
"""Pause before asking with the same offset (seconds): sooner, Telegram gives one update only, the one under way."""
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
        self.advanced = asyncio.Event()
        """Set when more can be confirmed than the last request did."""

    @property
    def busy(self) -> bool:
        """Whether any update is under way."""
        return bool(self._under_way)

    def ask(self) -> int:
        """The offset to ask with: the lowest update not yet finished."""
        offset = min(self._under_way) if self._under_way else self._next
        self._done = {update for update in self._done if update >= offset}
        self.advanced.clear()
        return offset

    def take(self, updates: Iterable[int]) -> set[int]:
        """Those of these updates that are new, now under way."""
        fresh = set(updates) - self._under_way - self._done
        self._under_way |= fresh
        self._next = max((self._next, *(update + 1 for update in fresh)))
        return fresh

    def finish(self, update: int) -> None:
        """This update was handled."""
        if update == min(self._under_way, default=update):
            self.advanced.set()
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
        handle: Callable[[Update], Awaitable[object]],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        pause: float = SAME_OFFSET,
    ) -> None:
        self._bot = bot
        self._handle = handle
        self._sleep = sleep
        self._pause = pause
        self._offsets = Offsets()
        self._asked = 0
        """The offset that Telegram was last asked with: it knows of all before that."""
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
        offset = self._offsets.ask()
        if offset not in (0, self._asked):  # With the same offset Telegram would let us wait three seconds.
            with contextlib.suppress(TelegramError):
                await self._bot.get_updates(offset=offset, limit=1, timeout=0, read_timeout=2, connect_timeout=2)

    async def _run(self) -> None:
        failures = 0
        while True:
            try:
                updates = await self._fetch(self._offsets.ask())
            except TelegramError as failure:
                failures += 1
                self.failing = True
                self._asked = 0
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
            if self._offsets.busy:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._pause):
                        await self._offsets.advanced.wait()

    async def _fetch(self, offset: int) -> dict[int, Mapping[str, Any]]:
        """The updates from an offset on, by their number, still unread.

        Not by `get_updates`: where one update cannot be read it gives none, and logs all of them, secret bids too.
        """
        # After a failure briefly too: that all is well again is known only once it has answered.
        timeout = 0 if self._offsets.busy or self.failing or not self._heard.is_set() else LONG
        self._asked = offset
        wanted = {"offset": offset, "timeout": timeout, "allowed_updates": WANTED}
        # `do_api_request` would warn at every call that there is `get_updates`.
        raw = await self._bot._post("getUpdates", wanted, read_timeout=timeout + GRACE)
        return {data["update_id"]: data for data in raw if "update_id" in data} if isinstance(raw, list) else {}

    async def _one(self, number: int, data: Mapping[str, Any]) -> None:
        update = read(data, self._bot)
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


def read(data: object, bot: Bot) -> Update | None:
    """The update, if it can be read. The log hears of its kind and of what is wrong, never of what it says."""
    given = data if isinstance(data, dict) else {}
    try:
        update = Update.de_json(given, bot)
        operator.index(update.update_id)
    except Exception as wrong:
        kind = next((key for key in given if key != "update_id"), "empty")
        log.warning("telegram: an update (%.40s) could not be read: %s", kind, type(wrong).__name__)
        return None
    return update
