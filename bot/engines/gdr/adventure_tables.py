"""The tables of an adventure's file as they are read: each key once, in either language; what is wrong is a flaw."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, TypeAlias

from bot.engines.gdr.rules import HUNDRED

Path: TypeAlias = tuple[str | int, ...]

ITALIAN = {
    "title": "titolo",
    "kind": "tipo",
    "diceless": "senza-dadi",
    "characters": "personaggi",
    "name": "nome",
    "optional": "facoltativo",
    "nature": "carattere",
    "text": "testo",
    "weight": "peso",
    "partly": "in-parte",
    "options": "opzioni",
    "about": "riguarda",
    "shares": "quote",
    "player": "giocatore",
    "team": "squadra",
    "weights": "pesi",
    "values": "valori",
    "thresholds": "soglie",
    "descriptors": "voci",
}
"""The Italian name of each key; files may use either."""
LONGEST = 200
"""The most characters of a text that a referee reads."""
LONGEST_LINES = 600
"""The most characters of a character's description: a few lines above the question."""
LONGEST_KEY = 30
"""The most characters of a key of the author's own: buttons bear it."""


class Flaw(Exception):
    """What is wrong with an adventure: the place, the reason (a text key without `gdr-flaw-`), and what it names:
    words, numbers, or keys of descriptors."""

    def __init__(self, path: Path, reason: str, **facts: str | int | tuple[str, ...]) -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason, self.facts = path, reason, facts


class TomlTable:
    """A table of the file: each key is taken once, in either language; what is left over at the end is unknown."""

    def __init__(self, values: Any, path: Path) -> None:
        if not isinstance(values, dict):
            raise Flaw(path, "not-a-table", key=str(path[-1]))
        self.path = path
        self._given: dict[str, Any] = values
        self._left = dict(values)

    @property
    def empty(self) -> bool:
        """Whether nothing is left."""
        return not self._left

    def at(self, name: str) -> Path:
        """Where a key stands, as it is written."""
        return (*self.path, self._written(name))

    def has(self, name: str) -> bool:
        """Whether a key is there."""
        return self._written(name) in self._left

    def take(self, name: str) -> Any:
        """A value that must be there."""
        if not self.has(name):
            raise Flaw((*self.path, ITALIAN.get(name, name)), "missing", key=ITALIAN.get(name, name), english=name)
        return self._left.pop(self._written(name))

    def text(self, name: str, digits: bool = False, most: int = LONGEST) -> str:
        """A text of some words; referees read no digits."""
        return text_of(self.take(name), self.at(name), digits, most)

    def number(self, name: str, least: int = 0, most: int = HUNDRED) -> Decimal:
        """A number within bounds."""
        return number_of(self.take(name), self.at(name), least, most)

    def yes(self, name: str) -> bool:
        """True or false; false where it is not written."""
        value = self.take(name) if self.has(name) else False
        if not isinstance(value, bool):
            raise Flaw(self.at(name), "not-true-or-false", key=self._written(name))
        return value

    def table(self, name: str) -> TomlTable:
        """A table within this one; an empty one where it is not written."""
        return TomlTable(self.take(name) if self.has(name) else {}, self.at(name))

    def rest(self) -> Iterator[tuple[str, TomlTable]]:
        """Everything that is left, as tables."""
        for name in list(self._left):
            value = self._left.pop(name)
            if not isinstance(value, dict):
                raise Flaw((*self.path, name), "unknown", key=name)
            yield name, TomlTable(value, (*self.path, name))

    def values(self) -> Iterator[tuple[str, Any]]:
        """Everything that is left, as it is."""
        while self._left:
            name = next(iter(self._left))
            yield name, self._left.pop(name)

    def done(self) -> None:
        """Nothing may be left."""
        for name in self._left:
            raise Flaw((*self.path, name), "unknown", key=name)

    def _written(self, name: str) -> str:
        return name if name in self._given else ITALIAN.get(name, name)


def text_of(value: Any, at: Path, digits: bool = False, most: int = LONGEST) -> str:
    """A text of some words; referees read no digits."""
    if not isinstance(value, str) or not value.strip():
        raise Flaw(at, "not-a-text", key=str(at[-1]))
    if len(value) > most:
        raise Flaw(at, "text-too-long", count=len(value), most=most)
    if not digits and any(sign.isnumeric() for sign in value):
        raise Flaw(at, "digit", text=value)
    return value.strip()


def key_of(key: str, at: Path) -> str:
    """A key of the author's own: a word that stands in commands and in paths."""
    if not re.fullmatch(rf"\w[\w-]{{0,{LONGEST_KEY - 1}}}", key):
        raise Flaw(at, "key", key=key[:LONGEST_KEY], most=LONGEST_KEY)
    return key


def number_of(value: Any, at: Path, least: int, most: int) -> Decimal:
    """A number within bounds, exactly as it is written."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal) or not Decimal(value).is_finite():
        written = str(value).lower() if isinstance(value, bool) else str(value)
        raise Flaw(at, "not-a-number", key=str(at[-1]), value=written)
    if not least <= value <= most:
        raise Flaw(at, "out-of-range", key=str(at[-1]), value=str(value), least=least, most=most)
    exact = Decimal(value)
    if exact != round(exact, 6):
        raise Flaw(at, "too-fine", key=str(at[-1]), value=str(value))
    return exact


def plain(total: Decimal) -> str:
    """A sum as it would be written: 90, not 9E+1."""
    return f"{total.normalize():f}"


def dotted(path: Path) -> str:
    """A level by its name."""
    return ".".join(map(str, path))
