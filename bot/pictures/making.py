"""What runs in the worker process: a picture's SVG, and the PNG made of it with resvg."""

from __future__ import annotations

import os
import re
import signal
import threading
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, partial
from html import escape, unescape
from itertools import groupby
from math import sqrt
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, TypeAlias

from bot.pictures import MAKERS
from bot.pictures.font import EMOJI_FAMILY, EMOJI_FILE, FILES, KEYCAP, REGULAR, emoji, face
from bot.pictures.pdf import leaf

if TYPE_CHECKING:
    from resvg.usvg import Options

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

_OF_EMOJI = f' font-family="{EMOJI_FAMILY}"'
_AS_IT_STANDS = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)
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
    from resvg import render, usvg  # only here: the bot names these functions, the worker process runs them

    enlarged = _SIZE.sub(
        lambda size: f'width="{float(size[1]) * zoom:g}" height="{float(size[2]) * zoom:g}"', svg, count=1
    )
    return render(usvg.Tree.from_str(enlarged, _fonts(others)), _AS_IT_STANDS)


def _fonts(others: bool) -> Options:
    """The fonts to draw with: ours, and those of this computer too. They are of the thread that made them."""
    from resvg import usvg

    options = usvg.Options.default()
    for file in (*FILES.values(), EMOJI_FILE):
        options.load_font_file(str(file))
    options.font_family = "Open Sans"
    if others:
        options.load_system_fonts()
    return options


class Computer:
    """Draws with our fonts, and with those of this computer what ours lack."""

    def __init__(self, render: Render = _render) -> None:
        self.render = render
        self._scripts: dict[str, bool] = {}
        """Of each script and each sign that was met and our font lacks, whether a font of this computer has it."""

    def has(self, char: str) -> bool:
        """Whether a font of this computer has a sign, or a letter, as it had the first one of that script."""
        script = unicodedata.name(char, char).partition(" ")[0] if char.isalnum() else char
        if script not in self._scripts:
            self._scripts[script] = self._sample(char) != self._sample(_NOWHERE)
        return self._scripts[script]

    def _sample(self, char: str) -> bytes:
        head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
        return self.render(f'{head}<text y="30">{escape(char)}</text></svg>', 1, True)


HERE = Computer()


def png(svg: str, computer: Computer = HERE) -> bytes:
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
    the words beside the picture have the name. Signs that are neither letters nor emoji go beside letters where no
    font has them.
    """
    words = unescape(text[2])
    if not _lacking(words):
        return text[0]
    parts = _with_emoji().split(words)  # by turns words and emoji
    letters = _Letters(computer, "".join(parts[::2]))
    runs = [run for at, part in enumerate(parts) for run in ([(part, _OF_EMOJI)] if at % 2 else letters.runs(part))]
    if len(parts) > 1 or len(runs) > 1:
        return _side_by_side(text[1], runs)
    kept = "".join(words for words, _ in runs)
    start = text[1] if kept == words else _LENGTH.sub("", text[1])
    return f"{start}>{escape(kept, quote=False)}</text>"


def _side_by_side(start: str, runs: Sequence[tuple[str, str]]) -> str:
    """Words, signs and emoji, each at a place of its own: resvg shapes what is of two fonts as one text, in which the
    letters take another font too, and an emoji of several signs takes letters after it away or fails the whole
    picture."""
    given = dict(_ATTRIBUTE.findall(start))
    size, font = float(given["font-size"]), face(int(given["font-weight"]))
    widths = [font.measure(words, size) for words, _ in runs]
    at = float(given["x"]) - sum(widths) * _BEFORE[given.get("text-anchor", "start")]
    placed = []
    for (words, family), width in zip(runs, widths, strict=True):
        placed.append(f'<tspan{family} x="{at:.2f}">{escape(words, quote=False)}</tspan>')
        at += width
    return f"{_ANCHOR.sub('', _LENGTH.sub('', start))}>{''.join(placed)}</text>"


class _Letters:
    """What becomes of the letters of one text."""

    def __init__(self, computer: Computer, letters: str) -> None:
        plain = _plain(letters)
        self._computer = computer
        self._signs = not any(map(str.isalnum, plain))
        others = _lacking(plain if self._signs else "".join(filter(_is_of_a_word, plain)))
        self._others = bool(others) and all(map(computer.has, others))
        """Whether fonts of this computer draw some."""

    def runs(self, part: str) -> list[tuple[str, str]]:
        """A part of the text as it can be drawn: by turns words and signs of other fonts, each with its family."""
        return [("".join(run), "") for _, run in groupby(self._kept(part), _is_of_a_word)]

    def _kept(self, part: str) -> str:
        plain = part if self._others else _plain(part)
        kept = plain if self._signs else "".join(char for char in plain if _is_of_a_word(char) or self._is_drawn(char))
        known = kept if self._others else "".join(char if self._is_drawn(char) else _UNKNOWN for char in kept)
        return _SPACES.sub(" ", known)

    def _is_drawn(self, char: str) -> bool:
        """Whether our font draws that, or one of this computer a sign; what letters there are is known of all."""
        return face(REGULAR).has(char) or (not char.isalnum() and self._computer.has(char))


@cache
def _with_emoji() -> re.Pattern[str]:
    """Finds runs of emoji, joined ones whole."""
    ours = face(REGULAR)
    signs = "".join(re.escape(char) for char in emoji() if not ours.has(char))
    return re.compile(f"((?:{KEYCAP}|[{signs}][\ufe0e\ufe0f\u200d]*)+)")


def _plain(words: str) -> str:
    """The words with plain letters for styled ones."""
    font = face(REGULAR)
    return "".join(char if font.has(char) else font.stand_in(char) for char in words)


def _lacking(words: str) -> str:
    """The characters that our font lacks."""
    font = face(REGULAR)
    return "".join(char for char in words if not font.has(char))


def _is_of_a_word(char: str) -> bool:
    """Whether that is part of a word: our font has it, or it is a letter, or a mark or a joiner of letters."""
    return face(REGULAR).has(char) or char.isalnum() or unicodedata.category(char)[0] in "MC"
