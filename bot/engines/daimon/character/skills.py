"""The rule of generic and specific skills: how far a generic one may go, in play and at creation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from bot.engines.book import Refused
from bot.engines.daimon.character.definitions import Definitions, every_skill, skill_rule
from bot.engines.daimon.rules.rules import Rules

ALONE = 1
"""What a generic skill may reach without specific ones."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why a generic skill cannot stand at a score: too few specific ones, or some of them too low."""

    reason: Literal["few", "low"]
    score: int
    """The score that is wanted."""
    have: int
    """Specific skills that are as high (few), or the lowest of them (low)."""

    @property
    def need(self) -> int:
        """Specific skills that it takes."""
        return self.score - 1


def obstacle(score: int, specifics: Iterable[int]) -> Obstacle | None:
    """What keeps a generic skill from being raised to a score; None where nothing does.

    It takes one specific skill less than the score, and all of them as high as the score: one that was added later
    may stay lower, and blocks the next raise until it has caught up.
    """
    held = [specific for specific in specifics if specific > 0]
    if score <= ALONE:
        return None
    if len(held) < score - 1:
        return Obstacle("few", score, sum(specific >= score for specific in held))
    if min(held) < score:
        return Obstacle("low", score, min(held))
    return None


def obstacle_at_creation(score: int, specifics: Iterable[int]) -> Obstacle | None:
    """What keeps a new character from having a generic skill at a score: enough specific ones must be as high."""
    high = sum(specific >= score for specific in specifics)
    return Obstacle("few", score, high) if score > ALONE and high < score - 1 else None


def specifics_of(rules: Rules, definitions: Definitions, scores: Mapping[str, int], generic: str) -> Iterator[int]:
    """The scores of the specific skills under a generic one."""
    for key, score in scores.items():
        if score > 0 and skill_rule(rules, definitions, key).generic == generic:
            yield score


def below_generic(rules: Rules, definitions: Definitions, generic: str) -> list[str]:
    """The specific skills there are under a generic one, those that have first to be specified too."""
    known = dict.fromkeys((*rules.skills, *every_skill(rules, definitions)))
    return [key for key in known if skill_rule(rules, definitions, key).generic == generic]


def may_rise(rules: Rules, definitions: Definitions, scores: Mapping[str, int], key: str) -> None:
    """Refuse a raise that the rules do not allow."""
    score = scores.get(key, 0) + 1
    if score > rules.making.top:
        raise Refused("skill-at-the-top", skill=key, top=rules.making.top)
    if skill_rule(rules, definitions, key).sort == "generic":
        _refuse(key, obstacle(score, specifics_of(rules, definitions, scores, key)))


def obstacles_at_creation(
    rules: Rules, definitions: Definitions, scores: Mapping[str, int]
) -> Iterator[tuple[str, Obstacle]]:
    """The generic skills of a new character that stand too high, and why."""
    for key, score in scores.items():
        if skill_rule(rules, definitions, key).sort == "generic":
            found = obstacle_at_creation(score, specifics_of(rules, definitions, scores, key))
            if found is not None:
                yield key, found


def all_may_stand(rules: Rules, definitions: Definitions, scores: Mapping[str, int]) -> None:
    """Refuse the skills of a new character where a generic one stands too high."""
    for key, found in obstacles_at_creation(rules, definitions, scores):
        _refuse(key, found)


def _refuse(key: str, found: Obstacle | None) -> None:
    if found is None:
        return
    if found.reason == "few":
        raise Refused("generic-few", skill=key, score=found.score, need=found.need, have=found.have)
    raise Refused("generic-low", skill=key, score=found.score, have=found.have)


def under(rules: Rules, definitions: Definitions, group: str) -> list[str]:
    """The skills of a group, in their order; this table's own stand last."""
    return [key for key, skill in every_skill(rules, definitions).items() if skill.group == group]
