"""A command as the line that would be typed for it, to stand in a button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.hall.cards.plain_text import quoted
from bot.hall.declared.declaration import Command


def line_of(command: Command, given: Mapping[str, Any]) -> str:
    """The command as it would be typed, with the words given so far."""
    words = [f"{name}:{quoted(str(value))}" for name, value in given.items()]
    return " ".join([command.name, *words])
