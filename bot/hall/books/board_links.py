"""The boards and public pages of books: which book is behind a link, what it shows now, and word of each change."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from bot.engines.book import Book
from bot.hall.books.chain import is_untold
from bot.hall.books.shelf import Shelf
from bot.hall.cards.board import Board, DrawnBoard, DrawnCountdown, DrawnPanel, Findable, Panel, Viewer
from bot.hall.cards.card import Card, Drawn, DrawnPicture, Free, Moment, Picture, plain, say
from bot.hall.cards.card_drawer import Drawer
from bot.hall.cards.ids import Ids
from bot.hall.people.languages import Languages
from bot.hall.people.people import People
from bot.storage.contract import Append, Drop, Forget, Put, Store, Write

_MEMORY, _PAGE = "board:", "page-of:"
_NAMES = ("people", "aliases", "clubs", "rooms", "words")
"""Tables that hold names: any board may show one of them."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What a book shows, and how it is to be drawn."""

    page: str
    """The id of the board or page that is looked at."""
    book: Book
    board: Board
    language: str
    zone: str
    circle: str
    head: str


class BoardLinks:
    """The boards of the house, and the public pages of books for which somebody turned them on. The id of either is its
    link: nobody can guess it, and whoever has it may look."""

    def __init__(
        self,
        store: Store,
        people: People,
        languages: Languages,
        shelf: Shelf,
        drawer: Drawer,
        ids: Ids,
        clock: Callable[[], float],
        makers: Mapping[type[Book], Callable[[Viewer, Any], Board]],
        rules: Mapping[type[Book], Callable[[Any], Sequence[tuple[str, Card]]]],
    ) -> None:
        self._store = store
        self._people = people
        self._languages = languages
        self._shelf = shelf
        self._drawer = drawer
        self._ids = ids
        self._clock = clock
        self._makers = makers
        """What each kind of book shows."""
        self._rules = rules
        """The chapters of its rules in our own words, each under the name of its anchor."""
        self._seen: dict[str, set[str]] = defaultdict(set)
        """The boards of each book that somebody has looked at since the start."""
        self._lines: dict[str, int] = {}
        """How many lines each book in a chain had when it was last drawn, or its boards were told of it."""
        self._changed: Callable[[str], None] = lambda id: None
        self._named: Callable[[], None] = lambda: None
        self.address = ""
        """Where boards are shown, with the slash at its end; empty while no page is open."""
        self.public = False
        """Whether that address is for everybody, not for this machine alone."""

    def open_at(
        self,
        address: str,
        *,
        public: bool,
        changed: Callable[[str], None],
        named: Callable[[], None] = lambda: None,
    ) -> None:
        """The page that shows boards is open there; `changed` is told the id of each board to be looked at again, and
        `named` is called when somebody's name, or which pages there are, may have changed."""
        self.address, self.public, self._changed, self._named = address, public, changed, named

    def link(self, id: str) -> str:
        """A board's full address."""
        return f"{self.address}board/{id}"

    def shows(self, kind: type[Book]) -> bool:
        """Whether books of this kind have something to show."""
        return kind in self._makers

    async def of_book(self, book: str) -> tuple[str, Put]:
        """The id of a book's board, the one it has or a new one, and the row that keeps it."""
        rows = await self._store.rows("memory", value=book)
        known = next((row["key"] for row in rows if row["key"].startswith(_MEMORY)), None)
        key = known or _MEMORY + self._ids.fresh("v", 24)
        return key.removeprefix(_MEMORY), Put("memory", {"key": key, "value": book})

    async def handed_out(self, book: str) -> bool:
        """Whether the link to a book's board was given to anybody."""
        return any(row["key"].startswith(_MEMORY) for row in await self._store.rows("memory", value=book))

    async def book(self, id: str) -> str:
        """The book behind a board; empty where there is none."""
        rows = await self._store.rows("memory", key=_MEMORY + id)
        return str(rows[0]["value"]) if rows else ""

    def link_of_page(self, id: str) -> str:
        """A public page's full address."""
        return f"{self.address}event/{id}"

    async def page_of(self, book: str) -> str:
        """The id of a book's public page; empty while it has none."""
        rows = await self._store.rows("memory", key=_PAGE + book)
        return str(rows[0]["value"]) if rows else ""

    def new_page(self, book: str) -> tuple[str, Put]:
        """A new id for a book's public page, and the row that keeps it; the one before leads nowhere from then on."""
        id = self._ids.fresh("e", 24)
        return id, Put("memory", {"key": _PAGE + book, "value": id})

    def no_page(self, book: str) -> Drop:
        """What takes a book's public page away."""
        return Drop("memory", {"key": _PAGE + book})

    async def book_of_page(self, id: str) -> str:
        """The book behind a public page; empty where there is none."""
        rows = await self._store.rows("memory", value=id)
        return next((row["key"].removeprefix(_PAGE) for row in rows if row["key"].startswith(_PAGE)), "")

    async def draw(self, id: str, language: str = "") -> DrawnBoard | None:
        """What a board shows now, in a language or in its club's; None where there is no such board."""
        return await self._shown(await self.book(id), id, language)

    async def draw_page(self, id: str, language: str = "") -> DrawnBoard | None:
        """What a public page shows now, in a language or in its club's; None where there is no such page."""
        return await self._shown(await self.book_of_page(id), id, language, page=True)

    async def draw_own(self, id: str, language: str, number: int, name: str) -> tuple[DrawnPanel, ...]:
        """What a public page shows of one who takes part, by the number and the name under which it showed them."""
        seen = await self.look(id, language)
        one = seen.board.entrants[number : number + 1] if seen is not None else ()
        if seen is None or [known for known, _ in await self._names(one, seen)] != [name]:
            return ()
        return tuple([await self.panel(panel, seen) for panel in one[0].own()])

    async def draw_rules(self, id: str, language: str = "") -> tuple[tuple[str, Drawn], ...]:
        """The rules of a public page's book by its own numbers, chapter by chapter under the names of their anchors;
        first what they are. Empty where there are none, or no such page."""
        seen = await self.look(id, language)
        if seen is None:
            return ()
        chapters = self._rules.get(type(seen.book), lambda book: ())(seen.book)
        return tuple([(name, await self.drawn(card, seen)) for name, card in chapters])

    async def look(self, id: str, language: str = "") -> Looked | None:
        """What a public page shows, before it is drawn; None where there is no such page."""
        return await self._read(await self.book_of_page(id), id, language, page=True)

    async def _shown(self, book: str, id: str, language: str, *, page: bool = False) -> DrawnBoard | None:
        seen = await self._read(book, id, language, page=page)
        if seen is None:
            return None
        board = seen.board
        head = await self.drawn(Card(board.title, (board.subtitle,)), seen)
        panels = [await self.panel(panel, seen) for panel in (*(self.next_date(seen) if page else ()), *board.panels)]
        entrants = await self._names(board.entrants, seen) if page else ()
        qr = None if page else await self._qr(book, seen.language)
        rules = page and type(seen.book) in self._rules
        return DrawnBoard(
            head.title,
            head.lines[0],
            tuple(panels),
            seen.language,
            entrants,
            qr,
            rules,
            page and bool(self.next_date(seen)),
            board.over,
            seen.head,
        )

    async def _read(self, book: str, id: str, language: str, *, page: bool) -> Looked | None:
        """What a book shows to nobody in particular, and how it is to be drawn."""
        if not book:
            return None
        self._seen[book].add(id)
        volume = await self._shelf.readable(book)
        await self._store.settled()
        make = self._makers.get(type(volume.book)) if volume else None
        if volume is None or make is None:
            return None
        club = await self._people.club(volume.stored.club)
        if volume.chain is not None:
            self._lines[book] = volume.chain.lines
        return Looked(
            id,
            volume.book,
            make(Viewer(self._clock(), page=page), volume.book),
            language or self._languages.language_of_club(club),
            self._languages.zone_of_club(club),
            volume.stored.club or volume.stored.room,
            volume.chain.shown if volume.chain is not None else "",
        )

    async def _names(self, entrants: Iterable[Findable], seen: Looked) -> tuple[tuple[str, str], ...]:
        """Who takes part, with the players of a team."""
        names = Card(lines=tuple(said for one in entrants for said in (one.name, one.players)))
        said = [plain(line) for line in (await self.drawn(names, seen)).lines]
        return tuple(zip(said[::2], said[1::2], strict=True))

    def next_date(self, seen: Looked) -> tuple[Panel, ...]:
        """When and where those of a book meet next, on its public page."""
        date = seen.book.next_date
        if date is None or date.when <= self._clock():
            return ()
        day = datetime.fromtimestamp(date.when, ZoneInfo(seen.zone)).weekday()
        when = say("date-moment", day=day, at=Moment(date.when))
        where = (say("date-place", place=Free(date.place)),) if date.place else ()
        return (Panel(say("date-on-page"), (when, *where), wide=True),)

    async def _qr(self, book: str, language: str) -> DrawnPicture | None:
        """The code that leads to a book's public page, where phones can reach it."""
        id = await self.page_of(book) if self.public else ""
        if not id:
            return None
        title = say("club-page-scan")
        card = Card(picture=Picture("qr", {"title": title, "link": self.link_of_page(id), "bare": True}, title))
        return (await self._drawer.draw(card, language, "", lambda button: "")).picture

    def written(self, write: Write) -> None:
        """Tell of every board that this changes."""
        append = write.append
        books = [append.book] if append is not None and not _is_secret(append) else []
        if append is not None and append.book in self._lines:
            self._lines[append.book] = append.lines
        keys = [change.row["key"] for change in write.changes if isinstance(change, Put) and change.table == "memory"]
        keys += [change.where["key"] for change in write.changes if isinstance(change, Drop) and "key" in change.where]
        books += [key.removeprefix(_PAGE) for key in keys if key.startswith(_PAGE)]
        names = any(
            isinstance(change, Forget) or (isinstance(change, Put | Drop) and change.table in _NAMES)
            for change in write.changes
        )
        self.touched(books, names=names)
        if any(key.startswith("page-of") for key in keys):
            self._named()

    async def heard(self, books: Iterable[str]) -> None:
        """Tell of every board of these books, in which another process wrote; of none where nobody may know of that."""
        for book in self._seen.keys() & {*books}:
            stored = await self._store.book(book)
            lines = stored.lines if stored is not None else 0
            if not lines or self._lines.get(book) != lines:
                self._lines[book] = lines
                self.touched([book], names=False)

    def touched(self, books: Iterable[str], *, names: bool) -> None:
        """Tell of every board of these books; of all boards, if names may have changed."""
        if names:
            self._named()
        for book in list(self._seen) if names else books:
            for id in self._seen.get(book, ()):
                self._changed(id)

    async def panel(self, panel: Panel, seen: Looked) -> DrawnPanel:
        """A part of what is shown, as it is drawn."""
        labels = tuple(clock.label for clock in panel.clocks)
        ends = tuple("" if clock.until is None else Moment(clock.until, "time") for clock in panel.clocks)
        card = Card(panel.title, (*panel.lines, *labels, *ends), panel.table, panel.picture)
        drawn = await self.drawn(card, seen)
        lines, rest = drawn.lines[: len(panel.lines)], drawn.lines[len(panel.lines) :]
        clocks = tuple(
            DrawnCountdown(label, clock.until, clock.left, end)
            for label, end, clock in zip(rest[: len(labels)], rest[len(labels) :], panel.clocks, strict=True)
        )
        return DrawnPanel(
            drawn.title, lines, drawn.table, drawn.picture, clocks, panel.rows, panel.wide, panel.together, panel.name
        )

    async def drawn(self, card: Card, seen: Looked) -> Drawn:
        """Words as anybody may read them there."""
        return await self._drawer.draw(card, seen.language, seen.zone, lambda button: "", seen.circle, for_anybody=True)


def _is_secret(append: Append) -> bool:
    """Whether nobody may know of what is written: no screen shows any of it, and a word to it would tell."""
    return bool(append.entries) and all(map(is_untold, append.entries))
