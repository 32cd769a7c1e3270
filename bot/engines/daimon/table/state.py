"""The table as it stands: seats with their reserves, the session, the Master's chair and the vote on its Master."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

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


@dataclass(slots=True)
class Vote:
    """The players' vote on the last scene's Master."""

    scene: int
    master: str
    voters: tuple[str, ...]
    ballots: dict[str, bool] = field(default_factory=dict)
    decided: bool = False
    asked: int = 0
    """How many could vote at first: some may have left since."""

    @property
    def running(self) -> bool:
        """Whether some have voted, and others may still."""
        return bool(self.ballots and self.awaited)

    @property
    def readable(self) -> bool:
        """Whether what it decides would show how the only one voted who is left of several."""
        return len(self.voters) == 1 < self.asked

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
    vote: Vote | None = None
    """On a Master, as far as it had come."""


class Hurt(NamedTuple):
    """Wounds that came to a character."""

    character: str
    wounds: int
    dead: bool
    """They killed it."""


class Raised(NamedTuple):
    """A character has grown: in which score, trait, class or thing, and to what, where that has a number."""

    character: str
    what: Literal["score", "trait", "class", "thing"]
    name: str
    score: int = 0


class Fought(NamedTuple):
    """A fight in which dice fell."""

    foes: tuple[tuple[str, int], ...]
    """What they were called, as the id of words, and how many of each there were."""
    fighters: tuple[str, ...]
    """Who struck, in the order of the first strikes."""
    rounds: int
    beaten: int | None
    """How many foes were beaten; None where one check of each decided, and no wounds were counted."""


class Ends(NamedTuple):
    """How many of each sort had happened in the whole campaign by the end of a session, or when a scene began."""

    checks: int = 0
    contests: int = 0
    strikes: int = 0
    shots: int = 0
    aloud: int = 0
    events: int = 0
    technologies: int = 0
    hurts: int = 0
    raised: int = 0
    fought: int = 0


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
    endings: int = 0
    """How often it has ended: it may have been resumed."""
    ends: Ends = field(default_factory=Ends)
    """What had happened by its last end."""
    scenes: list[tuple[int, str]] = field(default_factory=list)
    """The scenes that were played in it, each with its Master."""
    begun: dict[int, Ends] = field(default_factory=dict)
    """What had happened when each of them began."""
    titles: dict[int, str] = field(default_factory=dict)
    """What Masters called their scenes, as ids of words."""
    adventure: str = ""
    """Which one was on at its end: the id of its words."""
    played: dict[str, str] = field(default_factory=dict)
    """Which character was whose at its end; without a sheet the id of the words that name it."""
    lines: dict[str, str] = field(default_factory=dict)
    """What players wrote under its story, as ids of words."""


@dataclass(slots=True)
class Chronicle:
    """What no other part of the book keeps, and the story of an evening tells."""

    evenings: dict[int, Session] = field(default_factory=dict)
    """Every session, by its number."""
    hurts: list[Hurt] = field(default_factory=list)
    raised: list[Raised] = field(default_factory=list)
    fought: list[Fought] = field(default_factory=list)


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
