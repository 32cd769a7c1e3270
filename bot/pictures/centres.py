"""The picture of a game of Diplomacy: the supply centres of the seven powers year by year, in their usual colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from pydantic import Field, model_validator

from bot.pictures import axes
from bot.pictures.axes import AxisScale, Frame
from bot.pictures.drawing import INK, MARGIN, QUIET, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.powers import COLOURS
from bot.pictures.values import PictureValues
from bot.pictures.words import Words

_TALL = 520
_APART = 5  # powers with the same centres in two years running run side by side between them
_BESIDE = 8  # and their points stand side by side, each at its value
_BEND = 14  # so far from a point its line goes to its own lane
_AWAY = 34  # from the last points to the names
_ASIDE = 320  # the room of the names beside many years; few years leave them more
_YEAR = 64
_LABEL = 33
_LETTERS = 25
_NOTE = 22


class PowerCentres(PictureValues):
    """One power: its name as it is written, its centres at the end of each year, and words beside the name."""

    power: Literal["austria", "england", "france", "germany", "italy", "russia", "turkey"]
    name: Words
    centres: tuple[int, ...] = Field(min_length=1)
    note: Words = ""


class Centres(PictureValues):
    """The powers' centres by year: `years` has one label for each count (the first may be the start, 1900).

    `goal` draws a dashed line at so many centres (18), with `goal_words` above it.
    """

    title: Words
    subtitle: Words = ""
    years: tuple[int, ...] = Field(min_length=1, max_length=60)
    powers: tuple[PowerCentres, ...] = Field(min_length=1, max_length=7)
    goal: int | None = Field(default=None, ge=1, le=34)
    goal_words: Words = ""

    @model_validator(mode="after")
    def _fits(self) -> Centres:
        if any(len(power.centres) != len(self.years) for power in self.powers):
            raise ValueError("every power needs one count for each year")
        if any(not 0 <= count <= 34 for power in self.powers for count in power.centres):
            raise ValueError("a power has from 0 to 34 centres")
        if len({power.power for power in self.powers}) < len(self.powers):
            raise ValueError("a power stands twice")
        return self


def draw(centres: Centres, language: str) -> str:
    """The chart as SVG."""
    drawing = Drawing(centres.title)
    y = drawing.heading(centres.title, centres.subtitle)
    most = max(count for power in centres.powers for count in power.centres)
    scale = AxisScale.around([0, max(most, centres.goal or 0, 5)], 1)
    aside = max(_label_room(power) for power in centres.powers)
    last = len(centres.years) - 1
    aside = min(aside, max(_ASIDE, WIDTH - 2 * MARGIN - _YEAR * (last + 2)))
    frame = Frame(
        MARGIN + scale.room(language), y + 14, WIDTH - MARGIN - aside, y + 14 + _TALL, scale.low, scale.high,
        0, last,
    )  # fmt: skip
    scale.draw(drawing, frame, language)
    # The points of the first year stand beside each other, and none on a figure of the axis.
    widest = max(_rank(centres, power, 0, 0) for power in centres.powers)
    across, frame = frame, replace(frame, left=frame.left + widest * _BESIDE)
    if centres.goal is not None:
        goal = frame.y(centres.goal)
        drawing.line(across.left, goal, across.right, goal, INK, "8 8")
        drawing.text(across.left + 8, goal - 10, centres.goal_words, 22, across.right - across.left - 8, QUIET)
    lower = replace(frame, bottom=frame.bottom + 14)  # the lanes of the eliminated run below the lowest line
    axes.below(drawing, lower, [(at, str(year)) for at, year in enumerate(centres.years)])
    # The strongest are drawn last: they lie on top.
    for power in sorted(centres.powers, key=lambda power: power.centres[-1]):
        _line(drawing, frame, centres, power)
    _labels(drawing, frame, centres)
    return drawing.svg(lower.bottom + axes.BELOW + MARGIN - 8)


def _alive(power: PowerCentres) -> tuple[int, ...]:
    """A power's centres until it is eliminated, with the year in which it was."""
    end = next((at for at, count in enumerate(power.centres) if count == 0), len(power.centres))
    return power.centres[: end + 1]


