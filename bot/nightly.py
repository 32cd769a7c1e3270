"""A copy of the database every night: made and looked through in a process of its own, so that nobody waits for it;
seven days, four weeks and six months of them are kept."""

from __future__ import annotations

import asyncio
import logging
import re
import sys
from collections.abc import Awaitable, Callable, Iterable
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

from bot.places import HOME
from bot.settings import Settings
from bot.storage.contract import Store, Trouble

log = logging.getLogger(__name__)

TASK = "nightly copy"
"""The lease under which one of several processes makes it."""
LOOK = 600.0
"""Seconds between two looks at the time."""
AGAIN = 3600.0
"""Seconds after which a copy that could not be made is tried again."""
LATE = timedelta(days=2)
"""How old the last copy may be."""
DAYS, WEEKS, MONTHS = 7, 4, 6
"""How many of each are kept: the last copy of each."""
_NAME = re.compile(r"araldo-(\d{4}-\d{2}-\d{2})\.db")


def folder_of(settings: Settings) -> Path | None:
    """The folder of the copies; None where none are made."""
    named = settings.storage.backups
    return HOME / named if named else None


def copies(folder: Path) -> dict[date, Path]:
    """The copies that are there, by their day."""
    found = {file: _NAME.fullmatch(file.name) for file in folder.glob("araldo-*.db")} if folder.is_dir() else {}
    return {date.fromisoformat(name[1]): file for file, name in sorted(found.items()) if name is not None}


def overdue(settings: Settings, since: date, today: date) -> tuple[bool, float | None]:
    """Whether a copy is wanted that is not there, `since` when they might have been made; and noon of the last one's
    day."""
    folder = folder_of(settings)
    last = max(copies(folder), default=None) if folder is not None else None
    return folder is not None and today - (last or since) > LATE, _noon(last) if last is not None else None


def unread(settings: Settings) -> float | None:
    """Noon of the last copy's day, if something in it could not be read."""
    folder = folder_of(settings)
    there = copies(folder) if folder is not None else {}
    last = max(there, default=None)
    return _noon(last) if last is not None and _mark(there[last]).exists() else None


def _noon(day: date) -> float:
    """By it a day is named in every zone."""
    return datetime.fromisoformat(f"{day}T12:00").timestamp()


def _mark(copy: Path) -> Path:
    """It stands beside a copy in which something could not be read."""
    return copy.with_suffix(".unread")


def kept(days: Iterable[date]) -> set[date]:
    """Those of these days whose copies are kept."""
    last = sorted(days, reverse=True)
    weeks = {day.isocalendar()[:2]: day for day in reversed(last)}
    months = {(day.year, day.month): day for day in reversed(last)}
    return {
        *last[:DAYS],
        *sorted(weeks.values(), reverse=True)[:WEEKS],
        *sorted(months.values(), reverse=True)[:MONTHS],
    }


async def copied(file: Path) -> bool:
    """Have another process copy the database into this file and look it through."""
    made = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "backup", "--check", str(file)),
        cwd=HOME,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await made.communicate()
    finally:
        if made.returncode is None:
            made.kill()
            await made.wait()
    if made.returncode:
        log.error("the nightly copy %s: %s", file, said.decode(errors="replace").strip())
    return made.returncode == 0


class Nightly:
    """Makes a copy once a night, at the hour that the settings name."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Callable[[], float],
        copy: Callable[[Path], Awaitable[bool]] = copied,
    ) -> None:
        self._store, self._clock, self._copy = store, clock, copy
        self._folder, self._hour = folder_of(settings), settings.storage.backup_hour
        self._zone = ZoneInfo(settings.club.timezone)
        self._failed = float("-inf")

    async def run(self) -> None:
        """Look at the time again and again, until cancelled."""
        while self._folder is not None:
            try:
                await self.look()
            except (Trouble, OSError) as wrong:
                log.error("the nightly copy: %s", wrong)
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Make tonight's copy if it is time and it is not there, and let go of the old ones."""
        now = datetime.fromtimestamp(self._clock(), self._zone)
        if self._folder is None or now.hour < self._hour or now.date() in copies(self._folder):
            return
        if now.timestamp() - self._failed < AGAIN or not await self._store.lease(TASK):
            return
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            copy = self._folder / f"araldo-{now.date()}.db"
            if not await self._copy(copy):
                self._failed = now.timestamp()
                if copy.exists():
                    _mark(copy).touch()
        finally:
            await self._store.give_back(TASK)
        there = copies(self._folder)  # Also those in which a book could not be read: they are no reason to keep all.
        for day in there.keys() - kept(there):
            for file in (there[day], _mark(there[day])):
                file.unlink(missing_ok=True)
