"""Words as Discord Markdown: every run escaped so that it shows as it stands, whatever a person put into it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from bot.hall.cards.bidi import steady
from bot.hall.cards.card import Line, Span

# Everything that could open a format, a mention, a link or an emoji. A colon is left alone before a space and in a
# time of day, and a full stop unless it joins a host name: a phone's notification shows the raw words, backslashes too.
# A link that is escaped at its colon, or an invitation at its full stop, is neither clickable nor unfurled.
_SPECIAL = re.compile(r"[\\`*_~|<\[@]|:(?=\S)(?!(?<=\d:)\d\d(?![\w:]))|(?<=\S)\.(?=[^\W\d])")
# At the start of a line: headings, small print, lists, quotes.
_OPENING = re.compile(r"^(\s*)(?:(#{1,3}(?=\s)|[-+](?=[\s#])|>(?=[\s>]))|(\d+)([.)])(?=\s|$))")
# Line ends, control characters, bidirectional overrides, and the zero-width ones that hide words.
_UNSEEN = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ud800-\udfff"
    "\ue000-\uf8ff\U000e0000-\U0010ffff]+"
)
# Nothing can be escaped inside fixed width, so a backtick becomes the accent that looks like it.
_ACCENT = "\u02cb"
WAY = "way"
"""The style of what stands ready for Discord: a way to a command, which a touch puts into the reader's field."""
_STAMPS = {"date": "d", "time": "t", "both": "f", "relative": "R"}


def seen(text: str) -> str:
    """The words on one line, without what nobody sees."""
    return text if text.isprintable() else _UNSEEN.sub(" ", text)


def fixed(text: str) -> str:
    """The words as they can stand inside fixed width."""
    return seen(text).replace("`", _ACCENT)


def escaped(text: str) -> str:
    """The words as they stand, meaning nothing to Discord."""
    return _SPECIAL.sub(r"\\\g<0>", seen(text))


def with_ways(line: Line, ids: Mapping[str, str]) -> Line:
    """A line whose commands, where Discord's ids of them are known, are ways to them, without what is typed after.

    Discord shows a way by the English names alone, so others stand before it as they are typed."""
    return tuple(one for span in line for one in _way(span, ids))


def _way(span: Span, ids: Mapping[str, str]) -> Iterator[Span]:
    if span.command not in ids:
        yield span
        return
    way = Span(f"</{span.command}:{ids[span.command]}>", WAY)
    name = " ".join(span.text.split()[: len(span.command.split())])
    if name == f"/{span.command}":
        yield way
        return
    yield from (Span(name, "code"), Span(" ("), way, Span(")"))


def marked(line: Line, accounts: Mapping[str, str], *, strong: bool = False) -> str:
    """A line of spans as Markdown; `accounts` are the Discord ids of the people to be called, by person."""
    return _marked(line, accounts, strong) if accounts else _calling_nobody(line, strong)


@lru_cache(maxsize=4096)
def _calling_nobody(line: Line, strong: bool) -> str:
    """Half of the lines of an answer were said before."""
    return _marked(line, {}, strong)


def _marked(line: Line, accounts: Mapping[str, str], strong: bool) -> str:
    parts: list[str] = []
    style, text = "", ""
    # Neighbours of one style are joined, for two runs of ** side by side would not close.
    for span in line:
        if not span.text and span.at is None:
            continue
        mark = _mark(span, accounts)
        kind = "mark" if mark else "strong" if strong and span.style != "code" else span.style
        if kind == "mark" or kind != style:
            parts.append(_styled(style, text))
            style, text = kind, ""
        text += mark or span.text
    parts.append(_styled(style, text))
    return steady(_OPENING.sub(_opened, "".join(parts)))


def _mark(span: Span, accounts: Mapping[str, str]) -> str:
    """What Discord itself writes out: a moment in the reader's own time, or a call of a person."""
    if span.style == WAY:
        return span.text
    if span.at is not None:
        return f"<t:{int(span.at)}:{_STAMPS.get(span.style, 'f')}>"
    if span.ping and span.person in accounts:
        return f"<@{accounts[span.person]}>"
    return ""


@lru_cache(maxsize=4096)
def _styled(style: str, text: str) -> str:
    """A run of one style."""
    if style == "mark":
        return text
    if style == "code":
        return f"`{fixed(text)}`" if text.strip() else seen(text)
    words = escaped(text)
    body = words.strip()
    return words.replace(body, f"**{body}**", 1) if style == "strong" and body else words


def _opened(found: re.Match[str]) -> str:
    """The start of a line that would be a heading, a list or a quote, made words again."""
    space, sign, number, stop = found.groups()
    return f"{space}\\{sign}" if sign else f"{space}{number}\\{stop}"
