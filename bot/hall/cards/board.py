"""A board: what a book shows to everybody in the hall, on a projector or a phone; plain values, as cards are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from bot.hall.cards.card import Argument, DrawnPicture, DrawnTable, Line, Picture, Table

ROWS = 12
"""Rows of a table on the screen at once; a longer table is shown a page at a time."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks at a board: no member, so that no secret is ever on it."""

    now: float
    member: str = ""
    page: bool = False
    """Whether it is read on a public page, which has room for what a screen in the hall has not."""


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
    together: bool = False
    """Whether all in its table sit at one table: who looks for one of them is shown the others too."""
    name: str = ""
    """Under which its table is found as data, whatever its title is in any language."""


@dataclass(frozen=True, slots=True)
class Findable:
    """Who can be looked for on a public page: a player, or a team and its players."""

    name: Argument
    players: Argument = ""
    people: tuple[str, ...] = ()
    """The ids of who that is."""
    own: Callable[[], tuple[Panel, ...]] = tuple
    """What is theirs alone: their table with its clocks, whom they meet next, why they stand where they stand. Made
    when somebody looks for them."""
    met: Callable[[], Iterable[Met]] = tuple
    """Whom they met in what is over and known."""


Met: TypeAlias = "tuple[Argument, bool | None]"
"""Somebody's opponent, and whether it was won against them; None where nobody won."""


@dataclass(frozen=True, slots=True)
class Board:
    """What a book shows: a title, what stands below it, and the panels in their order; and who takes part."""

    title: Argument
    subtitle: Argument = ""
    panels: tuple[Panel, ...] = ()
    entrants: tuple[Findable, ...] = ()
    over: bool = False
    """Whether it is played to its end."""


# --- drawn: the same board in one language -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawnCountdown:
    """A clock as drawn."""

    label: Line
    until: float | None
    left: float
    ends: Line = ()
    """The moment `until`, written out."""


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
    together: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board in one language."""

    title: Line
    subtitle: Line
    panels: tuple[DrawnPanel, ...]
    language: str
    entrants: tuple[tuple[str, str], ...] = ()
    """Who takes part: the name, and the players of a team."""
    page: DrawnPicture | None = None
    """The way to the public page, as a code to be read by phones; None while there is none that they could reach."""
    rules: bool = False
    """Whether its rules can be read beside it."""
    dated: bool = False
    """Whether it is planned when it goes on."""
    over: bool = False
    """Whether it is played to its end."""
    head: str = ""
    """The end of its book's chain, as cards show it."""
