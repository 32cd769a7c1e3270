"""Dice as other games write them (`2d6+3`, `4d6kh3`, `d%`, `3d10!`): read, thrown under the seal, and added up."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.engines.book import Entry, Refused
from bot.engines.dice import Throwing
from bot.engines.seals import Draw, Throw

Pick = Literal["", "kh", "kl", "dh", "dl"]
"""Keep the highest or the lowest, drop the highest or the lowest."""

_DICE = re.compile(r"(?P<count>\d*)d(?P<sides>\d+|%)(?P<marks>(?:[kd][hl]?\d*|!)*)", re.A | re.I)
_MARK = re.compile(r"(!)|([kd])([hl]?)(\d*)", re.A | re.I)
_PIECE = re.compile(r"[^\s+\-−]+")
_SIGN = re.compile(r"\s*([+\-−])\s*|\s*")
_SUM = re.compile(r"[+\-−]?\s*[^\s+\-−]+(?:\s*[+\-−]\s*[^\s+\-−]+)*(?:\s*[+\-−])?")
_LOOKS = re.compile(r"(?:^|[\s+\-−])(?:\d*d(?:\d|%)|\d+(?:d$|w\d))", re.A | re.I)
"""Dice, also half written or as Germans write them: those are refused, with how it is done."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much one formula may hold."""

    dice: int
    sides: int
    explosions: int
    """The most dice that come of others."""
    pieces: int
    number: int
    """The highest number that stands alone."""


