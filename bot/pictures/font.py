"""The fonts of all pictures: which characters they have and how wide these are, read from the files of two packages."""

from __future__ import annotations

import re
import struct
import unicodedata
from functools import cache
from pathlib import Path

import manimgx_fonts  # neither package has types
import ttf_opensans

FAMILY = '"Open Sans", sans-serif'
REGULAR, STRONG = 400, 600
FILES: dict[int, Path] = {
    REGULAR: Path(ttf_opensans.OPENSANS_REGULAR.path),
    STRONG: Path(ttf_opensans.OPENSANS_SEMIBOLD.path),
}
EMOJI_FAMILY = "Noto Emoji"
EMOJI_FILE = Path(manimgx_fonts.__file__).parent / "NotoEmoji[wght].ttf"

_LAST_PLAIN = 0x20FF  # below are figures, signs and joiners that take part in emoji and are none
_BOX = 0.6  # of the font size: the empty box drawn for a character that the font lacks
_WIDE = 1.25  # emoji and East Asian signs, as browsers draw them from other fonts
_MARKS = ("Mn", "Me", "Cf")
_JOINER = "\u200d"
_TONES = "\U0001f3fb-\U0001f3ff"
_REGIONS = "\U0001f1e6-\U0001f1ff"
_DRAWN_WITH_ANOTHER = re.compile(f"(?<={_JOINER}).|(?<!^)[{_TONES}]|(?<=[{_REGIONS}])[{_REGIONS}]")
"""What makes one picture with the emoji before it: joined ones, skin tones, the second letter of a flag."""
KEYCAP = "[0-9#*]\ufe0f?\u20e3"
"""A figure or a sign on a key: one emoji."""
_KEYCAPS, _KEY = re.compile(KEYCAP), "\U0001f51f"


class Face:
    """The widths of one weight, as parts of the font size."""

    def __init__(self, file: Path) -> None:
        self._widths = _read_widths(file.read_bytes())

    def has(self, char: str) -> bool:
        """Whether the font draws this character."""
        return char in self._widths

    def width(self, char: str) -> float:
        """How far a character moves the pen; for one that the font lacks, the room kept for it."""
        known = self._widths.get(char)
        if known is not None:
            return known
        if unicodedata.category(char) in _MARKS:
            return 0.0
        if drawn := emoji().get(char):
            return drawn
        wide = unicodedata.east_asian_width(char) in "WF" or unicodedata.category(char) == "So"
        return max(_WIDE if wide else _BOX, sum(self._widths.get(one, 0.0) for one in self.stand_in(char)))

    def measure(self, words: str, size: float) -> float:
        """The width of words at a font size."""
        alone = words if words.isascii() else _DRAWN_WITH_ANOTHER.sub("", _KEYCAPS.sub(_KEY, words))
        return sum(map(self.width, alone)) * size

    def stand_in(self, char: str) -> str:
        """What our font alone shows for a character that it lacks: plain letters, nothing, or itself (a box)."""
        if unicodedata.category(char) in _MARKS:
            return ""
        simple = "".join(c for c in unicodedata.normalize("NFKD", char) if unicodedata.category(c) not in _MARKS)
        # Only letters and digits: a full-width "<" must not become a real one.
        return simple if simple.isalnum() and all(map(self.has, simple)) else char


@cache
def face(weight: int) -> Face:
    """One weight of the font, read once."""
    return Face(FILES[weight])


@cache
def emoji() -> dict[str, float]:
    """The emoji that our second font draws, with their widths; not the figures and signs that all fonts have."""
    return {char: width for char, width in _read_widths(EMOJI_FILE.read_bytes()).items() if ord(char) > _LAST_PLAIN}


def _read_widths(data: bytes) -> dict[str, float]:
    """Widths by character from a TrueType file: `cmap` (format 4) gives the glyph, `hmtx` its advance."""
    (count,) = struct.unpack_from(">H", data, 4)
    tables = {data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0] for at in range(12, 12 + 16 * count, 16)}
    (units,) = struct.unpack_from(">H", data, tables[b"head"] + 18)
    (long_metrics,) = struct.unpack_from(">H", data, tables[b"hhea"] + 34)
    advances = struct.unpack_from(">" + "Hxx" * long_metrics, data, tables[b"hmtx"])
    return {
        chr(code): advances[min(glyph, long_metrics - 1)] / units
        for code, glyph in _read_glyphs(data, tables[b"cmap"]).items()
    }


def _read_glyphs(data: bytes, cmap: int) -> dict[int, int]:
    (count,) = struct.unpack_from(">H", data, cmap + 2)
    starts = {}
    for record in range(cmap + 4, cmap + 4 + 8 * count, 8):
        platform, encoding, offset = struct.unpack_from(">HHI", data, record)
        (form,) = struct.unpack_from(">H", data, cmap + offset)
        starts[platform, encoding, form] = cmap + offset
    if start := starts.get((3, 10, 12)):
        return _read_groups(data, start)
    if start := starts.get((3, 1, 4)):
        return _read_segments(data, start)
    raise ValueError("the font has no Unicode table of format 4 or 12")


def _read_groups(data: bytes, start: int) -> dict[int, int]:
    """Format 12: runs of characters of all planes, whose glyphs follow one another."""
    (count,) = struct.unpack_from(">I", data, start + 12)
    groups = (struct.unpack_from(">III", data, start + 16 + 12 * number) for number in range(count))
    return {code: glyph + code - first for first, last, glyph in groups for code in range(first, last + 1)}


def _read_segments(data: bytes, start: int) -> dict[int, int]:
    """Format 4: runs of characters of the first plane."""
    (twice,) = struct.unpack_from(">H", data, start + 6)
    form = f">{twice // 2}H"
    lasts = struct.unpack_from(form, data, start + 14)
    firsts = struct.unpack_from(form, data, start + 16 + twice)
    deltas = struct.unpack_from(form, data, start + 16 + 2 * twice)
    offsets_at = start + 16 + 3 * twice
    glyphs: dict[int, int] = {}
    for index, (first, last, delta) in enumerate(zip(firsts, lasts, deltas, strict=True)):
        here = offsets_at + 2 * index
        (offset,) = struct.unpack_from(">H", data, here)
        for code in range(first, last + 1):
            if offset:
                (glyph,) = struct.unpack_from(">H", data, here + offset + 2 * (code - first))
            else:
                glyph = code
            glyph = (glyph + delta) & 0xFFFF if glyph or not offset else 0
            if glyph:
                glyphs[code] = glyph
    return glyphs
