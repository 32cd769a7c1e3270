"""The page of an evening: who was there, the scenes, the rolls to remember and the story, on one A5 leaf.

The leaf has room for so much and no more: of every part the first rows are drawn, and how many others there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from pydantic import Field

from bot.pictures.drawing import ACCENT, HOLLOW, INK, MARGIN, PAPER, QUIET, RULE, TINT, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.skyline import LIGHT, skyline
from bot.pictures.values import PictureValues
from bot.pictures.words import StoryWords, Words, wrap

HEIGHT = 1131
"""With the width, the shape of an A5 leaf."""
HUES = ("#1d6b66", "#b5523b", "#8a6d1f", "#4b5f9e", "#7d4a78", "#4f7a3a", "#5c5148", "#a8456b")
_SKY, _TALLER = 196, 110
_AIR = 26.0
_MOON = 110  # at the right of the sky: no word of the title stands on it
_INNER = WIDTH - 2 * MARGIN
_TEXT, _SMALL = 24, 22
_STEP = 32
_HEAD = 40
_GAP = 30
_HALF = (_INNER - _GAP) / 2
_DIE, _APART, _PIP = 25, 31, 2.4
_FEW = 6 * _APART  # so many dice have room beside the longest result
_FOOT = 46
_BOTTOM = HEIGHT - _FOOT
_BRIEF, _BELOW = 34, 6
_NUMBERED = 40  # no number stands in a narrower box
_MOST = 20  # lines of the longest row
_MOST_TOLD = 5  # lines of a scene
_PLACES = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class CastMember(PictureValues):
    """A character and who plays it; or one that led scenes, and how many."""

    name: Words
    about: Words = ""


class SceneBox(PictureValues):
    """A scene: its Master's place among `masters`, what it is called, who that was, and what happened."""

    master: int
    title: StoryWords
    about: Words = ""
    told: StoryWords = ""


class EpisodeRoll(PictureValues):
    """A roll to remember: why, whose, and its dice."""

    why: Words
    who: Words
    result: Words
    faces: tuple[int, ...] = Field(max_length=200)
    least: int = Field(default=4, ge=1, le=6)
    """The lowest face that is a success."""


class Tale(PictureValues):
    """A part of the story: its rows, and what is said of the others where only so many of them are shown."""

    title: Words
    rows: tuple[StoryWords, ...] = Field(min_length=1, max_length=14)
    rests: tuple[Words, ...] = Field(default=(), max_length=15)
    """By how many rows are shown, from none on; empty where none is left."""
    lines: int = Field(default=1, ge=1, le=3)
    """On how many lines a row stands at first: on more where room is left over."""
    within: bool = False
    """Whether the scenes tell it too, where they are told."""

    def rest(self, shown: int) -> str:
        """What is said of those that are not shown."""
        return self.rests[shown] if shown < len(self.rests) else ""


class EpisodePage(PictureValues):
    """All that stands on the page."""

    kicker: Words
    title: Words
    subtitle: Words = ""
    seed: int = 1
    cast_title: Words = ""
    cast: tuple[CastMember, ...] = Field(default=(), max_length=8)
    cast_rest: Words = ""
    scenes_title: Words = ""
    scenes: tuple[int, ...] = Field(default=(), max_length=40)
    """The place of each scene's Master among `masters`."""
    story: tuple[SceneBox, ...] = Field(default=(), max_length=20)
    """All scenes, with what happened in them; of more than have room only the places of the Masters are drawn."""
    scenes_rest: Words = ""
    masters: tuple[CastMember, ...] = Field(default=(), max_length=6)
    rolls_title: Words = ""
    rolls: tuple[EpisodeRoll, ...] = Field(default=(), max_length=3)
    tales: tuple[Tale, ...] = Field(default=(), max_length=8)
    footer: Words = ""


