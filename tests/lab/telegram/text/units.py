"""UTF-16 units, in which Telegram counts entities, and the entities it finds by itself.

Bot API docs, MessageEntity: offset and length are in UTF-16 code units."""

from __future__ import annotations

import re


def u16(s: str) -> int:
    """The length in UTF-16 units."""
    return len(s.encode("utf-16-le")) // 2


def cut16(s: str, offset: int, length: int) -> str:
    """A part, by UTF-16 units."""
    return s.encode("utf-16-le")[offset * 2 : (offset + length) * 2].decode("utf-16-le")


def byte_offset(src: str, i: int) -> int:
    """Where a character stands, as Telegram's complaints count: in bytes of UTF-8."""
    return len(src[:i].encode())


class Out:
    """A text being written, and its length so far in UTF-16 units."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.n = 0

    def add(self, s: str) -> None:
        """Write."""
        self.parts.append(s)
        self.n += u16(s)

    @property
    def text(self) -> str:
        """What was written."""
        return "".join(self.parts)


# tdlib/td, MessageEntity.cpp 312, match_bot_commands: ASCII, and not beside a word character, "/", "<" or ">";
# "/probabilità" is none
AUTO = [
    ("bot_command", re.compile(r"(?<![\w/<>])/[a-zA-Z0-9_]{1,64}(?:@[a-zA-Z0-9_]{3,32})?(?![\w/<>])")),
    ("mention", re.compile(r"(?<!\w)@[a-zA-Z]\w{3,31}\b")),
    ("url", re.compile(r"(?:https?://|www\.)[^\s<>]+")),
    ("hashtag", re.compile(r"(?<!\w)#[^\W\d]\w*")),
]
NOT_WITHIN = ("code", "pre", "text_link", "text_mention", "url")


def auto_entities(text: str, given: list[dict]) -> list[dict]:
    """The given entities, and the commands, mentions, addresses and hashtags beside them."""
    busy = [(e["offset"], e["offset"] + e["length"]) for e in given if e["type"] in NOT_WITHIN]
    out = list(given)
    for kind, pattern in AUTO:
        for m in pattern.finditer(text):
            start, length = u16(text[: m.start()]), u16(m.group(0))
            if not any(start < b and a < start + length for a, b in busy):
                out.append({"type": kind, "offset": start, "length": length})
                busy.append((start, start + length))
    return sorted(out, key=lambda e: (e["offset"], -e["length"]))