class Piece(BaseModel):
    """A piece of a formula: dice with their sides, or a number that stands alone (no sides)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    minus: bool = False
    count: int
    sides: int = 0
    pick: Pick = ""
    of: int = 0
    """How many are kept, or dropped."""
    explodes: bool = False
    """Whether a highest face throws one more."""

    @property
    def written(self) -> str:
        """The piece as it is written, without its sign."""
        if not self.sides:
            return str(self.count)
        return f"{self.count}d{self.sides}{'!' * self.explodes}{self.pick}{self.of or ''}"

    def counting(self, faces: Sequence[int]) -> list[bool]:
        """Which of these faces count."""
        order = sorted(range(len(faces)), key=lambda at: faces[at], reverse=self.pick in ("kh", "dh"))
        first = {*order[: self.of]}
        return [not self.pick or (at in first) == self.pick.startswith("k") for at in range(len(faces))]

    def sum(self, faces: Sequence[int]) -> int:
        """What the piece adds, or takes away."""
        counted = self.counting(faces)
        whole = sum(face for face, counts in zip(faces, counted, strict=True) if counts) if self.sides else self.count
        return -whole if self.minus else whole


def looks_like(text: str) -> bool:
    """Whether a text is a sum in which dice are written as other games write them, as far as it goes."""
    return bool(_SUM.fullmatch(text.strip()) and _LOOKS.search(text))


def read(text: str, bounds: Bounds) -> tuple[tuple[Piece, ...], str]:
    """The pieces of a formula, and the words after it."""
    pieces: list[Piece] = []
    at, end = 0, len(text)
    while at < end:
        sign = _SIGN.match(text, at)
        assert sign is not None, "nothing is a sign too"
        found = _PIECE.match(text, sign.end())
        if pieces and not sign[1]:
            break
        if found is None:
            raise Refused("formula-unknown", value=text[at:].strip())
        pieces.append(_piece(found[0], sign[1] in ("-", "−"), bounds))
        at = found.end()
    if sum(piece.count for piece in pieces if piece.sides) > bounds.dice:
        raise Refused("formula-dice", most=bounds.dice)
    if len(pieces) > bounds.pieces:
        raise Refused("formula-pieces", most=bounds.pieces)
    if not any(piece.sides for piece in pieces):
        raise Refused("formula-no-dice")
    return tuple(pieces), text[at:].strip()


def _piece(word: str, minus: bool, bounds: Bounds) -> Piece:
    if re.fullmatch("[0-9]+", word):
        if int(word) > bounds.number:
            raise Refused("formula-number", most=bounds.number)
        return Piece(minus=minus, count=int(word))
    found = _DICE.fullmatch(word)
    if found is None:
        raise Refused("formula-unknown", value=word)
    count = int(found["count"] or 1)
    sides = 100 if found["sides"] == "%" else int(found["sides"])
    if not count:
        raise Refused("formula-no-dice")
    if count > bounds.dice:
        raise Refused("formula-dice", most=bounds.dice)
    if not 2 <= sides <= bounds.sides:
        raise Refused("formula-sides", value=word, most=bounds.sides)
    marks = [*_MARK.finditer(found["marks"])]
    picks = [mark for mark in marks if not mark[1]]
    if len(picks) > 1 or len(marks) - len(picks) > 1:
        raise Refused("formula-unknown", value=word)
    pick, of = _picked(picks[0]) if picks else ("", 0)
    if pick and not 1 <= of <= count:
        raise Refused("formula-pick", value=word, most=count)
    return Piece(minus=minus, count=count, sides=sides, pick=pick, of=of, explodes=len(marks) > len(picks))


def _picked(mark: re.Match[str]) -> tuple[Pick, int]:
    """What `k`, `kl`, `d3` mean: alone, the highest are kept and the lowest dropped."""
    keeps, which, of = mark[2].lower() == "k", mark[3].lower(), int(mark[4] or 1)
    highest = which == "h" or (keeps and not which)
    if keeps:
        return ("kh" if highest else "kl"), of
    return ("dh" if highest else "dl"), of


def throw(pieces: Sequence[Piece], chance: Throwing, bounds: Bounds) -> Throw:
    """Throw the dice of a formula: each piece has a label of its own, which holds its sides."""
    more, draws = bounds.explosions, []
    for number, piece in enumerate(pieces, 1):
        if piece.sides:
            draws.append(_thrown(piece, f"piece-{number}/d{piece.sides}", chance, more))
            more -= len(draws[-1].faces) - piece.count
    return Throw(tuple(draws))


def _thrown(piece: Piece, label: str, chance: Throwing, more: int) -> Draw:
    """The dice of a piece; of one that explodes so many more as highest faces fell, up to a bound."""
    draw = chance.roll(label, piece.count, piece.sides)
    while piece.explodes:
        wanted = piece.count + min(more, draw.faces.count(piece.sides))
        if wanted == len(draw.faces):
            break
        draw = chance.roll(label, wanted, piece.sides)
    return draw


class FormulaThrown(Entry):
    """Somebody threw the dice of a formula; each kind of book has its own kind of this."""

    needed = ()
    member: str
    at: float
    pieces: tuple[Piece, ...]
    note: str
    roll: Throw
    number: int

    @property
    def drawn(self) -> Sequence[Draw]:
        """The dice of each piece."""
        return self.roll.draws

    @property
    def parts(self) -> Iterator[tuple[Piece, tuple[int, ...]]]:
        """The pieces with their faces."""
        draws = iter(self.roll.draws)
        return ((piece, next(draws).faces if piece.sides else ()) for piece in self.pieces)

    @property
    def total(self) -> int:
        """What all the pieces come to."""
        return sum(piece.sum(faces) for piece, faces in self.parts)

    @property
    def stopped(self) -> bool:
        """Whether highest faces threw no more dice, because there were enough."""
        return any(
            piece.explodes and len(faces) < piece.count + faces.count(piece.sides) for piece, faces in self.parts
        )

    @property
    def written(self) -> str:
        """The formula as it is written."""
        return joined(self.pieces, [piece.written for piece in self.pieces])

    @property
    def shown(self) -> str:
        """The faces in the place of the dice: those that do not count in brackets, the exploded ones marked."""
        return joined(self.pieces, [_faces(piece, faces) for piece, faces in self.parts])


def joined(pieces: Sequence[Piece], words: Sequence[str]) -> str:
    """The words of the pieces, with their signs between them."""
    signs = [" − " if piece.minus else " + " for piece in pieces]
    signs[0] = "−" if pieces[0].minus else ""
    return "".join(sign + word for sign, word in zip(signs, words, strict=True))


def _faces(piece: Piece, faces: Sequence[int]) -> str:
    if not piece.sides:
        return str(piece.count)
    shown = [f"{face}{'!' if piece.explodes and face == piece.sides else ''}" for face in faces]
    runs = groupby(zip(shown, piece.counting(faces), strict=True), key=lambda one: one[1])
    words = [(" ".join(face for face, _ in run), counts) for counts, run in runs]
    return "[" + " ".join(word if counts else f"({word})" for word, counts in words) + "]"