def draw(page: EpisodePage, language: str) -> str:
    """The page as SVG: what room is left over makes the city taller, and gives the parts air."""
    cut = _Shape(None, narrow=True)
    shape = next((one for one in _shapes(page) if _fits(page, one)), cut)
    leaf = _filled(page, _SKY, 0, shape)
    left = max(0.0, _BOTTOM - leaf.y)
    sky = _SKY + min(_TALLER, left * 0.4)
    tales = [one for one in page.tales if not (shape.told and one.within)]
    parts = bool(page.cast) + bool(page.scenes) + bool(page.rolls) + len(tales)
    leaf = _filled(page, sky, min(_AIR, 0.95 * (left + _SKY - sky) / max(1, parts)), shape)
    leaf.foot(page.footer)
    return leaf.drawing.svg(HEIGHT)


@dataclass(frozen=True, slots=True)
class _Shape:
    """How much a leaf tells of its scenes: on so many lines each under their titles, or nothing but boxes."""

    told: int | None
    short: bool = False
    """Other parts may stand on one line."""
    narrow: bool = False
    """Long names are cut, where whole ones leave no room for the story."""


def _shapes(page: EpisodePage) -> Iterator[_Shape]:
    """The shapes of a page, from the one that tells most."""
    if page.story and len(page.story) == len(page.scenes):
        yield from (_Shape(lines) for lines in (_MOST_TOLD, 3, 2))
        yield from (_Shape(lines, short=True) for lines in (3, 2, 1, 0))
    yield _Shape(None, short=True)


def _filled(page: EpisodePage, sky: float, air: float, shape: _Shape) -> _Leaf:
    """All of it but the last line."""
    leaf = _Leaf(Drawing(page.title), air)
    leaf.head(page, sky)
    if page.cast:
        leaf.cast(page, shape.narrow)
    if page.scenes and shape.told is not None:
        leaf.story(page, shape.told)
    elif page.scenes:
        leaf.scenes(page)
    if page.rolls:
        leaf.rolls(page)
    leaf.brief = leaf.tales([one for one in page.tales if not (shape.told and one.within)])
    return leaf


def _fits(page: EpisodePage, shape: _Shape) -> bool:
    """Whether there is room for all of it, each part under its title where none may be short."""
    leaf = _filled(page, _SKY, 0, shape)
    return leaf.y <= _BOTTOM and (shape.short or not leaf.brief)


