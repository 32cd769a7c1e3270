"""A city by night, another one for every number: the head of an evening's page."""

from __future__ import annotations

from collections.abc import Iterator

from bot.pictures.drawing import WIDTH, Drawing

NIGHT = "#12302f"
FAR = "#1b4542"
NEAR = "#0b2120"
LIGHT = "#f0c873"
DIM = "#3d7a72"
_LAMP = 7
_MOON = 26
_BANNER = 150.0


def skyline(drawing: Drawing, width: float, height: float, seed: int) -> None:
    """The sky, a moon, two rows of houses and their lights, over the whole width."""
    chance = _numbers(seed)
    drawing.rect(0, 0, width, height, NIGHT)
    for _ in range(26):
        drawing.dot(next(chance) % int(width), next(chance) % int(height * 0.55), 1.5, DIM)
    moon = width * (0.87 + next(chance) % 7 / 100)
    drawing.dot(moon, height * 0.28, _MOON, LIGHT)
    drawing.dot(moon + 10, height * 0.28 - 8, _MOON - 2, NIGHT)
    _houses(drawing, chance, width, height, FAR, tall=0.44, lit=0)
    _houses(drawing, chance, width, height, NEAR, tall=0.3, lit=4)


def banner(seed: int) -> str:
    """The city by itself, for a page: broad and low."""
    drawing = Drawing("")
    skyline(drawing, WIDTH, _BANNER, seed)
    return drawing.svg(_BANNER)


def _houses(
    drawing: Drawing, chance: Iterator[int], width: float, height: float, fill: str, *, tall: float, lit: int
) -> None:
    """A row of houses, side by side; of every `lit` windows one is lit."""
    left = -float(next(chance) % 30)
    while left < width:
        broad = 34 + next(chance) % 46
        high = height * tall * (0.35 + next(chance) % 65 / 100)
        top = height - high
        x, right = max(left, 0.0), min(left + broad, width)
        drawing.rect(x, top, right - x, high, fill)
        if next(chance) % 3 == 0 and x + broad < width:
            drawing.rect(x + broad / 2 - 1.5, top - 18, 3, 18, fill)
        if lit:
            for row in range(int(high - 10) // 16):
                for at in range(int(broad - 8) // 14):
                    if next(chance) % lit == 0 and x + 8 + at * 14 + _LAMP < right:
                        drawing.rect(x + 8 + at * 14, top + 9 + row * 16, _LAMP, _LAMP, LIGHT, radius=1)
        left += broad + next(chance) % 5


def _numbers(seed: int) -> Iterator[int]:
    """The same numbers for the same seed, on every machine."""
    state = seed % 2147483647 or 1
    while True:
        state = state * 48271 % 2147483647
        yield state >> 8
