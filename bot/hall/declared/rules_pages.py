"""A game's rules as pages: their chapters in their order, what their words name, and their tables. The words are texts.

`rules-mito` names the page (with whom it is owed to, `.source`, and other names of the game, `.names`),
`rules-mito-pot` a chapter of it; a chapter's paragraphs are that text's attributes, `.a`, `.b` and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from string import ascii_lowercase
from typing import Any

from bot.engines.book import Book
from bot.hall.cards.card import Argument, Button, Card, Table, say
from bot.texts import FIRST_LANGUAGE, Texts

LINE = "help-rules"
"""The command that shows a chapter."""
HELP = "help"
"""The command that tells of another one."""
BESIDE = "beside"
"""Ends the line of a button whose card stays when the chapter is shown."""


def how(page: str, chapter: str) -> Button:
    """The button beside a score, a place or a refusal that opens the rule behind it."""
    return Button(say("help-how-button"), f"{LINE} {page} {chapter} {BESIDE}")


def how_of(command: str) -> Button:
    """The button beside a refusal that opens the help of the command that was refused."""
    return Button(say("help-how-button"), f"{HELP} {command}")


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPage:
    """The rules of a game in our own words."""

    name: str
    group: str = ""
    """The group of commands by which it is played, if it is a game."""
    books: tuple[type[Book], ...]
    """The kinds of book that are played by them."""
    chapters: tuple[str, ...]
    rules: Callable[[Any], Any]
    """The numbers that count in a book; the printed ones for None."""
    facts: Callable[[Any], Mapping[str, Argument]]
    """What the words name, by these numbers."""
    tables: Mapping[str, Callable[[Any], Table]] = field(default_factory=dict)
    """The tables of chapters, by these numbers."""
    lists: Mapping[str, Callable[[Any], Iterable[Argument]]] = field(default_factory=dict)
    """What is too long for a table: lines of chapters, after their words."""
    kept: Callable[[Any], Collection[str]] = lambda book: ()
    """The chapters that nobody reads in a book's rooms yet, for they would tell whoever judges there too much."""
    explained: Mapping[str, Collection[str]] = field(default_factory=dict)
    """The refusals, by their reasons, that each chapter explains."""
    presses: Mapping[str, str] = field(default_factory=dict)
    """What explains any other refusal of a command that only buttons give, by how its name begins: a chapter, or behind
    a slash the command of which it is a step."""

    @property
    def key(self) -> str:
        """The key of its texts."""
        return f"rules-{self.name}"

    def contents(self) -> Card:
        """What it is of, whom it is owed to, and its chapters."""
        lines = (say(f"{self.key}.tells"), say(f"{self.key}.source"))
        return Card(say(self.key), (*lines, *(say(f"rules-{self.name}-{chapter}") for chapter in self.chapters)))

    def chapter(self, texts: Texts, chapter: str, book: Book | None = None) -> Card:
        """A chapter, by the numbers of a book."""
        rules = self.rules(book)
        facts, key = self.facts(rules), f"rules-{self.name}-{chapter}"
        if book is not None and chapter in self.kept(book):
            return Card(say(key), (say("help-rules-kept"),))
        lines = (
            *(say(f"{key}.{letter}", **facts) for letter in _letters(texts, key)),
            *(self.lists[chapter](rules) if chapter in self.lists else ()),
        )
        table = self.tables[chapter](rules) if chapter in self.tables else None
        return Card(say(key), lines, table)


def _letters(texts: Texts, key: str) -> Iterator[str]:
    """The paragraphs of a chapter."""
    return (letter for letter in ascii_lowercase if texts.has(FIRST_LANGUAGE, f"{key}.{letter}"))
