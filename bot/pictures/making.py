"""What runs in the worker process: a picture's SVG, and the PNG made of it with resvg."""

from __future__ import annotations

import os
import re
import signal
import threading
import unicodedata
from collections.abc import Callable
from functools import partial
from html import escape, unescape
from math import sqrt
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from bot.pictures import MAKERS
from bot.pictures.font import FILES, REGULAR, face

_ZOOM = 2.0
_LEAST_ZOOM = 0.6
_MOST_BYTES = 500_000
_MOST_PIXELS = 2_200_000  # a tall picture is enlarged less: it must stay quick to make and to send

_TEXT = re.compile(r"(<text[^>]*)>([^<]*)</text>")
_LENGTH = re.compile(r' (?:textLength|lengthAdjust)="[^"]*"')
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')

_UNKNOWN = "?"
_NOWHERE = "\U000ffffd"  # of a private plane: no font has it


def begin() -> None:
    """Prepare the worker process: it ends with the bot, even a killed one, and leaves Ctrl-C to the bot."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def make(name: str, values: str, language: str, form: str) -> bytes:
    """The picture of these values (JSON, already checked once) as "svg" or "png"."""
    maker = MAKERS[name]
    drawn: str = maker.draw(maker.model.model_validate_json(values), language)
    return png(drawn) if form == "png" else drawn.encode()


Render: TypeAlias = Callable[[str, float, bool], bytes]
"""Makes the PNG of an SVG at a zoom; the last value allows the fonts of this computer beside ours."""


def _render(svg: str, zoom: float, others: bool) -> bytes:
    import resvg_py  # only here: the bot names these functions, the worker process runs them

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=not others,
        font_files=[str(file) for file in FILES.values()],
        font_family="Open Sans",
        sans_serif_family="Open Sans",
    )


class Computer:
    """Draws with our font, and with those of this computer what our font lacks."""

    def __init__(self, render: Render = _render) -> None:
        self.render = render
        self._scripts: dict[str, bool] = {}
        """Of each script that was met and our font lacks, whether a font of this computer has it."""

    def has(self, char: str) -> bool:
        """Whether a font of this computer has a character, as it had the first one of that script."""
        script = unicodedata.name(char, char).partition(" ")[0]
        if script not in self._scripts:
            self._scripts[script] = self._sample(char) != self._sample(_NOWHERE)
        return self._scripts[script]

    def _sample(self, char: str) -> bytes:
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
        return self.render(f'{head}<text y="30">{escape(char)}</text></svg>', 1, True)


_HERE = Computer()


def png(svg: str, computer: Computer = _HERE) -> bytes:
    """The PNG of an SVG of ours, with our font alone: the same on every machine, but for scripts that it lacks."""
    size = _SIZE.search(svg)
    if size is None:
        raise ValueError("not a picture of ours")
    zoom = min(_ZOOM, max(1.0, sqrt(_MOST_PIXELS / (float(size[1]) * float(size[2])))))
    drawable = _TEXT.sub(partial(_with_letters_to_draw, computer), svg)
    others = any(_lacking(unescape(text[2])) for text in _TEXT.finditer(drawable))
    made = computer.render(drawable, zoom, others)
    while len(made) > _MOST_BYTES and zoom > _LEAST_ZOOM:
        zoom *= 0.8
        made = computer.render(drawable, zoom, others)
    return made


def _with_letters_to_draw(computer: Computer, text: re.Match[str]) -> str:
    """A text element with what can be drawn: styled letters become plain ones, emoji beside letters go.

    A script that our font lacks stays where this computer has a font for it, else each letter becomes a question mark;
    the words beside the picture have the name.
    """
    words = unescape(text[2])
    if not _lacking(words):
        return text[0]
    font = face(REGULAR)
    plain = "".join(char if font.has(char) else font.stand_in(char) for char in words)
    kept = words
    if any(map(str.isalnum, plain)):
        plain, kept = _without_signs(plain), _without_signs(words)
    others = _lacking(plain)
    if not others or not all(map(computer.has, others)):
        kept = "".join(char if font.has(char) else _UNKNOWN for char in plain)
    start = text[1] if kept == words else _LENGTH.sub("", text[1])
    return f"{start}>{escape(kept, quote=False)}</text>"


def _lacking(words: str) -> str:
    """The characters that our font lacks."""
    font = face(REGULAR)
    return "".join(char for char in words if not font.has(char))


def _without_signs(words: str) -> str:
    """The words without emoji and other signs that our font lacks; letters keep their marks and joiners."""
    font = face(REGULAR)
    kept = (char for char in words if font.has(char) or char.isalnum() or unicodedata.category(char)[0] in "MC")
    return " ".join("".join(kept).split())
