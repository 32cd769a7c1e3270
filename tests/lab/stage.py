"""What both stand-ins share: waiting for the bot, injected faults, the list of what would have been refused."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, ClassVar

from tests.lab.process import bot_at


class Refused(Exception):
    """The real client would not let the user do this."""


class NoAnswer(AssertionError):
    """The test asked for something the bot never sent."""


class BotDied(NoAnswer):
    """The bot's process ended while the test waited for it."""


class Stage:
    """The common part of ``DiscordHost`` and ``TelegramHost``."""

    service_name: ClassVar[str]
    fault_class: ClassVar[type]
    settle: float  # how long the bot must be silent before its answer counts as complete

    def __init__(self) -> None:
        self.url = ""
        self.errors: list[Any] = []  # a user would have seen it fail, or it is the bot's mistake
        self.rejections: list[Any] = []  # every refusal, the expected ones too
        self.faults: list[Any] = []
        self.conforming = True  # bodies are held against the platform's published specification
        self.down = False
        self.inflight = 0
        self.last_activity = time.monotonic()
        self.passing: Callable[[], None] = lambda: None  # called each time that something passes

    def touch(self) -> None:
        """Something passed between the bot and the host."""
        self.last_activity = time.monotonic()
        self.passing()

    # -- waiting
    async def wait_for(self, what_is_true: Callable[[], Any], timeout: float = 60.0, *, what: str = "") -> Any:
        """Until the function returns something true (which is returned); ``NoAnswer`` after ``timeout`` s.

        The function may ask for what is not there yet, e.g. ``lambda: ch.last.text == "done"`` or
        ``lambda: bob.dms[-1].buttons``. The time ends what hangs; a busy machine may take long over anything."""
        end = time.monotonic() + timeout
        while True:
            try:
                value = what_is_true()
            except BotDied:
                raise
            except (NoAnswer, IndexError):
                value = None
            if value:
                return value
            if time.monotonic() > end:
                raise NoAnswer(f"not within {timeout:g} s: {what or 'condition'}; errors: {self.errors[-3:]}")
            await asyncio.sleep(0.01)

    async def quiet(self, idle: float | None = None, timeout: float = 5.0) -> None:
        """Until nothing has passed between bot and host for ``idle`` s."""
        idle = self.settle if idle is None else idle
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            rest = idle - (time.monotonic() - self.last_activity)
            if not self.inflight and rest <= 0:
                return
            await asyncio.sleep(max(0.002, min(rest, 0.01)))

    async def bot_arrives(self, arrived: Callable[[float], Any], timeout: float, what: str) -> None:
        """Until ``arrived(since)`` holds, where ``since`` is when the bot process of this host was last started.

        A bot that ends before is reported at once, with the end of its output."""
        bot = bot_at(self.url)
        since = bot.started_at if bot else 0.0

        def look() -> Any:
            if bot is not None and not bot.running:
                raise BotDied(f"{what}: it ended with code {bot.returncode}\n{bot.log[-3000:]}")
            return arrived(since)

        try:
            await self.wait_for(look, timeout, what=what)
        except BotDied:
            raise
        except NoAnswer as e:
            raise NoAnswer(f"{e}\n{bot.log[-3000:] if bot else ''}") from None

    # -- faults
    def fault(self, **kw: Any) -> Any:
        """Inject a failure, e.g. ``host.fault(status=429, retry_after=1, times=1)``: see ``Fault``."""
        f = self.fault_class(**kw)
        self.faults.append(f)
        return f

    def clear_faults(self) -> None:
        """No failure from now on."""
        self.faults.clear()

    def forget_errors(self) -> None:
        """Empty ``errors`` and ``rejections``, and drop the injected faults: a fresh start between two tests."""
        self.errors.clear()
        self.rejections.clear()
        self.faults.clear()

    def assert_clean(self, ignore: str = "") -> None:
        """No violation so far (``ignore``: a regular expression for those the test provoked on purpose)."""
        left = [e for e in self.errors if not (ignore and re.search(ignore, str(e)))]
        assert not left, f"the real {self.service_name} would have refused:\n" + "\n".join(map(str, left))
