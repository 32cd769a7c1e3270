"""Somebody has left a server or a group: the open books of its rooms that want to know hear of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from bot.hall.declared.declaration import Answerer, Cog
from bot.hall.house import House
from bot.hall.people.lru import Lru
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Place
from bot.hall.running.desk import Desk
from bot.storage.contract import Repeated
from bot.storage.stored import StoredBook

TRIES = 5

AGAIN = 120.0
"""After how long it is asked anew in a room whether those whom its book waits for are still there (seconds)."""


class Departures:
    """Tells the books of a place who has left it."""

    def __init__(self, house: House, desk: Desk) -> None:
        self._house, self._desk = house, desk
        self._looked: Lru[float] = Lru(house.remembered)
        """When it was last asked, by room."""

    async def left(self, place: Place, account: Account, update: str, now: float) -> None:
        """A member left; `update` is the platform's own id of that."""
        person = await self._house.people.behind(account.platform, account.id)
        if person is None:
            return
        room = await self._house.people.enter(place)
        await self._house.people.has_gone(account, room, now)
        for kind, _, departing in self._hearing():
            for stored in await self._house.store.books(club=room.club, kind=kind, open_only=True):
                its = await self._house.people.room(stored.room)
                if its is not None and (its.platform, its.house) == (room.platform, room.house):
                    await self._tell(stored, departing, person, update, now)

    async def look(self, here: Person, room: Room, now: float) -> None:
        """Somebody does something in a room: are those still there for whom its book waits? Not every platform tells
        who leaves."""
        if room.private or now - (self._looked.get(room.id) or -AGAIN) < AGAIN:
            return
        self._looked.keep(room.id, now)
        for kind, cog, departing in self._hearing():
            found = await self._house.books.here(room, kind)
            volume = await self._house.shelf.readable(found) if found else None
            if volume is None:
                continue
            for who in cog.awaited(volume.book):
                if who != here.id and await self._gone(who, room):
                    person = await self._house.people.person(who)
                    await self._tell(volume.stored, departing, person, f"{who}:{now:.3f}", now)

    def _hearing(self) -> Iterator[tuple[str, Cog[Any], Answerer]]:
        """The kinds of books that want to know."""
        for cog in self._house.commands.cogs:
            if cog.book is not None and cog.departing is not None:
                yield cog.book.kind, cog, cog.departing

    async def _gone(self, person: str, room: Room) -> bool:
        """Whether somebody has left a room's server: with every account with which they were there."""
        people, chat = self._house.people, self._house.chats.get(room.platform)
        ids = {one.id for one in await people.accounts(person) if one.platform == room.platform}
        if chat is None or not ids:
            return False
        seen = [await people.room(id) for id in await people.rooms_of(person)]
        if not any(one and (one.platform, one.house) == (room.platform, room.house) for one in seen):
            return False  # Never seen on this server: they play from elsewhere.
        return ids <= {*(await chat.gone(room.as_place(), ids)).left}

    async def _tell(self, stored: StoredBook, departing: Answerer, person: Person, update: str, now: float) -> None:
        """Have it noted in a book; opened anew where somebody else has written in it."""
        room = await self._house.people.room(stored.room)
        name = f"left:{stored.id}:{update}"
        for _ in range(TRIES):
            volume = await self._house.shelf.readable(stored.id)
            if volume is None or room is None:
                return
            with suppress(Repeated):
                if not await self._desk.by_itself(volume, room, name, "left", departing, now, person):
                    continue
            return
