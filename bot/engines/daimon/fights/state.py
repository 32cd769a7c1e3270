"""The fight that is on and the aimed shots, as they stand: foes, fighters, and the strikes of this round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Refused
from bot.engines.daimon.character.pool import Claim, Pool
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.fights.clashes import Clash
from bot.engines.daimon.fights.foes import Band, Foe
from bot.engines.rolls import successes
from bot.engines.seals import Throw

Mode = Literal["single", "rounds"]
Strategy = Literal["none", "defence", "desperate"]
HELD = "fight"
"""The name under which a seat holds the bid of a sealed strike."""


class Thrown:
    """What is rolled in a fight against a target."""

    __slots__ = ()
    roll: Throw | None
    target: int

    @property
    def successes(self) -> int:
        """Successes of all its dice."""
        return successes(self.roll.faces) if self.roll is not None else 0

    @property
    def margin(self) -> int:
        """Successes beyond (or short of) the target."""
        return self.successes - self.target


@dataclass(slots=True)
class Strike(Thrown):
    """A character's check of a round: declared, perhaps sealed for a while, then rolled."""

    player: str
    claim: Claim
    strategy: Strategy
    foe: int
    gear: tuple[int, ...]
    """The numbers of the weapon, the protection and the shield that are used in it."""
    worth: int
    """What they are worth together."""
    granted: int | None
    """The bonus that counts; None while nobody has confirmed what was claimed."""
    faced: tuple[int, ...] = ()
    """The foes of its kind that the character faced."""
    judged: int = 0
    """The target of the Master's own character, as the player on the right set it; 0 where the foe's difficulty is."""
    number: int = 0
    """Counted from all strikes, also those that were undone."""
    pool: Pool | None = None
    roll: Throw | None = None
    target: int = 0
    wounds: int = 0
    """Taken after a failure, dealt after a success."""
    foe_wounds: int = 0
    """How many its foe had after it."""
    outstanding: bool = False
    felled: bool = False
    """Its character went down in it."""
    against: str = ""
    """What its foe was called, once it was rolled: the id of words."""
    helper: str = ""
    """Whose die was rolled with it."""

    @property
    def won(self) -> bool:
        """Whether the target was reached."""
        return self.margin >= 0

    @property
    def players_tale(self) -> bool:
        """Whether the player narrates: a great success, or an ordinary failure that leaves the character standing."""
        return self.won == self.outstanding and not self.felled


@dataclass(slots=True)
class Fight:
    """One fight."""

    number: int
    mode: Mode
    at_range: bool
    bands: list[Band]
    foes: list[Foe]
    fighters: list[str]
    """Whose characters are in it, in the order of the seats."""
    joining: list[str] = field(default_factory=list)
    """Who comes into it with the next round."""
    gone: set[str] = field(default_factory=set)
    """Who has given up, or died in it."""
    counts: Counts = "all"
    round: int = 0
    clashes: list[Clash] = field(default_factory=list)
    strikes: dict[str, Strike] = field(default_factory=dict)
    """Of this round, by player, in their order."""
    aside: dict[str, tuple[int, Strike]] = field(default_factory=dict)
    """What players had sealed who have left the table since, each with its round."""
    choices: dict[str, int] = field(default_factory=dict)
    """Wounds dealt that wait for somebody to say whose they are, by the player who struck."""
    advantages: dict[str, int] = field(default_factory=dict)
    """Dice that the Master has given or taken for somebody's position, until it changes."""
    last: dict[str, Strike] = field(default_factory=dict)
    """The strike that each player rolled last: the next one begins as it was."""
    helps: dict[str, str] = field(default_factory=dict)
    """Who has lent a die to whose strike of this round."""
    used: dict[str, set[int]] = field(default_factory=dict)
    """Gear that was used, by the id of its character: one mark each at the end."""

    # --- looking

    def band(self, number: int) -> Band:
        """A band by its number."""
        return self.bands[number - 1]

    def foe(self, number: int) -> Foe:
        """A foe by its number; refused if there is none."""
        if not 0 < number <= len(self.foes):
            raise Refused("foe-not-there")
        return self.foes[number - 1]

    def clash_of(self, player: str) -> Clash | None:
        """Whom a player's character faces this round, and with whom."""
        return next((clash for clash in self.clashes if player in clash.players), None)

    def faced_by(self, player: str) -> list[Foe]:
        """The foes still standing that a player's character faces this round."""
        clash = self.clash_of(player)
        return [foe for number in clash.foes if (foe := self.foe(number)).standing] if clash is not None else []

    @property
    def standing(self) -> list[Foe]:
        """The foes that still fight."""
        return [foe for foe in self.foes if foe.standing]

    @property
    def sealed(self) -> list[Strike]:
        """Strikes that are declared and not yet rolled."""
        return [strike for strike in self.strikes.values() if strike.roll is None]

    def holds(self, player: str) -> bool:
        """Whether somebody is in it, or coming, and has not given up."""
        return player in (*self.fighters, *self.joining) and player not in self.gone


