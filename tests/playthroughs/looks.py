"""What a playthrough's own file does not show: of a card its tone, its picture's values, and its buttons' rows, colours
and what they ask first; what stands on the boards of its books at each heading, and in their exported tables at last.

Each has a file in looks/, every look once, in alphabetical order; `python -m tests.playthroughs` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.commands.export import tables_file
from bot.hall.cards.board import Panel, Viewer
from bot.hall.cards.card import Card, Drawn, Key, Tone, plain
from bot.hall.hall import Hall
from bot.hall.house import House
from bot.hall.people.rooms import Room
from tests.playthroughs.seeing import ERASED

HERE = Path(__file__).parent / "looks"


class SeenHall(Hall):
    """A hall whose cards are looked at as they are drawn."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.looks: set[str] = set()

    async def draw(self, card: Card, language: str, room: Room | None, circle: str = "") -> Drawn:
        """As ever."""
        drawn = await super().draw(card, language, room, circle)
        self.looks.add(look(drawn))
        return drawn


def look(drawn: Drawn) -> str:
    """One card's look, on a line."""
    picture, table = drawn.picture, drawn.table
    parts = [
        plain(drawn.title) or next(map(plain, drawn.lines), ""),
        "" if drawn.tone is Tone.PLAIN else f"({drawn.tone})",
        "replaces" if drawn.replaces else "",
        f"right {' '.join(map(str, table.right))}" if table is not None and table.right else "",
        *(f"(file {Path(file.name).suffix})" for file in drawn.files),
        f"{picture.maker} {json.dumps(picture.values, ensure_ascii=False)}" if picture is not None else "",
        picture.alt if picture is not None else "",
        " / ".join(" ".join(map(_button, row)) for row in drawn.buttons),
    ]
    return " · ".join(filter(None, parts)).replace("\n", " ")


def _button(key: Key) -> str:
    asked = f" asks {key.id.lstrip('?').partition('!')[0]}" if key.id.startswith("?") else ""
    return f"[{key.label}{'' if key.style == 'plain' else f' ({key.style})'}{asked}]"


async def boards(house: House, language: str) -> set[str]:
    """What the boards of all books show now, a panel on a line."""
    found = set()
    makers = {cog.book: cog.shown for cog in house.commands.cogs if cog.shown is not None}
    for stored in await house.store.books():
        volume = await house.shelf.readable(stored.id)
        if volume is None or (make := makers.get(type(volume.book))) is None:
            continue
        board = make(Viewer(house.clock()), volume.book)
        for panel in (Panel(board.title, (board.subtitle,)), *board.panels):
            card = Card(
                panel.title, (*panel.lines, *(clock.label for clock in panel.clocks)), panel.table, panel.picture
            )
            circle = stored.club or stored.room
            drawn = await house.drawer.draw(card, language, "Europe/Rome", lambda _: "", circle, for_anybody=True)
            found.add(_panel(panel, drawn))
    return found


def _panel(panel: Panel, drawn: Drawn) -> str:
    table = drawn.table
    rows = (table.head, *table.rows) if table is not None else ()
    parts = [
        look(drawn),
        *map(plain, drawn.lines),
        *(" ; ".join(map(plain, row)) for row in rows),
        *(f"clock {clock.until} {clock.left}" for clock in panel.clocks),
        f"rows {panel.rows}" if table is not None else "",
        "wide" if panel.wide else "",
    ]
    return " · ".join(["board", *filter(None, parts)]).replace("\n", " ")


async def tables(house: House, language: str) -> set[str]:
    """The lines of all exported tables."""
    files = [await tables_file(house, {"book": stored.id}, language) for stored in await house.store.books()]
    lines = {line for _, content in files for line in content.decode("utf-8-sig").splitlines()}
    return {f"table · {line}" for line in lines if line}


def file(play: Path) -> Path:
    """Where the looks of a playthrough stand."""
    return HERE / play.name


def written(looks: set[str]) -> str:
    """All looks, as they stand in a file, without the signs of who was erased, which are chance's."""
    return ERASED.sub(r"\1<id>", "\n".join(sorted(looks)) + "\n")
