"""A club's public page and a player's as drawn in one language: plain values."""

from __future__ import annotations

from dataclasses import dataclass

from bot.hall.cards.board import DrawnPanel
from bot.hall.cards.card import Line


@dataclass(frozen=True, slots=True)
class DrawnEvent:
    """An event of the club that has a public page."""

    id: str
    """The id of its page."""
    title: Line
    subtitle: Line
    over: bool
    when: float | None = None
    where: str = ""
    """When and where it goes on, if that is planned."""
    said: tuple[Line, ...] = ()
    """The same in words."""


@dataclass(frozen=True, slots=True)
class DrawnClub:
    """A club's page in one language."""

    name: str
    language: str
    events: tuple[DrawnEvent, ...]
    players: tuple[tuple[str, str], ...]
    """Who wants a page of their own: its id, and their name."""


@dataclass(frozen=True, slots=True)
class DrawnPlayer:
    """A player's page: of each event what it says of them alone."""

    name: str
    language: str
    events: tuple[tuple[DrawnEvent, tuple[DrawnPanel, ...]], ...]
    met: DrawnPanel | None
    """Head to head with everybody they met."""
