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
"""The letter of two powers: Inghilterra and Italia."""
_ORDERS = (POWERS, ("austria", "france", "germany", "england", "italy", "russia", "turkey"))
"""How the powers are listed, in English and in Italian by the alphabet; in both Inghilterra stands before Italia."""
_LETTERS: dict[str, Power] = {power[0]: power for power in POWERS}


def counts_read(written: str, game: Game, year: int | None = None) -> Counts:
    """The centres of every power after a winter, else the next; whoever had none before need not be named."""
    parts = _PARTS.findall(written)
    numbers = [int(part) for part in parts if part.isdigit()]
    names = [part.casefold() for part in parts if not part.isdigit()]
    if not names:
        if len(numbers) != len(POWERS):
            raise Refused("diplomacy-counts-missing", count=len(numbers))
        return dict(zip(POWERS, numbers, strict=True))
    if len(names) != len(numbers) or any(one.isdigit() == other.isdigit() for one, other in pairwise(parts)):
        raise Refused("diplomacy-counts-unpaired")
    powers = _powers(names, numbers, game)
    found = dict(zip(powers, numbers, strict=True))
    again = next((power for power in found if powers.count(power) > 1), None)
    if again is not None:
        raise Refused("diplomacy-counts-twice", power=again)
    missing = next((power for power in named_powers(game, year) if power not in found), None)
    if missing is not None:
        raise Refused("diplomacy-counts-without", power=missing)
    return found


def named_powers(game: Game, year: int | None = None) -> tuple[Power, ...]:
    """The powers whose centres have to be said of a winter, else of the next: those that had any before it; of Italy in
    disorder too, which nobody plays."""
    last = game.year if year is None else year - 1
    played = {*game.seats, *(["italy"] if game.variant == "italy" else [])}
    return tuple(
        power for power in POWERS if power in played and (last not in game.counts or game.centres(power, last))
    )


def _powers(names: list[str], numbers: list[int], game: Game) -> list[Power]:
    """The powers that these words mean, in their order."""
    known = [None if name == _EITHER else _power(name) for name in names]
    open_to: list[Power] = [power for power in ("england", "italy") if power not in known]
    places = [at for at, power in enumerate(known) if power is None]
    if len(places) == 1 and len(open_to) == 2:
        open_to = [power for power in open_to if power in game.in_play()]
    if len(places) == 2 and len(open_to) == 2:
        listed = [power or open_to[places.index(at)] for at, power in enumerate(known)]
        in_order = any(sorted(listed, key=order.index) == listed for order in _ORDERS)
        if in_order or numbers[places[0]] == numbers[places[1]]:
            return listed
    if len(places) > 1 or (places and len(open_to) > 1):
        raise Refused("diplomacy-counts-either")
    only: Power = open_to[0] if open_to else "italy"
    return [power or only for power in known]


def _power(name: str) -> Power:
    """The only power whose name, in Italian or English, begins like this."""
    words: Mapping[str, tuple[str, ...]] = rulebook().map.words.heads  # type: ignore[assignment]
    found = [power for power in POWERS if any(word.startswith(name) for word in words[power])]
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
