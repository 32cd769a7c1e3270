"""A game at a board: who plays which power, the centres of every winter, cards and minutes, how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict

from bot.engines.diplomacy.rules import POWERS, SEVEN, SIX, Power

Counts: TypeAlias = Mapping[Power, int]
Owners: TypeAlias = Mapping[str, Power]
"""Whose centres are, by their keys on the map; nobody's are not named."""
Variant = Literal["italy", "turkey", "escalation"]
"""Italy in disorder, Turkey removed, or an escalation."""
VARIANTS: tuple[Variant, ...] = ("italy", "turkey", "escalation")
EITHER: tuple[Power, Power] = ("italy", "turkey")
"""On a board of six, one of these is played: which one, the six vote."""


class Where(NamedTuple):
    """A board of a round."""

    round: int
    board: int


class Seated(BaseModel):
    """A board as it is posted: who plays which power. On a board of six `turkey` stands for Italy or Turkey."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    board: int
    seats: dict[Power, str]
    top: bool = False

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits here, in the order of the powers."""
        return tuple(self.seats[power] for power in POWERS if power in self.seats)


@dataclass(slots=True)
class Ballots:
    """A secret vote: who may vote, and what each has said so far."""

    voters: tuple[str, ...]
    given: dict[str, str] = field(default_factory=dict)
    open: bool = True

    @property
    def missing(self) -> tuple[str, ...]:
        """Who has not voted."""
        return tuple(voter for voter in self.voters if voter not in self.given)


@dataclass(slots=True)
class DrawVote(Ballots):
    """A vote on a draw, proposed by a player on the centres of a year."""

    by: str = ""
    year: int = 0
    again: int = 0
    """How many votes there were before it on the same centres."""


@dataclass(slots=True)
class ToldWinter:
    """A winter as somebody who plays there told it: it counts once a rival says the same, or a referee."""

    year: int
    counts: dict[Power, int]
    player: str
    at: float
    owners: dict[str, Power]
    """Whose every centre is, where it was told so."""
    doubted: str = ""
    """Who says otherwise: a referee decides."""
    rival: dict[Power, int] | None = None
    """What they say instead."""


@dataclass(slots=True)
class Game:
    """One game."""

    where: Where
    seats: dict[Power, str]
    """The power of each player."""
    last_year: int
    top: bool = False
    variant: Variant | None = None
    counts: dict[int, dict[Power, int]] = field(default_factory=dict)
    """The centres of every winter, by year."""
    owners: dict[int, dict[str, Power]] = field(default_factory=dict)
    """Whose every centre was, by year, where that was told."""
    told: ToldWinter | None = None
    """The next winter, told by who plays here, while it waits for another's word."""
    agreed: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By year, who told a winter and who said the same, where it counts by their word alone."""
    disputed: dict[int, str] = field(default_factory=dict)
    """By year, who says that a winter that counts was not so: it stands until a referee decides."""
    cards: dict[Power, int] = field(default_factory=dict)
    """How often a power was late."""
    minutes: set[Power] = field(default_factory=set)
    """Who has taken the minute."""
    proposers: set[str] = field(default_factory=set)
    """Who has proposed a draw."""
    votes: Counter[int] = field(default_factory=Counter)
    """How often a draw was proposed on the centres of a year."""
    vote: DrawVote | None = None
    """The vote on a draw that is on, or was the last."""
    drawn: int | None = None
    """The year of an agreed draw."""
    choice: Ballots | None = None
    """The vote on the variant."""
    over: bool = False
    """Whether it was closed and scored."""
    cut: bool = False
    """Whether it was closed before anything had ended it."""
    homes: dict[Power, tuple[str, ...]] = field(default_factory=dict)
    """The home centres that the players of an escalation have written down: keys of the map."""
    stand_ins: dict[Power, str] = field(default_factory=dict)
    """Who plays on in the place of somebody who has left: the points stay with whoever sat down."""

    @property
    def size(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def undecided(self) -> bool:
        """Whether the variant has still to be voted on."""
        return self.size == SIX and self.variant is None

    @property
    def escalation(self) -> bool:
        """Whether an escalation is played: the powers are only colours."""
        return self.variant == "escalation"

    @property
    def year(self) -> int | None:
        """The last winter that was counted."""
        return max(self.counts, default=None)

    @property
    def begun(self) -> bool:
        """Whether anything has been recorded here."""
        return bool(self.counts or self.cards or self.minutes or self.choice or self.over)

    def player(self, power: Power) -> str:
        """Who plays a power; "" for nobody."""
        return self.seats.get(power, "")

    def power_of(self, player: str) -> Power | None:
        """What somebody plays here."""
        return next((power for power, one in self.seats.items() if one == player), None)

    def voice(self, power: Power) -> str:
        """Who speaks for a power: whoever plays on in its player's place, else the player."""
        return self.stand_ins.get(power, self.seats[power])

    def voice_of(self, player: str) -> Power | None:
        """For which power somebody speaks here."""
        return next((power for power in self.seats if self.voice(power) == player), None)

    def here(self, player: str) -> bool:
        """Whether somebody has a part in this board."""
        return player in self.seats.values() or player in self.stand_ins.values()

    def centres(self, power: Power, year: int | None = None) -> int:
        """The centres of a power after a winter; after the last one without a year."""
        of = self.year if year is None else year
        return self.counts[of].get(power, 0) if of in self.counts else 0

    def in_play(self) -> tuple[Power, ...]:
        """The powers of players that have centres; all of them before the first winter."""
        played = tuple(power for power in POWERS if power in self.seats)
        return played if self.year is None else tuple(power for power in played if self.centres(power))

    def solo(self, centres: int) -> Power | None:
        """The power that has won alone."""
        return next((power for power in self.seats if self.centres(power) >= centres), None)


def settled_seats(seats: Mapping[Power, str], variant: Variant) -> dict[Power, str]:
    """The seats of a board of six after its vote: with Turkey removed, who would have played it plays Italy."""
    if variant != "turkey":
        return dict(seats)
    return {("italy" if power == "turkey" else power): player for power, player in seats.items()}


def variant_of(size: int) -> Variant | None:
    """What a board of that size plays without a vote."""
    return None if size in (SIX, SEVEN) else "escalation"


def ranked(game: Game, ties: Sequence[Power]) -> tuple[Power, ...]:
    """The powers of players from first to last: by the last winter, the one before, and so back; then by power."""
    years = sorted(game.counts, reverse=True)
    return tuple(
        sorted(game.seats, key=lambda power: ([-game.centres(power, year) for year in years], ties.index(power)))
    )
