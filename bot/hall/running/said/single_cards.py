"""A card of which a room has one, such as a table's or a question for a yes: opened anew, the one before gives way and
points to it; a question that is overtaken says so at once, and an undo that can be put back no more loses its button.

What is pressed on such a card is shown in its place; another one of the same would go on showing what is over.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.engines.book import Entry, Recorded
from bot.engines.rewriting import Restored, Voided
from bot.engines.way_back import Action, Needs, StandingOn, alters_of, needs_of
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Mention, Say, say
from bot.hall.cards.lists import listed
from bot.hall.declared import question_words
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.storage.contract import Change, Drop, News, Put, Store, Write
from bot.storage.stored import Message, StoredNotice, of_answer

TABLE = "single_cards"
BACK = "back:"
"""How the keys begin of what was undone."""
OVERTAKEN = "agree-overtaken"
"""Why a yes comes too late."""
EVERYTHING, NOTHING = "*", "[]"
"""The stored form of an act that needs the whole book, and of one that needs nothing."""


async def opened(call: Call[Any], command: Command, card: Card) -> None:
    """Write down where it stands now; the one before is struck, and linked to this one where the chat has links."""
    if call.volume is None or call.room.private or card.audience is not Audience.ROOM:
        return
    await call.store.settled()
    book = call.volume.stored.id
    what = json.dumps([command.name, {name: str(value) for name, value in sorted(call.given.items())}])
    key = f"stands:{call.room.id}:{book}:{what}"
    rows = await call.store.rows(TABLE, key=key)
    call.changes.append(Put(TABLE, {"key": key, "book": book, "request": call.request.id, "at": call.now}))
    before = await call.store.message(of_answer(str(rows[0]["request"]))) if rows else None
    if before is None or not before.card:
        return
    gone = Card(say("struck-moved", title=as_json.loads(before.card).title), anew=call.request.id)
    text, ref = as_json.dumps(gone), before.ref
    call.notices.append(
        StoredNotice(f"strike {ref}", text, call.now, call.room.id, "", book, request=call.request.id, strikes=ref)
    )


# --- questions for a yes


@dataclass(frozen=True, slots=True)
class AskedWish:
    """What a member of a book wants done, by the line that would do it: asked anew, the question before gives way."""

    book: str
    member: str
    line: str
    known_as: str = ""
    """By what it is remembered already."""

    @property
    def key(self) -> str:
        """By what it is remembered."""
        return self.known_as or f"asks:{self.book}:{self.member}:{hashlib.sha256(self.line.encode()).hexdigest()[:16]}"

    def asked(self, call: Call[Any], press: str, needs: Needs, since: float) -> Put:
        """Write down which request asked for it last, with which button, all that it reads or changes, and since when
        it is asked for."""
        row = {"key": self.key, "book": self.book, "person": self.member, "request": call.request.id, "press": press}
        return Put(TABLE, {**row, "needs": noted(needs), "at": since})

    async def since(self, call: Call[Any]) -> float:
        """Since when it is asked for, by this question or those before."""
        return min((float(row["at"]) for row in await call.store.rows(TABLE, key=self.key)), default=call.now)

    def over(self) -> Drop:
        """Forget it: it was answered, or counts no more."""
        return Drop(TABLE, {"key": self.key})

    async def is_asked_by(self, call: Call[Any], press: str) -> bool:
        """Whether it is that button which asks for it now."""
        return any(row["press"] == press for row in await call.store.rows(TABLE, key=self.key))

    async def asked_as(self, call: Call[Any], press: str) -> str:
        """By what that is remembered which a button of this book asks for; empty where it asks for nothing."""
        rows = await call.store.rows(TABLE, book=self.book)
        return next((row["key"] for row in rows if row["press"] == press), "")

    async def question(self, call: Call[Any]) -> Card | None:
        """What the room was asked, as it stands there."""
        await call.store.settled()
        for row in await call.store.rows(TABLE, key=self.key):
            return next((card for _, card in await _questions(call.store, row["request"])), None)
        return None

    async def gives_way(self, call: Call[Any]) -> list[StoredNotice]:
        """The edits of what asked for it before: the question is further down."""
        await call.store.settled()
        rows = await call.store.rows(TABLE, key=self.key)
        return [edit for row in rows for edit in await _edits(call, row["request"])]


class Watched:
    """Knows in which books cards of one sort stand, of which a write may overtake one."""

    def __init__(self, store: Store, is_one: Callable[[Mapping[str, Any]], bool]) -> None:
        self._store, self._is_one = store, is_one
        self._books: set[str] | None = None
        """These books, perhaps more; not known yet, or any more, where it is None."""

    def written(self, write: Write) -> None:
        """Remember the books in which one was shown."""
        for change in write.changes:
            if isinstance(change, Put) and change.table == TABLE and self._books is not None:
                self._books.add(str(change.row["book"]))

    def heard(self, news: News) -> None:
        """Another process may have shown one."""
        if news.lost or TABLE in news.tables:
            self._books = None

    async def _all(self) -> set[str]:
        if self._books is None:
            self._books = {row["book"] for row in await self._store.rows(TABLE) if self._is_one(row)}
        return self._books

    async def rows(self, book: str) -> list[Mapping[str, Any]]:
        """What is remembered of those of a book."""
        if book not in await self._all():
            return []
        return [row for row in await self._store.rows(TABLE, book=book) if self._is_one(row)]


class OpenQuestions(Watched):
    """Knows in which books somebody waits for a yes, and finds what a write overtakes."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, lambda row: bool(row["press"]))

    async def overtaken(
        self, write: Write, call: Call[Any], entries: Sequence[Entry], players: Collection[str]
    ) -> Write:
        """The write, with the edits of the questions that it overtakes: they need no press any more to say so; nor of
        one that waits for somebody who played before it, and plays no more."""
        assert call.volume is not None
        waiting = await self.rows(call.volume.stored.id) if entries else []
        if waiting and (left := {*players} - (call.after or call.book).players()):
            changes, edits = await self.of_gone(call, left)
            write = replace(write, changes=[*write.changes, *changes], notices=[*write.notices, *edits])
            dropped = [change.where["key"] for change in changes]
            waiting = [row for row in waiting if row["key"] not in dropped]
        if not waiting or (needs := (await touched_by(call, entries))[0]) == NOTHING:
            return write
        answered = {
            change.where["key"] for change in write.changes if isinstance(change, Drop) and change.table == TABLE
        }
        # What stands on all of a book may have nothing to do with it: the press that answers will tell.
        named = [row for row in waiting if EVERYTHING not in (needs, row["needs"])]
        gone = [row for row in named if row["key"] not in answered and overlap(row["needs"], needs)]
        drops = [Drop(TABLE, {"key": row["key"]}) for row in gone]
        edits = [edit for row in gone for edit in await _edits(call, row["request"], say(f"refused-{OVERTAKEN}"))]
        return replace(write, changes=[*write.changes, *drops], notices=[*write.notices, *edits])

    async def awaited(self, book: str) -> frozenset[str]:
        """Whose yes a book's questions wait for, and nobody else's."""
        requests = [row["request"] for row in await self.rows(book)]
        asked = [card for request in requests for _, card in await _questions(self._store, request)]
        return frozenset[str]().union(*map(question_words.awaited, asked))

    async def of_gone(self, call: Call[Any], gone: Collection[str]) -> tuple[list[Drop], list[StoredNotice]]:
        """What strikes the questions that wait for the yes of somebody who has gone, and says so: asked anew, they are
        asked of who has a say then."""
        assert call.volume is not None
        drops, edits = list[Drop](), list[StoredNotice]()
        for row in await self.rows(call.volume.stored.id):
            asked = [question_words.awaited(card) for _, card in await _questions(call.store, row["request"])]
            if left := sorted(frozenset[str]().union(*asked).intersection(gone)):
                who = listed(Mention(one) for one in left)
                drops.append(Drop(TABLE, {"key": row["key"]}))
                edits += await _edits(call, row["request"], say("agree-gone", who=who, count=len(left)))
        return drops, edits


