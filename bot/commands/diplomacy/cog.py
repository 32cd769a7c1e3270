"""The one cog of Diplomacy, and how its commands answer: refusals name players, powers and boards."""

from __future__ import annotations

from typing import Any

from bot.commands.diplomacy.names import named, power_said
from bot.commands.named_refusals import speaking
from bot.engines.diplomacy.centres import Ended
from bot.engines.diplomacy.tournament import Diplomacy
from bot.hall.cards.card import say
from bot.hall.cards.lists import numbers
from bot.hall.declared.declaration import Cog

cog: Cog[Diplomacy] = Cog(Diplomacy, "diplomacy")


def told(book: Diplomacy, fact: str, value: Any) -> Any:
    """A fact of a refusal, by its name instead of its id."""
    match fact:
        case "player" | "other" if isinstance(value, str):
            return named(book, value)
        case "power" if isinstance(value, str):
            return power_said(value)
        case "province" if isinstance(value, str):
            return say(f"diplomacy-provinces-{value}")
        case "boards":
            return numbers(value)
        case "year" | "expected" | "last":
            return str(value)
    return value


spoken = speaking(told, (Ended,))
"""Marks a command of the game: its refusals name players and powers; once the tournament is over it opens the seal."""
