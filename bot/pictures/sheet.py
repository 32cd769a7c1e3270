"""The picture of a character's sheet: scores as circles, wounds and marks as boxes, one page that a phone can show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from pydantic import Field

from bot.pictures.drawing import ACCENT, BAND, HOLLOW, INK, MARGIN, PAPER, QUIET, RULE, TINT, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import PictureValues
from bot.pictures.words import Words, wrap

TEXT = 24
SMALL = 22
STEP = 40
_INNER = WIDTH - 2 * MARGIN
_GAP = 36
_COLUMN = (_INNER - _GAP) / 2
_CIRCLE = 18
_APART = 23
WOUND = "#b5523b"
_MARK = 15
_MARKS_APART = 18


class SheetScore(PictureValues):
    """A name with its score in circles, and what stands beside it."""

    name: Words
    score: int = Field(ge=0, le=99)
    most: int = Field(default=7, ge=0, le=14)
    ring: int = Field(default=0, ge=0, le=14)
    """A circle that is marked with a ring (the social class of origin)."""


class Group(PictureValues):
    """A class with its skills."""

    name: Words
    skills: tuple[SheetScore, ...] = Field(default=(), max_length=40)


class Wounds(PictureValues):
    """Wounds as boxes: light ones up to a line, grave ones beyond."""

    name: Words
    now: int = Field(ge=0, le=99)
    light: int = Field(ge=0, le=14)
    most: int = Field(ge=0, le=28)
    state: Words = ""


class Thing(PictureValues):
    """A weapon, a protection or an implant, with its marks."""

    name: Words
    about: Words = ""
    badge: Words = ""
    marks: int = Field(default=0, ge=0, le=99)


class Chapter(PictureValues):
    """A titled list of things."""

    title: Words
    things: tuple[Thing, ...] = Field(default=(), max_length=40)


class SheetNote(PictureValues):
    """A titled text."""

    title: Words
    lines: tuple[Words, ...] = Field(default=(), max_length=8)


class SheetPicture(PictureValues):
    """Everything on a character's sheet."""

    name: Words
    subtitle: Words = ""
    level: Words = ""
    attributes: tuple[SheetScore, ...] = Field(max_length=6)
    meters: tuple[SheetScore, ...] = Field(default=(), max_length=8)
    wounds: Wounds | None = None
    traits: tuple[Words, ...] = Field(default=(), max_length=8)
    classes: tuple[Group, ...] = Field(default=(), max_length=6)
    daimon: SheetNote | None = None
    chapters: tuple[Chapter, ...] = Field(default=(), max_length=4)
    marks: int = Field(default=13, ge=1, le=20)
    notes: tuple[SheetNote, ...] = Field(default=(), max_length=4)
    footer: Words = ""


def draw(sheet: SheetPicture, language: str) -> str:
    """The sheet as SVG."""
    page = _Page(Drawing(sheet.name))
    page.head(sheet)
    page.pairs([*sheet.attributes], STRONG)
    if sheet.wounds is not None:
        page.wounds(sheet.wounds)
    if sheet.meters:
        page.rule()
        page.pairs(sheet.meters, REGULAR)
    page.chips(sheet.traits)
    for group in sheet.classes:
        page.group(group)
    if sheet.daimon is not None:
        page.framed(sheet.daimon)
    for chapter in sheet.chapters:
        page.chapter(chapter, sheet.marks)
    for note in sheet.notes:
        page.note(note)
    return page.svg(sheet.footer)


