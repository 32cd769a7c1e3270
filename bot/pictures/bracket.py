"""The picture of a bracket: who met whom on the way to the final, and the matches for the places below it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Literal

from pydantic import Field, model_validator

from bot.pictures.drawing import ACCENT, INK, MARGIN, PAPER, QUIET, RULE, TINT, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, wrap

MOST_ROUNDS = 3  # the columns that leave room for names
_ACROSS = 1500
_ASIDE = 620  # the part of a broad picture that the places take
_GAP = 30
_INSET = 14
_LETTERS = 24
_LINE = 29  # from one line of a name to the next
_PAD = 9
_MARK = 34  # the room of the words above a match
_BETWEEN = 22
_HEAD = 44
_SCORE = 84  # what a score may take of a side


class Side(PictureValues):
    """One side of a match; `waits` stands there while nobody is known ("winner of A")."""

    name: Words = ""
    score: Words = ""
    waits: Words = ""


class DrawnMatch(PictureValues):
    """Two sides; `winner` is 1 or 2, or 0 while it is not decided. `mark` stands above it ("A · table 3")."""

    sides: tuple[Side, Side]
    winner: Literal[0, 1, 2] = 0
    mark: Words = ""


class Stage(PictureValues):
    """The matches of one round of a tree, from top to bottom."""

    title: Words = ""
    matches: tuple[DrawnMatch, ...] = Field(min_length=1, max_length=4)


class BracketTree(PictureValues):
    """Rounds of 4, 2 and 1 matches (or the last of these): winners go on to the right, the last match decides."""

    title: Words = ""
    rounds: tuple[Stage, ...] = Field(min_length=1, max_length=MOST_ROUNDS)

    @model_validator(mode="after")
    def _halving(self) -> BracketTree:
        wanted = [2**power for power in reversed(range(len(self.rounds)))]
        if [len(stage.matches) for stage in self.rounds] != wanted:
            raise ValueError(f"rounds of {wanted} matches are needed")
        return self


class BracketPicture(PictureValues):
    """A bracket of 2, 4 or 8 sides, and the `places`: smaller trees for the third place, the fifth, and so on.

    `across` draws it for a projector: broad, the places beside the way to the final.
    """

    title: Words
    subtitle: Words = ""
    main: BracketTree
    places: tuple[BracketTree, ...] = Field(default=(), max_length=6)
    across: bool = False


def draw(bracket: BracketPicture, language: str) -> str:
    """The bracket as SVG."""
    across = _ACROSS if bracket.across else WIDTH
    drawing = Drawing(bracket.title, across)
    top = drawing.heading(bracket.title, bracket.subtitle)
    room = across - 2 * MARGIN
    aside = _ASIDE if bracket.across and bracket.places else 0.0
    y = _tree(drawing, bracket.main, MARGIN, top, room - aside, champion=True)
    if aside:
        left = MARGIN + room - aside + 2 * _GAP
        below = _places(drawing, bracket.places, left, top, aside - 2 * _GAP)
        return drawing.svg(max(y, below) + MARGIN - 16)
    return drawing.svg(_places(drawing, bracket.places, MARGIN, y, room, ruled=True) + MARGIN - 16)


def _places(
    drawing: Drawing, trees: Sequence[BracketTree], left: float, y: float, room: float, ruled: bool = False
) -> float:
    """The smaller trees: those of several rounds first, then the single matches two by two; gives the y below them."""
    for tree in trees:
        if len(tree.rounds) > 1:
            y = _tree(drawing, tree, left, _rule(drawing, left, y, room) if ruled else y, room)
            ruled = True
    single = [tree for tree in trees if len(tree.rounds) == 1]
    half = (room - _GAP) / 2
    for start in range(0, len(single), 2):
        top = _rule(drawing, left, y, room) if ruled else y
        ruled = True
        for at, tree in enumerate(single[start : start + 2]):
            y = max(y, _tree(drawing, tree, left + at * (half + _GAP), top, half))
    return y


def _rule(drawing: Drawing, left: float, y: float, room: float) -> float:
    drawing.line(left, y + 8, left + room, y + 8, RULE)
    return y + 30


def _tree(drawing: Drawing, tree: BracketTree, left: float, y: float, room: float, champion: bool = False) -> float:
    """One tree; gives the y below it."""
    columns = len(tree.rounds)
    width = (room - _GAP * (columns - 1)) / columns
    if tree.title:
        drawing.text(left, y + 27, tree.title, 27, room, weight=STRONG)
        y += _HEAD
    if any(stage.title for stage in tree.rounds):
        for at, stage in enumerate(tree.rounds):
            drawing.text(left + at * (width + _GAP), y + 24, stage.title, 23, width, QUIET)
        y += _HEAD - 6
    boxes = [[_Box(match, width) for match in stage.matches] for stage in tree.rounds]
    # Each match of a later round stands between the two that lead to it; the first round sets the pace.
    tallest = [max(box.height for box in column) for column in boxes]
    pace = max(ceil(height / (1 << at)) for at, height in enumerate(tallest)) + _BETWEEN
    for at, column in enumerate(boxes):
        step = pace * (1 << at)
        for number, box in enumerate(column):
            middle = y + step * (number + 0.5)
            x = left + at * (width + _GAP)
            if at:
                _joined(drawing, x, middle, step / 4)
            box.draw(drawing, x, middle, champion and at == columns - 1)
    return y + pace * len(boxes[0])


def _joined(drawing: Drawing, x: float, middle: float, reach: float) -> None:
    """The lines from two matches to the one that they lead to."""
    turn = x - _GAP / 2
    for y in (middle - reach, middle + reach):
        drawing.line(x - _GAP, y, turn, y, RULE)
    drawing.line(turn, middle - reach, turn, middle + reach, RULE)
    drawing.line(turn, middle, x, middle, RULE)


class _Box:
    """A match as it will be drawn: its names broken into lines that fit."""

    def __init__(self, match: DrawnMatch, width: float) -> None:
        self._match, self._width = match, width
        scores = [face(STRONG).measure(side.score, _LETTERS) for side in match.sides]
        self._score = min(max(scores), _SCORE)
        room = width - 2 * _INSET - (self._score + 10 if self._score else 0)
        self._names = [wrap(side.name or side.waits, room, _LETTERS, STRONG) for side in match.sides]
        self._room = room
        self._sides = [max(len(lines), 1) * _LINE + 2 * _PAD for lines in self._names]
        self._above = _MARK if match.mark else 0.0
        self.height = sum(self._sides) + 2 * self._above

    def draw(self, drawing: Drawing, x: float, middle: float, champion: bool) -> None:
        """The match around the height `middle`, the line between its sides on it as nearly as names allow."""
        height = sum(self._sides)
        top = middle - height / 2
        if self._match.mark:
            drawing.text(x + 2, top - 10, self._match.mark, 22, self._width - 4, QUIET)
        drawing.rect(x, top, self._width, height, PAPER, RULE, 8)
        for number, (side, lines, tall) in enumerate(
            zip(self._match.sides, self._names, self._sides, strict=True), start=1
        ):
            self._side(drawing, x, top, tall, side, lines, number, champion)
            top += tall
        drawing.line(x, top - self._sides[1], x + self._width, top - self._sides[1], RULE)
        drawing.rect(x, top - height, self._width, height, "none", QUIET if self._match.winner else RULE, 8)

    def _side(
        self, drawing: Drawing, x: float, top: float, tall: float, side: Side, lines: list[str], number: int,
        champion: bool,
    ) -> None:  # fmt: skip
        won = self._match.winner == number
        ground, ink = (ACCENT, PAPER) if won and champion else (TINT, INK)
        if won:
            drawing.rect(x + 1, top + 1, self._width - 2, tall - 2, ground, radius=7)
            drawing.rect(x + 1, top + 7, 6, tall - 14, ACCENT)
        lost = self._match.winner and not won
        fill = ink if won else QUIET if lost or not side.name else INK
        weight = STRONG if won else REGULAR
        base = top + _PAD + _LINE - 7
        for at, line in enumerate(lines):
            drawing.text(x + _INSET, base + at * _LINE, line, _LETTERS, self._room, fill, weight)
        middle = top + tall / 2 + _LETTERS * 0.36
        drawing.text(
            x + self._width - _INSET, middle, side.score, _LETTERS, self._score + 1, fill, weight, anchor="end"
        )
