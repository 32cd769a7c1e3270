"""The table as it stands: seats with their reserves, the session, the Master's chair and the vote on its Master."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bot.engines.daimon.character.character import Gear

SILENCE = "session.silence"
"""The timer of those who were called."""
Stage = Literal["playing", "keeping", "claiming"]


@dataclass(slots=True)
class Seat:
    """A player's place at the table. The reserve is the player's and outlives a dead character."""

    player: str
    reserve: int
    character: str = ""
    named: str = ""
    """The name for a character to come, as it was given on sitting down: the id of its words."""
    held: dict[str, int] = field(default_factory=dict)
    """Dice bid in rolls that are still sealed, by what they are bid in: nobody sees them leave before the reveal."""
    inherited: int = 0
    """EVO that the next character may spend: the level of the one who died."""
    number: int = 0
    """In the order of joining: it stays, whoever goes away."""
    recoveries: int = 0
    """How often dice have come to the reserve: whoever lost a contest waits for that before challenging again."""

    @property
    def label(self) -> str:
        """What labels of dice call it."""
        return f"seat-{self.number}"

    @property
    def free(self) -> int:
        """Dice that can still be bid or spent."""
        return self.reserve - sum(self.held.values())

    def pay(self, dice: int) -> None:
        """Dice leave the reserve."""
        self.reserve = max(0, self.reserve - dice)

    def gain(self, dice: int, most: int) -> None:
        """Dice come to the reserve; what would go above the most is lost."""
        self.recoveries += min(most, self.reserve + dice) > self.reserve
        self.reserve = min(most, self.reserve + dice)


@dataclass(slots=True)
class Rolling:
    """What a player rolled in a session, for its statistics."""

    rolls: int = 0
    dice: int = 0
    successes: int = 0
    bids: int = 0
    bid_dice: int = 0


@dataclass(frozen=True, slots=True)
class Pause:
    """How the table stood when a session ended: so it stands again where the session is resumed."""

    at: float
    master: str
    stage: Stage
    since: float
    tokens: frozenset[str]
    claims: tuple[str, ...]
    lent: dict[str, list[Gear]]
    """What was procured for the session, by the character that has it."""


@dataclass(slots=True)
class Session:
    """A meeting of the table."""

    number: int
    at: float
    present: tuple[str, ...]
    scene: int = 0
    """The number of the scene that is on; scenes are counted through the whole campaign."""
    rolling: dict[str, Rolling] = field(default_factory=dict)
    requests: dict[str, int] = field(default_factory=dict)
    """Things had on request this session, by player."""
    purchases: int = 0
    procured: dict[int, tuple[str, str]] = field(default_factory=dict)
    """What was bought this session: by whom, and the words of what it is; numbered as it came."""
    led: dict[str, int] = field(default_factory=dict)
    """Scenes led as Master, by player."""
    welcomed: set[str] = field(default_factory=set)
    """Who has had the die that a new session gives."""
    summoned: dict[str, float] = field(default_factory=dict)
    """Who was called and has not answered yet, and until when they may."""
    pause: Pause | None = None
    """How it ended."""


@dataclass(slots=True)
class Vote:
    """The players' vote on the last scene's Master."""

    scene: int
    master: str
    voters: tuple[str, ...]
    ballots: dict[str, bool] = field(default_factory=dict)
    decided: bool = False

    @property
    def complete(self) -> bool:
        """Whether everybody has voted: told any sooner, the result would show who voted how."""
        return all(voter in self.ballots for voter in self.voters)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who has not voted yet."""
        return () if self.decided else tuple(voter for voter in self.voters if voter not in self.ballots)

    @property
    def result(self) -> bool:
        """Whether a majority of the players wants it; silence is not yes."""
        return 2 * sum(self.ballots.values()) > len(self.voters)


@dataclass(slots=True)
class Chair:
    """Who may be Master next."""

    stage: Stage = "playing"
    tokens: set[str] = field(default_factory=set)
    openers: set[str] = field(default_factory=set)
    """Who has been first Master of a session since everybody present last had been."""
    claims: list[str] = field(default_factory=list)
    since: float = 0
    """When the claims opened."""
    vote: Vote | None = None
    leading: dict[str, int] = field(default_factory=dict)
    """Scenes led by each player, in the whole campaign."""
