"""The house: the services that commands, the hall and the herald share, made once when the process starts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.hall.books.board_links import BoardLinks
from bot.hall.books.book_index import BookIndex
from bot.hall.books.club_pages import ClubPages
from bot.hall.books.shelf import Shelf
from bot.hall.books.snapshots import Snapshots
from bot.hall.cards import as_json
from bot.hall.cards.card import Button
from bot.hall.cards.card_drawer import Drawer
from bot.hall.cards.ids import Ids
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.declaration import Command
from bot.hall.declared.line_reader import LineReader
from bot.hall.people.languages import Languages
from bot.hall.people.lru import REMEMBERED, Lru
from bot.hall.people.people import People
from bot.hall.people.still_there import StillThere
from bot.hall.requests import Chat, File, Place
from bot.rules import Rulebook, rulebook
from bot.settings import Settings
from bot.storage.contract import News, Store, Write
from bot.texts import Texts

T = TypeVar("T")
FILES = 24_000_000
"""Bytes of files that are kept in memory alone: two of the largest, or hundreds such as people send."""


class Apart(Protocol):
    """Does long work on plain values outside the event loop, so that only who asked for it waits."""

    def __call__(self, work: Callable[..., T], /, *values: Any) -> Awaitable[T]:
        """The work's result."""


@dataclass(frozen=True, slots=True)
class Events:
    """What others may subscribe to; subscribers are called in the order in which they came."""

    written: list[Callable[[Write], None]] = field(default_factory=list)
    """Called with every write of a command or a timer, once it is on disk."""

    takes_again: list[Callable[[str], Awaitable[None]]] = field(default_factory=list)
    """Called with a room that may take again what is kept for it, before anything else is said there."""

    troubled: list[Callable[[Place], None]] = field(default_factory=list)
    """Called with the place of a request that the database did not take."""

    def wrote(self, write: Write) -> None:
        """Tell of a write."""
        for hear in self.written:
            hear(write)

    def untaken(self, place: Place) -> None:
        """Tell of a request that the database did not take."""
        for hear in self.troubled:
            hear(place)


@dataclass(frozen=True, slots=True)
class House:
    """The services. `chats` fills while the platforms are connected; everything else stays what it is."""

    commands: Commands
    texts: Texts
    reader: LineReader
    store: Store
    settings: Settings
    people: People
    languages: Languages
    shelf: Shelf
    books: BookIndex
    drawer: Drawer
    boards: BoardLinks
    club_pages: ClubPages
    chats: Mapping[str, Chat]
    """The chats that are connected, by platform."""
    clock: Callable[[], float]
    chance: Callable[[int], bytes]
    """Returns n unpredictable bytes: the seeds of seals."""
    ids: Ids
    apart: Apart
    read_rules: Callable[[], Rulebook]
    remembered: int
    """How many things of one sort are remembered of those that can be looked up again."""
    events: Events = field(default_factory=Events)
    files: Lru[File] = field(default_factory=lambda: Lru(FILES, lambda file: len(file.content)))
    """Files that must not be on the disk while something about them is asked, by what stands for them."""

    behind_last: Lru[str] = field(default_factory=Lru)
    """What opens the paragraph behind the last refusal, by who was refused."""

    def how(self, person: str, refused: str, command: Command | None) -> Button:
        """What opens the paragraph behind a refusal; /help finds that too, for where no button can stand."""
        button = self.commands.behind(refused, command)
        self.behind_last.keep(person, button.line)
        return button

    @property
    def rules(self) -> Rulebook:
        """The rules of every game; a new book takes its numbers from here.

        Read when first asked for, because the command line also exports books where the rules' files are wrong.
        """
        return self.read_rules()

    async def open(self) -> None:
        """Read which people and clubs are one; whoever was forgotten goes from what this process keeps beside the
        database, too."""
        await self.people.open()
        await self.shelf.without_forgotten()

    async def forgot(self) -> None:
        """Somebody was forgotten here."""
        await self.shelf.without_forgotten()
        for chat in self.chats.values():
            chat.heard(News(tables=frozenset({"page_messages"})))  # What named them is there no more.

    def writes_itself(self, name: str) -> bool:
        """Whether a name is a part of what stands in cards and buttons whatever people say: commands, keys of texts."""
        return any(name in own for own in (*as_json.OWN_WORDS, self.texts.every_key, self.commands.every_name))


def built(
    commands: Commands,
    texts: Texts,
    store: Store,
    settings: Settings,
    *,
    chats: Mapping[str, Chat] | None = None,
    reader: LineReader | None = None,
    clock: Callable[[], float] = time.time,
    chance: Callable[[int], bytes] = secrets.token_bytes,
    ids: Ids | None = None,
    apart: Apart = asyncio.to_thread,
    read_rules: Callable[[], Rulebook] = rulebook,
    remembered: int = REMEMBERED,
    snapshots: Snapshots | None = None,
) -> House:
    """A house on a store; what is not given is what a real club has."""
    ids = ids or Ids()
    club = settings.club
    people = People(store, ids, club.language, remembered)
    chats = chats if chats is not None else {}
    people.still_there = StillThere(chats, clock, remembered)
    languages = Languages(people, texts, club.language, club.timezone)
    shelf = Shelf(store, people.resolver, settings.storage.books_megabytes * 1_000_000, snapshots=snapshots)
    drawer = Drawer(texts, people)
    boards = BoardLinks(
        store, people, languages, shelf, drawer, ids, clock, commands.boards(), commands.rules_of(texts)
    )
    house = House(
        commands=commands,
        texts=texts,
        reader=reader or LineReader(commands, texts),
        store=store,
        settings=settings,
        people=people,
        languages=languages,
        shelf=shelf,
        books=BookIndex(store, people, shelf, remembered),
        drawer=drawer,
        boards=boards,
        club_pages=ClubPages(store, people, languages, boards, ids),
        chats=chats,
        clock=clock,
        chance=chance,
        ids=ids,
        apart=apart,
        read_rules=read_rules,
        remembered=remembered,
        behind_last=Lru(remembered),
    )
    house.events.written.extend([shelf.written, boards.written])
    return house
