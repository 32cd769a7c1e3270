"""The centres that changed hands as a button holds them: each with the letter of whoever has taken it."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from bot.engines.book import Refused
from bot.engines.diplomacy.games import Owners
from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.rules import POWERS, Power
from bot.hall.declared.kinds import Text
from bot.rules import rulebook

Taken = Annotated[str, Text(longest=250)]
_LETTERS: dict[str, Power] = {power[0]: power for power in POWERS}


@cache
def atlas_of() -> Atlas:
    """The map, without names: its keys are enough."""
    return Atlas(rulebook().map, {})


def taken_read(words: str) -> Owners:
    """Which centre each power has taken: "mun-f,bel-e"."""
    found: dict[str, Power] = {}
    for part in filter(None, words.split(",")):
        key, _, letter = part.partition("-")
        if letter not in _LETTERS:
            raise Refused("diplomacy-no-centre", name=part)
        found[key] = _LETTERS[letter]
    return found


def taken_said(taken: Owners) -> str:
    """The same, as a button holds it."""
    return ",".join(f"{key}-{power[0]}" for key, power in taken.items())
