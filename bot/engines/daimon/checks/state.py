"""The checks of a campaign as they stand: what is known of each open one, and the results of the others."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.engines.daimon.character.pool import Claim, Pool, PoolLine
from bot.engines.rolls import RollOutcome
from bot.engines.seals import Throw


@dataclass(slots=True)
class Check:
    """A check that is open: what its people have said so far."""

    number: int
    """Counted from all checks, also those that were undone: no other ever has it."""
    player: str
    by: str
    """Who asked for it: the Master, or the player."""
    note: str
    bonus: int
    """The Master's own bonus, which counts at once."""
    target: int | None
    judge: str = ""
    """Who fixed the target, and so knows it."""
    together: int = 0
    """The first of those that were asked of everybody at once, if it is one of such."""
    claim: Claim | None = None
    pool: Pool | None = None
    granted: bool | None = None
    """The Master's word on the bonus that the player claims."""
    helper: str = ""
    proposed: int | None = None
    """A number of dice that a player has named, at a table with sheets: it waits for the judge's word."""

    @property
    def situation(self) -> tuple[PoolLine, ...]:
        """What the Master gives to the pool."""
        return (PoolLine(what="master", dice=self.bonus),) if self.bonus else ()

    @property
    def bonus_waits(self) -> bool:
        """Whether a claimed bonus waits for the Master's word; what a player takes off counts at once."""
        return self.claim is not None and self.claim.bonus > 0 and self.granted is None

    @property
    def ready(self) -> bool:
        """Whether the dice can be rolled."""
        return self.claim is not None and self.target is not None and not self.bonus_waits and self.proposed is None

    @property
    def final_pool(self) -> Pool:
        """The pool that is rolled: without the claimed bonus, where it was not granted."""
        assert self.pool is not None
        return self.pool if self.granted is not False else self.pool.without_bonus()


@dataclass(frozen=True, slots=True)
class Result:
    """A check that was rolled."""

    number: int
    player: str
    note: str
    outcome: RollOutcome
    outstanding: bool
    pool: Pool
    denied: int
    """The bonus that was claimed and not granted."""
    helper: str
    roll: Throw
    before: int
    """The reserve before what this check took from it."""
    after: int
    spent: tuple[str, ...]
    """Implants that this check wore out."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of the natural part."""
        return self.roll.faces[: self.pool.natural]

    @property
    def reserve_faces(self) -> tuple[int, ...]:
        """The faces of the bid."""
        return self.roll.faces[self.pool.natural : self.pool.natural + self.pool.bid]

    @property
    def help_faces(self) -> tuple[int, ...]:
        """The faces of the helper's dice."""
        return self.roll.faces[self.pool.natural + self.pool.bid :]


@dataclass(slots=True)
class Checks:
    """The checks of a campaign: the open ones by number, and what came of the others."""

    open: dict[int, Check] = field(default_factory=dict)
    results: dict[int, Result] = field(default_factory=dict)
    aside: dict[str, Check] = field(default_factory=dict)
    """What players had locked who have left the table since."""
    last: dict[str, Claim] = field(default_factory=dict)
    """What each player put into their last check or contest: they are offered it again."""

    def of(self, player: str) -> Check | None:
        """The open check of a player."""
        return next((check for check in self.open.values() if check.player == player), None)


def name_of(number: int) -> str:
    """The act that the dice of a check belong to."""
    return f"check/{number}"


def held_for(number: int) -> str:
    """The name under which a seat holds the bid of a check."""
    return f"check-{number}"
