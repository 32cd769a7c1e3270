"""The words by which people write moments, in every language of the house, as a few signs that mean the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial

from bot.hall.cards.plain_text import folded
from bot.texts import LANGUAGES, Texts

NOW, TONIGHT, NOON, MIDNIGHT, NEXT, LAST, AT = "=now", "=tonight", "=noon", "=midnight", "=next", "=last", "=at"
MORNING, AFTERNOON, EVENING = "=morning", "=afternoon", "=evening"
HOUR, DAY = 3600, 86400
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
    "when-morning": MORNING,
    "when-afternoon": AFTERNOON,
    "when-noon": NOON,
    "when-midnight": MIDNIGHT,
    "when-next": NEXT,
    "when-last": LAST,
    "when-last-night": f"=day:-1 {EVENING}",
}
_CLOCK = (*range(1, 13), 20, 25)
"""The numbers that are said on a clock."""
_MINUTES = {"half": 30, "quarter-past": 15, "quarter-to": -15}
_MONTH = re.compile(r"(?<![\d:./-])(\d{1,2})[ -]([^\W\d_]{3,})\.?(?:,? (\d{4})|[ -](\d{4}|\d{2}))?(?![\d:.])")
"""A day of a month by its name: 16 marzo 2025, 16-mar-25."""
_MONTH_FIRST = re.compile(r"(?<![^\W\d_])([^\W\d_]{3,})\.? (\d{1,2})(?![\d:.])(?:,? (\d{4})(?![\d:.]))?")
"""The same with the month first: March 21, Mar 21 2026."""
_WITH_H = re.compile(r"(?<![\w:./-])(\d{1,2}) ?h(?: ?(\d{2}))?(?!\w)")
"""An hour as the French write it: 21h, 21h30."""


def signs(typed: str) -> list[str]:
    """What was typed, word by word: dates and hours in figures, other words by what they mean in any language."""
    words = _plain(typed)
    words = _days_away()(words)
    words = _half_of_a_day()(words)
    words = _WITH_H.sub(lambda found: f"{found[1]}:{found[2] or '00'}", words)
    words = re.sub(r"(?<=\d)[t,](?=\d)", " ", _ordinals().sub("", words))
    words = " ".join(_any_of("filler").sub(" ", words).split())
    words = _clock_with_hands()(words)
    words = _MONTH_FIRST.sub(_month_first, _MONTH.sub(_day_first, words))
    words = _any_of("at").sub(f" {AT} ", words)
    for pattern, sign in _phrases():
        words = pattern.sub(f" {sign} ", words)
    return words.replace(",", " ").split()


def away(typed: str, way: int) -> int | None:
    """The seconds until then, where it was written as so many hours or minutes from now (`way` is 1: in 2 hours) or
    before (-1: 2 hours ago); None where it was not."""
    words = _plain(typed)
    rest = " ".join(_any_of("ago" if way < 0 else "in").sub(" ", words).split())
    if rest == words:
        return None
    if _any_of("half-hour").fullmatch(rest):
        return way * HOUR // 2
    found = _lengths("hours", "minutes").fullmatch(rest)
    return None if found is None else way * _number(found[1]) * (HOUR if found[2] else 60)


def _plain(typed: str) -> str:
    return " ".join(typed.casefold().replace("’", "'").split())


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
def _lengths(greater: str, smaller: str) -> re.Pattern[str]:
    """So many of the greater (the second group), or of the smaller."""
    ones, large, small = (_either(_said(f"when-{key}")) for key in ("one", greater, smaller))
    return re.compile(rf"(\d{{1,2}}|{ones}|{_either(_numbers())}) ?(?:({large})|(?:{small}))(?!\w)")


@cache
def _days_away() -> Callable[[str], str]:
    """So many days or weeks from now, or ago, as a day's sign."""
    length = _lengths("weeks", "days").pattern
    coming = re.compile(rf"(?<!\w)(?:{_either(_said('when-in'))}) {length}")
    past = re.compile(rf"(?<![\w']){length} (?:{_either(_said('when-ago'))})(?!\w)")

    def signed(words: str, pattern: re.Pattern[str], way: int) -> str:
        return pattern.sub(lambda found: f"=day:{way * _number(found[1]) * (7 if found[2] else 1)}", words)

    return lambda words: signed(signed(words, coming, 1), past, -1)


@cache
def _numbers() -> dict[str, int]:
    """The numbers that are said on a clock, by their words in every language."""
    return {word: number for number in _CLOCK for word in _said("when-number", f"n{number}")}


def _number(word: str) -> int:
    """A number in figures, or by its word; one, where that is an article."""
    return int(word) if word.isdecimal() else _numbers().get(word, 1)


@cache
def _clock_with_hands() -> Callable[[str], str]:
    """Hours as they are said: half past eight, nove meno un quarto, eight; of a dial of twelve, until it is said which
    half of the day they belong to."""
    figures = r"(?:1[0-2]|[1-9])"
    hour = rf"(?P<hour>{_either(_numbers())}|{figures})"
    minutes = rf"(?P<minutes>{_either(_numbers())}|[1-5]?\d)"
    of_day = r"(?P<hour>1[3-9]|2[0-3])"

    def pattern(phrase: str, hour: str) -> re.Pattern[str]:
        said = re.escape(phrase).replace(r"\#", hour).replace("@", minutes)
        return re.compile(rf"(?<![\w':./-]){said}(?![\w':./-])")

    ways = [
        (pattern(phrase, hours), key, spoken)
        for key in ("quarter-past", "quarter-to", "half", "past", "to")
        for phrase in sorted(_said("when-clock", key), key=len, reverse=True)
        for hours, spoken in ((hour, True), (of_day, False))
    ]
    alone = re.compile(rf"(?<![\w':./-])(?:{_either(_numbers())})(?![\w':./-])")

    def read(found: re.Match[str], key: str, spoken: bool) -> str:
        past = _MINUTES[key] if key in _MINUTES else _number(found["minutes"]) * (1 if key == "past" else -1)
        whole = _number(found["hour"]) * 60 + past
        hours, minute = divmod(whole, 60)
        return f"=clock:{(hours - 1) % 12 + 1}:{minute:02}" if spoken else f"{hours}:{minute:02}"

    def whole(words: str) -> str:
        for said, key, spoken in ways:
            words = said.sub(partial(read, key=key, spoken=spoken), words)
        return alone.sub(lambda found: _alone(found, words), words)

    return whole


def _alone(found: re.Match[str], words: str) -> str:
    """An hour by its word, or another number before the name of a month."""
    number = _numbers()[found[0]]
    following = words[found.end() :].split()
    if number > 12 or (following and len(following[0]) > 2 and _month(following[0].strip(".,")) is not None):
        return str(number)
    return f"=clock:{number}:00"


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
        (month, folded(_TEXTS.say(language, "moment-month", {"part": month})))
        for language in LANGUAGES
        for month in range(1, 13)
    ]


def _month(word: str) -> int | None:
    """The number of a month by its name or how that begins, with accents or without."""
    return next((number for number, name in _months() if name.startswith(folded(word))), None)


def _day_first(found: re.Match[str]) -> str:
    return _in_figures(found, found[1], found[2], found[3] or found[4])


def _month_first(found: re.Match[str]) -> str:
    return _in_figures(found, found[2], found[1], found[3])


def _in_figures(found: re.Match[str], day: str, name: str, year: str | None) -> str:
    """The date with the month's number; other words stay as they are."""
    month = _month(name)
    return found[0] if month is None else "/".join(filter(None, (day, str(month), year)))
