"""Whose every centre is: a winter told by the centres that changed hands, and what can hardly have been."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping
from typing import NamedTuple

from bot.engines.book import Refused
from bot.engines.diplomacy.centres import units
from bot.engines.diplomacy.games import Counts, Game, Owners
from bot.engines.diplomacy.orders.atlas import Atlas
from bot.engines.diplomacy.rules import POWERS, Power
from bot.engines.diplomacy.tournament import Diplomacy

BEFORE = 0
"""The year of the owners before the first winter."""


class LastOwners(NamedTuple):
    """The owners that were known last, and since which winter (`BEFORE` for those of the beginning)."""

    year: int
    owners: Owners


def known(game: Game, atlas: Atlas, year: int) -> LastOwners:
    """The last owners that are known up to a winter, that one too; at the beginning everybody has their homes."""
    told = max((one for one in game.owners if one <= year), default=BEFORE)
    if told:
        return LastOwners(told, game.owners[told])
    if game.escalation:
        return LastOwners(BEFORE, {})
    homes = {key: one.home for key, one in atlas.rules.provinces.items()}
    return LastOwners(BEFORE, {key: home for key, home in homes.items() if home is not None and home != "neutral"})


def counts_of(owners: Owners) -> Counts:
    """How many centres everybody has."""
    found = Counter(owners.values())
    return {power: found[power] for power in POWERS}


def told(game: Game, atlas: Atlas, year: int, taken: Owners) -> Owners:
    """The owners after the centres of a winter that changed hands; refused where nobody can know that."""
    if game.variant == "turkey":
        raise Refused("diplomacy-owners-turkey", board=game.where.board)
    for key in taken:
        if key not in atlas.rules.provinces or atlas[key].home is None:
            raise Refused("diplomacy-no-centre", name=key)
    return {**known(game, atlas, year - 1).owners, **taken}


class Gain(NamedTuple):
    """A power that took more centres in a year than it had units."""

    power: Power
    gained: int
    units: int


def gains(book: Diplomacy, game: Game, atlas: Atlas, year: int, owners: Owners) -> tuple[Gain, ...]:
    """Who has taken more than their units could, since a winter whose owners are known."""
    before = known(game, atlas, year - 1)
    if before.year not in (BEFORE, year - 1) or (before.year == BEFORE and game.year is not None):
        return ()
    had = units(book, game, year)
    gained = Counter(power for key, power in owners.items() if before.owners.get(key) != power)
    return tuple(Gain(power, gained[power], had[power]) for power in POWERS if gained[power] > had[power])


def nearest(atlas: Atlas, owners: Owners, power: Power) -> tuple[str, ...]:
    """The centres that a power has not, those nearest to its own first."""
    own = [key for key, owner in owners.items() if owner == power]
    far = _steps(atlas, own)
    centres = [key for key, one in atlas.rules.provinces.items() if one.home is not None and owners.get(key) != power]
    return tuple(sorted(centres, key=lambda key: (far.get(key, 0), key)))


def _steps(atlas: Atlas, own: list[str]) -> Mapping[str, int]:
    """How many moves every province is away from the nearest of these."""
    found, waiting = dict.fromkeys(own, 0), deque(own)
    while waiting:
        key = waiting.popleft()
        for other in atlas[key].borders:
            if other not in found:
                found[other] = found[key] + 1
                waiting.append(other)
    return found
