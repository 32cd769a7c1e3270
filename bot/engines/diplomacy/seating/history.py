"""What has been played before a round: powers, groups, who met whom, who were neighbours, who sat with whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.engines.diplomacy.rules import Power
from bot.engines.diplomacy.seating.task import pairs
from bot.engines.diplomacy.tournament import Diplomacy

Pair = tuple[str, str]


@dataclass(slots=True)
class PastSeats:
    """Everything that the next seats should not repeat."""

    powers: Counter[tuple[str, Power]] = field(default_factory=Counter)
    met: Counter[Pair] = field(default_factory=Counter)
    """How many games each two have played together."""
    beside: Counter[Pair] = field(default_factory=Counter)
    """How often each two were neighbours on the map."""
    tables: list[list[tuple[str, ...]]] = field(default_factory=list)
    """Who sat with whom, round by round."""

    def powers_of(self, player: str) -> dict[Power, int]:
        """How often somebody has played each power."""
        return {power: count for (one, power), count in self.powers.items() if one == player}


def history(book: Diplomacy, before: int) -> PastSeats:
    """What was played in the rounds before one. The colours of an escalation are no powers."""
    found = PastSeats()
    for one in book.rounds[: before - 1]:
        found.tables.append([tuple(game.seats.values()) for game in one.games.values()])
        for game in one.games.values():
            found.met.update(pairs(list(game.seats.values())))
            if not game.escalation:
                found.powers.update((player, power) for power, player in game.seats.items())
                found.beside.update(neighbours(book, game.seats))
    return found


def neighbours(book: Diplomacy, seats: Mapping[Power, str]) -> list[Pair]:
    """The players of a board who are neighbours on the map."""
    near = book.rules.seating.neighbours
    power_of = {player: power for power, player in seats.items()}
    return [(one, other) for one, other in pairs(list(power_of)) if power_of[other] in near[power_of[one]]]
