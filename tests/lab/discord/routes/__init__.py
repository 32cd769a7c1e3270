"""The HTTP routes, one module for each area."""

from __future__ import annotations

from importlib import import_module

AREAS = (
    "interactions",
    "messages",
    "reactions",
    "threads",
    "channels",
    "commands",
    "guilds",
    "events",
    "members",
    "account",
)


def load() -> None:
    """Register every route; the busiest areas first, for they are tried in order."""
    for area in AREAS:
        import_module(f"{__name__}.{area}")