async def touched_by(call: Call[Any], entries: Sequence[Entry]) -> tuple[str, list[Recorded]]:
    """All that these entries read or changed, and what they void or put back had; and those of which that is."""
    records: list[Recorded] = []
    for entry in entries:
        if isinstance(entry, Voided | Restored):
            records += (await call.actions.of(entry.request)).records
        elif not entry.lasting:
            records.append(Recorded(0, "", 0.0, "", entry))
    return noted(needs_of(call.book, records)), records


def noted(needs: Needs) -> str:
    """What an act needs, as stored: a JSON list of names."""
    return EVERYTHING if needs is None else json.dumps(sorted(map(repr, needs)))


def overlap(one: str, other: str) -> bool:
    """Whether two acts need something of the same, by what is written of them."""
    return EVERYTHING in (one, other) or not set(json.loads(one)).isdisjoint(json.loads(other))


async def _questions(store: Store, request: str) -> list[tuple[Message, Card]]:
    """What a request asked the room."""
    said = [(one, as_json.loads(one.card)) for one in await store.messages(request) if one.card]
    return [(one, card) for one, card in said if question_words.is_question(card)]


async def _edits(call: Call[Any], request: str, over: Say | None = None) -> list[StoredNotice]:
    """The edits of a request's question: `over` says why it counts no more, above what was asked; without, it points
    further down to where it is asked now."""
    assert call.volume is not None
    book, edits = call.volume.stored.id, []
    for one, asked in await _questions(call.store, request):
        shown = Card(say("struck-moved", title=asked.title), anew=call.request.id)
        if over is not None:
            shown = Card(over, question_words.kept(asked))
        text = as_json.dumps(shown)
        edit = StoredNotice(f"strike {one.ref}", text, call.now, one.room, "", book, request=call.request.id)
        edits.append(replace(edit, strikes=one.ref))
    return edits


