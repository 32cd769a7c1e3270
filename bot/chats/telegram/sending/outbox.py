"""What goes out: in order for each chat, within Telegram's limits, a flood answer stopping only the chat it is for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import TypeVar

from telegram.error import ChatMigrated, RetryAfter, TelegramError

from bot.chats.telegram.rate_limits import Limits, SendingQueue, Window, seconds
from bot.chats.telegram.sending.refusals import StepDown, after
from bot.hall.requests import Later, Unreachable
from bot.ladder.steps import Rung, Step, Way

log = logging.getLogger(__name__)

T = TypeVar("T")

AT_ONCE = 1.0
"""How long something waits that is still said at once (seconds)."""
PATIENCE = 300.0
"""How long a direct answer is tried again before it is left to the herald (seconds)."""
IMPATIENCE = 2.0
"""How long a notice waits for its place in the queue before it is put off (seconds)."""
SLOWEST = 15.0
"""Longest pause between two tries (seconds)."""


CAREFUL = 5
"""Messages that a group gets at once after it had too many."""


class Urgency(IntEnum):
    """Seconds for which something of each sort lets pass what is more urgent and came later, where there is a queue.

    A full group's queue is a minute long: by a few seconds, what was looked up would go before a round's tables.
    """

    CALL = 0
    NEWS = 10
    CHANGE = 20
    LOOKED_UP = 40
    WAITING = 45
    PICTURE = 50
    KEPT = 60


class ChatQueue:
    """The queue of one chat."""

    def __init__(self, windows: tuple[Window, ...]) -> None:
        self.turn = SendingQueue()
        self.closed_until = 0.0
        self._windows = windows

    def earliest(self, now: float, behind: int = 0) -> float:
        """The first moment at which this chat may be written to, behind so many that wait."""
        return max(self.closed_until, *(window.earliest(now, behind) for window in self._windows))

    def free(self, now: float) -> int:
        """How many messages may go there at once."""
        return 0 if now < self.closed_until else min(window.free(now) for window in self._windows[1:] or self._windows)

    def at_once(self, now: float) -> int:
        """How many messages may go there at once, by the limit of its few seconds alone."""
        return self._windows[0].free(now)

    def full(self, at: float) -> None:
        """Take the minute for full then, but for a few messages."""
        for window in self._windows[1:]:
            window.fill(at, CAREFUL)

    def minute(self, now: float) -> list[float]:
        """When the messages of the minute went."""
        return self._windows[-1].lately(now)

    def had(self, minute: Sequence[float]) -> None:
        """These went in the minute before we began."""
        for at in sorted(minute):
            self._windows[-1].take(at)

    def take(self, at: float) -> None:
        """A message goes then."""
        for window in self._windows:
            window.take(at)

    def arrived(self, now: float) -> None:
        """It was answered: Telegram counts it from when it came, which may be much later than when it went."""
        for window in self._windows:
            window.put_back(now)


class Outbox:
    """The queues of all chats."""

    def __init__(
        self,
        moved: Callable[[int, int], Awaitable[None]],
        limits: Limits | None,
        *,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock, self.sleep = clock, sleep
        self.limits = limits or Limits()
        self._overall = Window(*self.limits.overall)
        self._lines: dict[int, ChatQueue] = {}
        self._moved_to: dict[int, int] = {}
        self._tell_moved = moved
        self.spoken: Callable[[int], None] = lambda chat: None
        """Hears where something was said."""

    def where(self, chat: int) -> int:
        """The chat's present id."""
        while chat in self._moved_to:
            chat = self._moved_to[chat]
        return chat

    async def moved(self, old: int, new: int) -> None:
        """A group has a new id."""
        if old != new and self.where(new) != old:
            self._moved_to[old] = new
        await self._tell_moved(old, new)

    @asynccontextmanager
    async def talk(
        self, chat: int, *, patient: bool, urgency: Urgency = Urgency.NEWS, waits: float = 0.0
    ) -> AsyncIterator[Talk]:
        """The chat's queue to oneself, for the messages of one card. Without patience a long wait is `Later`, and so is
        a refusal for speed, unless `waits` (seconds) is as long."""
        chat = self.where(chat)
        talk = Talk(self, chat, patient, waits)
        if not patient:
            talk.hurry()
        async with self.line(chat).turn.at(self.clock() + urgency):
            yield talk

    def busy(self, chat: int) -> bool:
        """Whether what is to be said there now will have to wait."""
        return bool(self.line(self.where(chat)).turn.queued) or self.wait(chat) > AT_ONCE

    def wait(self, chat: int) -> float:
        """For how long one more message would wait there, behind those that do (seconds)."""
        line, now = self.line(self.where(chat)), self.clock()
        return line.earliest(now, line.turn.queued) - now

    def free(self, chat: int) -> int:
        """How many messages may go there at once, by the limit of its minute."""
        return self.line(self.where(chat)).free(self.clock())

    def at_once(self, chat: int) -> int:
        """How many messages may go there at once, by the limit of its few seconds alone."""
        return self.line(self.where(chat)).at_once(self.clock())

    def even(self, chat: int, most: int = 14) -> float:
        """The seconds between so many messages there at which none of them has to wait, whatever the minute had."""
        line, now = self.line(self.where(chat)), self.clock()
        return max((line.earliest(now, behind) - now) / max(1, behind) for behind in range(most))

    def line(self, chat: int) -> ChatQueue:
        """The queue of a chat; a group's has a limit of its own."""
        if chat not in self._lines:
            windows = (Window(*self.limits.chat), *((Window(*self.limits.group),) if chat < 0 else ()))
            self._lines[chat] = ChatQueue(windows)
        return self._lines[chat]

    async def turn(self) -> None:
        """Wait for a place among all that goes out."""
        now = self.clock()
        at = self._overall.earliest(now)
        self._overall.take(at)
        if at > now:
            await self.sleep(at - now)