class Figures(BaseModel):
    """What makes a target hard to hit: distance, size (small is high), and what its protection is worth."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    distance: int
    size: int
    protection: int = 0


@dataclass(frozen=True, slots=True)
class Hit(Thrown):
    """What came of a shot: with no roll where the target was 0 or less."""

    player: str
    figures: Figures
    worth: int
    target: int
    pool: Pool | None
    roll: Throw | None
    denied: int = 0
    """What was claimed as a bonus and not granted."""
    helper: str = ""
    """Whose die was rolled with it."""

    @property
    def won(self) -> bool:
        """Whether the target is hit."""
        return self.roll is None or self.margin >= 0


Judged = tuple[Figures, int]
"""The figures of a shot as they were fixed, and the bonus that counts."""


@dataclass(slots=True)
class Shot:
    """An aimed shot that waits for the Master's figures."""

    number: int
    player: str
    claim: Claim
    figures: Figures
    worth: int
    """What the weapon is worth."""
    judged: Judged | None = None
    helper: str = ""
    """Who has lent a die to it."""


@dataclass(slots=True)
class Fights:
    """The fights and the aimed shots of a campaign."""

    count: int = 0
    now: Fight | None = None
    unseen: set[tuple[int, int]] = field(default_factory=set)
    """Bands, by fight and number, of which no strike was ever revealed: their difficulties stay secret."""
    veiled: set[tuple[int, int, str]] = field(default_factory=set)
    """Strikes, by fight, round and player, that were declared and never revealed."""
    rolled: list[Strike] = field(default_factory=list)
    """Every strike that was rolled, for the export."""
    shots: dict[int, Shot] = field(default_factory=dict)
    """Aimed shots that wait for the Master's figures."""
    shots_count: int = 0
    hits: list[Hit] = field(default_factory=list)
    """Every aimed shot that was taken with dice."""
    unfired: set[int] = field(default_factory=set)
    """Shots that were aimed and never taken: their bids stay secret."""

    def fights_in(self, player: str) -> bool:
        """Whether somebody is in a round that is on."""
        return self.now is not None and player in self.now.fighters


def strike_name(number: int) -> str:
    """The act that the dice of a strike belong to."""
    return f"strike/{number}"


def band_name(fight: int, band: int) -> str:
    """What a band's difficulty is called among the decisions of throws."""
    return f"fight/{fight}/band/{band}"


def shot_name(number: int) -> str:
    """The act that the dice of an aimed shot belong to."""
    return f"shot/{number}"


def lent_to(player: str) -> str:
    """The name under which a die is held that was lent to somebody's strike."""
    return f"strike-{player}"


def held_for(shot: int) -> str:
    """The name under which a seat holds the bid of an aimed shot."""
    return f"shot-{shot}"
