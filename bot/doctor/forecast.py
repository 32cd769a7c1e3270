"""The forecast: which limit this house comes to next as it grows now, and when (`doctor --forecast`)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from bot.archive import LITTLE, file_of, free_space, store_of
from bot.commands import COGS
from bot.hall.declared.catalogue import Commands
from bot.hall.house import built
from bot.nightly import folder_of
from bot.settings import Settings
from bot.storage.stored import Size
from bot.texts import Texts

DAYS = 30.0
"""Days that are looked at."""
COPIES = 17
"""Copies of the nights that are kept beside the database: of seven days, four weeks and six months."""
PATIENCE = 5.0
"""Seconds that nobody wants to wait for a room's first answer after an upgrade."""
TELLING = 0.1
"""Seconds below which reading a book tells nothing of its growth: to begin takes as long."""
A_MINUTE = 6_000
"""Requests a minute that one process answers on a small computer."""
FAR = 3650.0
"""Days beyond which nobody need think."""


class Wall(NamedTuple):
    """Something that grows, and in how many days it will be too much: None for never, as it grows now."""

    key: str
    facts: dict[str, str | int]
    days: float | None


def forecast(
    settings: Settings,
    texts: Texts,
    say: Callable[[str], object] = print,
    clock: Callable[[], float] = time.time,
    free_of: Callable[[Settings], int] = free_space,
) -> int:
    """Print what grows, the nearest limit first; gives 1 if one is reached within a month."""
    language = settings.club.language
    if not settings.storage.url.get_secret_value() and not file_of(settings).exists():
        say(texts.say(language, "forecast-empty"))
        return 0
    found, opening = asyncio.run(_looked_at(settings, clock()))
    if not found.entries:
        say(texts.say(language, "forecast-empty"))
        return 0
    today = date.fromtimestamp(clock())
    free = None if settings.storage.url.get_secret_value() else free_of(settings)
    memory = settings.storage.books_megabytes * 1_000_000
    all_walls = walls(found, opening, memory, free, copies_beside(settings))
    ahead = sorted(all_walls, key=lambda wall: FAR if wall.days is None else wall.days)
    say(texts.say(language, "forecast-title", {"days": round(found.days)}))
    for wall in ahead:
        say(texts.say(language, f"forecast-{wall.key}", wall.facts))
        say("    → " + _when(texts, language, wall.days, today))
    nearest = ahead[0].days
    return int(nearest is not None and nearest < DAYS)


def _when(texts: Texts, language: str, days: float | None, today: date) -> str:
    """When a limit is reached."""
    if days is None or days >= FAR:
        return texts.say(language, "forecast-never")
    if not days:
        return texts.say(language, "forecast-now")
    return texts.say(language, "forecast-when", {"day": str(today + timedelta(days=days))})


async def _looked_at(settings: Settings, now: float) -> tuple[Size, float]:
    """What the database holds, and in how many seconds its longest book is made of its entries."""
    store = store_of(settings, read_only=True)
    await store.open()
    try:
        found = await store.growth(now, DAYS)
        shelf = built(Commands(COGS), Texts(), store, settings).shelf
        before = time.perf_counter()
        if found.longest:
            await shelf.readable(found.longest)
        return found, time.perf_counter() - before
    finally:
        await store.close()


def walls(grown: Size, opening: float, memory: int, free: int | None, copies: int) -> Iterator[Wall]:
    """All that grows: with so many bytes for books in memory, and so many free where database and copies stand, if that
    can be seen."""
    daily = grown.size / grown.entries * grown.lately / grown.days
    facts: dict[str, str | int] = {"size": _megabytes(grown.size), "daily": _megabytes(daily * DAYS)}
    if free is None:
        yield Wall("server", facts, None)
    else:
        facts["free"] = _megabytes(free)
        yield Wall("disk", facts, _until(free - LITTLE, daily * (1 + copies)))
        yield Wall("second", facts, _until(free - grown.size, daily * (2 + copies)))
    each = opening / max(grown.longest_entries, 1) * grown.longest_lately / grown.days
    longest: dict[str, str | int] = {"entries": grown.longest_entries, "seconds": f"{opening:.1f}"}
    lasts = _until(PATIENCE - opening, each if opening >= TELLING else 0.0)
    yield Wall("longest", {**longest, "book": grown.longest}, lasts)
    weekly = grown.used * grown.lately / grown.entries / grown.days
    used: dict[str, str | int] = {"used": _megabytes(grown.used), "most": _megabytes(memory)}
    yield Wall("memory", used, _until(memory - grown.used, weekly))
    yield Wall("busiest", {"asked": grown.busiest, "most": A_MINUTE}, None if grown.busiest < A_MINUTE else 0.0)


def _until(left: float, daily: float) -> float | None:
    """Days until nothing is left; None for never."""
    if left <= 0:
        return 0.0
    return left / daily if daily > 0 else None


def copies_beside(settings: Settings) -> int:
    """How many copies stand on the disk of the database in the end."""
    folder = folder_of(settings)
    if folder is None or not folder.exists():
        return 0
    return COPIES if folder.stat().st_dev == file_of(settings).parent.stat().st_dev else 0


def _megabytes(size: float) -> int:
    return round(size / 1_000_000)
