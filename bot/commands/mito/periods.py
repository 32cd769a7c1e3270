"""Which period of a ladder is meant: offered as it is called, read as we write it or as a club would type it."""

from __future__ import annotations

import re
from itertools import islice, product
from typing import Annotated, Any

from bot.commands.mito.names import period_said
from bot.engines.book import Refused
from bot.engines.mito import calendar, closing
from bot.engines.mito.calendar import Period
from bot.engines.mito.league import League
from bot.engines.mito.rules import PERIODIC, Which
from bot.hall.declared.call import Call
from bot.hall.declared.kinds import Choice, Text
from bot.hall.requests import Suggestion
from bot.texts import LANGUAGES

OFFERED = 6
"""Periods of each ladder that are offered."""
EXAMPLES = {"week": "2026-W47", "month": "2026-04", "quarter": "2026-Q2", "year": "2026"}
MOST_PARTS = 53
"""Weeks of the longest year."""
LEAST = 3
"""Letters of a word that are enough: nov 2025."""


def offered(call: Call[Any], typed: str) -> list[Suggestion]:
    """The periods that have closed, the last first."""
    found: list[Suggestion] = []
    for which in PERIODIC:
        closed = closing.periods(call.book, which, call.now)
        named = (Suggestion(_said(call, call.language, period), period.label) for period in closed)
        alike = (one for one in named if typed.casefold() in f"{one.label} {one.value}".casefold())
        found += islice(alike, OFFERED)
    return found


ThatCloses = Annotated[Which, Choice(name="which", values=PERIODIC)]
PeriodName = Annotated[str, Text(longest=40, suggest=offered)]


def wanted(call: Call[League], which: Which, typed: str) -> Period:
    """The period that was typed; one that is not over is refused."""
    found = calendar.named(which, typed, call.book.zone) or _in_words(call, which, typed)
    if found is None:
        raise Refused("mito-no-such-period", value=typed, example=EXAMPLES[which])
    if found.end > call.now:
        raise Refused("mito-period-open", period=period_said(found))
    return found


def _in_words(call: Call[League], which: Which, typed: str) -> Period | None:
    """A period as cards call it, in either language; without its year the last such one that is over."""
    words = _words(typed)
    said = next((int(word) for word in words if re.fullmatch(r"\d{4}", word)), None)
    now = calendar.day_of(call.now, call.book.zone).year
    for year, part in product((now, now - 1) if said is None else (said,), range(MOST_PARTS, 0, -1)):
        period = calendar.named(which, f"{year}-{part}", call.book.zone)
        if period is None or (said is None and period.end > call.now):
            continue
        for language in LANGUAGES:
            names = [word for word in _words(_said(call, language, period)) if said is not None or word != str(year)]
            if len(words) == len(names) and all(map(_short_for, words, names)):
                return period
    return None


def _words(text: str) -> list[str]:
    return re.sub(r"[.,º]", " ", text.casefold()).split()


def _short_for(word: str, name: str) -> bool:
    return word == name or (len(word) >= LEAST and word.isalpha() and name.startswith(word))


def _said(call: Call[Any], language: str, period: Period) -> str:
    """What a card calls a period."""
    if period.which == "year":
        return period.label
    told = {"part": period.part, "year": str(period.year)}
    return str(call.house.texts.say(language, f"mito-period-{period.which}", told))