@dataclass
class _Leaf:
    """The leaf, filled from top to bottom."""

    drawing: Drawing
    air: float
    """What stands free between two parts, besides what always does."""
    y: float = 0.0
    brief: bool = False
    """Whether some part stands on one line."""

    def head(self, page: EpisodePage, sky: float) -> None:
        """The city by night, with the title in its sky."""
        skyline(self.drawing, WIDTH, sky, page.seed)
        self.drawing.text(MARGIN, 48, page.kicker, 25, _INNER, LIGHT, STRONG)
        for at, row in enumerate(wrap(page.title, _INNER - _MOON, 42, STRONG)):
            self.drawing.text(MARGIN, 96 + 46 * at, row, 42, _INNER - _MOON, PAPER, STRONG)
        self.drawing.rect(0, sky, WIDTH, 5, ACCENT)
        self.y = sky + 12
        if page.subtitle:
            self.drawing.text(MARGIN, self.y + 26, page.subtitle, _SMALL, _INNER, QUIET)
            self.y += 36

    def title(self, words: str, rest: str = "") -> None:
        """The head of a part, with a rule to its right."""
        self.y += self.air
        room = float(_INNER)
        if rest:
            room -= 14 + self.drawing.text(WIDTH - MARGIN, self.y + 28, rest, _SMALL, _INNER / 2, QUIET, anchor="end")
        taken = self.drawing.text(MARGIN, self.y + 28, words, _SMALL, room - 30, ACCENT, STRONG)
        self.drawing.line(MARGIN + taken + 14, self.y + 21, MARGIN + room, self.y + 21, RULE)
        self.y += _HEAD

    def cast(self, page: EpisodePage, narrow: bool) -> None:
        """Who was there: each in a half of the width, or in the whole of it where a name needs that."""
        self.title(page.cast_title, page.cast_rest)
        wide = not narrow and any(face(STRONG).measure(one.name, _TEXT) > _HALF - 90 for one in page.cast)
        deep = len(page.cast) if wide else ceil(len(page.cast) / 2)
        room = _INNER if wide else _HALF
        for at, one in enumerate(page.cast):
            left, top = MARGIN + (at // deep) * (_HALF + _GAP), self.y + (at % deep) * _STEP
            taken = self.drawing.text(left, top + 24, one.name, _TEXT, room, INK, STRONG)
            if room - taken > 70:
                self.drawing.text(left + taken + 10, top + 24, one.about, _SMALL, room - taken - 10, QUIET)
        self.y += deep * _STEP + 4

    def scenes(self, page: EpisodePage) -> None:
        """A box for every scene, in the colour of its Master, and who that was."""
        self.title(page.scenes_title, page.scenes_rest)
        step = min(64.0, (_INNER + 5) / len(page.scenes))
        for at, master in enumerate(page.scenes):
            left, broad = MARGIN + at * step, step - 5
            self.drawing.rect(left, self.y + 2, broad, 26, HUES[master % len(HUES)], radius=5)
            if step >= _NUMBERED:
                number = str(at + 1)
                self.drawing.text(left + broad / 2, self.y + 22, number, _SMALL, step, PAPER, STRONG, "middle")
        self.y += 34
        left = float(MARGIN)
        for at, one in enumerate(page.masters):
            counted = face(REGULAR).measure(one.about, _SMALL)
            room = min(face(REGULAR).measure(one.name, _SMALL) + 1, _HALF - 32 - counted)
            if left > MARGIN and left + 32 + room + counted > WIDTH - MARGIN:
                left = float(MARGIN)
                self.y += 30
            self.drawing.dot(left + 8, self.y + 17, 8, HUES[at % len(HUES)])
            named = self.drawing.text(left + 24, self.y + 24, one.name, _SMALL, room)
            self.drawing.text(left + 32 + named, self.y + 24, one.about, _SMALL, counted + 1, QUIET)
            left += 32 + room + counted + _GAP
        self.y += 36

    def story(self, page: EpisodePage, lines: int) -> None:
        """Every scene with its title, its Master, and what happened in it."""
        self.title(page.scenes_title)
        for at, one in enumerate(page.story):
            hue = HUES[one.master % len(HUES)]
            about = self.drawing.text(WIDTH - MARGIN, self.y + 25, one.about, _SMALL, _INNER / 3, QUIET, anchor="end")
            self.drawing.rect(MARGIN, self.y + 3, 30, 27, hue, radius=5)
            self.drawing.text(MARGIN + 15, self.y + 24, str(at + 1), _SMALL, 30, PAPER, STRONG, "middle")
            for row in wrap(one.title, _INNER - 42 - about - 16, _TEXT, STRONG, lines=max(1, lines)):
                self.drawing.text(MARGIN + 42, self.y + 25, row, _TEXT, _INNER - 42 - about - 16, INK, STRONG)
                self.y += _STEP
            self.y += 2
            for line in wrap(one.told, _INNER - 42, _SMALL, lines=lines) if one.told and lines else ():
                self.drawing.text(MARGIN + 42, self.y + 22, line, _SMALL, _INNER - 42)
                self.y += _STEP - 3
            self.y += 4

    def rolls(self, page: EpisodePage) -> None:
        """The rolls to remember, with their dice."""
        self.title(page.rolls_title)
        for roll in page.rolls:
            why = face(STRONG).measure(roll.why, _SMALL) + 28
            self.drawing.rect(WIDTH - MARGIN - why, self.y + 2, why, 30, TINT, radius=15)
            self.drawing.text(WIDTH - MARGIN - why / 2, self.y + 24, roll.why, _SMALL, why, ACCENT, STRONG, "middle")
            self.drawing.text(MARGIN, self.y + 25, roll.who, _TEXT, _INNER - why - 16, INK, STRONG)
            self.y += 38
            told = self.drawing.text(
                WIDTH - MARGIN, self.y + 21, roll.result, _SMALL, _INNER - _FEW, QUIET, anchor="end"
            )
            self._dice(roll, _INNER - told - 20)
            self.y += 36

    def _dice(self, roll: EpisodeRoll, room: float) -> None:
        """The faces, successes filled; those that have no room are counted."""
        most = int(room // _APART)
        if len(roll.faces) > most:
            most = int((room - 50) // _APART)
        for at, value in enumerate(roll.faces[:most]):
            left, good = MARGIN + at * _APART, value >= roll.least
            fill, pip = (ACCENT, PAPER) if good else (HOLLOW, QUIET)
            self.drawing.rect(left, self.y, _DIE, _DIE, fill, ACCENT if good else RULE, 5)
            for across, down in _PLACES.get(value, ()):
                self.drawing.dot(left + _DIE / 2 + across * 6.5, self.y + _DIE / 2 + down * 6.5, _PIP, pip)
        if (more := len(roll.faces) - most) > 0:
            self.drawing.text(MARGIN + most * _APART + 2, self.y + 21, f"+{more}", _SMALL, 60, QUIET)

    def tales(self, tales: Sequence[Tale]) -> bool:
        """The story, as much of every part as there is room for; a part that has none stands on one line: whether one
        does."""
        brief = False
        for tale, rows in zip(tales, self._shares(tales), strict=True):
            shown = len(rows)
            if not shown:
                self._brief(tale)
                brief = True
                continue
            self.title(tale.title, tale.rest(shown))
            for row in rows:
                self.drawing.dot(MARGIN + 6, self.y + 16, 4, ACCENT)
                for line in row:
                    self.drawing.text(MARGIN + 22, self.y + 24, line, _TEXT, _INNER - 22)
                    self.y += _STEP
            self.y += _BELOW
        return brief

    def _brief(self, tale: Tale) -> None:
        """A part on one line: its title, its first row, how many others there are."""
        room = float(_INNER)
        if rest := tale.rest(1):
            room -= 14 + self.drawing.text(WIDTH - MARGIN, self.y + 26, rest, _SMALL, _INNER / 3, QUIET, anchor="end")
        taken = self.drawing.text(MARGIN, self.y + 26, tale.title, _SMALL, room / 2, ACCENT, STRONG) + 14
        self.drawing.text(MARGIN + taken, self.y + 26, tale.rows[0], _SMALL, room - taken)
        self.y += _BRIEF

    def _shares(self, tales: Sequence[Tale]) -> list[list[list[str]]]:
        """The rows of each part that have room, none where it stands on one line: one more of each by turns, and then
        those whole that were cut."""
        left = _BOTTOM - self.y - _BRIEF * len(tales)
        shown: list[list[list[str]]] = [[] for _ in tales]
        growing = True
        while growing:
            growing = False
            for tale, rows in zip(tales, shown, strict=True):
                if len(rows) == len(tale.rows):
                    continue
                row = _wrapped(tale.rows[len(rows)], tale.lines)
                needed = _STEP * len(row) + (0 if rows else _HEAD + self.air + _BELOW - _BRIEF)
                if needed <= left:
                    rows.append(row)
                    left -= needed
                    growing = True
        for tale, rows in zip(tales, shown, strict=True):
            for at, row in enumerate(rows):
                rows[at] = _wrapped(tale.rows[at], min(_MOST, len(row) + int(left // _STEP)))
                left -= _STEP * (len(rows[at]) - len(row))
        return shown

    def foot(self, words: str) -> None:
        """The last line of the leaf."""
        self.drawing.line(MARGIN, HEIGHT - _FOOT + 8, WIDTH - MARGIN, HEIGHT - _FOOT + 8, RULE)
        self.drawing.text(WIDTH / 2, HEIGHT - 12, words, _SMALL, _INNER, QUIET, anchor="middle")


def _wrapped(row: str, lines: int) -> list[str]:
    """A row of the story on at most so many lines."""
    return wrap(row, _INNER - 22, _TEXT, lines=lines)
