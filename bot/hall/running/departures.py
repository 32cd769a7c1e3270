"""Somebody has left a server or a group: the open books of its rooms that want to know hear of it."""

from __future__ import annotations

from contextlib import suppress

from bot.hall.declared.declaration import Answerer
from bot.hall.house import House
from bot.hall.people.person import Person
from bot.hall.requests import Account, Place
from bot.hall.running.desk import Desk
from bot.storage.contract import Repeated
from bot.storage.stored import StoredBook

TRIES = 5


class Departures:
    """Tells the books of a place who has left it."""

    def __init__(self, house: House, desk: Desk) -> None:
        self._house, self._desk = house, desk

    async def left(self, place: Place, account: Account, update: str, now: float) -> None:
        """A member left; `update` is the platform's own id of that."""
        person = await self._house.people.behind(account.platform, account.id)
        if person is None:
            return
        room = await self._house.people.enter(place)
        for cog in self._house.commands.cogs:
            if cog.book is None or cog.departing is None:
                continue
            for stored in await self._house.store.books(club=room.club, kind=cog.book.kind, open_only=True):
                its = await self._house.people.room(stored.room)
                if its is not None and (its.platform, its.house) == (room.platform, room.house):
                    await self._tell(stored, cog.departing, person, update, now)

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
