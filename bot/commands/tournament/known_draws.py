"""What is said of a draw that is known, and would be made for others: who comes in, who is left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.commands.lists import listed
from bot.engines.book import Known
from bot.hall.cards.card import Argument, say


def drawn_otherwise(known: Known, named: Callable[[str], Argument]) -> Sequence[Argument]:
    """For whom it would be made that it was not, and who would be left out; what of it is dropped says its own line."""
    if not known.now:
        return []
    was, now = (Counter(one for one in drawn if isinstance(one, str)) for drawn in (known.was, known.now))
    more, fewer = [*(now - was)], [*(was - now)]
    lines: list[Argument] = [say("known-draw-in", who=listed(map(named, more)))] if more else []
    return [*lines, say("known-draw-out", who=listed(map(named, fewer)))] if fewer else lines
