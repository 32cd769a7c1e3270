"""A tiny, safe builder of SVG: a handful of shapes, every text cleaned, escaped and kept within its room."""

from __future__ import annotations

from typing import Literal
from xml.sax.saxutils import escape, quoteattr

from bot.pictures.font import FAMILY, REGULAR, STRONG, face
from bot.pictures.words import clean, shorten, wrap

WIDTH = 800
MARGIN = 40

PAPER = "#fbf7f0"
BAND = "#f3ecdf"
RULE = "#d9cfbf"
INK = "#2b2622"
QUIET = "#665d54"
ACCENT = "#1d6b66"
TINT = "#dcebe6"
HOLLOW = "#ece4d6"

Anchor = Literal["start", "middle", "end"]

# In a page without Open Sans another font may stand in, up to about this much wider.
_OTHER_FONTS = 1.3


class Drawing:
    """A picture while it is drawn, from top to bottom; `svg()` gives the whole of it."""

    def __init__(self, title: str, width: float = WIDTH) -> None:
        self._title = clean(title)
        self._width = width
        self._parts: list[str] = []

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "none", radius: float = 0
    ) -> None:
        """A rectangle, its corners rounded by `radius`."""
        self._add(
            "rect", x=x, y=y, width=max(width, 0), height=max(height, 0), rx=radius, fill=fill, stroke=stroke,
            stroke_width=2,
        )  # fmt: skip

    def line(self, x1: float, y1: float, x2: float, y2: float, stroke: str, dashes: str = "none") -> None:
        """A line of two points' width."""
        self._add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, stroke_width=2, stroke_dasharray=dashes)

    def shape(self, points: list[tuple[float, float]], fill: str) -> None:
        """A filled shape with straight sides."""
        self._add("polygon", points=_places(points), fill=fill)

    def path(self, points: list[tuple[float, float]], stroke: str, width: float) -> None:
        """A line through points, drawn `width` wide, its corners rounded."""
        self._add(
            "polyline", points=_places(points), fill="none", stroke=stroke, stroke_width=width, stroke_linejoin="round",
            stroke_linecap="round",
        )  # fmt: skip

    def dot(self, x: float, y: float, radius: float, fill: str, stroke: str = "none") -> None:
        """A round spot."""
        self._add("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, stroke_width=2)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        room: float,
        fill: str = INK,
        weight: int = REGULAR,
        anchor: Anchor = "start",
    ) -> float:
        """Words on the baseline `y`, shortened to their room; gives the width they take."""
        line = shorten(clean(words), room, size, weight)
        if not line:
            return 0.0
        font = face(weight)
        width = font.measure(line, size)
        values: dict[str, str | float] = {"x": x, "y": y, "font_size": size, "font_weight": weight, "fill": fill}
        if anchor != "start":
            values["text_anchor"] = anchor
        if 0 < width <= room and (width * _OTHER_FONTS > room or not all(map(font.has, line))):
            # Whatever font draws it, a text that nearly fills its room must not leave it.
            values |= {"textLength": width, "lengthAdjust": "spacingAndGlyphs"}
        self._parts.append(f"<text{_attributes(values)}>{escape(line)}</text>")
        return width

    def heading(self, title: str, subtitle: str) -> float:
        """Title and subtitle at the top; gives the y below them."""
        y, width = float(MARGIN), self._width - 2 * MARGIN
        for line in wrap(title, width, 36, STRONG):
            self.text(MARGIN, y + 32, line, 36, width, weight=STRONG)
            y += 48
        for line in wrap(subtitle, width, 25, lines=3):
            self.text(MARGIN, y + 26, line, 25, width, fill=QUIET)
            y += 36
        return y + 16

    def svg(self, height: float, fill: str = PAPER) -> str:
        """The whole picture, self-contained: it may stand in a page as it is."""
        values: dict[str, str | float] = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": self._width,
            "height": height,
            "viewBox": f"0 0 {_figure(self._width)} {_figure(height)}",
            "role": "img",
            "direction": "ltr",
            "font_family": FAMILY,
        }
        paper = f"<rect{_attributes({'width': self._width, 'height': height, 'fill': fill})}/>"
        return f"<svg{_attributes(values)}><title>{escape(self._title)}</title>{paper}{''.join(self._parts)}</svg>"

    def _add(self, element: str, **values: str | float) -> None:
        kept = {name: value for name, value in values.items() if value != "none" or name == "fill"}
        if "stroke" not in kept:
            kept.pop("stroke_width", None)
        self._parts.append(f"<{element}{_attributes(kept)}/>")


def _attributes(values: dict[str, str | float]) -> str:
    return "".join(
        f" {name.replace('_', '-')}={quoteattr(value if isinstance(value, str) else _figure(value))}"
        for name, value in values.items()
    )


def _places(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{_figure(x)},{_figure(y)}" for x, y in points)


def _figure(value: float) -> str:
    """A coordinate: at most two decimals, no exponent."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
