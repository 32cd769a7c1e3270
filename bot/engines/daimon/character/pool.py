"""The pool of a roll: which dice the sheet, the Master and the situation give, line by line, and the bid on top."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.engines.book import Refused
from bot.engines.daimon.character.character import Character, Gear
from bot.engines.daimon.rules.rules import ATTRIBUTES, Rules

MOST = 40
"""The most dice that can be counted at the table for one roll."""
MOST_BONUS = 20
"""The most dice that a bonus can add or take."""

What = Literal[
    "dice",
    "attribute",
    "skill",
    "class",
    "trait",
    "leaning",
    "implant",
    "weapon",
    "bonus",
    "master",
    "wounds",
    "advantage",
    "numbers",
    "gear",
    "strategy",
]


class Claim(BaseModel):
    """What a player puts into a roll: dice counted at the table, or scores of the sheet; and the bid."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    dice: Annotated[int, Field(ge=0)] | None = None
    attribute: str = ""
    skill: str = ""
    by_class: bool = False
    trait: str = ""
    bonus: Annotated[int, Field(ge=-MOST_BONUS, le=MOST_BONUS)] = 0
    reserve: Annotated[int, Field(ge=0)] = 0
    weapon: int = 0
    """The number of the weapon in the character's gear, or 0."""
    protection: int | None = None
    """The number of the protection that is worn in a fight, 0 for none; the best one where it is not named."""


class PoolLine(BaseModel):
    """One line of a pool: what gives (or takes) how many dice."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    what: What
    key: str = ""
    dice: int


class Pool(BaseModel):
    """The dice of a roll: the natural part with its reasons, the bid, and the implants that are at work in it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    parts: tuple[PoolLine, ...]
    bid: int
    implants: tuple[int, ...] = ()
    skill: str = ""

    @property
    def natural(self) -> int:
        """The natural part: never below 0, whatever is taken from it."""
        return max(0, sum(part.dice for part in self.parts))

    def without_bonus(self) -> Pool:
        """The pool when the bonus that its player claimed is not granted."""
        return self.model_copy(update={"parts": tuple(part for part in self.parts if part.what != "bonus")})


def _used(item: Gear, claim: Claim) -> bool:
    """Whether a thing is in use: the weapon in hand, and every protection unless one, or none, was named."""
    if item.sort == "protection" and claim.protection is not None:
        return item.number == claim.protection
    return item.sort != "weapon" or item.number == claim.weapon


def pooled(
    rules: Rules,
    character: Character | None,
    claim: Claim,
    situation: Iterable[PoolLine] = (),
    *,
    scene: int,
) -> Pool:
    """The pool of a claim. `situation` is what the Master or the fight adds.

    An implant whose last mark was made in `scene`, the one that is on, works until that scene ends.
    """
    parts: list[PoolLine] = []
    implants: list[int] = []
    if claim.dice is not None:
        if not 0 <= claim.dice <= MOST:
            raise Refused("pool-too-large", most=MOST)
        parts.append(PoolLine(what="dice", dice=claim.dice))
    elif claim.attribute not in ATTRIBUTES:
        raise Refused("pool-needs-attribute")
    elif character is None or not character.attributes:
        raise Refused("no-sheet")
    else:
        parts.append(PoolLine(what="attribute", key=claim.attribute, dice=character.attributes[claim.attribute]))
    scores = [score for score in (claim.attribute, claim.skill) if score]
    if claim.skill and claim.dice is None:
        assert character is not None
        parts.append(PoolLine(what="skill", key=claim.skill, dice=character.score(claim.skill)))
    if claim.by_class:
        parts.append(PoolLine(what="class", dice=1))
    if claim.trait:
        if claim.dice is None and character is not None and all(held.key != claim.trait for held in character.traits):
            raise Refused("trait-not-held")
        parts.append(PoolLine(what="trait", key=claim.trait, dice=1))
    if character is not None and claim.dice is None:
        for held in character.traits:
            if held.leaning and held.leaning.score in scores:
                parts.append(PoolLine(what="leaning", key=held.key, dice=held.leaning.bonus))
        for implant in character.implants:
            given = sum(leaning.bonus for leaning in implant.leanings if leaning.score in scores)
            if given and (implant.marks < rules.fights.marks or 0 < scene == implant.scene):
                parts.append(PoolLine(what="implant", key=implant.name, dice=given))
                implants.append(implant.number)
        for item in character.gear:
            if _used(item, claim) and item.leaning and item.leaning.score in scores and item.marks < rules.fights.marks:
                parts.append(PoolLine(what="weapon", key=item.name, dice=item.leaning.bonus))
    if claim.bonus:
        parts.append(PoolLine(what="bonus", dice=claim.bonus))
    parts.extend(part for part in situation if part.dice)
    if character is not None and (penalty := character.penalty(rules)):
        parts.append(PoolLine(what="wounds", key=character.felt(rules), dice=-penalty))
    return Pool(parts=tuple(parts), bid=claim.reserve, implants=tuple(implants), skill=claim.skill)
