"""The numbers of Italia-2010 as a tournament keeps them in its first entry; from config/rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from bot.engines.rule_parts import Break, Part

Power = Literal["austria", "england", "france", "germany", "italy", "russia", "turkey"]
POWERS: tuple[Power, ...] = ("austria", "england", "france", "germany", "italy", "russia", "turkey")
SEVEN = len(POWERS)
SIX = 6
"""Players of a board that plays a variant for six."""
STARTS: Mapping[Power, int] = {power: 4 if power == "russia" else 3 for power in POWERS}
"""The units with which the powers begin: the map's, no rule's."""
PresetName = Literal["standard", "wdc2024", "brunate"]

Count = Annotated[int, Field(ge=0, le=9999)]
Percent = Annotated[int, Field(ge=-100, le=1000)]


class GameRules(Part):
    """How long a game is, and how many centres there are."""

    first_year: Count
    years: Annotated[int, Field(ge=1, le=30)]
    top_more: Count
    centres: Annotated[int, Field(ge=1, le=34)]
    without_turkey: Annotated[int, Field(ge=1, le=34)]


class ScoreRules(Part):
    """What a game gives."""

    # The file says `break`; entries hold the field by its own name, since Python keeps the word for itself.
    model_config = ConfigDict(populate_by_name=True)

    centre: Count
    alive: Count
    eliminated: Count
    places: tuple[Count, ...]
    lead: Count
    break_: Annotated[Count, Field(alias="break")]
    no_break: Count
    survivor_centres: Count
    survivor: Percent
    solo_centres: Count
    solo: Count


class ExtraRules(Part):
    """What is added to a game's own score or taken from it, in per cent; points of a win and of sitting out."""

    top: Percent
    double: Percent
    declined: Percent
    top_win: Count
    sitting_most: Count


class TieRules(Part):
    """What decides between equals."""

    rounds: Annotated[int, Field(ge=0, le=20)]
    powers: tuple[Power, ...]


class ConductRules(Part):
    """Misconduct."""

    most: Count


class TopRules(Part):
    """When a top table is proposed."""

    boards: Count


class ShortRules(Part):
    """Boards with fewer than seven players."""

    pieces: dict[int, Count]

    @property
    def least(self) -> int:
        """The fewest players of a board."""
        return min(self.pieces)


class SeatingRules(Part):
    """What seats should avoid, and how long they are looked for."""

    groups: tuple[tuple[Power, ...], ...]
    neighbours: dict[Power, tuple[Power, ...]]
    steps: Annotated[int, Field(ge=1000, le=20_000_000)]


class ClockRules(Part):
    """The central clock."""

    minute: Annotated[int, Field(ge=1, le=600)]


class Preset(Part):
    """The optional rules, chosen together."""

    top: bool
    sitting: Count
    worst: Percent
    worst_beyond: Count


class ItaliaRules(Part):
    """Every number of Italia-2010."""

    game: GameRules
    score: ScoreRules
    extra: ExtraRules
    ties: TieRules
    conduct: ConductRules
    top: TopRules
    short: ShortRules
    seating: SeatingRules
    clock: ClockRules
    presets: dict[PresetName, Preset]


def breaks(rules: ItaliaRules) -> Iterator[Break]:
    """Everything that does not hold together: powers missing from the ties or the map, presets that give too much."""
    for name in POWERS:
        if name not in rules.ties.powers:
            yield ("ties", "powers"), "no-such-key", {"name": name, "where": "ties.powers"}
        if name not in rules.seating.neighbours:
            yield ("seating", "neighbours"), "no-such-key", {"name": name, "where": "seating.neighbours"}
        for other in rules.seating.neighbours.get(name, ()):
            if name not in rules.seating.neighbours.get(other, ()):
                path = ("seating", "neighbours", other)
                yield path, "no-such-key", {"name": name, "where": f"seating.neighbours.{other}"}
    for preset in PresetName.__args__:  # type: ignore[attr-defined]
        if preset not in rules.presets:
            yield ("presets",), "no-such-key", {"name": preset, "where": "presets"}
        elif rules.presets[preset].sitting > rules.extra.sitting_most:
            yield ("presets", preset, "sitting"), "too-much", {"limit": rules.extra.sitting_most}
