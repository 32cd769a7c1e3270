"""The picture of a game of Diplomacy: the supply centres of the seven powers year by year, in their usual colours."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from pydantic import Field, model_validator

from bot.pictures import axes
from bot.pictures.axes import Frame, Scale
from bot.pictures.drawing import INK, MARGIN, QUIET, WIDTH, Drawing
from bot.pictures.font import REGULAR, STRONG, face
from bot.pictures.values import Values
from bot.pictures.words import Words

COLOURS = {
    "austria": "#c8102e",
    "england": "#1f3c88",
    "france": "#5aaee0",
    "germany": "#3b3b3b",
    "italy": "#2e8b3d",
    "russia": "#ffffff",
    "turkey": "#f2c230",
}
_TALL = 520
_APART = 5  # powers with the same centres run side by side
_LABEL = 33
_LETTERS = 25


class Power(Values):
    """One power: its name as it is written, its centres at the end of each year, and words beside the name."""

    power: Literal["austria", "england", "france", "germany", "italy", "russia", "turkey"]
    name: Words
    centres: tuple[int, ...] = Field(min_length=1)
    note: Words = ""


class Centres(Values):
    """The powers' centres by year: `years` has one label for each count (the first may be the start, 1900).

    `goal` draws a dashed line at so many centres (18), with `goal_words` above it.
    """

    title: Words
    subtitle: Words = ""
    years: tuple[int, ...] = Field(min_length=1, max_length=60)
    powers: tuple[Power, ...] = Field(min_length=1, max_length=7)
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
    scale = Scale.around([0, max(most, centres.goal or 0, 5)], 1)
    aside = max(_label_room(power) for power in centres.powers)
    last = len(centres.years) - 1
    frame = Frame(
        MARGIN + scale.room(language), y + 14, WIDTH - MARGIN - min(aside, 300), y + 14 + _TALL, scale.low, scale.high,
        0, max(last, 1),
    )  # fmt: skip
    scale.draw(drawing, frame, language)
    if centres.goal is not None:
        goal = frame.y(centres.goal)
        drawing.line(frame.left, goal, frame.right, goal, INK, "8 8")
        drawing.text(frame.left + 8, goal - 10, centres.goal_words, 22, frame.right - frame.left - 8, QUIET)
    lower = replace(frame, bottom=frame.bottom + 14)  # the lanes of the eliminated run below the lowest line
    axes.below(drawing, lower, [(at, str(year)) for at, year in enumerate(centres.years)])
    # The strongest are drawn last: they lie on top.
    for power in sorted(centres.powers, key=lambda power: power.centres[-1]):
        _line(drawing, frame, power, _lane(centres, power))
    _labels(drawing, frame, centres)
    return drawing.svg(lower.bottom + axes.BELOW + MARGIN - 8)


def _lane(centres: Centres, power: Power) -> float:
    """How far a power's line stands from its true height, so that equal powers do not hide each other."""
    order = [other.power for other in sorted(centres.powers, key=lambda other: (-other.centres[-1], other.power))]
    return (order.index(power.power) - (len(order) - 1) / 2) * _APART


def _line(drawing: Drawing, frame: Frame, power: Power, lane: float) -> None:
    """A power's line until it is eliminated; its dark edge shows the light colours on the paper."""
    counts = power.centres
    alive = next((at for at, count in enumerate(counts) if count == 0), len(counts) - 1)
    places = [(frame.x(at), frame.y(count) + lane) for at, count in enumerate(counts[: alive + 1])]
    if len(places) > 1:
        drawing.path(places, INK, 8)
        drawing.path(places, COLOURS[power.power], 5)
    for x, y in places:
        drawing.dot(x, y, 7 if len(counts) <= 15 else 5, COLOURS[power.power], INK)


def _label_room(power: Power) -> float:
    words = f"{power.name} {power.note}".strip()
    return 62 + face(STRONG).measure(f"{power.centres[-1]} {words}", _LETTERS)


def _labels(drawing: Drawing, frame: Frame, centres: Centres) -> None:
    """The legend stands where the lines end: the strongest on top, pushed apart where they would touch."""
    order = sorted(centres.powers, key=lambda power: (-power.centres[-1], power.power))
    places = [frame.y(power.centres[-1]) + _lane(centres, power) for power in order]
    for at in range(1, len(places)):
        places[at] = max(places[at], places[at - 1] + _LABEL)
    places[-1] = min(places[-1], frame.bottom)
    for at in range(len(places) - 2, -1, -1):
        places[at] = min(places[at], places[at + 1] - _LABEL)
    left = frame.right + 22
    figures = max(face(STRONG).measure(str(power.centres[-1]), _LETTERS) for power in order)
    for power, y in zip(order, places, strict=True):
        gone = power.centres[-1] == 0
        drawing.rect(left, y - 11, 22, 22, COLOURS[power.power], INK, 5)
        drawing.text(
            left + 32 + figures, y + 9, str(power.centres[-1]), _LETTERS, figures + 2, weight=STRONG, anchor="end"
        )
        x = left + 42 + figures
        room = WIDTH - MARGIN - x
        weight = STRONG if power is order[0] and not gone else REGULAR
        taken = drawing.text(x, y + 9, power.name, _LETTERS, room, QUIET if gone else INK, weight)
        if room - taken > 60:
            drawing.text(x + taken + 8, y + 9, power.note, 22, room - taken - 8, QUIET)
