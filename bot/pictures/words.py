"""Words and numbers in a picture: texts made harmless and cut to their room, figures as each language writes them."""

from __future__ import annotations

import re
import unicodedata
from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated

from babel.numbers import get_decimal_symbol
from pydantic import BeforeValidator

from bot.pictures.font import REGULAR, face

LONGEST, STORY = 300, 1200  # no text of a picture can show more, and none of a page that tells a story
ELLIPSIS = "…"

_SPACES = re.compile(r"[\s\u2028\u2029]+")
# Controls, lone surrogates, private use, characters that turn the direction of writing or hide (soft hyphen, zero width
# spaces, tags) and code points that XML forbids. Joiners (200C, 200D) and FE0F stay: scripts and emoji need them.
_DROPPED = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)
_MARKS_ON_ONE_LETTER = 2


def clean(words: str, longest: int = LONGEST) -> str:
    """Somebody's words as one harmless line: no controls, no hidden characters, no towers of accents, single spaces."""
    seen = _DROPPED.sub("", _SPACES.sub(" ", words[: 4 * longest]))
    line = _SPACES.sub(" ", seen).strip()  # between two spaces something unseen may have stood
    if line.isascii():
        return line[:longest]
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", line):
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        if marks <= _MARKS_ON_ONE_LETTER:
            kept.append(char)
    return "".join(kept[:longest])


def _clean_text(value: object) -> object:
    return clean(value) if isinstance(value, str) else value


def _clean_story(value: object) -> object:
    return clean(value, STORY) if isinstance(value, str) else value


Words = Annotated[str, BeforeValidator(_clean_text)]
StoryWords = Annotated[str, BeforeValidator(_clean_story)]


def shorten(words: str, room: float, size: float, weight: int = REGULAR) -> str:
    """The words, cut with an ellipsis where they do not fit; a letter keeps its accents, an emoji its parts."""
    font = face(weight)
    if font.measure(words, size) <= room:
        return words
    left = room - font.measure(ELLIPSIS, size)
    cut = 0
    for char in words:
        left -= font.width(char) * size
        if left < 0:
            break
        cut += 1
    while cut and (_joins(words[cut]) or words[cut - 1] == "\u200d"):
        cut -= 1
    return words[:cut].rstrip() + ELLIPSIS


def wrap(words: str, room: float, size: float, weight: int = REGULAR, lines: int = 2) -> list[str]:
    """The words on at most so many lines, the last one cut if they are too many."""
    font = face(weight)
    done: list[str] = []
    rest = words
    while rest and len(done) < lines - 1 and font.measure(rest, size) > room:
        end = 0
        for space in re.finditer(" ", rest):
            if font.measure(rest[: space.start()], size) > room:
                break
            end = space.start()
        if not end:
            break
        done.append(rest[:end])
        rest = rest[end + 1 :]
    return [*done, shorten(rest, room, size, weight)] if rest else done


def _joins(char: str) -> bool:
    """Whether a character belongs to the one before it: accents, joiners, variation selectors, skin tones."""
    return unicodedata.category(char) in ("Mn", "Mc", "Me", "Cf") or "\U0001f3fb" <= char <= "\U0001f3ff"


def number(value: float, language: str, decimals: int = 0) -> str:
    """A number as the language writes it, halves rounded away from zero (31,25 is 31,3), with a real minus sign."""
    text = str(Decimal(str(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP))
    if text.startswith("-"):
        text = text[1:] if not text.strip("-0.") else "−" + text[1:]
    return text.replace(".", get_decimal_symbol(language))


def percent(chance: float, language: str) -> str:
    """A chance in percent with one decimal; what is possible is never 0%, what can fail never 100%."""
    if chance <= 0:
        return "0%"
    if chance >= 1:
        return "100%"
    if chance < 0.0005:
        return f"<{number(0.1, language, 1)}%"
    if chance >= 0.9995:
        return f">{number(99.9, language, 1)}%"
    return f"{number(100 * chance, language, 1)}%"
