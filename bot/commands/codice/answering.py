"""How the tournament's commands answer: refusals by names; and the seal of its draws is opened once they are seen."""

from __future__ import annotations

from typing import Any

from bot.commands.answering import speaking
from bot.commands.codice.names import named
from bot.commands.naming import WORDS, numbers
from bot.engines.codice.closing import Ended
from bot.engines.codice.tournament import Codice
from bot.engines.tournament.directing import Released
from bot.hall.cards.card import Free, Mention


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
"""A command whose refusals name teams, people and tables; its draws can be checked once they are seen."""
