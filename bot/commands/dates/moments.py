"""Moments as people and spreadsheets write them: yesterday 21:30, 20/11, 20 nov 2026 21.30, next Saturday at 9."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.commands.dates.moment_words import (
    AFTERNOON,
    AT,
    EVENING,
    LAST,
    MIDNIGHT,
    MORNING,
    NEXT,
    NOON,
    NOW,
    TONIGHT,
    away,
    signs,
)
from bot.engines.book import Refused

_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?")
_DATE = re.compile(r"(\d{1,4})[-/](\d{1,2})(?:[-/](\d{1,4}))?|(\d{1,2})\.(\d{1,2})\.(\d{2,4})")
_DAY = re.compile(r"=day:(-?\d+)")
_CLOCK = re.compile(r"=clock:(\d+):(\d+)")
_WEEKDAY = re.compile(r"=weekday:(\d)")
_NOON = time(12)
_EVENING = time(21)
_FIRST_OF_EVENING = 5
_HOURS = {NOON: _NOON, MIDNIGHT: time(0)}
_PARTS = (MORNING, AFTERNOON, EVENING)
FIRST_YEAR = 1957
"""The year in which Risk was first sold: nothing was played before."""
OLDEST = 1900
"""The year in which the oldest player may have been born."""


def read_past_day(typed: str, now: float, zone: str) -> float:
    """The moment of a row of a file: its date is written in full, for nobody is there to ask what was meant."""
    dates = [found for word in signs(typed) if (found := _DATE.fullmatch(word))]
    if not any(found[4] or found[3] for found in dates):
        raise Refused("mito-import-date", value=typed)
    try:
        return read_moment(typed, now, zone)
    except Refused:
        raise Refused("mito-import-day", value=typed) from None


def read_moment(typed: str, now: float, zone: str) -> float:
    """The moment that was meant; where the day or the year was left out, the last such one."""
    if (apart := away(typed, -1)) is not None:
        return now + apart
    words = signs(typed)
    if words == [NOW]:
        return now
    today = _day_of(now, zone)
    try:
        day, clock, whole = _read(words, today, -1)
        moment = _at(day or today, clock or _NOON, zone)
        if moment <= now or whole or day == today:
            # Today without an hour is until now.
            return min(moment, now) if clock is None and day == today else moment
        return _at(day.replace(year=day.year - 1) if day else today - timedelta(days=1), clock or _NOON, zone)
    except ValueError:
        raise Refused("mito-when-read", value=typed) from None


def read_coming(typed: str, now: float, zone: str) -> float:
    """The moment to come that was meant; where the day or the year was left out, the next such one. An hour is said."""
    if (apart := away(typed, 1)) is not None:
        return now + apart
    said = signs(typed)
    words = [word for word in said if word != NEXT]
    today = _day_of(now, zone)
    try:
        evening = _EVENING if TONIGHT in words else None
        day, clock, whole = _read(words, today, 1)
        if clock is None and evening is None:
            raise Refused("date-hour", value=typed)
        if day and day == today and NEXT in said and any(_WEEKDAY.fullmatch(word) for word in words):
            day += timedelta(days=7)  # On a Saturday, next Saturday is not tonight.
        moment = _at(day or today, clock or evening or _NOON, zone)
        if moment <= now and not whole:
            named = any(_WEEKDAY.fullmatch(word) for word in words)
            later = day.replace(year=day.year + 1) if day and not named else today + timedelta(days=7 if named else 1)
            moment = _at(later, clock or evening or _NOON, zone)
    except ValueError:
        raise Refused("date-read", value=typed) from None
    if moment <= now:
        raise Refused("date-past", value=typed)
    return moment


def read_birthday(typed: str, now: float, zone: str) -> date:
    """A day of birth: its year is said, and two figures are of the last such year."""
    found = [_DATE.fullmatch(word) for word in signs(typed)]
    parts = [part for part in found[0].groups() if part] if len(found) == 1 and found[0] else []
    if len(parts) != len(("day", "month", "year")):
        raise Refused("diplomacy-not-a-day")
    year, month, day = parts if len(parts[0]) > 2 else reversed(parts)
    today = _day_of(now, zone)
    whole = int(year) + (today.year // 100 * 100 if len(year) <= 2 else 0)
    whole -= 100 if len(year) <= 2 and whole > today.year else 0
    try:
        born = date(whole, int(month), int(day))
    except ValueError:
        raise Refused("diplomacy-not-a-day") from None
    if born.year < OLDEST or born > today:
        raise Refused("diplomacy-not-a-day")
    return born


def _read(words: list[str], today: date, way: int) -> tuple[date | None, time | None, bool]:
    """The day and the hour that words say, and whether that is the whole day; `way` is where days are counted to."""
    day, clock, whole = None, None, False
    part, spoken, at = "", False, False
    last = way < 0 and LAST in words
    dated = any(_DATE.fullmatch(word) for word in words)
    named = next((found for word in words if dated and (found := _WEEKDAY.fullmatch(word))), None)
    for word in words:
        if (last and word == LAST) or (named and word == named[0]):
            continue
        if (found := _DAY.fullmatch(word)) and day is None and int(found[1]) * way >= 0:
            day, whole = today + timedelta(days=int(found[1])), True
        elif word == TONIGHT and day is None:
            day, whole = today, True
        elif (found := _WEEKDAY.fullmatch(word)) and day is None:
            apart = way * (int(found[1]) - today.weekday()) % 7
            day, whole = today + timedelta(days=way * (apart or 7 * last)), way < 0
        elif word in _PARTS and not part:
            part = word
        elif word == AT:
            at = True
        elif word in _HOURS and clock is None:
            clock = _HOURS[word]
        elif (found := _CLOCK.fullmatch(word)) and clock is None:
            clock, spoken = time(int(found[1]), int(found[2])), True
        elif (found := _DATE.fullmatch(word)) and day is None:
            day, whole = _day(found, today)
        elif (found := _TIME.fullmatch(word)) and clock is None and (day or at or found[2]):
            # Only after its day, or a word for it, does an hour stand alone.
            clock = time(int(found[1]), int(found[2] or 0))
        else:
            raise ValueError(f"{word} is neither a day nor an hour")
    part = part or (EVENING if TONIGHT in words else "")
    if clock is None and part == EVENING and TONIGHT not in words:
        day, clock, whole = (day, _EVENING, whole) if day else (today, _EVENING, True)
    elif clock is not None and MIDNIGHT not in words and NOON not in words:
        clock = _in_part(clock, part, spoken=spoken)
    if MIDNIGHT in words and day:
        day += timedelta(days=1)  # the one at its end
    if day is None and clock is None:
        raise ValueError("neither a day nor an hour")
    if named and day:
        if not whole and (day - today).days * way < 0:
            day = day.replace(year=day.year + way)
        if day.weekday() != int(named[1]):
            raise ValueError(f"{day} is on another day of the week")
        whole = True
    return day, clock, whole


def _in_part(clock: time, part: str, *, spoken: bool) -> time:
    """An hour in the part of the day that was said; one of a dial of twelve is after noon where nothing was said."""
    half = 12 if part in (AFTERNOON, EVENING) or (spoken and not part) else 0
    if part == EVENING and clock.hour < _FIRST_OF_EVENING:
        raise ValueError(f"{clock} of an evening is of the next day, or a slip")
    return clock.replace(hour=clock.hour + half) if half and clock.hour < half else clock


def _day_of(at: float, zone: str) -> date:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def _day(found: re.Match[str], today: date) -> tuple[date, bool]:
    """A date, and whether its year was said."""
    parts = [part for part in found.groups() if part]
    if len(parts) == 2:
        return date(today.year, int(parts[1]), int(parts[0])), False
    year, month, day = parts if len(parts[0]) > 2 else reversed(parts)
    whole = int(year) + (2000 if len(year) <= 2 else 0)
    if whole < FIRST_YEAR:
        raise ValueError(f"the year {whole} is a slip of the pen")
    return date(whole, int(month), int(day)), True


def _at(day: date, clock: time, zone: str) -> float:
    return datetime.combine(day, clock, ZoneInfo(zone)).timestamp()
