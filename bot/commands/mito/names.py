"""What ladders, periods and points are called, and the kinds of value that their commands take."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Any

from bot.commands.journal_lines import Fields
from bot.commands.number_format import figure
from bot.engines.book import Refused
from bot.engines.mito.calendar import Period
from bot.engines.mito.ladder import Standing
from bot.engines.mito.league import League
from bot.engines.mito.points import HUNDRED, hundredths
from bot.engines.mito.rules import PERIODIC, Which
from bot.hall.cards.card import Argument, Free, Mention, say
from bot.hall.cards.lists import listed
from bot.hall.declared.declaration import Hidden
from bot.hall.declared.kinds import Choice, Members, Text, Whole, YesNo
from bot.hall.requests import PhoneKeys

# --- how things are said


def amount(hundredths: int, *, sign: bool = False) -> Argument:
    """Points with their two decimals; with a sign where they were won or lost."""
    return figure(Fraction(hundredths, HUNDRED), plus=sign)


def called(book: League, which: Which) -> Argument:
    """A ladder by the club's name for it, or ours."""
    name = book.names.get(which)
    return Free(name) if name else say(f"mito-ladder-{which}")


def period_said(period: Period) -> Argument:
    """A period that ends in words: November 2026."""
    if period.which == "year":
        return str(period.year)
    return say(f"mito-period-{period.which}", part=period.part, year=str(period.year))


def titled(book: League, period: Period) -> Argument:
    """A ladder with its period, where the club has given it a name of its own with both."""
    if period.which in book.names and period.which != "all-time":
        return say("mito-ladder-title", ladder=called(book, period.which), period=period_said(period))
    if period.which in book.names:
        return called(book, period.which)
    return say(f"mito-title-{period.which}", part=period.part, year=str(period.year))


def place_said(one: Standing | None, minimum: int) -> Argument:
    """A place; below the minimum, how many games there are of those it takes."""
    if one is None:
        return "–"
    return say("mito-place", place=one.place) if one.place else say("mito-apart", games=one.games, minimum=minimum)


def people(players: Iterable[str], *, ping: bool = False) -> Argument:
    """Several players."""
    return listed(Mention(player, ping) for player in players)


def mentions(players: Iterable[str]) -> str:
    """Several players as a button names them."""
    return "".join(f"<@{player}>" for player in players)


def odds_said(hundredths: int) -> Argument:
    """A risikometro with no more decimals than it has."""
    return figure(Fraction(hundredths, HUNDRED), 2 if hundredths % 10 else 1 if hundredths % HUNDRED else 0)


def odds_typed(risikometro: Iterable[int]) -> str:
    """The risikometro as it can be typed in either language."""
    return " ".join(f"{value / HUNDRED:g}" for value in risikometro)


NUMBER: Fields = {"number": ("number", lambda book, entry, number: str(number))}
"""A game's number in a line of the journal: an identifier, which takes no thousands separator."""

# --- how things are read

_HOUR = re.compile(r"([01]?\d|2[0-3])\.[0-5]\d")
_VALUE = re.compile(r"\d{1,4}(?:[.,]\d{1,2})?")


@lru_cache(maxsize=1000)
def _in_hundredths(cell: str) -> int:
    """A value in hundredths, each read once: a file of years has a few hundred times a thousand."""
    return hundredths(Decimal(cell.replace(",", ".")))


NONE = ("-", "–", "no")
"""A risikometro that is taken away."""


@dataclass(frozen=True, slots=True)
class RisikometroValues(Text):
    """A value for each player: `30,30,30,35`, or with spaces where the comma is for decimals; `-` for none."""

    longest: int = 80

    def goes_on(self, word: str, before: str = "", people: int = 0) -> bool:
        """Whether it is one more number: of a list that has one for each player already only decimals go on
        (`30,5 29,5` or `30,5 29.5`), and what has a point may be an hour instead (`30,35 21.30`)."""
        value = word.removesuffix(",")
        if not _VALUE.fullmatch(value):
            return False
        listed = " " not in before and "," in before.removesuffix(",")
        cells = before.split(",") if listed else before.split()
        if not people or len(cells) < people:
            return True
        return not (value.isdecimal() or _HOUR.fullmatch(value)) if listed else value.isdecimal()

    def read(self, typed: str) -> Any:
        """The values in hundredths."""
        words = typed.strip().strip("[]()").casefold()
        if words in NONE:
            return ()
        parted = re.split(r"[;/\s]+", re.sub(r",\s+", " ", words))
        cells = parted if len(parted) > 1 else words.split(",")
        if not all(map(_VALUE.fullmatch, cells)):
            raise Refused("mito-risikometro-read", value=typed)
        return tuple(map(_in_hundredths, cells))


@dataclass(frozen=True, slots=True)
class Amount(Text):
    """A number with two decimals at most, within bounds."""

    longest: int = 20
    low: str = "0"
    high: str = "1000000"

    @property
    def keys(self) -> PhoneKeys:
        """Those with a point or a comma."""
        return "decimal"

    def read(self, typed: str) -> Any:
        """The number."""
        cell = typed.strip().rstrip("%").strip().replace(",", ".")
        if re.fullmatch(r"\d{1,7}(\.\d{1,2})?", cell) and Decimal(self.low) <= Decimal(cell) <= Decimal(self.high):
            return Decimal(cell)
        raise Refused("mito-points-read", value=typed, low=_bound(self.low), high=_bound(self.high))


def _bound(bound: str) -> Argument:
    """A bound as the reader's language writes it."""
    return figure(Fraction(bound), len(bound.partition(".")[2]))


@dataclass(frozen=True, slots=True)
class LadderWords(Text):
    """What a club calls a ladder: no `share:5`, which is a number whose name was mistyped."""

    longest: int = 30

    def read(self, typed: str) -> str:
        """The name."""
        if ":" in typed:
            raise Refused("mito-name-colon")
        return Text.read(self, typed)


WhichLadder = Annotated[Which, Choice(name="which", values=(*PERIODIC, "all-time"))]
Players = Annotated[tuple[str, ...], Members(least=2, most=6, ordered=True)]
Seats = Annotated[tuple[str, ...], Members(least=0, most=6), Hidden()]
"""Who has been chosen so far."""
LadderName = Annotated[str, LadderWords()]
Risikometro = Annotated[tuple[int, ...], RisikometroValues()]
WhenPlayed = Annotated[str, Text(longest=40)]
GameNumber = Annotated[int, Whole(1, 9_999_999)]
ByButton = Annotated[bool, YesNo(), Hidden()]
Page = Annotated[int, Whole(1, 9_999), Hidden()]


def kept(book: League, which: Which | None) -> Which:
    """The ladder that was chosen, if the club keeps it; without a choice the longest that it keeps."""
    if which is None:
        return book.active[0]
    if which not in book.active:
        raise Refused("mito-off")
    return which


def referee_of(call: Any) -> bool:
    """Whether the member may decide as a referee."""
    return bool(call.rank >= 1)
