"""A character: scores, classes, traits, implants and gear, and what wounds do to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.engines.daimon.rules.rules import Rules

RESOURCES = "resources"
"""The skill that counts money: it starts at the social class, and has prices and limits of its own."""

Health = Literal["sound", "light", "grave", "dying", "dead"]


class Leaning(BaseModel):
    """What a trait, an implant or a weapon adds to the dice of a score (an attribute or a skill)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    score: str
    bonus: int


@dataclass(slots=True)
class ClassHeld:
    """A class and the skills that sit in it; `key` is a printed class or the id of this table's own words."""

    key: str
    skills: list[str] = field(default_factory=list)


@dataclass(slots=True)
class TraitHeld:
    """A trait, and what it adds to the dice of a score."""

    key: str
    leaning: Leaning | None = None


@dataclass(slots=True)
class Implant:
    """An implant: its kind, what it adds, and how worn it is. One mark a scene, however often it is used in it."""

    number: int
    name: str
    sort: Literal["cybernetic", "nano", "genetic"]
    hidden: bool
    leanings: tuple[Leaning, ...]
    marks: int = 0
    scene: int = 0
    """The scene in which it was last marked."""


@dataclass(slots=True)
class Gear:
    """A weapon or a protection. One mark a fight, however often it is used in it."""

    number: int
    name: str
    sort: Literal["weapon", "protection", "shield"]
    value: int
    leaning: Leaning | None = None
    """The one skill that it adds a die to."""
    marks: int = 0
    scene: int = 0
    """The scene in which an aimed shot, outside of any fight, last marked it."""
    lent: bool = False
    """Procured by wealth for this session only."""


def next_number(held: Sequence[Gear | Implant]) -> int:
    """The number of the next weapon or protection, or of the next implant."""
    return max((one.number for one in held), default=0) + 1


@dataclass(slots=True)
class Character:
    """A player's character, as its entries have made it."""

    id: str
    player: str
    name: str
    attributes: dict[str, int] = field(default_factory=dict)
    born: dict[str, int] = field(default_factory=dict)
    """The attributes as they were at creation."""
    classes: list[ClassHeld] = field(default_factory=list)
    traits: list[TraitHeld] = field(default_factory=list)
    skills: dict[str, int] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    """Skills that were used in play."""
    implants: list[Implant] = field(default_factory=list)
    gear: list[Gear] = field(default_factory=list)
    origin: int = 0
    social: int = 0
    resources: int = 0
    points: int = 0
    """Punti Evoluzione, short of an EVO."""
    evo: int = 0
    level: int = 0
    wounds: int = 0
    fresh: int = 0
    """Those of the wounds that came in the round that is on: they take no dice before the next."""
    worsened: float = 0
    """When grave wounds last grew, or became grave, or else the open session began."""
    spent: float = 0
    """Seconds that grave wounds went untreated in earlier sessions without growing."""
    dead: bool = False
    free: dict[str, str] = field(default_factory=dict)
    """Fields that the rules leave free (description, history, dàimon, notes, equipment…), as ids of words."""

    @property
    def all_skills(self) -> dict[str, int]:
        """Every skill with its bare score; Risorse is one of them."""
        return self.skills | {RESOURCES: self.resources}

    def score(self, name: str) -> int:
        """The bare score of an attribute or skill: limits, wounds and the generic skills look at this."""
        return self.attributes.get(name, self.all_skills.get(name, 0))

    def most_wounds(self, rules: Rules) -> int:
        """The most wounds this character can bear."""
        return self.attributes.get("power", 0) * rules.wounds.maximum

    def health(self, rules: Rules) -> Health:
        """How bad the wounds are."""
        return "dead" if self.dead else self._health_with(self.wounds, rules)

    def felt(self, rules: Rules) -> Health:
        """How bad those wounds are that take dice by now."""
        return self._health_with(self.wounds - self.fresh, rules)

    def _health_with(self, wounds: int, rules: Rules) -> Health:
        if wounds > self.most_wounds(rules):
            return "dead"
        if wounds and wounds == self.most_wounds(rules):
            return "dying"
        if wounds > self.attributes.get("power", 0):
            return "grave"
        return "light" if wounds else "sound"

    def penalty(self, rules: Rules) -> int:
        """Dice that the wounds take from every action."""
        match self.felt(rules):
            case "sound":
                return 0
            case "light":
                return rules.wounds.light_penalty
        return rules.wounds.grave_penalty

    def implant(self, number: int) -> Implant | None:
        """The implant of that number."""
        return next((implant for implant in self.implants if implant.number == number), None)

    def item(self, number: int) -> Gear | None:
        """The weapon or protection of that number."""
        return next((gear for gear in self.gear if gear.number == number), None)
