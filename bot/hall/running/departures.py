"""Somebody has left a server or a group: the open books of its rooms that want to know hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Cog
from bot.hall.house import House
from bot.hall.people.lru import Lru
from bot.hall.people.person import Person
from bot.hall.people.rooms import Room
from bot.hall.requests import Account, Place
from bot.hall.running.desk import Desk
from bot.storage.contract import Repeated, Trouble
from bot.storage.stored import StoredBook

log = logging.getLogger(__name__)

TRIES = 5

AGAIN = 60.0
"""After how long it is asked anew in a room whether those whom its book waits for are still there (seconds)."""
LIVELY = 900.0
"""For how long after somebody did something in a room it is asked so by itself (seconds)."""
FEW = 8
"""Of how many it is asked before a press is answered: of more, as of twelve tables, it is asked by itself alone."""
PATIENCE = 10.0
"""How long a platform is waited for that is asked (seconds)."""


class Departures:
    """Tells the books of a place who has left it."""

    def __init__(self, house: House, desk: Desk) -> None:
        self._house, self._desk, self.few = house, desk, FEW
        self._looked: Lru[float] = Lru(house.remembered)
        """When it was last asked, by room."""
        self._lively: dict[str, float] = {}
        """When somebody last did something in a room whose book may wait for somebody."""

    async def run(self) -> None:
        """Ask again and again, until cancelled."""
        while True:
            await asyncio.sleep(AGAIN / 2)
            try:
                await self.again(self._house.clock())
            except (Trouble, OSError) as wrong:
                log.error("departures: %s", wrong)
            except Exception:
                log.exception("whether somebody has left")

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
        await self._asked_no_more(room, person, update, now)

    async def look(self, here: Person, room: Room, now: float) -> None:
        """Somebody does something in a room: are those still there for whom its book waits? Not every platform tells
        who leaves."""
        if not room.private:
            self._lively[room.id] = now
            await self._look(room, now, here.id)

    async def again(self, now: float) -> None:
        """Nobody presses anything where all wait for one who has left: it is asked by itself for a while."""
        self._lively = {id: since for id, since in self._lively.items() if now - since < LIVELY}
        for id in [*self._lively]:
            room = await self._house.people.room(id)
            if room is None or not await self._look(room, now):
                del self._lively[id]

    async def _look(self, room: Room, now: float, here: str = "") -> bool:
        """Ask in a room, now and then; `here` has just done something there. Gives whether a book there may wait for
        somebody."""
        if now - (self._looked.get(room.id) or -AGAIN) < AGAIN:
            return True
        self._looked.keep(room.id, now)
        waits = False
        for kind, cog, departing in self._hearing():
            found = await self._house.books.here(room, kind)
            volume = await self._house.shelf.readable(found) if found else None
            if volume is None:
                continue
            waits = True
            asked = await self._desk.questions.awaited(volume.stored.id)
            waited = [who for who in dict.fromkeys((*cog.awaited(volume.book), *sorted(asked))) if who != here]
            if here and len(waited) > self.few:
                self._looked.forget(room.id)
                continue
            for who, gone in zip(waited, await asyncio.gather(*(self._gone(one, room) for one in waited)), strict=True):
                if gone:
                    await self._has_left(who, volume.stored, departing, room, now)
        return waits

    async def _has_left(self, who: str, stored: StoredBook, departing: Answerer, room: Room, now: float) -> None:
        """Somebody was found to have left."""
        person, update = await self._house.people.person(who), f"{who}:{now:.3f}"
        for account in await self._house.people.accounts(who):
            if account.platform == room.platform:
                await self._house.people.has_gone(account, room, now)
        await self._tell(stored, departing, person, update, now)
        await self._asked_no_more(room, person, update, now)

    def _hearing(self) -> Iterator[tuple[str, Cog[Any], Answerer]]:
        """The kinds of books that want to know."""
        for cog in self._house.commands.cogs:
            if cog.book is not None and cog.departing is not None:
                yield cog.book.kind, cog, cog.departing

    async def _asked_no_more(self, room: Room, person: Person, update: str, now: float) -> None:
        """Whoever has left a club altogether gives no yes any more: the questions that wait for theirs say so."""
        if not room.club or not await self._house.people.known_gone(room.club, person.id):
            return
        for stored in await self._house.store.books(clubs=self._house.people.links.circle(room.club), open_only=True):
            if person.id in await self._desk.questions.awaited(stored.id):
                await self._tell(stored, self._strike, person, f"{update}:asked", now)

    async def _strike(self, call: Call[Any]) -> Card:
        """Strike what waits for the yes of the call's member."""
        drops, edits = await self._desk.questions.of_gone(call, {call.member})
        call.changes += drops
        call.notices += edits
        return Card()

    async def _gone(self, person: str, room: Room) -> bool:
        """Whether somebody has left a room's server: with every account with which they were there."""
        people, chat = self._house.people, self._house.chats.get(room.platform)
        ids = {one.id for one in await people.accounts(person) if one.platform == room.platform}
        if chat is None or not ids:
            return False
        seen = [await people.room(id) for id in await people.rooms_of(person)]
        if not any(one and (one.platform, one.house) == (room.platform, room.house) for one in seen):
            return False  # Never seen on this server: they play from elsewhere.
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                return ids <= {*(await chat.gone(room.as_place(), ids)).left}
        return False

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