# --- what was undone and can be put back


class WaysBack(Watched):
    """Knows in which books something that was undone may still be put back, and which writes overtake that."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, lambda row: str(row["key"]).startswith(BACK))

    async def closed(self, call: Call[Any], entries: Sequence[Entry]) -> tuple[list[str], list[Change]]:
        """The requests that undid what cannot be put back after these entries, and what is to be remembered of that."""
        assert call.volume is not None
        book, changes = call.volume.stored.id, [*await self._opened(call, entries)]
        rows = await self.rows(book) if entries else []
        if not rows:
            return [], changes
        back = {_key(book, one.request) for one in entries if isinstance(one, Restored)}
        gone = []
        touched, records = await touched_by(call, entries)
        for row in rows:
            if row["key"] in back:  # The press itself gives way to its answer.
                changes.append(Drop(TABLE, {"key": row["key"]}))
            elif records and overlap(row["needs"], touched):
                void = await call.actions.of(row["key"].removeprefix(_key(book, "")))
                standing = StandingOn(call.book, needs_of(call.book, void.records), alters_of(call.book, void.records))
                standing.take([Action(call.request.id, tuple(records))])
                if standing.found:
                    gone.append(row["request"])
                    changes.append(Drop(TABLE, {"key": row["key"]}))
        return gone, changes

    async def _opened(self, call: Call[Any], entries: Sequence[Entry]) -> list[Change]:
        """What is remembered of what these entries undo."""
        assert call.volume is not None
        book, rows = call.volume.stored.id, []
        for one in entries:
            if isinstance(one, Voided) and call.again is None:
                needs = noted(needs_of(call.book, (await call.actions.of(one.request)).records))
                row = {"key": _key(book, one.request), "book": book, "person": call.member, "request": call.request.id}
                rows.append(Put(TABLE, {**row, "press": "", "needs": needs, "at": call.now}))
        return [*rows]


def _key(book: str, request: str) -> str:
    return f"{BACK}{book}:{request}"
