"""The journal's lines as a table: the words of every kind of entry, and how what the entry says is told in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engines.book import Entry
from bot.hall.cards.card import Argument, Mention, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import B, Cog

Words: TypeAlias = str | Callable[[Any], str]
"""The key of a line's text, or a function that chooses it by the entry."""
Lines: TypeAlias = Mapping[type[Entry], Words]
Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any, Any, Any], Argument]]]
"""What a field is called in the words, and how it is told: from the book, the entry and the value.

A field that is not named here goes into no line: some entries hold what nobody may know yet.
"""


@dataclass(frozen=True)
class JournalLine:
    """The journal's line of a kind of entry."""

    words: Words
    fields: Fields

    def __call__(self, call: Call[Any], entry: Entry) -> Argument:
        """The line of an entry: its words, with the fields that they may name."""
        told = ((*self.fields[name], value) for name, value in entry if name in self.fields)
        facts = {called: how(call.book, entry, value) for called, how, value in told}
        return say(self.words if isinstance(self.words, str) else self.words(entry), **facts)


def tell(cog: Cog[B], lines: Lines, fields: Fields) -> None:
    """Declare the journal's lines of these entries."""
    for kind, words in lines.items():
        cog.tells(kind)(JournalLine(words, fields))


def plain(*names: str) -> Fields:
    """Fields that are told as they are."""
    return {name: (name, lambda book, entry, value: value) for name in names}


def counted(*names: str) -> Fields:
    """Fields of several things, told by how many they are."""
    return {name: (name, lambda book, entry, value: len(value)) for name in names}


def person(name: str, called: str) -> Fields:
    """A field that is somebody; nobody is left out."""
    return {name: (called, lambda book, entry, value: Mention(value) if value else "")}
