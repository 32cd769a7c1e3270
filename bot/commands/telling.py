"""The journal's lines as a table: the words of every kind of entry, and how what the entry says is told in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engines.book import Entry
from bot.hall.call import Call
from bot.hall.cards import Argument, Mention, say
from bot.hall.cogs import B, Cog

Words: TypeAlias = str | Callable[[Any], str]
"""The key of a line; where it depends on the entry, what gives the key."""
Lines: TypeAlias = Mapping[type[Entry], Words]
Fields: TypeAlias = Mapping[str, tuple[str, Callable[[Any, Any, Any], Argument]]]
"""What a field is called in the words, and how it is told: from the book, the entry and the value."""


def tell(cog: Cog[B], lines: Lines, fields: Fields) -> None:
    """Declare the journal's lines of these entries.

    A field that is not named is told by its own name: a number as it is, several things by how many they are,
    and `by` as `who`.
    """
    for kind, words in lines.items():
        cog.tells(kind)(_line(words, fields))


def _line(words: Words, fields: Fields) -> Callable[[Call[Any], Entry], Argument]:
    def line(call: Call[Any], entry: Entry) -> Argument:
        facts: dict[str, Argument] = {}
        for name, value in entry:
            if name in fields:
                called, told = fields[name]
                facts[called] = told(call.book, entry, value)
            elif name == "by" and value:
                facts["who"] = Mention(value)
            elif isinstance(value, int):
                facts[name] = value
            elif isinstance(value, tuple):
                facts[name] = len(value)
        return say(words if isinstance(words, str) else words(entry), **facts)

    return line
