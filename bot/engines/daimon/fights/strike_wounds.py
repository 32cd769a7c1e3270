"""How many wounds a strike gives: by its margin and strategy, to its foe or to the striker."""

from __future__ import annotations

from bot.engines.daimon.fights.state import Strike
from bot.engines.daimon.rules.figures import FightRules


def wounds_for(rules: FightRules, margin: int) -> int:
    """The wounds of so much difference between target and successes."""
    return -(-abs(margin) // rules.margin_a_wound)


def wounds_of(rules: FightRules, one: Strike) -> int:
    """What a strike does to its foe after a success, to its own character after a failure."""
    if one.won and one.strategy == "defence":
        return 0
    times = rules.desperate if one.strategy == "desperate" else 1
    return max(1, wounds_for(rules, one.margin)) * times
