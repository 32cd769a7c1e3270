"""Which book a command means: a button's, the room's own, its parent's, the club's; elsewhere the only one there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engines.book import Book, Refused
from bot.hall.books.shelf import Volume
from bot.hall.declared.declaration import Command
from bot.hall.house import House
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.storage.stored import StoredBook


class SeveralBooks(Exception):
    """A command that could mean any of these books: a question."""

    def __init__(self, command: Command, words: Mapping[str, Any], books: Sequence[StoredBook]) -> None:
        self.command, self.words, self.books = command, words, books


class Finder:
    """Finds the books of commands."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._books, self._shelf = house.books, house.shelf

    async def volume(
        self, person: Person, room: Room, command: Command, book: str, words: Mapping[str, Any]
    ) -> Volume | None:
        """The book of a command, if there is one."""
        if book:
            volume = await self._shelf.volume(book)
            if volume is None or not await self._near(volume, person, room):
                raise Refused("button-gone")
            kinds = tuple(kind for kind in (command.book, command.rather) if kind is not None)
            if command.book is not None and not isinstance(volume.book, kinds):
                raise Refused("button-gone")  # Ids are public: one that nobody drew may name a book of another game.
            if not (command.opens and volume.book.over):
                return volume
        if command.book is None:
            return await self._books.meant(person, room, command.rather.kind) if command.rather else None
        kind = str(words.get("book") or "") if command.book is Book else command.book.kind
        if command.book is Book and kind and (shelved := await self._shelved(room, kind)):
            return await self._of_several(command, words, shelved)
        for sort in (command.rather.kind, kind) if command.rather else (kind,):
            if found := await self._books.here(room, sort):
                volume = await self._shelf.volume(found)
                if volume is None or not (command.opens and volume.book.over):
                    return volume
        if command.opens and not (room.private and command.book.of_club):
            return None
        if room.private:
            books = await self._books.of_person(person, kind)
        else:
            books = await self._books.announced_in(room, kind)
        if not books:
            raise Refused(f"no-{kind or 'book'}-{'in-private' if room.private else 'here'}")
        return await self._of_several(command, words, books)

    async def _shelved(self, room: Room, kind: str) -> list[StoredBook]:
        """The books of a kind that is asked for by name, where it may mean several: some of a room have given way to a
        newer one; linked clubs have a book each about their people, and this club may have none yet."""
        if kind not in Book.kinds:  # The word is refused where it is read.
            return []
        if Book.kinds[kind].about_people and room.club:
            circle = self._house.people.links.circle(room.club)
            found = await self._house.store.books(clubs=circle, kind=kind, open_only=True)
            return [book for book in found if book.club == room.club] or found
        books = await self._house.store.books(room=room.id, kind=kind)
        return books if any(book.closed is not None for book in books) else []

    async def _of_several(
        self, command: Command, words: Mapping[str, Any], found: Sequence[StoredBook]
    ) -> Volume | None:
        """The only one, or a question."""
        if len(found) > 1:
            raise SeveralBooks(command, words, found)
        return await self._shelf.volume(found[0].id)

    async def _near(self, volume: Volume, person: Person, room: Room) -> bool:
        """Whether a button may name this book here: in its room, where its notices go, in private with its people."""
        own, club = volume.stored.room, volume.stored.club
        if own in (room.id, await self._books.parent(room)):
            return True
        if room.private and club and await self._house.people.has_left(club, person.id):
            return False
        near = bool(room.club) and self._house.people.links.one(room.club, club)
        if volume.book.of_club:
            return near or (room.private and club in await self._house.people.clubs_of(person.id))
        if room.private:
            people = self._house.people
            if volume.stored.id in await people.played_in(person.id) or own in await people.rooms_of(person.id):
                return True
            return await self._books.hears_of(person, volume.stored)
        # A notice may have carried the button to another room of the club.
        return near and await self._books.has_notices(room)