class Talk:
    """The messages of one card to one chat. Once the first is said, the rest wait as long as they must."""

    def __init__(self, outbox: Outbox, chat: int, patient: bool, waits: float) -> None:
        self.chat = chat
        self._outbox = outbox
        self._patient, self._until = patient, outbox.clock() + waits
        self._way = Way.PRIVATE if chat > 0 else Way.ANSWER if patient else Way.NOTICE

    def hurry(self) -> None:
        """Give up now if the chat's turn is too far away."""
        now = self._outbox.clock()
        wait = self._outbox.line(self.chat).earliest(now) - now
        if wait > max(IMPATIENCE, self._until - now) and not self._patient:
            raise Later(wait, "too many messages there")

    async def call(self, act: Callable[[int], Awaitable[T]], *ways: Way, tried: Rung = Rung.MESSAGE) -> T:
        """Do `act` with the chat's id when its turn comes; where it is refused, what the ladder says of these ways.

        Again, later or where the group has gone, is done here; a lower rung is the caller's: StepDown.
        """
        deadline = self._outbox.clock() + PATIENCE
        pause = 0.5
        while True:
            await self._turn()
            try:
                result = await self._acted(act)
            except TelegramError as failure:
                step = after(tried, failure, *ways, self._way)
                match step.then:
                    case Rung.LATER:
                        await self._later(failure, step, pause, deadline)
                        pause = min(pause * 2, SLOWEST)
                    case Rung.THERE if isinstance(failure, ChatMigrated):
                        await self._outbox.moved(self.chat, failure.new_chat_id)
                        self.chat = self._outbox.where(self.chat)
                    case Rung.KEPT | Rung.CHAT | Rung.BUTTON | Rung.SORRY | Rung.NOBODY:
                        raise Unreachable(failure.message, step) from failure
                    case _:
                        raise StepDown(step) from failure
            else:
                self._patient = True
                return result

    async def _acted(self, act: Callable[[int], Awaitable[T]]) -> T:
        try:
            return await act(self.chat)
        finally:
            self._outbox.line(self.chat).arrived(self._outbox.clock())
            self._outbox.spoken(self.chat)

    async def _later(self, failure: TelegramError, step: Step, pause: float, deadline: float) -> None:
        """Wait before the next try; Later where that is not for this talk."""
        clock, flood = self._outbox.clock, isinstance(failure, RetryAfter)
        wait = seconds(failure.retry_after) if isinstance(failure, RetryAfter) else pause
        if flood:
            log.warning("telegram: flood in %s, again in %s s", self.chat, wait)
            line = self._outbox.line(self.chat)
            line.closed_until = clock() + wait
            if wait > self._outbox.limits.chat[1]:  # A shorter one is about the chat's seconds, not its minute.
                line.full(clock())
        if clock() + wait > (deadline if self._patient else self._until) or step.pause > SLOWEST:
            # What it was raised from may hold the token.
            raise Later(max(wait, step.pause), type(failure).__name__) from None
        if not flood:
            await self._outbox.sleep(wait)

    async def _turn(self) -> None:
        """Wait for this chat's turn, then for a place among all."""
        line = self._outbox.line(self.chat)
        self.hurry()
        now = self._outbox.clock()
        at = line.earliest(now)
        line.take(at)
        if at > now:
            await self._outbox.sleep(at - now)
        await self._outbox.turn()
