"""The way back: which later actions of a book stand on an earlier one, so that it cannot be voided without them."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple, TypeAlias

from pydantic import BaseModel

from bot.engines.book import Book, Entry, Recorded
from bot.engines.rewriting import stands
from bot.engines.seals import COUNTED, ActDraw, kind_of


class Action(NamedTuple):
    """What one request recorded and an undo would void, in its order."""

    request: str
    records: tuple[Recorded, ...]

    @property
    def person(self) -> str:
        """By whom it was recorded, all at once."""
        return self.records[0].person

    @property
    def at(self) -> float:
        """When."""
        return self.records[0].at


Needs: TypeAlias = "frozenset[Hashable] | None"
"""All that some entries read or changed, by name; None for the whole book."""


def needs_of(book: Book, records: Iterable[Recorded]) -> Needs:
    """All that these entries read or changed."""
    return _gathered(record.entry.needs(book) for record in records)


def alters_of(book: Book, records: Iterable[Recorded]) -> Needs:
    """The little that these entries changed; None where one of them changed all that it needs."""
    return _gathered(record.entry.alters(book) for record in records)


def _gathered(each: Iterable[Needs]) -> Needs:
    gathered: set[Hashable] = set()  # An import has thousands of entries: a frozen one would be copied for each.
    for one in each:
        if one is None:
            return None
        gathered |= one
    return frozenset(gathered)


def share(one: Needs, other: Needs) -> bool:
    """Whether two acts needed something of the same."""
    return one is None or other is None or not one.isdisjoint(other)


def actions(records: Iterable[Recorded], voided: Mapping[str, Collection[str]]) -> Iterator[Action]:
    """The actions among these entries that can be voided, in their order: what counts of each."""
    for request, group in groupby(records, key=lambda record: record.request):
        kept = tuple(record for record in group if not record.entry.lasting and stands(record, voided))
        if kept:
            yield Action(request, kept)


class StandingOn:
    """Gathers, of the actions that came after one, those that stand on it: directly, or on one that does."""

    def __init__(self, book: Book, needs: Needs, changes: frozenset[Hashable] | None = None) -> None:
        self._book, self._needs, self._changes = book, needs, changes
        self.found: list[Action] = []

    def take(self, later: Iterable[Action]) -> None:
        """The next actions."""
        for action in later:
            needs = needs_of(self._book, action.records)
            if self._reaches(needs):
                self.found.append(action)
                self._needs = None if self._needs is None or needs is None else self._needs | needs
                more = alters_of(self._book, action.records)
                self._changes = None if self._changes is None or more is None else self._changes | more

    def _reaches(self, needs: Needs) -> bool:
        """Whether an act that needed this stands on what was gathered."""
        if self._changes is None:
            return share(self._needs, needs)
        return needs is not None and not self._changes.isdisjoint(needs)


DOERS = frozenset({"by", "referee", "master", "agreed"})
"""Fields that say who recorded or decided something: whoever plays in it stands in another."""


def concerned(book: Book, entries: Iterable[Entry], *, told: bool = False) -> frozenset[str]:
    """Who plays in what these entries are about; where they name nobody, everybody who plays here. Of a book about
    people: whom they are about.

    To be told, it is taken of what is no secret.
    """
    named, players = named_in(book, entries, told=told), book.players()
    return named if book.about_people else named & players or players


def named_in(book: Book, entries: Iterable[Entry], *, told: bool = False) -> frozenset[str]:
    """Whom these entries name, by themselves or by where they play; not who recorded or decided them."""
    named: set[str] = set()
    for entry in entries:
        sealed = entry.sealed(book) if told else ()
        if not book.about_people:
            shown = [(field, value) for field, value in entry if field not in (*DOERS, *sealed)]
            for field, value in shown:
                if type(value) is not int:
                    named.update(*map(book.behind, _names(value)))
                elif field != "number" or field in (entry.needed or ()):  # Else it only counts its own kind.
                    named.update(book.behind((field, value)))
        if not sealed:
            named.update(*map(book.behind, entry.needs(book) or ()))
    return frozenset(named)


def officials(records: Iterable[Recorded]) -> frozenset[str]:
    """Who recorded these entries, or is named in them as their author or judge; entries with fields that can be sealed
    are left out."""
    people: set[Hashable] = set()
    for record in records:
        if type(record.entry).sealed is Entry.sealed:
            people.add(record.person)
            people.update(name for field, value in record.entry if field in DOERS for name in _names(value))
    return frozenset(one for one in people if isinstance(one, str) and one)


def acts_of(entries: Iterable[Entry]) -> list[str]:
    """The acts whose dice these entries tell."""
    return [draw.act for entry in entries for draw in entry.drawn if isinstance(draw, ActDraw)]


def drawn_once(book: Book, entries: Iterable[Entry]) -> bool:
    """Whether any of these belongs to an act that is not counted and whose seal is opened: redone, it falls the same,
    so an undo can only be put back as it was."""
    return any(kind_of(act) not in COUNTED and book.ledger.over(act) for act in acts_of(entries))


def _names(value: object) -> Iterator[Hashable]:
    """Every value in a field that may be somebody's name, or that of a place where people play."""
    if isinstance(value, str) or (isinstance(value, tuple) and hasattr(value, "_fields")):
        yield value
    elif isinstance(value, BaseModel):
        for _, inner in value:
            yield from _names(inner)
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield key
            yield from _names(inner)
    elif isinstance(value, tuple | list):
        for inner in value:
            yield from _names(inner)
