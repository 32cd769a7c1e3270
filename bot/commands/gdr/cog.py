"""The one cog of role-playing tournaments, and how its commands answer: refusals name teams, people and characters."""

from __future__ import annotations

from typing import Any

from bot.commands.gdr.names import character_named, named, question_named, some
from bot.commands.named_refusals import WORDS, speaking
from bot.engines.gdr.tournament import Gdr
from bot.hall.cards.card import Free, Mention
from bot.hall.declared.declaration import Cog

cog: Cog[Gdr] = Cog(Gdr, "gdr")

MOST_MISSING = 8
"""The most missing answers that a sentence names; the others are counted."""


def _told(book: Gdr, fact: str, value: Any) -> Any:
    match fact:
        case "team" | "entrant":
            return named(book, value)
        case "player":
            return Mention(value)
        case "character":
            return character_named(book, value)
        case "name" if isinstance(value, str) and WORDS.fullmatch(value):
            return Free(value)
        case "missing":
            return some([question_named(one) for one in value], MOST_MISSING)
    return value


spoken = speaking(_told)
"""Marks a command of the game: its refusals name teams and characters instead of giving their ids."""
