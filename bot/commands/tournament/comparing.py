"""Why one stands above another, on a card: the criterion that decided, and before it those on which both are level."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from bot.engines.tournament.standings import Compared, Comparison, Number
from bot.hall.cards.card import Argument, Button, Card, Table, say, strong


class Keys(NamedTuple):
    """The texts of a comparison."""

    above: str
    decides: str
    level: str
    column: str
    decides_untold: str = ""
    """What decided, where nobody is told the values."""


class Comparing(NamedTuple):
    """How a game tells a comparison."""

    keys: Keys
    named: Callable[[str], Argument]
    criterion: Callable[[Compared], Argument]
    value: Callable[[Compared, Number], Argument]
    button: Callable[[str], Button]
    """To why an entrant stands where it does."""
    rule: Button
    """To the rule by which they are told apart."""
    untold: Collection[str] = ()
    """Criteria whose values nobody is told."""


def comparison_card(comparison: Comparison, how: Comparing) -> Card:
    """The criterion that decided with both numbers, and before it all on which the two are level."""
    decided = comparison.decided
    assert decided is not None  # the lots tell any two apart
    ahead, behind = how.named(comparison.ahead), how.named(comparison.behind)
    why = say(how.keys.decides_untold, what=how.criterion(decided))
    if decided.key not in how.untold:
        numbers = {"ahead": how.value(decided, decided.ahead), "behind": how.value(decided, decided.behind)}
        why = say(how.keys.decides, what=how.criterion(decided), **numbers)
    lines: tuple[Argument, ...] = (strong(why),)
    table = None
    # That two are level in what nobody is told is not told either.
    steps = [step for step in comparison.steps if step.key not in how.untold]
    if len(steps) > 1:
        lines = (*lines, say(how.keys.level, count=len(steps) - (decided in steps)))
        rows = tuple((how.criterion(step), how.value(step, step.ahead), how.value(step, step.behind)) for step in steps)
        table = Table((say(how.keys.column), ahead, behind), rows, right=(1, 2))
    row = (how.button(comparison.ahead), how.button(comparison.behind), how.rule)
    return Card(say(how.keys.above, ahead=ahead, behind=behind), lines, table, buttons=(row,))
