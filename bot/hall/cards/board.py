"""A board: what a book shows to everybody in the hall, on a projector or a phone; plain values, as cards are."""

from __future__ import annotations

from dataclasses import dataclass

from bot.hall.cards.card import Argument, DrawnPicture, DrawnTable, Line, Picture, Table

ROWS = 12
"""Rows of a table on the screen at once; a longer table is shown a page at a time."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a board: no member, so that no secret is ever on it."""

    now: float
    member: str = ""


@dataclass(frozen=True, slots=True)
class Countdown:
    """A clock that the screen itself draws: it runs down to the moment `until`, or stands with `left` seconds."""

    label: Argument = ""
    until: float | None = None
    left: float = 0.0


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of a board: a title and any of big lines, a table, a picture and clocks.

    `rows` of the table stand on the screen at once, the others follow in pages; a `wide` panel has a row of its own.
    """

    title: Argument = ""
    lines: tuple[Argument, ...] = ()
    table: Table | None = None
    picture: Picture | None = None
    clocks: tuple[Countdown, ...] = ()
    rows: int = ROWS
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """What a book shows: a title, what stands below it, and the panels in their order."""

    title: Argument
    subtitle: Argument = ""
    panels: tuple[Panel, ...] = ()


# --- drawn: the same board in one language -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawnCountdown:
    """A clock as drawn."""

    label: Line
    until: float | None
    left: float


@dataclass(frozen=True, slots=True)
class DrawnPanel:
    """A panel as drawn."""

    title: Line
    lines: tuple[Line, ...]
    table: DrawnTable | None
    picture: DrawnPicture | None
    clocks: tuple[DrawnCountdown, ...]
    rows: int
    wide: bool


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board in one language."""

    title: Line
    subtitle: Line
    panels: tuple[DrawnPanel, ...]
    language: str
