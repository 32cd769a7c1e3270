"""Keeps the live cards of members up to date: after each write of a book those are edited that show something else now.

They are edited where they stand, and said nowhere else: nobody's private chat is opened for them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any

from bot.engines.book import Refused
from bot.hall.books.shelf import Volume
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.declared.declaration import Command
from bot.hall.hall import Hall
from bot.hall.requests import NOBODY, Request
from bot.hall.running import live_cards
from bot.storage.contract import Change, Drop, News, Put, Trouble, Write
from bot.storage.stored import StoredNotice

log = logging.getLogger(__name__)

LULL = 10.0
"""Seconds for which a card that asks nothing of its reader waits for more news, where messages are few."""


@dataclass(slots=True)
class _News:
    """What is to be written of the cards of a book."""

    changes: list[Change] = field(default_factory=list)
    notices: list[StoredNotice] = field(default_factory=list)


class LiveNews:
    """Finds which cards show something else now."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._house = hall.house
        self._stale: set[str] = set()
        """Books that were written since."""
        self._kept: set[str] | None = None
        """Books of which somebody has a card; not known yet, or any more, where it is None."""

    @property
    def waits(self) -> bool:
        """Whether there is a book to be looked at."""
        return bool(self._stale)

    def written(self, write: Write) -> None:
        """Remember the books whose cards may show something else now."""
        for change in write.changes:
            if isinstance(change, Put) and change.table == live_cards.TABLE:
                book = str(change.row["book"])
                if self._kept is not None:
                    self._kept.add(book)
                if change.row.get("before"):
                    self._stale.add(book)
        if write.append is not None and (self._kept is None or write.append.book in self._kept):
            self._stale.add(write.append.book)

    def heard(self, news: News) -> None:
        """Another process may have shown somebody a card."""
        if news.lost or live_cards.TABLE in news.tables:
            self._kept = None

    async def recover(self) -> None:
        """After a start: what the process before had written may not have been looked at."""
        self._stale |= await self._every()

    async def gone(self, notice: StoredNotice) -> None:
        """What this was to edit can be changed no more: until its reader asks for it again, nobody tries to."""
        _, _, request = notice.strikes.partition(" ")
        gone = Drop(live_cards.TABLE, {"person": notice.person, "request": request})
        await self._house.store.write(Write(changes=[gone]))

    async def _every(self) -> set[str]:
        """All books of which somebody has a card."""
        if self._kept is None:
            self._kept = {row["book"] for row in await self._house.store.rows(live_cards.TABLE)}
        return self._kept

    async def look(self) -> None:
        """Look at all these books, and write down what is to be said."""
        if self._stale:
            self._stale &= await self._every()
        while self._stale:
            book = self._stale.pop()
            try:
                await self._look_at(book)
            except Trouble:
                self._stale.add(book)
                raise
            except Exception:
                log.exception("live cards of %s", book)

    async def _look_at(self, book: str) -> None:
        rows = await self._house.store.rows(live_cards.TABLE, book=book)
        volume = await self._house.shelf.readable(book) if rows else None
        if volume is None:
            return
        own = self._house.commands.live(type(volume.book))
        assert own is not None, "of another game nobody has a card"
        await self._house.store.settled()
        news = _News()
        for row in sorted(rows, key=itemgetter("at")):  # As they were opened: whose names come first is chance.
            await self._of_one(volume, own, row, news)
        if news.changes or news.notices:
            write = Write(changes=news.changes, notices=news.notices)
            await self._house.store.write(write)
            self._house.events.wrote(write)

    async def _of_one(self, volume: Volume, own: Command, row: Mapping[str, Any], news: _News) -> None:
        """What one member's card shows now, and that it has gone from where it was."""
        whose = {"book": row["book"], "person": row["person"]}
        if row["before"]:
            news.changes.append(Put(live_cards.TABLE, {**whose, "before": ""}))
            await self._edit(volume, row["before"], _last("live-elsewhere"), news)
        try:
            card = await self._card(volume, own, row["person"])
        except Refused:
            news.changes.append(Drop(live_cards.TABLE, whose))
            await self._edit(volume, row["request"], _last("live-over"), news)
            return
        if (digest := live_cards.digest(card)) != row["shown"]:
            news.changes.append(Put(live_cards.TABLE, {**whose, "shown": digest}))
            await self._edit(volume, row["request"], card, news)

    async def _card(self, volume: Volume, own: Command, person: str) -> Card:
        """Somebody's live card as it stands now."""
        people, book = self._house.people, volume.stored
        room = await people.room(book.room)
        if room is None:
            raise Refused("no-book-here")
        request = Request(f"live:{book.id}:{person}", NOBODY, room.as_place(), self._house.clock())
        call = await self._hall.desk.call(request, await people.person(person), room, own, book.id)
        return await live_cards.fresh(call, own)

    async def _edit(self, volume: Volume, request: str, card: Card, news: _News) -> None:
        """The card in the place of what a request answered; nothing where that is forgotten."""
        shown = await self._house.store.request(request)
        room = await self._house.people.room(shown.room) if shown is not None else None
        if shown is None or room is None:
            return
        alone = replace(card, audience=Audience.PRIVATE)
        notice, rows = self._hall.scribe.shown_now(volume.stored.id, shown, alone)
        chat = self._house.chats.get(room.platform)
        few = chat is not None and chat.gathers is not None and not room.private
        calm = few and card.tone is not Tone.ASK
        news.changes += rows
        news.notices.append(replace(notice, due=self._house.clock() + LULL) if calm else notice)


def _last(key: str) -> Card:
    """What stands where a live card is no more."""
    return Card(say(key), audience=Audience.PRIVATE, live=True)
