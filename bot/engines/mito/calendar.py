"""Weeks, months, quarters and years of a time zone, as moments: from midnight to midnight, however long the days are.

Moments come from outside as seconds since the epoch; nothing here asks what time it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import lru_cache
from math import inf
from zoneinfo import ZoneInfo

from bot.engines.mito.rules import Which

_LABELS: dict[str, re.Pattern[str]] = {
    "week": re.compile(r"(?P<year>\d{4})-?[ws]?(?P<part>\d{1,2})"),
    "month": re.compile(r"(?P<year>\d{4})-(?P<part>\d{1,2})"),
    "quarter": re.compile(r"(?P<year>\d{4})-?[qt]?(?P<part>\d)"),
    "year": re.compile(r"(?P<year>\d{4})"),
}
_TURNED = re.compile(r"[wqst]?(\d{1,2})[-/. ](\d{4})")
"""A period whose number stands before the year: 4/2026."""


@dataclass(frozen=True, slots=True)
class Period:
    """A stretch of a ladder: from its first moment to the first that is no longer of it."""

    which: Which
    start: float
    end: float
    year: int = 0
    part: int = 0
    """Which week, month or quarter of the year."""

    @property
    def label(self) -> str:
        """How it is typed: 2026-W47, 2026-11, 2026-Q4, 2026; nothing where it never ends."""
        match self.which:
            case "week":
                return f"{self.year}-W{self.part:02}"
            case "month":
                return f"{self.year}-{self.part:02}"
            case "quarter":
                return f"{self.year}-Q{self.part}"
            case "year":
                return str(self.year)
        return ""

    def holds(self, at: float) -> bool:
        """Whether a moment is of it."""
        return self.start <= at < self.end


ALWAYS = Period("all-time", -inf, inf)


def midnight(day: date, zone: str) -> float:
    """The first moment of a day; where the clocks skip midnight, the moment at which they do."""
    return datetime.combine(day, time(), ZoneInfo(zone)).timestamp()


def day_of(at: float, zone: str) -> date:
    """The day of a moment."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def day_after(at: float, zone: str) -> float:
    """The first moment of the day after that of a moment."""
    return midnight(day_of(at, zone) + timedelta(days=1), zone)


def period(which: Which, at: float, zone: str) -> Period:
    """The week, month, quarter or year of a moment."""
    return ALWAYS if which == "all-time" else _of_day(which, day_of(at, zone), zone)


def named(which: Which, label: str, zone: str) -> Period | None:
    """The period that somebody typed: by its label or nearly so, or by one of its days; None if it is none."""
    word = label.strip().casefold()
    turned = _TURNED.fullmatch(word)
    if turned:
        word = f"{turned[2]}-{turned[1]}"
    pattern = _LABELS.get(which)
    found = pattern.fullmatch(word) if pattern else None
    try:
        if found:
            first = _first_day(which, int(found["year"]), int(found.groupdict().get("part") or 1))
        elif pattern:
            first = date.fromisoformat(word)
        else:
            return None
        return _of_day(which, first, zone)
    except (ValueError, OverflowError):
        return None


def _first_day(which: Which, year: int, part: int) -> date:
    match which:
        case "week":
            return date.fromisocalendar(year, part, 1)
        case "month":
            return date(year, part, 1)
        case "quarter":
            return date(year, 3 * part - 2, 1)
    return date(year, part, 1)


@lru_cache(maxsize=4096)
def _of_day(which: Which, day: date, zone: str) -> Period:
    first, after, year, part = _BOUNDS[which](day)
    return Period(which, midnight(first, zone), midnight(after, zone), year, part)


def _week(day: date) -> tuple[date, date, int, int]:
    first = day - timedelta(days=day.weekday())
    year, number, _ = day.isocalendar()
    return first, first + timedelta(days=7), year, number


def _months(day: date, long: int) -> tuple[date, date, int, int]:
    """A stretch of so many months that divides the year."""
    part = (day.month - 1) // long
    last = (part + 1) * long
    after = date(day.year + last // 12, last % 12 + 1, 1)
    return date(day.year, part * long + 1, 1), after, day.year, part + 1


_BOUNDS: dict[str, Callable[[date], tuple[date, date, int, int]]] = {
    "week": _week,
    "month": lambda day: _months(day, 1),
    "quarter": lambda day: _months(day, 3),
    "year": lambda day: _months(day, 12),
}
