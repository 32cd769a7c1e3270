"""How a chronicle is written down: pieces in their order, as one page of HTML that needs no other file, or Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Literal

from bot.engines.rolls import SUCCESS
from bot.hall.cards.card import Argument
from bot.pictures.skyline import banner

Sort = Literal["title", "episode", "chapter", "part", "scene", "about", "row", "roll"]
_LISTED = ("row", "roll")
_HEADS = {"title": "#", "episode": "##", "chapter": "##", "part": "###", "scene": "####"}
_TAGS = {"title": "h1", "episode": "h2", "chapter": "h2", "part": "h3", "scene": "h4"}
_MARKUP = re.compile(r"([\\`*_\[\]<>#|~&]|^[-+]|(?<=^\d)[.)])")
"""What Markdown would take for markup in people's words."""
_STYLE = """
:root{color-scheme:light dark;--paper:#fbf7f0;--ink:#2b2622;--quiet:#665d54;--accent:#1d6b66;--rule:#d9cfbf;
--hollow:#ece4d6}
@media (prefers-color-scheme:dark){:root{--paper:#161413;--ink:#ece4d6;--quiet:#a79c90;--accent:#6fc2ba;--rule:#3b352f;
--hollow:#2b2622}}
body{margin:0 auto;max-width:42rem;padding:0 1.1rem 4rem;background:var(--paper);color:var(--ink);
font:1.05rem/1.55 "Open Sans",system-ui,sans-serif;overflow-wrap:anywhere}
svg{display:block;width:100%;height:auto;border-radius:.6rem;margin:2.2rem 0 0}
h1{font-size:2.1rem;line-height:1.2;margin:1rem 0 .2rem}
h2{font-size:1.5rem;margin:1rem 0 .2rem;color:var(--accent)}
h3{font-size:1rem;margin:1.3rem 0 .2rem;color:var(--accent);border-bottom:1px solid var(--rule)}
h4{font-size:1.05rem;margin:.9rem 0 .1rem}
p{margin:.1rem 0;color:var(--quiet)}
ul{margin:.3rem 0;padding-left:1.3rem}
.dice{display:flex;flex-wrap:wrap;gap:.25rem;margin:.25rem 0 .5rem}
.dice b{width:1.55rem;text-align:center;border-radius:.35rem;background:var(--hollow);font-weight:400}
.dice b.good{background:#1d6b66;color:#fbf7f0}
@media print{@page{size:A5;margin:12mm}body{max-width:none;padding:0;font-size:9.5pt}h2,h3{break-after:avoid}}
"""


@dataclass(frozen=True, slots=True)
class LeafPiece:
    """A piece of a chronicle: what it is, its words, the dice of a roll, the city of a head."""

    sort: Sort
    words: Argument
    faces: tuple[int, ...] = ()
    seed: int = 0


Said = Sequence[tuple[LeafPiece, str]]


def as_html(said: Said, language: str) -> str:
    """One page that needs nothing else: no other file, no script, no address."""
    title = next((words for piece, words in said if piece.sort == "title"), "")
    head = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>"
    )
    return "\n".join([head, *_elements(said), "</body></html>", ""])


def _elements(said: Said) -> Iterator[str]:
    for listed, pieces in groupby(said, lambda one: one[0].sort in _LISTED):
        if listed:
            rows = (f"<li>{escape(words)}{_dice(piece.faces)}</li>" for piece, words in pieces)
            yield f"<ul>{''.join(rows)}</ul>"
            continue
        for piece, words in pieces:
            if piece.seed:
                yield banner(piece.seed)
            tag = _TAGS.get(piece.sort, "p")
            yield f"<{tag}>{escape(words)}</{tag}>"


def _dice(faces: Sequence[int]) -> str:
    if not faces:
        return ""
    shown = "".join(f'<b class="good">{face}</b>' if face >= SUCCESS else f"<b>{face}</b>" for face in faces)
    return f'<div class="dice">{shown}</div>'


def as_markdown(said: Said, language: str) -> str:
    """The same in Markdown; what people wrote is no markup."""
    return "\n".join(_lines(said)).strip() + "\n"


def _lines(said: Iterable[tuple[LeafPiece, str]]) -> Iterator[str]:
    before = ""
    for piece, words in said:
        plain = _MARKUP.sub(r"\\\1", " ".join(words.split()))
        if piece.sort in _LISTED:
            if before not in _LISTED:
                yield ""
            dice = f" `{' '.join(map(str, piece.faces))}`" if piece.faces else ""
            yield f"- {plain}{dice}"
        else:
            yield f"\n{_HEADS[piece.sort]} {plain}" if piece.sort in _HEADS else f"\n{plain}"
        before = piece.sort