@dataclass
class _Page:
    """A page filled from top to bottom."""

    drawing: Drawing
    y: float = float(MARGIN)

    def head(self, sheet: SheetPicture) -> None:
        """The name, whose it is, and the level in a corner."""
        room = float(_INNER)
        if sheet.level:
            width = face(STRONG).measure(sheet.level, SMALL) + 32
            self.drawing.rect(WIDTH - MARGIN - width, self.y, width, 40, ACCENT, radius=20)
            self.drawing.text(
                WIDTH - MARGIN - width / 2, self.y + 28, sheet.level, SMALL, width, PAPER, STRONG, "middle"
            )
            room -= width + 20
        for line in wrap(sheet.name, room, 40, STRONG):
            self.drawing.text(MARGIN, self.y + 34, line, 40, room, weight=STRONG)
            self.y += 50
        if sheet.subtitle:
            self.drawing.text(MARGIN, self.y + 22, sheet.subtitle, TEXT, _INNER, QUIET)
            self.y += 34
        self.y += 6
        self.drawing.rect(MARGIN, self.y, _INNER, 4, ACCENT)
        self.y += 22

    def pairs(self, scores: Sequence[SheetScore], weight: int) -> None:
        """Scores in two columns, read down and then across."""
        deep = ceil(len(scores) / 2)
        for at, score in enumerate(scores):
            left = MARGIN + (at // deep) * (_COLUMN + _GAP)
            self._score(left, self.y + (at % deep) * STEP, score, weight)
        self.y += deep * STEP + 6

    def _score(self, left: float, top: float, score: SheetScore, weight: int) -> None:
        circles = max(score.most, min(score.score, 14))
        taken = circles * _APART
        self.drawing.text(left, top + 26, score.name, TEXT, _COLUMN - taken - 12, INK, weight)
        for at in range(circles):
            x = left + _COLUMN - taken + at * _APART + (_APART - _CIRCLE)
            filled = at < score.score
            self.drawing.rect(
                x, top + 9, _CIRCLE, _CIRCLE, ACCENT if filled else HOLLOW, ACCENT if filled else RULE, _CIRCLE / 2
            )
            if at + 1 == score.ring:
                self.drawing.rect(x + 5, top + 14, _CIRCLE - 10, _CIRCLE - 10, PAPER if filled else QUIET, radius=4)

    def wounds(self, wounds: Wounds) -> None:
        """One box a wound, a line where they become grave."""
        named = self.drawing.text(MARGIN, self.y + 26, wounds.name, TEXT, 150, INK, STRONG)
        left = MARGIN + max(named + 24, 110)
        state = face(STRONG).measure(wounds.state, SMALL) if wounds.state else 0.0
        most = max(wounds.most, wounds.now)
        size = min(26.0, (_INNER + MARGIN - left - state - 24) / max(most, 1) - 6)
        for at in range(most):
            x = left + at * (size + 6) + (8 if at >= wounds.light else 0)
            taken = at < wounds.now
            self.drawing.rect(
                x, self.y + 18 - size / 2, size, size, WOUND if taken else HOLLOW, WOUND if taken else RULE, 4
            )
        if wounds.state:
            self.drawing.text(WIDTH - MARGIN, self.y + 26, wounds.state, SMALL, state + 2, WOUND, STRONG, "end")
        self.y += STEP + 8

    def rule(self) -> None:
        """A line across."""
        self.drawing.line(MARGIN, self.y, WIDTH - MARGIN, self.y, RULE)
        self.y += 8

    def chips(self, words: Sequence[str]) -> None:
        """Short words in rounded boxes, as many in a row as fit."""
        if not words:
            return
        self.y += 8
        x = float(MARGIN)
        for word in words:
            room = _INNER - 36
            width = min(face(REGULAR).measure(word, SMALL), room) + 36
            if x + width > WIDTH - MARGIN:
                x = float(MARGIN)
                self.y += 50
            self.drawing.rect(x, self.y, width, 40, TINT, radius=20)
            self.drawing.text(x + width / 2, self.y + 28, word, SMALL, room, ACCENT, anchor="middle")
            x += width + 12
        self.y += 58

    def title(self, words: str) -> None:
        """The head of a part, on a band."""
        self.y += 6
        self.drawing.rect(MARGIN, self.y, _INNER, 40, BAND, radius=6)
        self.drawing.rect(MARGIN, self.y, 6, 40, ACCENT)
        self.drawing.text(MARGIN + 20, self.y + 29, words, TEXT + 1, _INNER - 40, INK, STRONG)
        self.y += 48

    def group(self, group: Group) -> None:
        """A class and its skills."""
        self.title(group.name)
        deep = ceil(len(group.skills) / 2)
        for at, skill in enumerate(group.skills):
            left = MARGIN + (at // deep) * (_COLUMN + _GAP)
            self._badge(left, self.y + (at % deep) * (STEP + 4), skill)
        self.y += deep * (STEP + 4) + 6

    def _badge(self, left: float, top: float, skill: SheetScore) -> None:
        """A skill: its score in a disc, since names are long."""
        self.drawing.rect(left, top + 2, 36, 36, ACCENT, radius=18)
        self.drawing.text(left + 18, top + 28, str(skill.score), SMALL, 32, PAPER, STRONG, "middle")
        self.drawing.text(left + 48, top + 28, skill.name, SMALL, _COLUMN - 48)

    def framed(self, note: SheetNote) -> None:
        """The dàimon, in a frame of its own."""
        rows = [row for line in note.lines for row in wrap(line, _INNER - 48, TEXT, lines=3)]
        height = 62 + 34 * len(rows)
        self.y += 8
        self.drawing.rect(MARGIN, self.y, _INNER, height, TINT, radius=12)
        self.drawing.text(MARGIN + 24, self.y + 40, note.title, TEXT + 2, _INNER - 48, ACCENT, STRONG)
        for at, row in enumerate(rows):
            self.drawing.text(MARGIN + 24, self.y + 76 + 34 * at, row, TEXT, _INNER - 48)
        self.y += height + 16

    def chapter(self, chapter: Chapter, marks: int) -> None:
        """Things with their marks."""
        if not chapter.things:
            return
        self.title(chapter.title)
        taken = marks * _MARKS_APART
        for thing in chapter.things:
            self._thing(thing, marks, _INNER - taken - 24)
        self.y += 4

    def _thing(self, thing: Thing, marks: int, room: float) -> None:
        left = float(MARGIN)
        if thing.badge:
            width = face(STRONG).measure(thing.badge, SMALL) + 22
            self.drawing.rect(left, self.y + 4, width, 32, ACCENT, radius=8)
            self.drawing.text(left + width / 2, self.y + 28, thing.badge, SMALL, width, PAPER, STRONG, "middle")
            left += width + 12
            room -= width + 12
        self.drawing.text(left, self.y + 28, thing.name, TEXT, room, INK, STRONG)
        spent = thing.marks >= marks
        for at in range(marks):
            x = WIDTH - MARGIN - (marks - at) * _MARKS_APART + (_MARKS_APART - _MARK)
            fill = HOLLOW if at >= thing.marks else WOUND if spent else QUIET
            self.drawing.rect(x, self.y + 13, _MARK, _MARK, fill, RULE if at >= thing.marks else fill, 3)
        self.y += STEP
        if thing.about:
            for row in wrap(thing.about, _INNER - (left - MARGIN), SMALL):
                self.drawing.text(left, self.y + 18, row, SMALL, _INNER - (left - MARGIN), QUIET)
                self.y += 30
            self.y += 4

    def note(self, note: SheetNote) -> None:
        """A text of somebody's."""
        if not note.lines:
            return
        self.title(note.title)
        for line in note.lines:
            for row in wrap(line, _INNER, TEXT, lines=6):
                self.drawing.text(MARGIN, self.y + 24, row, TEXT, _INNER)
                self.y += 34
        self.y += 6

    def svg(self, footer: str) -> str:
        """The whole page."""
        if footer:
            self.drawing.text(WIDTH - MARGIN, self.y + 26, footer, SMALL, _INNER, QUIET, anchor="end")
            self.y += 34
        return self.drawing.svg(self.y + MARGIN - 10)
