"""The places of a contest: who stands where after a reveal, what comes back of each bid, and wounds of the losers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from bot.engines.daimon.character.pool import Pool
from bot.engines.daimon.rules.rules import Rules
from bot.engines.rolls import returned, successes
from bot.engines.seals import Throw

Choice = Literal["escalate", "settle", "yield"]
"""What somebody in a tie can answer, the strongest first."""
CHOICES: tuple[Choice, ...] = ("escalate", "settle", "yield")


@dataclass(frozen=True, slots=True)
class Brought:
    """What somebody brought to a reveal: dice, or only words."""

    who: str
    bid: int
    roll: Throw | None = None
    """None where no dice of theirs were moved."""
    pool: Pool | None = None
    """The dice besides the bid; in an escalation there are none."""
    choice: Choice | None = None
    """The answer to a tie; None in the first round."""
    silent: bool = False
    """They let the deadline of an escalation pass."""
    helper: str = ""
    """Whose die was rolled with theirs."""
    carried: Mapping[int, int] = field(default_factory=dict)
    """What they had in hand and on them in a fight, by its number, with what it was worth then."""

    @property
    def successes(self) -> int:
        """Successes of all their dice."""
        return successes(self.roll.faces) if self.roll is not None else 0


@dataclass(frozen=True, slots=True)
class RevealPlace:
    """Where somebody stands after a reveal, and what it costs them."""

    thrown: Brought
    place: int
    back: int
    """What comes back of the bid."""
    wounds: int = 0

    @property
    def who(self) -> str:
        """Whose it is."""
        return self.thrown.who


@dataclass(frozen=True, slots=True)
class Reveal:
    """What came of a round: of the first dice and bids, or of an answer to a tie."""

    scores: tuple[RevealPlace, ...]
    """By place."""
    outcome: Literal["won", "tie", "stands"]
    """Somebody won, or the tied answer again, or they stay tied for good."""
    margin: int | None = None
    """The winner's successes over the next, where both rolled."""
    clear: bool = False
    """The margin is outstanding."""

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who stands first: the winner, or those in the stalemate."""
        return tuple(score.who for score in self.scores if score.place == 1)

    @property
    def rolled(self) -> bool:
        """Whether dice were moved."""
        return any(score.thrown.roll is not None for score in self.scores)

    def score(self, who: str) -> RevealPlace | None:
        """Where somebody stands."""
        return next((score for score in self.scores if score.who == who), None)


def rollers(bids: Mapping[str, int]) -> tuple[str, ...]:
    """Whose dice are rolled, of those who escalate with these bids: nobody's, for one alone or with nothing bid."""
    return tuple(bids) if len(bids) > 1 and any(bids.values()) else ()


def placed(thrown: Sequence[Brought], rules: Rules, armed: bool) -> Reveal:
    """The places of everybody: by successes, and behind those who rolled by the strength of their answer."""
    groups: dict[tuple[int, int], list[Brought]] = {}
    for one in sorted(thrown, key=_rank):
        groups.setdefault(_rank(one), []).append(one)
    first, *behind = groups.values()
    scores: list[RevealPlace] = []
    for group in (first, *behind):
        place = len(scores) + 1
        for one in group:
            won = group is first and len(first) == 1
            back = returned(one.bid, won) if one.roll is not None else one.bid
            wounds = _wounds(first[0], one, rules) if armed and group is not first else 0
            scores.append(RevealPlace(one, place, back, wounds))
    if len(first) > 1:
        return Reveal(tuple(scores), "tie" if first[0].roll is not None else "stands")
    margin = first[0].successes - behind[0][0].successes if behind and _both_rolled(first[0], behind[0][0]) else None
    return Reveal(tuple(scores), "won", margin, margin is not None and margin >= rules.dice.outstanding)


def _rank(one: Brought) -> tuple[int, int]:
    """What places are given by: settling beats yielding, and both stand behind whoever escalates."""
    return (CHOICES.index(one.choice) if one.choice else 0, -one.successes)


def _both_rolled(one: Brought, other: Brought) -> bool:
    return one.roll is not None and other.roll is not None


def _wounds(first: Brought, loser: Brought, rules: Rules) -> int:
    """Wounds of a lost fight between characters: half the margin, rounded up; at least one, also for giving in."""
    behind = first.successes - loser.successes if _both_rolled(first, loser) else 0
    return max(1, -(-behind // rules.fights.margin_a_wound))
