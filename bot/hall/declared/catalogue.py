"""Every command of the house, and what its games declare beside them: found by name, by kind of book, by entry."""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property, partial
from typing import Any

from bot.engines.book import Book, Entry, Known
from bot.engines.seals import kind_of
from bot.hall.cards.board import Board, Viewer
from bot.hall.cards.card import Argument, Button, Card, say
from bot.hall.declared.declaration import Attacher, Cog, Command, Follower, Gainer
from bot.hall.declared.rules_pages import RulesPage, how, how_of
from bot.texts import Texts


class Commands(Mapping[str, Command]):
    """Every command of the house, by its English name."""

    def __init__(self, cogs: typing.Iterable[Cog[Any]]) -> None:
        self.cogs = tuple(cogs)
        self._commands = {command.name: command for cog in self.cogs for command in cog.commands}
        self._live = {command.book: command for command in self.values() if command.live and command.book is not None}
        self.pages = {page.name: page for cog in self.cogs for page in cog.pages}
        """The rules of the games that have a page of them, by its name."""
        self._explained = {
            refusal: how(page.name, chapter)
            for page in self.pages.values()
            for chapter, refusals in page.explained.items()
            for refusal in refusals
        }
        self._following: dict[type[Book], list[Follower]] = {}
        self._waiting: dict[type[Book], list[Callable[[Any], Mapping[str, str]]]] = {}
        self._gaining: dict[type[Book], Gainer] = {}
        for cog in self.cogs:
            if cog.book is not None and cog.following is not None:
                self._following.setdefault(cog.book, []).append(cog.following)
            if cog.book is not None and cog.waiting is not None:
                self._waiting.setdefault(cog.book, []).append(cog.waiting)
            if cog.book is not None and cog.gaining is not None:
                self._gaining.setdefault(cog.book, cog.gaining)

    def __getitem__(self, name: str) -> Command:
        return self._commands[name]

    def __iter__(self) -> typing.Iterator[str]:
        return iter(self._commands)

    def __len__(self) -> int:
        return len(self._commands)

    @cached_property
    def every_name(self) -> str:
        """The names of all of them and of their parameters, one a line."""
        named = ((command.name, *(one.name for one in command.parameters)) for command in self.values())
        return "\n".join(name for names in named for name in names)

    def behind(self, refusal: str, command: Command | None) -> Button:
        """What opens the paragraph behind a refusal: the chapter that explains it, else the help of the command that
        was refused, or what explains the presses of its kind."""
        if (chapter := self._explained.get(refusal)) is not None:
            return chapter
        if command is not None and not command.hidden:
            return how_of(command.name)
        name = command.name if command is not None else ""
        steps = [(step, page) for page in self.pages.values() for step in page.presses if name.startswith(step)]
        step, page = max(steps, key=lambda one: len(one[0]))
        where = page.presses[step]
        return how_of(where.removeprefix("/")) if where.startswith("/") else how(page.name, where)

    def boards(self) -> dict[type[Book], Callable[[Viewer, Any], Board]]:
        """What each kind of book shows on the projector board, if it shows anything."""
        return {cog.book: cog.shown for cog in self.cogs if cog.book is not None and cog.shown is not None}

    def rules_of(self, texts: Texts) -> dict[type[Book], Callable[[Any], Sequence[tuple[str, Card]]]]:
        """The rules of each kind of book that has a page of them, by the numbers of a book: each chapter's name and
        card, and first, without a name, what the page is."""

        def chapters(page: RulesPage, book: Any) -> Sequence[tuple[str, Card]]:
            about = Card(say(page.key), (say(f"{page.key}.tells"), say(f"{page.key}.source")))
            return (("", about), *((name, page.chapter(texts, name, book)) for name in page.chapters))

        return {kind: partial(chapters, page) for page in self.pages.values() for kind in page.books}

    def live(self, book: type[Book]) -> Command | None:
        """The command of a kind of book whose card is kept up to date for whoever asked for it, if it has one."""
        return self._live.get(book)

    def awaited(self, book: Book) -> dict[str, str]:
        """How the lines begin that a book waits for now, each with what it is about."""
        found: dict[str, str] = {}
        for waiting in (*self._waiting.get(Book, ()), *self._waiting.get(type(book), ())):
            found |= waiting(book)
        return found

    def result(self, call: object, book: Book, person: str) -> Argument | None:
        """What somebody has in a book, in one line that everybody may read."""
        told = (cog.told_of for cog in self.cogs if cog.book is type(book) and cog.told_of is not None)
        return next((tell(call, book, person) for tell in told), None)

    def advice(self, call: object, book: Book) -> Sequence[Argument]:
        """What a member can do in a book just now; nothing where its game says nothing of it."""
        advised = (cog.advised for cog in self.cogs if cog.book is type(book) and cog.advised is not None)
        return next((advise(call) for advise in advised), ())

    def line(self, call: object, entry: Entry) -> Argument | None:
        """An entry as a line of the journal; none where there is nothing to tell of it yet."""
        tell = next(tell for cog in self.cogs for kind, tell in cog.tellings.items() if isinstance(entry, kind))
        return tell(call, entry)

    def showing(self, book: type[Book]) -> list[str]:
        """The kinds of entries whose answers are drawn anew as a book of this kind stands."""
        cogs = [cog for cog in self.cogs if cog.book is not None and issubclass(book, cog.book)]
        return [kind.kind for cog in cogs for kind in cog.showings]

    def as_it_stands(self, call: object, entry: Entry) -> Card | None:
        """The card of an answer, by what it recorded, as the call's book stands; None where nobody says how."""
        shows = next(
            (show for cog in self.cogs for kind, show in cog.showings.items() if isinstance(entry, kind)), None
        )
        return shows(call, entry) if shows is not None else None

    def weighed(self, call: object, book: Book, known: Known) -> Sequence[Argument]:
        """What known dice were thrown upon, and what they would be thrown upon now, in lines."""
        kind, told = kind_of(known.act), (cog.weighings for cog in self.cogs if cog.book is type(book))
        return next((tell[kind](call, known) for tell in told if kind in tell), ())

    async def gains(
        self, before: Book, after: Book, now: float, but: Collection[str] = frozenset()
    ) -> Sequence[Argument]:
        """Who stands where in a book before and after a decision, but these; nothing where its game cannot say."""
        tell = self._gaining.get(type(after))
        return await tell(before, after, now, but) if tell is not None else ()

    def says_gains(self, book: Book) -> bool:
        """Whether a book's game can say who stands where; where it cannot, nobody needs to fold the book for it."""
        return type(book) in self._gaining

    async def followed(self, call: object, book: Book) -> None:
        """Let happen what comes by itself of what was done in a book."""
        for follow in self._following.get(type(book), ()):
            await follow(call)

    def attacher(self, maker: str) -> Attacher:
        """The function that makes files of this kind."""
        return next(cog.attachments[maker] for cog in self.cogs if maker in cog.attachments)

    def shown(self) -> tuple[Command, ...]:
        """The commands that people see, in order."""
        return tuple(command for command in self._commands.values() if not command.hidden)

    def groups(self) -> dict[str, tuple[Command, ...]]:
        """The shown commands of each group."""
        groups: dict[str, list[Command]] = {}
        for command in self.shown():
            if len(command.path) > 1:
                groups.setdefault(command.path[0], []).append(command)
        return {group: tuple(commands) for group, commands in groups.items()}
