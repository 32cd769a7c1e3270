"""The methods of the Bot API, one module for each area."""

from __future__ import annotations

from importlib import import_module

AREAS = ("updates", "messages", "edits", "media", "chats", "topics", "menu", "ephemeral")


def load() -> None:
    """Register every method."""
    for area in AREAS:
        import_module(f"{__name__}.{area}")
