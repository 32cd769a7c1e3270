"""Reading a slip: what a player wrote, order by order, in Italian or English, with dashes of all kinds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.engines.diplomacy.orders.atlas import Atlas, Head

Unit = Literal["army", "fleet", ""]
Action = Literal["hold", "move", "support", "convoy"]
Trouble = Literal["unreadable", "unknown", "two-ways", "two-actions"]
DASH, PLUS = "-", "+"
_WORDS_IN_A_NAME = 4
_NUMBER = re.compile(r"(?<!\S)\(?\d+\s*[.):°]|[•*]")
"""The number of an order in a list: it says nothing of the order."""


@dataclass(frozen=True, slots=True)
class WrittenProvince:
    """A province as it was written: all that it can mean, and the coast."""

    written: str
    meant: tuple[str, ...]
    coast: str

    @property
    def key(self) -> str:
        """The province; "" where it is not clear which."""
        return self.meant[0] if len(self.meant) == 1 else ""

    @property
    def trouble(self) -> Trouble | None:
        """What is wrong with the name."""
        if len(self.meant) > 1:
            return "two-ways"
        return None if self.meant else "unknown"


@dataclass(frozen=True, slots=True)
class Order:
    """An order as it was written."""

    written: str
    unit: Unit
    place: WrittenProvince | None
    action: Action = "hold"
    helped: WrittenProvince | None = None
    """Who is supported or convoyed."""
    to: WrittenProvince | None = None
    """Where the unit moves, or the one that it helps; none for a support to hold."""
    builds: bool = False
    """Whether it is written as a build."""
    held: bool = False
    """Whether it says in words that the unit holds."""
    trouble: Trouble | None = None
    about: tuple[str, ...] = ()
    """Provinces that a name can mean, or the word that is not known."""


def read(atlas: Atlas, text: str) -> list[Order]:
    """The orders of a slip, from left to right and from top to bottom."""
    dash = re.compile(f"[{re.escape(atlas.rules.words.dashes)}]")
    aside = "|".join(map(re.escape, (*atlas.rules.words.via, *atlas.rules.words.convoy)))
    text = re.sub(rf"\(\s*((?:{aside})\b[^()]*)\)", r" \1", text, flags=re.I)  # "(via convoglio)"
    orders: list[Order] = []
    for chunk in re.split(r"[;,\n]", _NUMBER.sub(";", text)):
        plain = dash.sub(DASH, chunk).replace(":", " ")
        for name in atlas.hyphened:
            plain = re.sub(re.escape(name).replace(r"\-", r"\s*-\s*"), name.replace("-", ""), plain, flags=re.I)
        tokens = re.findall(r"->|=>|[+/()→⇒>-]|[^\s+/()→⇒>=-]+", plain)
        if tokens:
            orders += _Chunk(atlas, tokens).orders()
    return orders


def whose(atlas: Atlas, text: str) -> Head | None:
    """Whose slip it is, where it says so."""
    first = re.search(r"[^\W\d]+", text)
    return atlas.rules.words.whose(first[0]) if first else None


class _Chunk:
    """What stands between two semicolons: one order, or several with nothing between them."""

    def __init__(self, atlas: Atlas, tokens: Sequence[str]) -> None:
        self._atlas, self._words = atlas, atlas.rules.words
        self._tokens = list(tokens)
        self._at = 0

    def orders(self) -> Iterator[Order]:
        if self._words.whose(self._peek()):
            self._at += 1
        while self._at < len(self._tokens):
            yield self._order()

    # --- words

    def _peek(self) -> str:
        return self._tokens[self._at].casefold() if self._at < len(self._tokens) else ""

    def _take(self, words: Sequence[str]) -> bool:
        if self._peek() in words:
            self._at += 1
            return True
        return False

    def _unit(self) -> Unit:
        if self._take(self._words.army):
            return "army"
        return "fleet" if self._take(self._words.fleet) else ""

    def _place(self) -> WrittenProvince | None:
        """The longest name that stands here."""
        left = self._tokens[self._at : self._at + _WORDS_IN_A_NAME]
        for length in range(len(left), 1, -1):
            spelt = all(word.isalpha() or "'" in word or "." in word for word in left[:length])
            if spelt and not any(word.casefold() in self._words.orders for word in left[1:length]):
                key = self._atlas.exact("".join(left[:length]))
                if key:
                    self._at += length
                    return WrittenProvince(" ".join(left[:length]), (key,), self._coast())
        if not left or not any(sign.isalpha() for sign in left[0]):
            return None
        self._at += 1
        return WrittenProvince(left[0], self._atlas.meant(left[0]), self._coast())

    def _coast(self) -> str:
        start = self._at
        while self._take(("/", "(")):
            pass
        if self._peek() in self._words.coasts:
            coast = self._words.coasts[self._peek()]
            self._at += 1
            self._take((")",))
            return coast
        self._at = start
        return ""

    # --- orders

    def _order(self) -> Order:
        start = self._at
        builds = not self._take((DASH, *self._words.remove)) and self._take((PLUS, *self._words.build))
        unit = self._unit()
        place = self._place()
        if place is None:
            return self._rest(start)
        if place.trouble is not None:
            return self._rest(start, place.trouble, place.meant or (place.written,), unit, place)
        found = self._acted(unit, place)
        if found is None:
            return self._rest(start, unit=unit, place=place)
        troubled = next((one for one in (found.helped, found.to) if one is not None and one.trouble), None)
        if troubled is not None and troubled.trouble is not None:
            found = replace(found, trouble=troubled.trouble, about=troubled.meant or (troubled.written,))
        elif self._peek() in (*self._words.support, *self._words.convoy, DASH):
            return self._rest(start, "two-actions", (), unit, place)
        return replace(found, written=self._written(start), builds=builds)

    def _acted(self, unit: Unit, place: WrittenProvince) -> Order | None:
        """What the unit does; None where it cannot be read."""
        if self._take((DASH, *self._words.to)):
            to = self._place()
            while self._take((*self._words.via, *self._words.convoy)):
                if self._named():
                    self._place()
            return None if to is None else Order("", unit, place, "move", to=to)
        for action, words in (("support", self._words.support), ("convoy", self._words.convoy)):
            if self._take(words):
                self._unit()
                helped = self._place()
                if helped is None:
                    return None
                to = None
                if self._take((DASH, *self._words.to)):
                    to = self._place()
                    if to is None:
                        return None
                elif action == "convoy":
                    return None
                else:
                    self._take(self._words.hold)
                done: Action = "support" if action == "support" else "convoy"
                return Order("", unit, place, done, helped, to)
        held = self._take(self._words.hold)
        if not held and self._stray():
            return None
        return Order("", unit, place, held=held)

    def _named(self) -> bool:
        """Whether a province stands here, and no unit."""
        return self._peek() not in self._words.orders and bool(self._atlas.meant(self._peek()))

    def _stray(self) -> bool:
        """Whether a word stands here that begins no order: it was meant for the unit before it, a place too."""
        begins = ("", PLUS, DASH, *self._words.army, *self._words.fleet, *self._words.build, *self._words.remove)
        return self._peek() not in begins

    def _rest(
        self,
        start: int,
        trouble: Trouble = "unreadable",
        about: tuple[str, ...] = (),
        unit: Unit = "",
        place: WrittenProvince | None = None,
    ) -> Order:
        """What cannot be read takes the rest of its chunk with it."""
        self._at = len(self._tokens)
        return Order(self._written(start), unit, place, trouble=trouble, about=about)

    def _written(self, start: int) -> str:
        """The words as they were written, with single spaces."""
        words = " ".join(self._tokens[start : self._at])
        return re.sub(r"\s*([/(])\s*|\s+(?=\))", r"\1", words).replace("- >", "->")
