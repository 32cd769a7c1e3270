"""Moments as people and spreadsheets write them: yesterday 21:30, 20/11, 20 nov 2026 21.30, next Saturday at 9."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from bot.engines.book import Refused
from bot.texts import LANGUAGES, Texts

_NOW = ("adesso", "ora", "now")
_DAYS_AGO = {"oggi": 0, "today": 0, "ieri": 1, "yesterday": 1}
_DAYS_TO_COME = {"oggi": 0, "today": 0, "stasera": 0, "tonight": 0, "domani": 1, "tomorrow": 1, "dopodomani": 2}
_WEEKDAYS = (
    ("lunedì", "lunedi", "monday"),
    ("martedì", "martedi", "tuesday"),
    ("mercoledì", "mercoledi", "wednesday"),
    ("giovedì", "giovedi", "thursday"),
    ("venerdì", "venerdi", "friday"),
    ("sabato", "saturday"),
    ("domenica", "sunday"),
)
_EVENING = {"sera": time(21), "evening": time(21)}
_TONIGHT = _EVENING | {"stasera": time(21), "tonight": time(21)}
_AGO = re.compile(r"(\d{1,2}|un'|una?|an?|one) ?(?:(or[ae]|hours?)|(?:minut[oi]|minutes?)) (?:fa|ago)")
_AT = ("ore", "alle", "at")
_NEXT = ("prossimo", "prossima", "next", "on")
_TIME = re.compile(r"(\d{1,2})(?:[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)?")
_DATE = re.compile(r"(\d{1,4})[-/](\d{1,2})(?:[-/](\d{1,4}))?|(\d{1,2})\.(\d{1,2})\.(\d{2,4})")
_MONTH = re.compile(r"(?<!\d)(\d{1,2})º?[ -]([^\W\d_]{3,})\.?(?:[ -](\d{4}|\d{2})(?![\d:.]))?")
"""A day of a month by its name: 16 marzo 2025, 16-mar-25."""
_NOON = time(12)
FIRST_YEAR = 1957
"""The year in which Risk was first sold: nothing was played before."""


def read_past_day(typed: str, now: float, zone: str) -> float:
    """The moment of a row of a file: its date is written in full, for nobody is there to ask what was meant."""
    dates = [found for word in _words(typed) if (found := _DATE.fullmatch(word))]
    if not any(found[4] or found[3] for found in dates):
        raise Refused("mito-import-date", value=typed)
    try:
        return read_moment(typed, now, zone)
    except Refused:
        raise Refused("mito-import-day", value=typed) from None


def _words(typed: str) -> list[str]:
    """What was typed, word by word, with the months by their numbers."""
    plain = typed.casefold().replace("last night", "yesterday evening")
    numbered = _MONTH.sub(_numbered, re.sub(r"(?<=\d)[t,](?=\d)", " ", plain))
    return [word for word in numbered.replace(",", " ").split() if word not in _AT]


def read_moment(typed: str, now: float, zone: str) -> float:
    """The moment that was meant; where the day or the year was left out, the last such one."""
    if ago := _AGO.fullmatch(" ".join(typed.casefold().split())):
        return now - (int(ago[1]) if ago[1].isdecimal() else 1) * (3600 if ago[2] else 60)
    words = _words(typed)
    if len(words) == 1 and words[0] in _NOW:
        return now
    today = _day_of(now, zone)
    try:
        day, clock, whole = _read(words, today, _DAYS_AGO, _EVENING, -1)
        moment = _at(day or today, clock or _NOON, zone)
        if moment <= now or whole or day == today:
            # Today without an hour is until now.
            return min(moment, now) if clock is None and day == today else moment
        return _at(day.replace(year=day.year - 1) if day else today - timedelta(days=1), clock or _NOON, zone)
    except ValueError:
        raise Refused("mito-when-read", value=typed) from None


def read_coming(typed: str, now: float, zone: str) -> float:
    """The moment to come that was meant; where the day or the year was left out, the next such one. An hour is said."""
    words = [word for word in _words(typed) if word not in _NEXT]
    today = _day_of(now, zone)
    try:
        evening = next((_TONIGHT[word] for word in words if word in _DAYS_TO_COME and word in _TONIGHT), None)
        day, clock, whole = _read(words, today, _DAYS_TO_COME, _EVENING, 1)
        if clock is None and evening is None:
            raise Refused("date-hour", value=typed)
        moment = _at(day or today, clock or evening or _NOON, zone)
        if moment <= now and not whole:
            named = any(_weekday(word) is not None for word in words)
            later = day.replace(year=day.year + 1) if day and not named else today + timedelta(days=7 if named else 1)
            moment = _at(later, clock or evening or _NOON, zone)
    except ValueError:
        raise Refused("date-read", value=typed) from None
    if moment <= now:
        raise Refused("date-past", value=typed)
    return moment


def _read(
    words: list[str], today: date, days: dict[str, int], evening: dict[str, time], way: int
) -> tuple[date | None, time | None, bool]:
    """The day and the hour that words say, and whether that is the whole day; `way` is where days are counted to."""
    day, clock, whole = None, None, False
    for word in words:
        if word in days and day is None:
            day, whole = today + timedelta(days=way * days[word]), True
        elif day is None and (number := _weekday(word)) is not None:
            day, whole = today + timedelta(days=way * (way * (number - today.weekday()) % 7)), way < 0
        elif word in evening and clock is None and day:
            clock = evening[word]
        elif (found := _DATE.fullmatch(word)) and day is None:
            day, whole = _day(found, today)
        elif (found := _TIME.fullmatch(word)) and clock is None and (day or found[2]):
            # Only after its day does an hour stand alone.
            clock = time(int(found[1]), int(found[2] or 0))
        else:
            raise ValueError(f"{word} is neither a day nor an hour")
    if day is None and clock is None:
        raise ValueError("neither a day nor an hour")
    return day, clock, whole


def _day_of(at: float, zone: str) -> date:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def _weekday(word: str) -> int | None:
    """The number of a day of the week by its name; None if it is none."""
    return next((number for number, names in enumerate(_WEEKDAYS) if word in names), None)


@cache
def _months() -> list[tuple[int, str]]:
    """The months by their names in every language."""
    texts = Texts()
    return [
        (month, texts.say(language, "mito-month", {"part": month}).casefold())
        for language in LANGUAGES
        for month in range(1, 13)
    ]


def _numbered(found: re.Match[str]) -> str:
    """The same date with the month's number; other words stay as they are."""
    month = next((number for number, name in _months() if name.startswith(found[2])), None)
    return found[0] if month is None else "/".join(filter(None, (found[1], str(month), found[3])))


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
