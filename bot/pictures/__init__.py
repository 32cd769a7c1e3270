"""Pictures: plain values in, SVG out; `bot.pictures.worker` makes PNG of it outside the event loop."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pydantic import ValidationError

from bot.pictures import (
    bracket,
    centres,
    chart,
    codewords,
    episode,
    europe,
    history,
    pairings,
    qr,
    sheet,
    spread,
    table,
)
from bot.pictures.values import PictureValues

V = TypeVar("V", bound=PictureValues)


class BadValues(ValueError):
    """An unknown maker, or values that it refuses: a bug of the caller."""


@dataclass(frozen=True, slots=True)
class Maker(Generic[V]):
    """One kind of picture: the model of its values, and the drawing of them as SVG."""

    model: type[V]
    draw: Callable[[V, str], str]

    def read(self, values: Mapping[str, Any]) -> V:
        """The values, checked."""
        try:
            return self.model.model_validate(values)
        except ValidationError as wrong:
            raise BadValues(str(wrong)) from wrong

    def __call__(self, values: Mapping[str, Any], language: str) -> str:
        """The SVG of these values in a language."""
        return self.draw(self.read(values), language)


MAKERS: dict[str, Maker[Any]] = {
    "bracket": Maker(bracket.BracketPicture, bracket.draw),
    "centres": Maker(centres.Centres, centres.draw),
    "codewords": Maker(codewords.Codewords, codewords.draw),
    "episode": Maker(episode.EpisodePage, episode.draw),
    "europe": Maker(europe.Europe, europe.draw),
    "history": Maker(history.HistoryPicture, history.draw),
    "odds": Maker(chart.Odds, chart.draw),
    "pairings": Maker(pairings.Pairings, pairings.draw),
    "qr": Maker(qr.Qr, qr.draw),
    "sheet": Maker(sheet.SheetPicture, sheet.draw),
    "spread": Maker(spread.SpreadPicture, spread.draw),
    "table": Maker(table.TablePicture, table.draw),
}


def maker(name: str) -> Maker[Any]:
    """A maker by its name."""
    if name not in MAKERS:
        raise BadValues(f"there is no picture maker {name!r}")
    return MAKERS[name]


def svg(name: str, values: Mapping[str, Any], language: str) -> str:
    """The SVG that a maker draws of these values."""
    return maker(name)(values, language)
