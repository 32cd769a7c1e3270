"""What runs in the worker process: a picture's SVG, and the PNG made of it with resvg."""

from __future__ import annotations

import os
import re
import signal
import threading
from html import escape, unescape
from math import sqrt
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess

from bot.pictures import MAKERS
from bot.pictures.font import FILES, REGULAR, face

_ZOOM = 2.0
_LEAST_ZOOM = 0.6
_MOST_BYTES = 500_000
_MOST_PIXELS = 2_200_000  # a tall picture is enlarged less: it must stay quick to make and to send

_TEXT = re.compile(r"(<text[^>]*)>([^<]*)</text>")
_LENGTH = re.compile(r' (?:textLength|lengthAdjust)="[^"]*"')
_SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


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


def png(svg: str) -> bytes:
    """The PNG of an SVG of ours, with our font alone: the same on every machine."""
    size = _SIZE.search(svg)
    if size is None:
        raise ValueError("not a picture of ours")
    zoom = min(_ZOOM, max(1.0, sqrt(_MOST_PIXELS / (float(size[1]) * float(size[2])))))
    drawable = _TEXT.sub(_with_our_letters, svg)
    made = _render(drawable, zoom)
    while len(made) > _MOST_BYTES and zoom > _LEAST_ZOOM:
        zoom *= 0.8
        made = _render(drawable, zoom)
    return made


def _render(svg: str, zoom: float) -> bytes:
    import resvg_py  # only here: the bot names these functions, the worker process runs them

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=[str(file) for file in FILES.values()],
        font_family="Open Sans",
        sans_serif_family="Open Sans",
    )


def _with_our_letters(text: re.Match[str]) -> str:
    """A text element with what our font can draw: styled letters become plain ones, emoji beside letters go.

    What is left (scripts that the font lacks) is drawn as empty boxes; the words beside the picture have the name.
    """
    words = unescape(text[2])
    font = face(REGULAR)
    if all(map(font.has, words)):
        return text[0]
    plain = "".join(char if font.has(char) else font.stand_in(char) for char in words)
    if any(map(str.isalnum, plain)):
        plain = " ".join("".join(char for char in plain if font.has(char) or char.isalnum()).split())
    return f"{_LENGTH.sub('', text[1])}>{escape(plain, quote=False)}</text>"
