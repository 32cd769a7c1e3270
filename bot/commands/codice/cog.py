"""The one cog of Nome in Codice, and how its commands answer: refusals name teams, people and tables."""

from __future__ import annotations

from typing import Any

from bot.commands.codice.names import named
from bot.commands.named_refusals import WORDS, speaking
from bot.engines.codice.closing import Ended
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.directing import Released
from bot.hall.cards.card import Free, Mention
from bot.hall.cards.lists import numbers
from bot.hall.declared.declaration import Cog

cog: Cog[Codice] = Cog(Codice, "codice")


def told(book: Codice, fact: str, value: Any) -> Any:
    """A fact of a refusal in words."""
    match fact:
        case "name" if isinstance(value, str) and WORDS.fullmatch(value):
            return Free(value)
        case "team" | "entrant":
            return named(book, value)
        case "player":
            return Mention(value)
        case "tables":
            return numbers(value)
    return value


spoken = speaking(told, (Ended, Released))
"""Marks a command of the game: its refusals name teams; it opens the seal of draws that everybody has seen."""
