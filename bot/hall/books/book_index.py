"""The open books of rooms, clubs and people: which one is meant in a place, and where its notices go."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Iterable

from bot.engines.book import Book
from bot.hall.books.shelf import Shelf, Volume
from bot.hall.people.lru import Lru
from bot.hall.people.people import People
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.storage.contract import Store
from bot.storage.stored import StoredBook


class BookIndex:
    """Knows the open books by their rooms."""

    def __init__(self, store: Store, people: People, shelf: Shelf, remembered: int) -> None:
        self._store = store
        self._people = people
        self._shelf = shelf
        self._open: Lru[str] = Lru(remembered)
        """The open book of a room (or club) and kind; empty where there is none."""

    def opened(self, book: StoredBook) -> None:
        """A book was opened in its room."""
        for club in self._people.links.circle(book.club)[1:]:
            self._open.forget((club, book.kind))
        self._open.keep((book.club if of_club(book.kind) else book.room, book.kind), book.id)

    def forget(self) -> None:
        """Books have moved, or were closed: look them up again."""
        self._open.clear()

    async def meant(self, person: Person, room: Room, kind: str) -> Volume | None:
        """The open book of that kind that somebody means here: the room's, its parent's, in private the only one."""
        if found := await self.here(room, kind):
            return await self._shelf.volume(found)
        match await self.of_person(person, kind) if room.private else []:
            case [only]:
                return await self._shelf.volume(only.id)
        return None

    async def here(self, room: Room, kind: str) -> str:
        """The id of the open book meant in a room, its own, its parent's or the club's; without a kind, of any kind."""
        for place in (room.id, await self.parent(room)):
            if place and (found := await self._book_of(place, room.club, kind)):
                return found
        if kind or not room.club:
            return ""
        return next((book.id for book in await self._of_circle(room.club, kind) if of_club(book.kind)), "")

    async def _of_circle(self, club: str, kind: str) -> list[StoredBook]:
        """The open books of a club, then those of the clubs linked with it; of these not the books about people."""
        books = await self._store.books(clubs=self._people.links.circle(club), kind=kind, open_only=True)
        able = [book for book in _meant(books, kind) if book.club == club or not Book.kinds[book.kind].about_people]
        return sorted(able, key=lambda book: book.club != club)

    async def _book_of(self, room: str, club: str, kind: str) -> str:
        """The open book of a room, or of its club: of a kind, or the one last used in the room."""
        clubs = bool(club) and of_club(kind)
        key = (club if clubs else room, kind)
        known = self._open.get(key) if kind else None
        if known is None:
            if clubs:
                books = await self._of_circle(club, kind)
            else:
                books = _meant(await self._store.books(room=room, kind=kind, open_only=True), kind)
            known = books[0].id if books else ""
            if kind and (known or not self._store.shared):  # another process may open one at any time
                # One may have been opened in the meantime.
                known = self._open.get(key) or self._open.keep(key, known)
        return known

    async def ever(self, room: Room, kind: type[Book]) -> list[StoredBook]:
        """The books of a kind that a room, or its club, has had until now, as they are on disk."""
        if kind.of_club:
            return await self._store.books(club=room.club, kind=kind.kind)
        return await self._store.books(room=room.id, kind=kind.kind)

    async def of_person(self, person: Person, kind: str = "") -> list[StoredBook]:
        """The open books in which a person stands, those of the rooms where they were seen, and of their clubs; none of
        a club that they have left."""
        books: dict[str, StoredBook] = {}
        for id in await self._people.played_in(person.id):
            played = await self._store.book(id)
            if played is not None and played.closed is None and kind in ("", played.kind):
                books[id] = played
        for room in await self._people.rooms_of(person.id):
            for book in await self._store.books(room=room, kind=kind, open_only=True):
                books[book.id] = book
        for club in await self._people.clubs_of(person.id):
            for book in await self._store.books(club=club, kind=kind, open_only=True):
                if of_club(book.kind):
                    books[book.id] = book
        if not books:  # Whoever is only where the club hears of them, as on its other platform.
            books = {
                book.id: book for room in await self._heard_in(person) for book in await self.announced_in(room, kind)
            }
        clubs = [*{book.club: None for book in books.values() if book.club}]
        gone = await gather(*(self._left(club, person) for club in clubs))
        left = {club for club, yes in zip(clubs, gone, strict=True) if yes}
        found = [book for book in books.values() if book.club not in left]
        return sorted(_meant(found, kind), key=lambda book: -book.opened)

    async def hears_of(self, person: Person, book: StoredBook) -> bool:
        """Whether somebody was seen in a room to which the notices of this book go."""
        there = await self._heard_in(person) if Book.kinds[book.kind].announces else ()
        return any(self._people.links.one(room.club, book.club) for room in there)

    async def _heard_in(self, person: Person) -> list[Room]:
        """The rooms with notices in which somebody was seen."""
        seen = [await self._people.room(id) for id in await self._people.rooms_of(person.id)]
        return [room for room in seen if room is not None and await self.has_notices(room)]

    async def _left(self, club: str, person: Person) -> bool:
        return await self._people.has_left(club, person.id)

    async def announced_in(self, room: Room, kind: str) -> list[StoredBook]:
        """The open books of the whole club, in a room to which their notices go."""
        books = await self._of_circle(room.club, kind) if await self.has_notices(room) else ()
        return [book for book in books if Book.kinds[book.kind].announces]

    async def has_notices(self, room: Room) -> bool:
        """Whether notices of its club go to a room."""
        announced = await self._people.announced(room.club) if room.club else {}
        return room.id in announced.get(room.platform, {}).values()

    async def parent(self, room: Room) -> str:
        """The id of the room that this one is a thread or topic of, if it is known."""
        if not room.parent:
            return ""
        parent = await self._people.room_at(room.platform, room.parent)
        return parent.id if parent else ""


def _meant(books: Iterable[StoredBook], kind: str) -> list[StoredBook]:
    """The books that may be meant: one about people only where its kind was named."""
    return [book for book in books if kind or not Book.kinds[book.kind].about_people]


def of_club(kind: str) -> bool:
    """Whether a book of this kind is the whole club's."""
    return kind in Book.kinds and Book.kinds[kind].of_club
