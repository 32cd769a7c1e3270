"""The words by which people write moments, in every language of the house, as a few signs that mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from bot.texts import LANGUAGES, Texts

NOW, TONIGHT, EVENING, NOON, NEXT, LAST = "=now", "=tonight", "=evening", "=noon", "=next", "=last"
_TEXTS = Texts()
_DAYS = {
    "today": "=day:0",
    "tonight": TONIGHT,
    "yesterday": "=day:-1",
    "tomorrow": "=day:1",
    "before-yesterday": "=day:-2",
    "after-tomorrow": "=day:2",
}
_WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_OTHERS = {
    "when-now": NOW,
    "when-evening": EVENING,
    "when-noon": NOON,
    "when-next": NEXT,
    "when-last": LAST,
    "when-last-night": f"=day:-1 {EVENING}",
}
_MONTH = re.compile(r"(?<![\d:./-])(\d{1,2})[ -]([^\W\d_]{3,})\.?(?:,? (\d{4})|[ -](\d{4}|\d{2}))?(?![\d:.])")
"""A day of a month by its name: 16 marzo 2025, 16-mar-25."""
_MONTH_FIRST = re.compile(r"(?<![^\W\d_])([^\W\d_]{3,})\.? (\d{1,2})(?![\d:.])(?:,? (\d{4})(?![\d:.]))?")
"""The same with the month first: March 21, Mar 21 2026."""
_WITH_H = re.compile(r"(?<![\w:.])(\d{1,2}) ?h(?: ?(\d{2}))?(?!\w)")
"""An hour as the French write it: 21h, 21h30."""


def signs(typed: str) -> list[str]:
    """What was typed, word by word: dates and hours in figures, other words by what they mean in any language."""
    words = " ".join(typed.casefold().replace("’", "'").split())
    words = _half_of_a_day()(words)
    words = _WITH_H.sub(lambda found: f"{found[1]}:{found[2] or '00'}", words)
    words = re.sub(r"(?<=\d)[t,](?=\d)", " ", _ordinals().sub("", words))
    words = " ".join(_any_of("filler").sub(" ", words).split())
    words = _MONTH_FIRST.sub(_month_first, _MONTH.sub(_day_first, words))
    words = _any_of("at").sub(" ", words)
    for pattern, sign in _phrases():
        words = pattern.sub(f" {sign} ", words)
    return words.replace(",", " ").split()


def ago(typed: str) -> int | None:
    """The seconds since then, where it was written as so many hours or minutes ago; None where it was not."""
    words = " ".join(typed.casefold().replace("’", "'").split())
    rest = " ".join(_any_of("ago").sub(" ", words).split())
    found = _lengths().fullmatch(rest)
    if rest == words or found is None:
        return None
    return (int(found[1]) if found[1].isdecimal() else 1) * (3600 if found[2] else 60)


def _said(key: str, attribute: str = "") -> Iterator[str]:
    """The words of one meaning in every language."""
    for language in LANGUAGES:
        said = str(_TEXTS.say(language, f"{key}.{attribute}" if attribute else key))
        yield from (word.strip() for word in said.casefold().split(","))


def _either(words: Iterable[str]) -> str:
    """A pattern for any of these words, the longer before its beginning."""
    return "|".join(map(re.escape, sorted({*words}, key=lambda word: (-len(word), word))))


def _whole(words: Iterable[str]) -> re.Pattern[str]:
    """A pattern for any of these as words of their own."""
    return re.compile(rf"(?<![\w'=:])(?:{_either(words)})(?![\w'])")


@cache
def _any_of(meaning: str) -> re.Pattern[str]:
    return _whole(_said(f"when-{meaning}"))


@cache
def _ordinals() -> re.Pattern[str]:
    return re.compile(rf"(?<=\d)(?:{_either(_said('when-ordinal'))})(?!\w)")


@cache
def _lengths() -> re.Pattern[str]:
    ones, hours, minutes = (_either(_said(f"when-{key}")) for key in ("one", "hours", "minutes"))
    return re.compile(rf"(\d{{1,2}}|{ones}) ?(?:({hours})|(?:{minutes}))")


@cache
def _phrases() -> list[tuple[re.Pattern[str], str]]:
    """Every word that means a day or an hour, with its sign; longer ones first."""
    meanings: dict[str, str] = {}
    for day, sign in _DAYS.items():
        meanings |= dict.fromkeys(_said("when-day", day), sign)
    for number, day in enumerate(_WEEK):
        meanings |= dict.fromkeys(_said("when-weekday", day), f"=weekday:{number}")
    for key, sign in _OTHERS.items():
        meanings |= dict.fromkeys(_said(key), sign)
    return [(_whole([word]), meanings[word]) for word in sorted(meanings, key=lambda word: (-len(word), word))]


@cache
def _half_of_a_day() -> Callable[[str], str]:
    """Hours before and after noon, in figures of the whole day: 9pm, 9.30 p.m."""
    before, after = (_either(_said(f"when-{half}")) for half in ("am", "pm"))
    hours = re.compile(rf"(?<![\d:./-])(\d{{1,2}})(?:[:.](\d{{2}}))? ?(?:({before})|(?:{after}))(?!\w)")

    def whole(found: re.Match[str]) -> str:
        hour = int(found[1])
        hour = hour % 12 + (0 if found[3] else 12) if 1 <= hour <= 12 else hour
        return f"{hour}:{found[2] or '00'}"

    return lambda words: hours.sub(whole, words)


@cache
def _months() -> list[tuple[int, str]]:
    """The months by their names in every language."""
    return [
        (month, _TEXTS.say(language, "mito-month", {"part": month}).casefold())
        for language in LANGUAGES
        for month in range(1, 13)
    ]


def _month(word: str) -> int | None:
    """The number of a month by its name or how that begins."""
    return next((number for number, name in _months() if name.startswith(word)), None)


def _day_first(found: re.Match[str]) -> str:
    return _in_figures(found, found[1], found[2], found[3] or found[4])


def _month_first(found: re.Match[str]) -> str:
    return _in_figures(found, found[2], found[1], found[3])


def _in_figures(found: re.Match[str], day: str, name: str, year: str | None) -> str:
    """The date with the month's number; other words stay as they are."""
    month = _month(name)
    return found[0] if month is None else "/".join(filter(None, (day, str(month), year)))
