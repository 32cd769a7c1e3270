"""The map as orders name it: provinces, what borders on what, and what a written name can mean."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from bot.engines.diplomacy.rules import Power
from bot.engines.rule_parts import Break, Part

Kind = Literal["land", "coast", "sea"]
Head = Power | Literal["escalation"]
"""Whose slip it is; in an escalation colours have no homes of their own."""
Word = Annotated[str, Field(min_length=1)]
SHORTEST = 3
"""The fewest letters of a shortened name."""


class Province(Part):
    """A province: whose home its centre is (`neutral` for nobody's), what it borders on, what else it is called."""

    kind: Kind
    home: Power | Literal["neutral"] | None = None
    borders: tuple[str, ...]
    also: tuple[str, ...] = ()


class OrderWords(Part):
    """How the parts of an order are written, in every language, in small letters."""

    army: tuple[Word, ...]
    fleet: tuple[Word, ...]
    support: tuple[Word, ...]
    convoy: tuple[Word, ...]
    hold: tuple[Word, ...]
    to: tuple[Word, ...]
    via: tuple[Word, ...]
    dashes: Word
    coasts: dict[Word, str]
    """How a coast is written, and which it is."""
    build: tuple[Word, ...]
    remove: tuple[Word, ...]
    heads: dict[Head, tuple[Word, ...]]
    """What stands above orders and says whose they are."""
    split_coast: dict[str, dict[str, tuple[str, ...]]]
    """Provinces in which a fleet has to say on which coast it is, and what each coast borders on."""

    def whose(self, word: str) -> Head | None:
        """Whose orders stand under a word."""
        return next((head for head, words in self.heads.items() if word.casefold() in words), None)

    @property
    def orders(self) -> tuple[Word, ...]:
        """What begins or goes on with an order, and so is no part of a name."""
        return (*self.army, *self.fleet, *self.support, *self.convoy, *self.hold, *self.to, *self.via)


class MapRules(Part):
    """The map."""

    words: OrderWords
    provinces: dict[str, Province]


def breaks(rules: MapRules) -> Iterator[Break]:
    """Borders that only one side knows."""
    for name, province in rules.provinces.items():
        for other in province.borders:
            if other not in rules.provinces or name not in rules.provinces[other].borders:
                yield ("provinces", name, "borders"), "no-such-key", {"name": other, "where": f"provinces.{other}"}
    for name, coasts in rules.words.split_coast.items():
        for one in (name, *(other for near in coasts.values() for other in near)):
            if one not in rules.provinces:
                yield ("words", "split_coast", name), "no-such-key", {"name": one, "where": "provinces"}


def letters(words: str) -> str:
    """A name as it is compared: small letters only."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in plain if sign.isalpha())


class Atlas:
    """The map with the names of its provinces in every language."""

    def __init__(self, rules: MapRules, names: Mapping[str, tuple[str, ...]]) -> None:
        self.rules = rules
        self._known: dict[str, str] = {}
        self._names = {key: tuple(letters(name) for name in own) for key, own in names.items()}
        for key, own in self._names.items():
            self._known |= dict.fromkeys(own, key)
        for key, province in rules.provinces.items():
            self._known |= dict.fromkeys((letters(name) for name in province.also), key)
        self._known |= {key: key for key in rules.provinces}
        hyphened = (name for province in rules.provinces.values() for name in province.also if "-" in name)
        self.hyphened = tuple(sorted(hyphened, key=len, reverse=True))
        """Names with a dash that is no move."""

    def __getitem__(self, key: str) -> Province:
        return self.rules.provinces[key]

    def exact(self, words: str) -> str:
        """The province of exactly that name or abbreviation; "" for none."""
        return self._known.get(letters(words), "")

    def meant(self, word: str) -> tuple[str, ...]:
        """The provinces that a word can mean: one by its name, else all whose names begin like it."""
        wanted = letters(word)
        if wanted in self._known:
            return (self._known[wanted],)
        if len(wanted) < SHORTEST:
            return ()
        return tuple(key for key, own in self._names.items() if any(name.startswith(wanted) for name in own))

    def border(self, one: str, other: str) -> bool:
        """Whether two provinces border on each other."""
        return other in self[one].borders

    def sails(self, one: str, other: str) -> bool:
        """Whether a fleet can go from one to the other: along a coast only where both lie on one sea."""
        if not self.border(one, other):
            return False
        near = set(self[one].borders).intersection(self[other].borders)
        return "sea" in (self[one].kind, self[other].kind) or any(self[sea].kind == "sea" for sea in near)

    def coasts(self, key: str) -> Mapping[str, tuple[str, ...]]:
        """The two coasts of a province and what each borders on; none where there is only one."""
        return self.rules.words.split_coast.get(key, {})
