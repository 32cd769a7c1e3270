"""Words as Telegram counts them (UTF-16 units), and people's words kept from becoming links, mentions or commands."""

from __future__ import annotations

import re
import unicodedata

from bot.hall.cards.card import units
from bot.hall.cards.plain_text import before_mark

JOINER = "\u2060"
"""WORD JOINER: unseen, and outside everything Telegram's own search for links, mentions and commands lets pass."""

# Telegram's server marks these by itself in any text that stands outside code, whatever entities we send with it.
_LIVE = re.compile(
    "[@$](?=[^\\s\u2060])"
    "|\\#(?=[^\\s\u2060])(?!\\d+(?:[\\s,;:)]|$))"  # a number alone ("#3") is no hashtag
    r"|(?<![A-Za-z0-9_])/(?=\w)"  # after a letter or a digit ("4/6") there is no command
    r"|:(?=//)"
    "|\\.(?=[^\\s\u2060.,;:!?)\\]}'\"»”…])"
)
_ADDRESS = re.compile(r"\d+(?:\.\d+){3,}")
_DIGITS = re.compile(r"(?<=\d)\.(?=\d)")

# Control characters but the newline, surrogates, and what turns or hides text: bidirectional controls, line separators.
_UNSEEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def cut(text: str, offset: int, length: int) -> str:
    """The part of a text between two UTF-16 offsets."""
    return text.encode("utf-16-le", "surrogatepass")[offset * 2 : (offset + length) * 2].decode("utf-16-le", "replace")


def seen(text: str) -> str:
    """A text without the characters that hide or turn what stands around them."""
    return _UNSEEN.sub(" ", text)


def blank(text: str) -> bool:
    """Whether nothing of a text can be seen (Telegram refuses such a message)."""
    return all(character.isspace() or unicodedata.category(character)[0] in "CZ" for character in text)


def live(text: str) -> dict[int, str]:
    """The characters, by index, that Telegram would make something of, with what to write in their stead."""
    found: dict[int, str] = {}
    for match in _LIVE.finditer(text):
        at = match.start()
        if text[at] != ".":
            found[at] = text[at] + JOINER
        elif not _DIGITS.match(text, at):
            found[at] = JOINER + "." + JOINER
    for address in _ADDRESS.finditer(text):
        found.update({at: JOINER + "." + JOINER for at in range(*address.span()) if text[at] == "."})
    return found


def clipped(text: str, longest: int) -> str:
    """A text of at most so many UTF-16 units, with an ellipsis where it was cut."""
    if units(text) <= longest:
        return text
    name, mark = before_mark(text, longest)
    return cut(name, 0, longest - 1 - units(mark)).rstrip("\ufffd") + "…" + mark
