"""Reads the centres of a winter in one text: seven numbers in order, or each with its power, by name or letter;
and those that changed hands, as a button holds them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Annotated

from bot.engines.book import Refused
from bot.engines.diplomacy.games import Counts, Game, Owners
from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.rules import POWERS, Power
from bot.hall.declared.kinds import Text
from bot.rules import rulebook

Taken = Annotated[str, Text(longest=250)]
_PARTS = re.compile(r"\d+|[^\W\d_]+")
_EITHER = "i"
"""The letter of two powers: Inghilterra and Italia; alone it is Italy, whose English letter is no other."""
_LETTERS: dict[str, Power] = {power[0]: power for power in POWERS}


def counts_read(written: str, game: Game) -> Counts:
    """The centres of every power; whoever had none before need not be named."""
    parts = _PARTS.findall(written)
    numbers = [int(part) for part in parts if part.isdigit()]
    names = [part.casefold() for part in parts if not part.isdigit()]
    if not names:
        if len(numbers) != len(POWERS):
            raise Refused("diplomacy-counts-missing", count=len(numbers))
        return dict(zip(POWERS, numbers, strict=True))
    if len(names) != len(numbers) or any(one.isdigit() == other.isdigit() for one, other in pairwise(parts)):
        raise Refused("diplomacy-counts-unpaired")
    powers = _powers(names)
    found = dict(zip(powers, numbers, strict=True))
    again = next((power for power in found if powers.count(power) > 1), None)
    if again is not None:
        raise Refused("diplomacy-counts-twice", power=again)
    missing = next((power for power in game.in_play() if power not in found), None)
    if missing is not None:
        raise Refused("diplomacy-counts-without", power=missing)
    return found


def _powers(names: list[str]) -> list[Power]:
    """The powers that these words mean, in their order."""
    if names.count(_EITHER) == 2:
        names = [_first_of_two(names, at) for at in range(len(names))]
    return [_power(name) for name in names]


def _first_of_two(names: list[str], at: int) -> str:
    """Of two that have the same letter the first is Inghilterra, as in the order of the powers."""
    if names[at] != _EITHER:
        return names[at]
    return "england" if _EITHER not in names[:at] else "italy"


def _power(name: str) -> Power:
    """The only power whose name, in Italian or English, begins like this."""
    words: Mapping[str, tuple[str, ...]] = rulebook().map.words.heads  # type: ignore[assignment]
    found = [power for power in POWERS if any(word.startswith(name) for word in words[power])]
    if name == _EITHER:
        return "italy"
    if len(found) != 1:
        raise Refused("diplomacy-counts-word", name=name)
    return found[0]


# --- centres that changed hands


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
