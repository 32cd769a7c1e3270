"""Which book a command means: a button's, the room's own, its parent's, the club's; elsewhere the only one there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engines.book import Book, Refused
from bot.hall.books.shelf import Shelf, Volume
from bot.hall.declared.declaration import Command
from bot.hall.people.lru import Remembered
from bot.hall.people.people import People, Person
from bot.hall.people.rooms import Room
from bot.storage.contract import Store, StoredBook


class SeveralBooks(Exception):
    """A command that could mean any of these books: a question."""

    def __init__(self, command: Command, words: Mapping[str, Any], books: Sequence[StoredBook]) -> None:
        super().__init__(command.name)
        self.command, self.words, self.books = command, words, books


class Finder:
    """Finds books."""

    def __init__(self, store: Store, people: People, shelf: Shelf) -> None:
        self._store = store
        self._people = people
        self._shelf = shelf
        self._open: Remembered[str] = Remembered()
        """The open book of a room (or club) and kind; empty where there is none."""

    def opened(self, book: StoredBook) -> None:
        """A book was opened in its room."""
        self._open.keep((book.club if _of_club(book.kind) else book.room, book.kind), book.id)

    def forget(self) -> None:
        """Books have moved, or were closed: look them up again."""
        self._open.clear()

    async def volume(
        self, person: Person, room: Room, command: Command, book: str, words: Mapping[str, Any]
    ) -> Volume | None:
        """The book of a command, if there is one."""
        if book:
            volume = await self._shelf.volume(book)
            if volume is None or not await self._near(volume, person, room):
                raise Refused("button-gone")
            if command.book is not None and not isinstance(volume.book, command.book):
                raise Refused("button-gone")  # Ids are public: one that nobody drew may name a book of another game.
            if not (command.opens and volume.book.over):
                return volume
        if command.book is None:
            return await self._rather(person, room, command)
        kind = str(words.get("book") or "") if command.book is Book else command.book.kind
        if command.book is Book and kind and (shelved := await self._shelved(room, kind)):
            return await self._of_several(command, words, shelved)
        for sort in (command.rather.kind, kind) if command.rather else (kind,):
            if found := await self._here(room, sort):
                volume = await self._shelf.volume(found)
                if volume is None or not (command.opens and volume.book.over):
                    return volume
        if command.opens and not (room.private and command.book.of_club):
            return None
        if room.private:
            return await self._from_private(person, command, kind, words)
        if books := await self._speaking_in(room, kind):
            return await self._of_several(command, words, books)
        raise Refused(f"no-{kind or 'book'}-here")

    async def _shelved(self, room: Room, kind: str) -> list[StoredBook]:
        """A room's books of a kind that is asked for by name, if some have given way to a newer one."""
        books = await self._store.books(room=room.id, kind=kind)
        return books if any(book.closed is not None for book in books) else []

    async def _rather(self, person: Person, room: Room, command: Command) -> Volume | None:
        """The book that a command needs none of looks into: the room's, in private the only one."""
        if command.rather is None:
            return None
        if found := await self._here(room, command.rather.kind):
            return await self._shelf.volume(found)
        own = await self.books_of(person, command.rather.kind) if room.private else []
        return await self._shelf.volume(own[0].id) if len(own) == 1 else None

    async def open_in(self, person: Person, room: Room, kind: str) -> Volume | None:
        """The open book of that kind that somebody means here: the room's, its parent's, in private the only one."""
        if found := await self._here(room, kind):
            return await self._shelf.volume(found)
        books = await self.books_of(person, kind) if room.private else []
        return await self._shelf.volume(books[0].id) if len(books) == 1 else None

    async def _here(self, room: Room, kind: str) -> str:
        """The open book meant in a room: its own, its parent's, the club's; of a kind, or the one last used."""
        for place in (room.id, await self._parent(room)):
            if place and (found := await self._book_of(place, room.club, kind)):
                return found
        if kind or not room.club:
            return ""
        books = await self._store.books(club=room.club, open_only=True)
        return next((book.id for book in books if _of_club(book.kind)), "")

    async def _book_of(self, room: str, club: str, kind: str) -> str:
        """The open book of a room, or of its club: of a kind, or the one last used in the room."""
        of_club = bool(club) and _of_club(kind)
        key = (club if of_club else room, kind)
        known = self._open.get(key) if kind else None
        if known is None:
            whose = {"club": club} if of_club else {"room": room}
            books = await self._store.books(**whose, kind=kind, open_only=True)
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

    async def _parent(self, room: Room) -> str:
        if not room.parent:
            return ""
        parent = await self._people.room_at(room.platform, room.parent)
        return parent.id if parent else ""

    async def _from_private(
        self, person: Person, command: Command, kind: str, words: Mapping[str, Any]
    ) -> Volume | None:
        """In a private chat: the only open book where the person was seen, or a question."""
        found = await self.books_of(person, kind)
        if not found:
            raise Refused(f"no-{kind or 'book'}-here")
        return await self._of_several(command, words, found)

    async def _of_several(
        self, command: Command, words: Mapping[str, Any], found: Sequence[StoredBook]
    ) -> Volume | None:
        """The only one, or a question."""
        if len(found) > 1:
            raise SeveralBooks(command, words, found)
        return await self._shelf.volume(found[0].id)

    async def books_of(self, person: Person, kind: str = "") -> list[StoredBook]:
        """The open books of the rooms where a person was seen, and of their clubs."""
        books: dict[str, StoredBook] = {}
        for row in await self._store.rows("seen", person=person.id):
            for book in await self._store.books(room=row["room"], kind=kind, open_only=True):
                books[book.id] = book
        for club in await self._people.clubs_of(person.id):
            for book in await self._store.books(club=club, kind=kind, open_only=True):
                if _of_club(book.kind):
                    books[book.id] = book
        return sorted(books.values(), key=lambda book: -book.opened)

    async def _near(self, volume: Volume, person: Person, room: Room) -> bool:
        """Whether a button may name this book here: in its room, where its notices go, in private with its people."""
        own, club = volume.stored.room, volume.stored.club
        if own in (room.id, await self._parent(room)):
            return True
        if volume.book.of_club:
            return room.club == club or (room.private and club in await self._people.clubs_of(person.id))
        if room.private:
            return bool(await self._store.rows("seen", room=own, person=person.id))
        # A notice may have carried the button to another room of the club.
        return room.club == club and await self._has_notices(room)

    async def _speaking_in(self, room: Room, kind: str) -> list[StoredBook]:
        """The open books of the whole club, in a room to which their notices go."""
        if not await self._has_notices(room):
            return []
        books = await self._store.books(club=room.club, kind=kind, open_only=True)
        return [book for book in books if Book.kinds[book.kind].announces]

    async def _has_notices(self, room: Room) -> bool:
        """Whether notices of its club go to a room."""
        announced = await self._people.announced(room.club) if room.club else {}
        return room.id in announced.get(room.platform, {}).values()


def _of_club(kind: str) -> bool:
    """Whether a book of this kind is the whole club's."""
    return kind in Book.kinds and Book.kinds[kind].of_club
