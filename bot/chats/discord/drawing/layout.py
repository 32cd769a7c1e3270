"""A message in Discord's newer components: words, picture, table and rows of buttons in one frame of the card's colour.

Nothing else is said in them than in a message of words with its picture and its rows of buttons under it
(https://discord.com/developers/docs/components/reference).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.chats.discord.drawing.components import rows_of
from bot.chats.discord.drawing.drawing import COMPONENTS, Layout
from bot.hall.cards.card import Tone

_WORDS, _GALLERY, _FILE, _FRAME = 10, 12, 13, 17
_ACCENTS = {Tone.GOOD: 0x2F9E57, Tone.BAD: 0xD0443E, Tone.ASK: 0x3A7BD5}

Component: TypeAlias = dict[str, Any]


def framed(layout: Layout, picture: str = "", alt: str | None = None) -> list[Component]:
    """A layout as components, framed where one more has room; `picture` is the name of a file that comes with it."""
    parts = [_words(layout.above)] if layout.above else []
    if picture:
        parts.append(_gallery({picture: alt}))
    if layout.below:
        parts.append(_words(layout.below))
    inside = [*parts, *rows_of(layout.rows)]
    if layout.weight == COMPONENTS:
        return inside
    frame: Component = {"type": _FRAME, "components": inside}
    if layout.tone in _ACCENTS:
        frame["accent_color"] = _ACCENTS[layout.tone]
    return [frame]


def unframed(words: str, files: Sequence[str], rows: Sequence[Component]) -> list[Component]:
    """A message of words, for the place of one in newer components: no message gives these up again."""
    pictures = {name: None for name in files if name.endswith(".png")}
    return [
        *([_words(words)] if words else []),
        *([_gallery(pictures)] if pictures else []),
        *({"type": _FILE, "file": _attached(name)} for name in files if name not in pictures),
        *rows,
    ]


def _words(text: str) -> Component:
    return {"type": _WORDS, "content": text}


def _gallery(pictures: Mapping[str, str | None]) -> Component:
    items = []
    for name, alt in pictures.items():
        items.append({"media": _attached(name), **({"description": alt} if alt else {})})
    return {"type": _GALLERY, "items": items}


def _attached(name: str) -> Component:
    return {"url": f"attachment://{name}"}
