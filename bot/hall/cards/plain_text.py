"""People's words as plain text: made harmless, quoted for a typed line, and folded for comparing names."""

from __future__ import annotations

import re
import unicodedata

# Characters that only say how their neighbours stand or join: soft hyphens, bidirectional overrides, zero width, tags.
_UNSEEN = re.compile(
    "[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\U000e0000-\U000e007f]+"
)
# Control characters, other line breaks, lone surrogates, and private-use characters (the texts use two).
_NO_WORDS = re.compile("[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\ue000-\uf8ff\U000f0000-\U0010ffff]+")
# More than this many combining marks in a row only serve to write over other lines.
_STACKED = re.compile(
    "([\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]{4})[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+"
)
_MARK = re.compile(r' \([^()\U00010000-\U0010ffff]{1,40}\)"?$')
"""What tells somebody apart, as it stands after their name."""


def clean(text: str) -> str:
    """People's words without invisible characters, and with single spaces."""
    return _STACKED.sub(r"\1", " ".join(_NO_WORDS.sub(" ", _UNSEEN.sub("", text)).split()))


def before_mark(label: str, longest: int) -> tuple[str, str]:
    """A label, and the brackets at its end, as far as it has room for them: they stay where it is shortened, for they
    tell people of one name apart."""
    mark = _MARK.search(label)
    return (label[: mark.start()], mark[0]) if mark and 4 * len(mark[0]) <= 3 * longest else (label, "")


def harmless(cell: str) -> str:
    """A cell that no spreadsheet computes: what begins like a formula gets an apostrophe, unless it is a number."""
    if cell and cell[0] in "=+-@\t\r\n|%＝＋－＠" and not cell.lstrip("+-").replace(",", "").replace(".", "").isdigit():
        return "'" + cell
    return cell


def quoted(text: str) -> str:
    """Words as they can be typed: in quotes where they need them."""
    if text and re.fullmatch(r"[\w.+-]+", text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def folded(name: str) -> str:
    """A name as it is looked up: small letters without accents."""
    small = name.casefold()
    if small.isascii():
        return small
    return "".join(sign for sign in unicodedata.normalize("NFKD", small) if not unicodedata.combining(sign))
