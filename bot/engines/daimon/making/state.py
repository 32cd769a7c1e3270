"""A character in the making as it stands: what has been chosen, how the dice fell, and which step comes next."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bot.engines.daimon.character.character import Character
from bot.engines.daimon.character.definitions import Defined

Method = Literal["random", "manual"]
Step = Literal[
    "points", "raise", "origins", "cross", "event", "second", "skills", "daimon", "implants", "gear", "finish"
]
STEPS: tuple[Step, ...] = (
    "points", "raise", "origins", "cross", "event", "second", "skills", "daimon", "implants", "gear", "finish",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wish:
    """What three questions have told of a character that is made in five minutes, and what was changed since."""

    klass: str
    """The class to begin from: the free one."""
    best: str
    """The best attribute."""
    way: str
    """The way out of trouble."""
    offer: str = ""
    """Which pair of class and trait that the dice allow: offer and class, `2.nomad`; at first the first that fits."""
    implant: bool = True


@dataclass(slots=True)
class MakingDraft:
    """A character as far as it has been made."""

    character: Character
    points: tuple[int, ...] = ()
    """The points of the attributes as they were last put down, before they are shared."""
    raised: bool = False
    """Whether the attributes have had their dice, or the points placed freely."""
    event: str = ""
    """What happened in this life: a printed event, or the id of somebody's words."""
    closed: set[Step] = field(default_factory=set)


@dataclass(slots=True)
class Making:
    """A character in the making. Dice are rolled once: whoever steps back finds them as they fell."""

    draft: MakingDraft
    method: Method
    level: int
    """EVO that the character will have to spend."""
    past: list[MakingDraft] = field(default_factory=list)
    attributes: tuple[int, ...] = ()
    """The dice of the six attributes."""
    shared: tuple[int, ...] = ()
    """The points as they stood when those dice fell."""
    origins: tuple[int, ...] = ()
    """The dice of social class and row: of origin, then the present ones."""
    event: int = 0
    """The die of the event."""
    wish: Wish | None = None
    """What it was filled by, if it was made in five minutes."""

    @property
    def character(self) -> Character:
        """The character so far."""
        return self.draft.character

    @property
    def step(self) -> Step:
        """What comes next."""
        draft, character = self.draft, self.character
        waiting: dict[Step, bool] = {
            "points": not character.attributes,
            "raise": not draft.raised,
            "origins": not character.origin,
            "cross": not character.classes,
            "event": len(character.traits) < 2,
            "second": len(character.classes) < 2,
        }
        return next(step for step in STEPS if waiting.get(step, step not in draft.closed))


@dataclass(slots=True)
class Sheets:
    """What the sheets of a campaign share."""

    defined: dict[str, Defined] = field(default_factory=dict)
    making: dict[str, Making] = field(default_factory=dict)
    """Characters in the making, by player."""
    agreed: set[str] = field(default_factory=set)
    """Who has agreed that stories may be chosen."""
    stories: bool = False
    """All have."""
