"""Slips of orders that tests have judged, on the map of the rules with its names in both languages."""

from __future__ import annotations

from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.orders.which_count import JudgedOrder, judge
from bot.rules import rulebook
from tests.hall.house import TEXTS

MAP = rulebook().map


ATLAS = Atlas(
    MAP,
    {key: tuple(TEXTS.say(one, f"diplomacy-provinces-{key}", {}) for one in ("it", "en")) for key in MAP.provinces},
)


def judged(text: str, builds: int | None = None) -> list[JudgedOrder]:
    return judge(ATLAS, text, builds)


def standings(text: str, builds: int | None = None) -> list[str]:
    return [one.standing for one in judged(text, builds)]


def reasons(text: str, builds: int | None = None) -> list[str]:
    return [one.reason for one in judged(text, builds)]
