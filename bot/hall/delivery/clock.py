"""The clock: rings what the books wait for, also what fell due while the house was closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math

from bot.hall.delivery import absence
from bot.hall.hall import Hall
from bot.storage.contract import LIVE, News, Overtaken, Repeated, Trouble, Write
from bot.storage.stored import StoredTimer

log = logging.getLogger(__name__)

LONGEST_NAP = 60.0
"""Seconds after which the database is asked again, whatever it said."""
RETRY = 5.0
"""Seconds after which an overdue timer that could not ring is tried again."""
AT_ONCE = 20
"""Books that are rung at the same time: they are written in one commit."""
SWEEP = 3600.0
"""Seconds between deletions of outdated rows, and looks for clubs that have no book of their own yet."""


class Clock:
    """Turns due timers into requests of the house's own."""

    def __init__(self, hall: Hall, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._house, self._desk = hall.house, hall.desk
        self._store, self._now = hall.house.store, hall.house.clock
        self._club_news = hall.club_news
        hall.house.events.written.append(self._written)
        self._wake = asyncio.Event()
        self._swept = 0.0
        self._asleep_until = math.inf

    def _written(self, write: Write) -> None:
        """Wake up if a timer was set that rings earlier than what is waited for."""
        timers = write.append.timers if write.append is not None else None
        if timers and min(timer.at for timer in timers) < self._asleep_until:
            self._wake.set()

    def heard(self, news: News) -> None:
        """Wake up if another process has set a timer."""
        if news.timers or news.lost:
            self._wake.set()

    async def run(self) -> None:
        """Ring until cancelled."""
        await self.back()
        while True:
            self._wake.clear()
            nap, self._asleep_until = LONGEST_NAP, math.inf
            try:
                nap = await self.tick()
            except Trouble as trouble:
                log.error("clock: the database: %s", trouble)
            self._asleep_until = self._now() + nap
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(nap):
                    await self._wake.wait()

    async def back(self) -> None:
        """After an absence: clocks that ran meanwhile stand still, before a flag of theirs falls."""
        try:
            await absence.noted(self._house, self._desk)
        except Trouble as trouble:
            log.error("clock: the database: %s", trouble)
        except Exception:
            log.exception("what was to be noted of an absence")

    async def tick(self) -> float:
        """Ring what is due; gives the seconds until the next."""
        now = self._now()
        naps = [LONGEST_NAP]
        rung: set[str] = set()
        while due := await self._store.claim_timers(now, rung):
            rung.update(timer.book for timer in due)
            naps += await self._ring(due, now)
            now = max(now, self._now())
        if now - self._swept > SWEEP:
            self._swept = now
            await self._store.sweep(now)
            await self._club_news.lay(now)
        upcoming = await self._store.next_timer(now)
        return min(*naps, upcoming - now if upcoming is not None else LONGEST_NAP)

    async def _ring(self, timers: list[StoredTimer], now: float) -> list[float]:
        """Ring these, each book's in their order and several books at once, first those of books for which one fell due
        just now; gives the seconds until they are to be tried again."""
        books: dict[str, list[StoredTimer]] = {}
        for timer in timers:
            books.setdefault(timer.book, []).append(timer)
        live = {timer.book for timer in timers if timer.at > now - LIVE}
        naps: list[float] = []
        for some in (live, books.keys() - live):
            waiting = [one for book, one in books.items() if book in some]
            while waiting:
                rung = [self._ring_book(one, now) for one in waiting[: self._at_once]]
                found = await asyncio.gather(*rung, return_exceptions=True)
                if trouble := next((one for one in found if isinstance(one, BaseException)), None):
                    raise trouble
                naps += [nap for one in found if not isinstance(one, BaseException) for nap in one]
                del waiting[: self._at_once]
        return naps

    async def _ring_book(self, timers: list[StoredTimer], now: float) -> list[float]:
        naps = []
        for timer in timers:
            naps.append(RETRY)
            try:
                due = await self._desk.ring(timer, now)
                # A timer on disk may lag behind its book: then it is rung again at the very moment.
                naps[-1] = LONGEST_NAP if due is None else due - now if due > now else RETRY
            except (Overtaken, Repeated):
                log.info("timer %s of %s was overtaken", timer.name, timer.book)
            except Trouble:
                raise
            except Exception:
                log.exception("timer %s of %s", timer.name, timer.book)
        return naps
