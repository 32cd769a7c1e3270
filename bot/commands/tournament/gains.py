"""Who stands where before and after a decision that needs another's yes, in lines: those whom it moves most first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from bot.hall.cards.card import Argument, say, strong


def moved_points(
    before: Mapping[str, Fraction],
    after: Mapping[str, Fraction],
    named: Callable[[str], Argument],
    said: Callable[[Fraction], Argument],
) -> list[Argument]:
    """The points before and after of everybody whose points change; who has played nothing has none."""
    none = Fraction(0)
    moved = [one for one in {**before, **after} if before.get(one, none) != after.get(one, none)]
    moved.sort(key=lambda one: -abs(after.get(one, none) - before.get(one, none)))
    return [
        say(
            "gains-points", who=named(one), before=said(before.get(one, none)), after=strong(said(after.get(one, none)))
        )
        for one in moved
    ]
