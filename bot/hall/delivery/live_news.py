"""Keeps the live cards of members up to date: after each write of a book those are edited that show something else now.

They are edited where they stand, and said nowhere else: nobody's private chat is opened for them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any

from bot.engines.book import Entry, Refused
from bot.engines.rewriting import Restored, Voided
from bot.hall.books.long_books import recorded
from bot.hall.books.shelf import Volume
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.declared.declaration import Command
from bot.hall.hall import Hall
from bot.hall.requests import NOBODY, Request
from bot.hall.running.said import live_cards
from bot.storage.contract import Change, Drop, News, Put, Trouble, Write
from bot.storage.stored import StoredNotice, of_answer

log = logging.getLogger(__name__)

LULL = 10.0
"""Seconds for which a card that asks nothing of its reader waits for more news, where messages are few."""


LATELY = 60.0
"""For how long after an undo or a correction (seconds) a changed card is put down to it."""


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
        """A live card can be edited no more: leave it until its reader asks for it again. If the edit was to take back
        what no longer counts, its reader is told so."""
        rows = await self._house.store.rows(live_cards.TABLE, book=notice.book, person=notice.person)
        volume = await self._house.shelf.readable(notice.book)
        if volume is None or any(of_answer(row["request"]) != notice.strikes for row in rows):
            return  # They have asked for it again.
        news, before = _News(), notice.at - LATELY
        if await self._struck(notice.book, before, notice.at):
            await self._follow_up(volume, notice.person, as_json.loads(notice.card), news)
        elif rows:
            news.changes.append(Put(live_cards.TABLE, {"book": notice.book, "person": notice.person, "gone": before}))
        await self._write(news)

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
        store = self._house.store
        before = {row["person"]: row for row in await store.rows(live_cards.TABLE, book=book)}
        volume = await self._house.shelf.readable(book) if before else None
        if volume is None:
            return
        own = self._house.commands.live(type(volume.book))
        assert own is not None, "of another game nobody has a card"
        async with volume.lock:  # Else a card that a press is drawing anew is taken for an old one.
            cards = {person: await self._card(volume, own, person) for person in before}
        await store.settled()
        news = _News()
        rows = await store.rows(live_cards.TABLE, book=book)
        for row in sorted(rows, key=itemgetter("at")):  # In the order of opening: the order of the rows is chance.
            if row == before.get(row["person"]):  # Of what was shown since, that write lets us look again.
                await self._of_one(volume, cards[row["person"]], row, news)
        await self._write(news)

    async def _write(self, news: _News) -> None:
        if news.changes or news.notices:
            write = Write(changes=news.changes, notices=news.notices)
            await self._house.store.write(write)
            self._house.events.wrote(write)

    async def _of_one(self, volume: Volume, card: Card, row: Mapping[str, Any], news: _News) -> None:
        """What one member's card shows now, and that it has gone from where it was."""
        now = self._house.clock()
        whose = {"book": row["book"], "person": row["person"]}
        if row["before"]:
            news.changes.append(Put(live_cards.TABLE, {**whose, "before": ""}))
            await self._edit(volume, row["before"], _last("live-elsewhere"), news)
        digest = live_cards.digest(card)
        if row["gone"] and digest != row["shown"] and await self._struck(row["book"], now - LATELY, row["gone"]):
            await self._follow_up(volume, row["person"], card, news)
        elif card == _last("live-over"):
            news.changes.append(Drop(live_cards.TABLE, whose))
            await self._edit(volume, row["request"], card, news)
        elif digest != row["shown"]:
            news.changes.append(Put(live_cards.TABLE, {**whose, "shown": digest}))
            if not row["gone"]:
                below = live_cards.asks_anew(digest, row["shown"])
                await self._edit(volume, row["request"], card, news, below=below)

    async def _struck(self, book: str, since: float, told: float) -> bool:
        """Whether something that had been recorded by then was voided, put back or corrected lately."""
        rewriting = [kind for kind, entry in Entry.kinds.items() if entry.corrects or entry in (Voided, Restored)]
        for one in recorded(await self._house.store.entries(book, kinds=rewriting), {}):
            if one.at >= since:
                if not isinstance(one.entry, Voided | Restored):
                    return True
                about = await self._house.store.entries(book, request=one.entry.request)
                if any(entry.at <= told for entry in about):
                    return True
        return False

    async def _follow_up(self, volume: Volume, person: str, card: Card, news: _News) -> None:
        """What its reader last saw no longer counts, and cannot be edited: they are told what stands, once."""
        book, over = volume.stored, card == _last("live-over")
        lines = () if over else (card.title, *card.lines)
        told = replace(card, title=say("live-struck"), lines=lines, audience=Audience.MEMBER, live=False, buttons=())
        text, at = as_json.dumps(replace(told, replaces=False)), self._house.clock()
        news.changes.append(Drop(live_cards.TABLE, {"book": book.id, "person": person}))
        news.notices.append(StoredNotice("", text, at, book.room, person, book.id))

    async def _card(self, volume: Volume, own: Command, person: str) -> Card:
        """Somebody's live card as it stands now, or the word that it is over."""
        people, book = self._house.people, volume.stored
        room = await people.room(book.room)
        if room is None:
            return _last("live-over")
        request = Request(f"live:{book.id}:{person}", NOBODY, room.as_place(), self._house.clock())
        try:
            call = await self._hall.desk.call(request, await people.person(person), room, own, book.id)
            return await live_cards.fresh(call, own)
        except Refused:
            return _last("live-over")

    async def _edit(self, volume: Volume, request: str, card: Card, news: _News, *, below: bool = False) -> None:
        """The card in the place of what a request answered, or `below` all else; nothing where that is forgotten."""
        shown = await self._house.store.request(request)
        room = await self._house.people.room(shown.room) if shown is not None else None
        if shown is None or room is None:
            return
        alone = replace(card, audience=Audience.PRIVATE, replaces=not below)
        notice, rows = self._hall.scribe.shown_now(volume.stored.id, shown, alone)
        chat = self._house.chats.get(room.platform)
        few = chat is not None and chat.gathers is not None and not room.private
        calm = few and card.tone is not Tone.ASK
        news.changes += rows
        news.notices.append(replace(notice, due=self._house.clock() + LULL) if calm else notice)


def _last(key: str) -> Card:
    """What stands where a live card is no more."""
    return Card(say(key), audience=Audience.PRIVATE, live=True, replaces=True)
