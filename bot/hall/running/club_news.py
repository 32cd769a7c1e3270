"""Lets a club's own book hear what was done elsewhere: who was erased, who linked accounts, which clubs are one."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from bot.engines.book import Book, Refused
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Answerer, Command
from bot.hall.house import House
from bot.hall.people.person import Person
from bot.hall.requests import NOBODY, Request
from bot.hall.running.desk import SOMEBODY, Desk
from bot.storage.contract import Change, Drop, Forget, Overtaken, Put, Repeated, Write

TRIES = 5


class ClubNews:
    """Carries the news to the clubs' books; a book for which nothing is new stays as it is."""

    def __init__(self, house: House, desk: Desk) -> None:
        self._house, self._desk = house, desk
        self._cog = next((cog for cog in house.commands.cogs if cog.hearing is not None), None)
        desk.followers.append(self.follow)

    async def follow(self, call: Call[Any], changes: Sequence[Change]) -> None:
        """What was just written may be news."""
        if not (changes := [change for change in changes if _tells(change, call)]):
            return
        clubs = [club for change in changes for club in await self._concerned(change)]
        by = SOMEBODY if any(isinstance(change, Forget) for change in changes) else call.person
        for club in dict.fromkeys(clubs):
            await self._tell(club, by, call.request.id, call.now)
        joins: dict[str, list[str]] = {}
        for change in changes:
            match change:
                case Put("aliases", {"club": str(club), "old": str(old)}) if club:
                    joins.setdefault(club, []).append(old)
                case Drop("aliases", {"club": str(club), "old": str(old)}) if club:
                    joins.setdefault(club, []).append(old)
                case Put("people", {"id": str(guest)}) if call.volume is not None:
                    joins.setdefault(call.volume.stored.club, []).append(guest)
        for club, olds in joins.items():
            if self._cog is not None and self._cog.joined is not None:
                act = partial(self._cog.joined, guests=olds)
                await self._tell(club, SOMEBODY, f"joins:{call.request.id}", call.now, act)

    async def again(self) -> None:
        """Drop what is asked of who was erased, where there was no time for it before the house closed."""
        now = self._house.clock()
        for row in await self._house.store.rows("claims"):
            if await self._is_there(row["guest"]) and await self._is_there(row["person"]):
                continue
            if row["asked"]:
                await self._tell(row["club"], SOMEBODY, f"opened:{now:.3f}", now)
            else:
                where = {name: row[name] for name in ("club", "guest", "person")}
                await self._house.store.write(Write(changes=[Drop("claims", where)]))

    async def lay(self, now: float) -> None:
        """Open the book about people of each club that has only other books: likely doubles are looked for in every
        club."""
        books = await self._house.store.books(open_only=True)
        there = {book.club for book in books if Book.kinds[book.kind].about_people}
        for club in dict.fromkeys(book.club for book in books if book.club and book.club not in there):
            with suppress(Refused, Overtaken):  # by another process
                await self._volume(club, now)

    async def _is_there(self, id: str) -> bool:
        return bool((await self._house.people.person(id)).name)

    async def _concerned(self, change: Change) -> Sequence[str]:
        """The clubs for which a change may be news; their books are laid where they are not there."""
        match change:
            case Forget():
                return await self._with_a_book()
            case Put("clubs", {"part_of": into}):
                return [*([str(into)] if into else []), *await self._with_a_book()]
            case Put("aliases", {"club": "", "old": old}) | Drop("aliases", {"club": "", "old": old}):
                return await self._clubs_of(str(old))
        return ()

    async def _with_a_book(self) -> list[str]:
        books = await self._house.store.books()
        return [book.club for book in books if Book.kinds[book.kind].about_people]

    async def _clubs_of(self, id: str) -> list[str]:
        """The clubs in which this very id plays, or was seen."""
        house = self._house
        books = [await house.store.book(row["book"]) for row in await house.store.rows("plays", person=id)]
        rooms = [await house.people.room(row["room"]) for row in await house.store.rows("seen", person=id)]
        return [one.club for one in (*books, *rooms) if one is not None and one.club]

    async def _tell(self, club: str, by: Person, request: str, now: float, act: Answerer | None = None) -> None:
        """Have it noted what is new in a club's book."""
        for _ in range(TRIES):
            with suppress(Overtaken):
                volume = await self._volume(club, now)
                if volume is None or await self._noted(volume, by, request, now, act):
                    return

    async def _noted(self, volume: Volume, by: Person, request: str, now: float, act: Answerer | None) -> bool:
        """Note the news in a book; False if the book was written meanwhile and has to be opened anew."""
        room = await self._house.people.room(volume.stored.room)
        act = act or (self._cog.hearing if self._cog is not None else None)
        if room is None or act is None:
            return True
        name = f"elsewhere:{volume.stored.id}:{request}"
        try:
            return await self._desk.by_itself(volume, room, name, "elsewhere", act, now, by)
        except Repeated:  # nothing is new, or it was noted before
            return True

    async def _volume(self, club: str, now: float) -> Volume | None:
        """The club's own book; laid in a room of the club where there is none."""
        house = self._house
        if self._cog is None or self._cog.book is None:
            return None
        for stored in await house.store.books(club=club, kind=self._cog.book.kind, open_only=True):
            return await house.shelf.readable(stored.id)
        room = next((room for room in await house.people.rooms(club) if room.club == club), None)
        if room is None:
            return None
        laying = Command(path=("lay",), parameters=(), answer=_nothing)
        request = Request(f"lay:{club}", NOBODY, room.as_place(), now)
        return await self._desk.new_books.opened(await self._desk.call(request, SOMEBODY, room, laying), self._cog.book)


def _tells(change: Change, call: Call[Any]) -> bool:
    """Whether a change may be news: a quick filter, since an import has thousands of changes. A rename is news for a
    book about people, because others know them by that name."""
    about_people = call.volume is not None and call.volume.book.about_people
    tables = ("clubs", "aliases", *(["people"] if about_people else []))
    return isinstance(change, Forget) or (isinstance(change, Put | Drop) and change.table in tables)


async def _nothing(call: Call[Any]) -> Card:
    return Card()
