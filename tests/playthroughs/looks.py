"""What a playthrough's own file does not show of a card: its tone, its buttons' rows and colours, its picture's values.

Each has a file in looks/, every look once, in alphabetical order; `python -m tests.playthroughs` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from bot.hall.cards.card import Card, Drawn, Key, Tone, plain
from bot.hall.hall import Hall
from bot.hall.people.rooms import Room

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
    return f"[{key.label}{'' if key.style == 'plain' else f' ({key.style})'}]"


def file(play: Path) -> Path:
    """Where the looks of a playthrough stand."""
    return HERE / play.name


def written(looks: set[str]) -> str:
    """All looks, as they stand in a file."""
    return "\n".join(sorted(looks)) + "\n"
