"""Lines about a draw that is known, and that a change would make for other people: who comes in, who goes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from bot.engines.book import Known
from bot.hall.cards.card import Argument, say
from bot.hall.cards.lists import listed


def drawn_otherwise(known: Known, named: Callable[[str], Argument]) -> Sequence[Argument]:
    """Who would come into the draw, and who be left out; of one that is dropped altogether another line tells."""
    if not known.now:
        return []
    was, now = (Counter(one for one in drawn if isinstance(one, str)) for drawn in (known.was, known.now))
    more, fewer = [*(now - was)], [*(was - now)]
    lines: list[Argument] = [say("known-draw-in", who=listed(map(named, more)))] if more else []
    return [*lines, say("known-draw-out", who=listed(map(named, fewer)))] if fewer else lines