def _rank(centres: Centres, power: PowerCentres, first: int, last: int) -> float:
    """Where a power stands among those that have the same centres from one year to another, around 0 in the middle."""

    def run(one: PowerCentres) -> tuple[int, ...]:
        return _alive(one)[first : last + 1]

    same = [one.power for one in centres.powers if run(one) == run(power)]
    return same.index(power.power) - (len(same) - 1) / 2


def _line(drawing: Drawing, frame: Frame, centres: Centres, power: PowerCentres) -> None:
    """A power's line until it is eliminated; its dark edge shows the light colours on the paper."""
    counts = _alive(power)
    step = (frame.right - frame.left) / max(1, len(power.centres) - 1)
    beside = min(_BESIDE, step * 0.8 / len(centres.powers))
    bend = min(_BEND, step / 4)
    places = [(frame.x(at) + _rank(centres, power, at, at) * beside, frame.y(count)) for at, count in enumerate(counts)]
    path = places[:1]
    for at, ((left, high), (right, low)) in enumerate(pairwise(places)):
        lane = _rank(centres, power, at, at + 1) * _APART
        if lane:
            path += [(left + bend, high + lane), (right - bend, low + lane)]
        path.append((right, low))
    if len(path) > 1:
        drawing.path(path, INK, 8)
        drawing.path(path, COLOURS[power.power], 5)
    for x, y in places:
        drawing.dot(x, y, 7 if len(power.centres) <= 15 else 5, COLOURS[power.power], INK)


def _label_room(power: PowerCentres) -> float:
    words = f"{power.name} {power.note}".strip()
    return _AWAY + 42 + face(STRONG).measure(f"{power.centres[-1]} {words}", _LETTERS)


def _labels(drawing: Drawing, frame: Frame, centres: Centres) -> None:
    """The legend stands where the lines end: the strongest on top, pushed apart where they would touch."""
    order = sorted(centres.powers, key=lambda power: (-power.centres[-1], power.power))
    wanted = [frame.y(power.centres[-1]) for power in order]
    left = frame.right + _AWAY
    figures = max(face(STRONG).measure(str(power.centres[-1]), _LETTERS) for power in order)
    for power, true, y in zip(order, wanted, _apart(wanted, frame.bottom), strict=True):
        gone = power.centres[-1] == 0
        if abs(y - true) > 1:
            drawing.line(left - 12, true, left, y, QUIET)
        drawing.rect(left, y - 11, 22, 22, COLOURS[power.power], INK, 5)
        drawing.text(
            left + 32 + figures, y + 9, str(power.centres[-1]), _LETTERS, figures + 2, weight=STRONG, anchor="end"
        )
        x = left + 42 + figures
        room = WIDTH - MARGIN - x
        weight = STRONG if power is order[0] and not gone else REGULAR
        note = min(face(REGULAR).measure(power.note, _NOTE) + 8, room * 0.55) if power.note else 0.0
        taken = drawing.text(x, y + 9, power.name, _LETTERS, room - note, QUIET if gone else INK, weight)
        if power.note:
            drawing.text(x + taken + 8, y + 9, power.note, _NOTE, room - taken - 8, QUIET)


def _apart(wanted: Sequence[float], bottom: float) -> list[float]:
    """Places from top to bottom that do not touch: those that would are spread around where they should be."""
    groups: list[list[float]] = []
    for place in wanted:
        groups.append([place])
        while len(groups) > 1 and _top(groups[-1]) < _top(groups[-2]) + len(groups[-2]) * _LABEL:
            last = groups.pop()
            groups[-1] += last
    places = [_top(group) + at * _LABEL for group in groups for at in range(len(group))]
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], bottom if at == len(places) - 1 else places[at + 1] - _LABEL)
    return places


def _top(group: Sequence[float]) -> float:
    """The first place of some that stand one below the other around the middle of where they should be."""
    return sum(group) / len(group) - (len(group) - 1) / 2 * _LABEL
