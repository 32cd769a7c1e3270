"""Contests between characters as they stand: who is in one, what they have answered so far, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engines.daimon.character.pool import Claim, Pool, PoolLine
from bot.engines.daimon.character.wear import Counts
from bot.engines.daimon.contests.reveals import Choice, Reveal

NPC = "npc"
"""The id that stands in a player's place for a character of the story, for whom the Master answers."""
REMINDER, DEADLINE = "contest.reminder", "contest.deadline"
"""The timers of a contest."""
Approach = tuple[str, str]
"""The attribute and the skill that somebody relied on: another strategy differs in one of them at least."""


@dataclass(slots=True)
class Rival:
    """Somebody in a contest, and what they have answered: in the first round dice and bid, in a tie a choice."""

    who: str
    advantage: int = 0
    claim: Claim | None = None
    pool: Pool | None = None
    """What the sheet gives for the claim; advantage and gear come to it at the reveal."""
    choice: Choice | None = None
    bid: int = 0
    """Of an escalation."""
    by: str = ""
    """Which Master has answered for a character of the story."""

    @property
    def situation(self) -> tuple[PoolLine, ...]:
        """What the Master gives, or takes, for everybody to see."""
        return (PoolLine(what="advantage", dice=self.advantage),) if self.advantage else ()


@dataclass(slots=True)
class Contest:
    """One contest."""

    number: int
    by: str
    """Who opened it."""
    note: str
    rivals: dict[str, Rival]
    left: tuple[str, ...]
    """Who is still in it: everybody at first, then those who are tied."""
    npc: str
    """The name (an id of words) of a character of the story, for whom the Master answers."""
    npc_gear: int
    """What that character's weapons and protections are worth."""
    armed: bool
    at_range: bool
    helps: dict[str, str] = field(default_factory=dict)
    """Who has lent a die to whom, for the first round."""
    barred: dict[str, frozenset[Approach]] = field(default_factory=dict)
    """Strategies that a player may not repeat."""
    round: int = 0
    """0 while dice and bids come in, then the number of the tie that is being answered."""
    reveals: list[Reveal] = field(default_factory=list)
    over: bool = False
    counts: Counts = "all"
    """What gear counts where it is fought."""
    off: bool = False
    """The Master called it off."""
    served: str = ""
    """Whom a stalemate serves, as the Master says."""
    since: float = 0
    """When this round began to wait for answers."""
    patience: float = 0
    """Seconds that each round waits; 0 is as long as it takes."""
    reminded: bool = False
    gone: tuple[str, ...] = ()
    """Who has left it, unable to act any more."""
    aside: dict[str, Rival] = field(default_factory=dict)
    """Who left the table before the reveal, with what they had answered: it waits for them while the session lasts."""
    yielded: tuple[str, ...] = ()
    """Who left the table from the tie that is open: as if they had given in."""
    alone: bool = False
    """Closed before its reveal because a single rival was left."""

    @property
    def players(self) -> tuple[str, ...]:
        """The players among the rivals."""
        return tuple(who for who in self.rivals if who != NPC)

    @property
    def awaited(self) -> tuple[str, ...]:
        """Who has not answered in this round."""
        return tuple(who for who in self.left if not self.has_answered(who))

    @property
    def begun(self) -> bool:
        """Whether anybody has said which dice, even if they have left since: that answer waits for them."""
        return any(rival.claim is not None for rival in (*self.rivals.values(), *self.aside.values()))

    @property
    def deadline(self) -> float | None:
        """When this round ends, answered or not."""
        return self.since + self.patience if self.patience and not self.over else None

    def has_answered(self, who: str) -> bool:
        """Whether somebody has answered in this round: nothing more is known of it to others."""
        rival = self.rivals[who]
        return (rival.choice if self.round else rival.claim) is not None


@dataclass(frozen=True, slots=True)
class LastContest:
    """What stands between somebody and another since their last contest."""

    session: int
    lost: bool
    """Beaten by the other; otherwise it was a stalemate."""
    recoveries: int
    """How often dice had come back to the other's reserve by then."""
    approaches: frozenset[Approach]
    """The strategies already tried against the other in this session."""


@dataclass(slots=True)
class Contests:
    """The contests of a campaign; one at a time is open."""

    count: int = 0
    known: dict[int, Contest] = field(default_factory=dict)
    verdicts: dict[tuple[str, str], LastContest] = field(default_factory=dict)
    """What stands between one player and another since their last contest."""

    @property
    def open(self) -> Contest | None:
        """The contest that is on."""
        last = self.known.get(self.count)
        return last if last is not None and not last.over else None

    def due(self) -> dict[str, float]:
        """The deadline of the open contest, and half of the way to it the reminder."""
        contest = self.open
        if contest is None or contest.deadline is None:
            return {}
        timers = {DEADLINE: contest.deadline}
        if not contest.reminded:
            timers[REMINDER] = contest.since + contest.patience / 2
        return timers


def name_of(number: int, tie: int = 0) -> str:
    """The throws of a contest: of its first round, or of a tie in it."""
    return f"contest/{number}/tie/{tie}" if tie else f"contest/{number}"


def held_for(contest: Contest) -> str:
    """The name under which a seat holds what was bid in a contest."""
    return f"contest-{contest.number}"


def lent_to(contest: Contest, who: str) -> str:
    """The name under which a die is held that was lent to somebody in a contest."""
    return f"contest-{contest.number}-{who}"
