"""How bad a character's wounds are: whether they grow with time, and when the next one is due."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engines.daimon.character.character import Character
from bot.engines.daimon.rules.rules import Rules

GROWING = ("grave", "dying")
"""How bad wounds must be to grow with time."""
DOWN = ("dying", "dead")
"""How bad wounds are of a character that is not on its feet."""
TIMER = "wounds.grow"


def grows(character: Character, rules: Rules) -> bool:
    """Whether a character's wounds grow with time."""
    return character.health(rules) in GROWING


def next_growth(character: Character, rules: Rules) -> float:
    """When the next wound comes by itself; time counts in open sessions only."""
    return character.worsened + rules.wounds.worsening - character.spent


def wounds_due(characters: Iterable[Character], rules: Rules) -> dict[str, float]:
    """The timer of the next growth of anybody's wounds."""
    moments = [next_growth(one, rules) for one in characters if grows(one, rules)]
    return {TIMER: min(moments)} if moments else {}
