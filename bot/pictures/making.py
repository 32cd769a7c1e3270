"""What runs in the worker process: a picture's SVG, and the PNG made of it with resvg."""

from __future__ import annotations

import os
import re
import signal
import threading
import unicodedata
from collections.abc import Callable
from functools import cache, partial
from html import escape, unescape
from itertools import chain, cycle, zip_longest
from math import sqrt
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from bot.pictures import MAKERS
from bot.pictures.font import EMOJI_FAMILY, EMOJI_FILE, FILES, REGULAR, emoji, face
from bot.pictures.pdf import leaf

_ZOOM = 2.0
_LEAST_ZOOM = 0.6
_MOST_BYTES = 500_000
_MOST_PIXELS = 2_200_000  # a tall picture is enlarged less: it must stay quick to make and to send

_TEXT = re.compile(r"(<text[^>]*)>([^<]*)</text>")
_EMOJI = re.compile("<tspan font-family[^>]*>[^<]*</tspan>|</?tspan[^>]*>")
_LENGTH = re.compile(r' (?:textLength|lengthAdjust)="[^"]*"')
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
_ANCHOR = re.compile(r' text-anchor="[^"]*"')
_BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}  # how much of a text stands before its place
_SPACES = re.compile(" +")
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
    """The picture of these values (JSON, already checked once) as "svg", "png" or "pdf"."""
    maker = MAKERS[name]
    drawn: str = maker.draw(maker.model.model_validate_json(values), language)
    if form == "svg":
        return drawn.encode()
    return png(drawn) if form == "png" else leaf(png(drawn))


Render: TypeAlias = Callable[[str, float, bool], bytes]
"""Makes the PNG of an SVG at a zoom; the last value allows the fonts of this computer beside ours."""


def _render(svg: str, zoom: float, others: bool) -> bytes:
    import resvg_py  # only here: the bot names these functions, the worker process runs them

    return resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=not others,
        font_files=[str(file) for file in (*FILES.values(), EMOJI_FILE)],
        font_family="Open Sans",
        sans_serif_family="Open Sans",
    )


class Computer:
    """Draws with our fonts, and with those of this computer what ours lack."""

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
    """The PNG of an SVG of ours, with our fonts alone: the same on every machine, but for scripts that they lack."""
    size = _SIZE.search(svg)
    if size is None:
        raise ValueError("not a picture of ours")
    zoom = min(_ZOOM, max(1.0, sqrt(_MOST_PIXELS / (float(size[1]) * float(size[2])))))
    drawable = _TEXT.sub(partial(_with_letters_to_draw, computer), svg)
    others = any(_lacking(unescape(text[2])) for text in _TEXT.finditer(_EMOJI.sub("", drawable)))
    made = computer.render(drawable, zoom, others)
    while len(made) > _MOST_BYTES and zoom > _LEAST_ZOOM:
        zoom *= 0.8
        made = computer.render(drawable, zoom, others)
    return made


def _with_letters_to_draw(computer: Computer, text: re.Match[str]) -> str:
    """A text element with what can be drawn: styled letters become plain ones, emoji are drawn with their own font.

    A script that our font lacks stays where this computer has a font for it, else each letter becomes a question mark;
    the words beside the picture have the name. Signs that are neither letters nor emoji go, beside letters.
    """
    words = unescape(text[2])
    if not _lacking(words):
        return text[0]
    parts = _with_emoji().split(words)  # by turns words and emoji
    letters = _Letters(computer, "".join(parts[::2]))
    kept = [letters.kept(part) for part in parts[::2]]
    if len(parts) > 1:
        return _side_by_side(text[1], [*chain.from_iterable(zip_longest(kept, parts[1::2], fillvalue=""))])
    start = text[1] if kept == parts else _LENGTH.sub("", text[1])
    return f"{start}>{escape(kept[0], quote=False)}</text>"


def _side_by_side(start: str, parts: list[str]) -> str:
    """Words and emoji by turns, each at a place of its own: resvg shapes what is of two fonts as one text, and an emoji
    of several signs then takes letters after it away, or fails the whole picture."""
    given = dict(_ATTRIBUTE.findall(start))
    size, font = float(given["font-size"]), face(int(given["font-weight"]))
    widths = [font.measure(part, size) for part in parts]
    at = float(given["x"]) - sum(widths) * _BEFORE[given.get("text-anchor", "start")]
    placed = []
    for part, width, family in zip(parts, widths, cycle(("", f' font-family="{EMOJI_FAMILY}"')), strict=False):
        if part:
            placed.append(f'<tspan{family} x="{at:.2f}">{escape(part, quote=False)}</tspan>')
        at += width
    return f"{_ANCHOR.sub('', _LENGTH.sub('', start))}>{''.join(placed)}</text>"


class _Letters:
    """What becomes of the letters of one text."""

    def __init__(self, computer: Computer, letters: str) -> None:
        plain = _plain(letters)
        self._signs = not any(map(str.isalnum, plain))
        others = _lacking(plain if self._signs else _without_signs(plain))
        self.others = bool(others) and all(map(computer.has, others))
        """Whether fonts of this computer draw some."""

    def kept(self, part: str) -> str:
        """A part of the text as it can be drawn."""
        if self.others:
            return part if self._signs else _without_signs(part)
        font = face(REGULAR)
        plain = _plain(part) if self._signs else _without_signs(_plain(part))
        return "".join(char if font.has(char) else _UNKNOWN for char in plain)


@cache
def _with_emoji() -> re.Pattern[str]:
    """Finds runs of emoji, joined ones whole."""
    ours = face(REGULAR)
    signs = "".join(re.escape(char) for char in emoji() if not ours.has(char))
    return re.compile(f"((?:[0-9#*]\ufe0f?\u20e3|[{signs}][\ufe0e\ufe0f\u200d]*)+)")


def _plain(words: str) -> str:
    """The words with plain letters for styled ones."""
    font = face(REGULAR)
    return "".join(char if font.has(char) else font.stand_in(char) for char in words)


def _lacking(words: str) -> str:
    """The characters that our font lacks."""
    font = face(REGULAR)
    return "".join(char for char in words if not font.has(char))


def _without_signs(words: str) -> str:
    """The words without signs that our font lacks; letters keep their marks and joiners."""
    font = face(REGULAR)
    kept = (char for char in words if font.has(char) or char.isalnum() or unicodedata.category(char)[0] in "MC")
    return _SPACES.sub(" ", "".join(kept))
