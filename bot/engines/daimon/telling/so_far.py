"""What is open when a session begins: what the last ones were about, who is hurt, who fell."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engines.daimon.character.character import Character
from bot.engines.daimon.table.campaign import Campaign
from bot.engines.daimon.telling.episode import Episode, LogLine, Wounded, ended, episode

LAST = 3
"""Events that are told again."""


@dataclass(frozen=True, slots=True)
class SoFar:
    """Nelle puntate precedenti."""

    last: Episode
    events: tuple[LogLine, ...]
    """The last ones of the last session, or of those before where it has none."""
    hurt: tuple[Character, ...]
    """Whose wounds are still open."""
    fallen: tuple[Wounded, ...]
    """Who died in the last session."""
    growing: tuple[Character, ...]
    """Who has EVO to spend."""


def so_far(book: Campaign) -> SoFar | None:
    """What is open; nothing before a first session is over."""
    told = [episode(book, one) for one in ended(book)]
    if not told:
        return None
    events = next((one.events for one in reversed(told) if one.events), ())
    hurt = tuple(one for one in book.living_characters() if one.wounds)
    fallen = tuple(one for one in told[-1].wounded if one.dead)
    growing = tuple(one for one in book.living_characters() if one.evo)
    return SoFar(told[-1], events[-LAST:], hurt, fallen, growing)
