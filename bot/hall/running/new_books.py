"""A new book: tried before it is there, and opened with its numbers and its first seal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from bot.engines.book import Book
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Card
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Command
from bot.hall.declared.permissions import admit
from bot.hall.house import House
from bot.hall.running.chain_writer import begun
from bot.hall.running.scribe import Scribe
from bot.storage.contract import Change, Overtaken, Relabel, Repeated
from bot.storage.stored import StoredBook


class NewBooks:
    """Opens books, one at a time."""

    def __init__(self, house: House, scribe: Scribe) -> None:
        self._house, self._scribe = house, scribe
        self._one_by_one = asyncio.Lock()

    async def rehearsed(self, call: Call[Any], command: Command, values: Mapping[str, Any]) -> Card:
        """Try the command on a book that is thrown away, so that a refused one opens no book.

        Of one that makes something ready only that is tried: whatever is to be refused is refused there.
        """
        rehearsal = replace(call, request=replace(call.request, id="rehearsal"), changes=[], told=[], seeds=[])
        await self._new_book(rehearsal, command.book)
        admit(rehearsal, command)
        if command.before is not None:
            call.prepared = await command.prepare(rehearsal, values)
            return Card()
        return await command.run(rehearsal, values)

    async def _new_book(self, call: Call[Any], kind: type[Book] | None) -> StoredBook:
        """A new book in memory, with its numbers and its seal."""
        assert kind is not None
        opening = self._cog(kind).opening
        assert opening is not None
        stored = StoredBook(self._house.ids.fresh("b", 7), kind.kind, call.room.club, call.room.id, "", call.now)
        call.volume = Volume(stored, kind(), {})
        await opening(call)
        call.seeds.append((0, begun(call.volume, self._house.chance).secret))
        return stored

    async def opened(self, call: Call[Any], kind: type[Book]) -> Volume:
        """Open a room's book: its numbers and its first seal are on disk before anything else happens in it."""
        async with self._one_by_one:
            whose = call.room.club if kind.of_club else call.room.id
            books = await self._house.books.ever(call.room, kind)
            gives_way: list[Change] = []
            if found := next((book for book in books if book.closed is None), None):
                self._house.books.opened(found)
                volume = await self._house.shelf.volume(found.id)
                assert volume is not None
                if not volume.book.over:
                    return volume
                gives_way.append(Relabel(found.id, {"closed": call.now}))
            # Named by its place: of two processes that open a room's book at once, one does.
            opening = replace(call.request, id=f"open:{whose}:{kind.kind}:{len(books)}")
            first = replace(call, request=opening, seeds=[], changes=gives_way)
            stored = await self._new_book(first, kind)
            assert first.volume is not None
            write = replace(await self._scribe.write_of(first, 0, None), opens=stored)
            try:
                await self._house.store.write(write)
            except Repeated as there:
                raise Overtaken from there
            found_anew(self._house, write.changes)
            self._house.shelf.place(first.volume)
            self._house.books.opened(stored)
        self._house.events.wrote(write)
        return first.volume

    def _cog(self, kind: type[Book]) -> Cog[Any]:
        return next(cog for cog in self._house.commands.cogs if cog.book is kind and cog.opening is not None)


def found_anew(house: House, changes: Iterable[Change]) -> None:
    """Books that have moved, or were closed, are read and found anew."""
    for change in changes:
        if isinstance(change, Relabel):
            house.shelf.drop(change.book)
            house.books.forget()
