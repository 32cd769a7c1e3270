"""The frame of a line chart: round figures at the side, faint lines across, labels below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from bot.pictures.drawing import QUIET, RULE, Anchor, Drawing
from bot.pictures.font import REGULAR, face
from bot.pictures.words import number

LETTERS = 22
BELOW = 44
"""The room that the labels below take."""
_LINES = 5  # about so many lines across


@dataclass(frozen=True, slots=True)
class Frame:
    """Where values stand in a chart: `low` and `high` at the bottom and top, `first` and `last` at the sides."""

    left: float
    top: float
    right: float
    bottom: float
    low: float
    high: float
    first: float
    last: float

    def x(self, when: float) -> float:
        """How far to the right; one lone moment stands in the middle."""
        span = self.last - self.first
        return self.left + (self.right - self.left) * ((when - self.first) / span if span else 0.5)

    def y(self, value: float) -> float:
        """How far down."""
        return self.bottom - (self.bottom - self.top) * (value - self.low) / (self.high - self.low)


@dataclass(frozen=True, slots=True)
class AxisScale:
    """Round figures that hold some values: from `low` to `high` by `step`."""

    low: float
    high: float
    step: float

    @classmethod
    def around(cls, values: Sequence[float], least: float) -> AxisScale:
        """The scale of these values; a step is never less than `least`."""
        low, high = min(values), max(values)
        rough = max((high - low) / _LINES, least)
        power = 10 ** floor(log10(rough))
        step = next(power * by for by in (1, 2, 5, 10) if power * by >= rough * 0.999)
        bottom, top = floor(low / step) * step, ceil(high / step) * step
        return cls(bottom, top if top > bottom else bottom + step, step)

    @property
    def figures(self) -> list[float]:
        """Every round figure, from low to high."""
        return [self.low + at * self.step for at in range(round((self.high - self.low) / self.step) + 1)]

    @property
    def decimals(self) -> int:
        """The decimals that tell the figures apart."""
        return max(0, -floor(log10(self.step)))

    def room(self, language: str) -> float:
        """What the figures take at the side."""
        return max(face(REGULAR).measure(self.told(figure, language), LETTERS) for figure in self.figures) + 14

    def told(self, figure: float, language: str) -> str:
        """A figure as it is written."""
        return number(figure, language, self.decimals)

    def draw(self, drawing: Drawing, frame: Frame, language: str) -> None:
        """The figures and the lines across."""
        for figure in self.figures:
            y = frame.y(figure)
            drawing.line(frame.left, y, frame.right, y, RULE)
            room = self.room(language)
            drawing.text(frame.left - 12, y + 8, self.told(figure, language), LETTERS, room - 12, QUIET, anchor="end")


def below(drawing: Drawing, frame: Frame, labels: Sequence[tuple[float, str]]) -> None:
    """Labels at moments below the frame: as many as fit without touching, the first and the last among them."""
    widest = max(face(REGULAR).measure(label, LETTERS) for _, label in labels) + 18
    most = max(int((frame.right - frame.left) // widest) + 1, 2)
    every = ceil((len(labels) - 1) / (most - 1))
    for at, (when, label) in enumerate(labels):
        is_last = at == len(labels) - 1
        if not is_last and (at % every or len(labels) - 1 - at < every):
            continue
        anchor: Anchor = "start" if at == 0 else "end" if is_last else "middle"
        if frame.right - frame.left > 3 * widest and len(labels) != 2:
            anchor = "middle"
        room = (frame.right - frame.left) / 2
        drawing.text(frame.x(when), frame.bottom + 34, label, LETTERS, room, QUIET, anchor=anchor)
