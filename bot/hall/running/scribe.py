"""All that came of a command, as one write: its answer, its entries, and the notices that they call for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pydantic_core import to_json

from bot.engines.book import Book, Entry, Refused
from bot.engines.seal_entries import SealOpened
from bot.hall.books.shelf import Volume
from bot.hall.cards import as_json, press_id
from bot.hall.cards.card import HEAD, Button, Card
from bot.hall.cards.ids import PERSON, Ids
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Heralding
from bot.hall.declared.told import Told
from bot.hall.requests import NOBODY
from bot.hall.running.chain_writer import ChainWriter, headed, now_told
from bot.hall.running.said import slips
from bot.storage.contract import Append, Change, Put, Write
from bot.storage.many_entries import AT_ONCE as MANY
from bot.storage.many_entries import ManyEntries
from bot.storage.stored import ONLY_READ, Message, StoredEntry, StoredNotice, StoredRequest, StoredTimer, of_answer

LAG = 60.0
"""Seconds. A timer that moves later by less is not stored again: it rings early, and then waits for its moment."""

HEADED = ("standings", "results")
"""Topics whose notices in rooms bear the head of the chain."""
AT_ONCE = 200
"""Entries that are written up before others get their turn on the event loop: an import has thousands."""


class Scribe:
    """Writes up what happened."""

    def __init__(self, cogs: Sequence[Cog[Any]], ids: Ids, clock: Callable[[], float], chain: ChainWriter) -> None:
        self._cogs = cogs
        self._ids = ids
        self._clock = clock
        self._chain_writer = chain
        self._heraldings: dict[tuple[type[Entry], type[Book]], list[Heralding]] = {}
        """The heraldings that a kind of entry in a kind of book calls for."""

    async def write_of(self, call: Call[Any], base: int, card: Card | None) -> Write:
        """All that came of a command, as one write."""
        request = call.request
        call.prepared = None  # The lines of a file of years need not stay while they are written.
        append = None
        entries: list[tuple[Call[Any], Entry]] = []
        volume = call.volume
        if volume is not None:
            book = call.after or volume.book
            entries = self._happened(call, volume, book)
            if entries:
                append = await self._append(call, volume, book, [entry for _, entry in entries], base)
        notices = [*call.notices, *(self.notice(call, told) for told in call.told)]
        seals: list[StoredNotice] = []  # They come first: what was opened with them is to be seen last.
        for count, (happened, entry) in enumerate(entries, 1):
            said = [replace(notice, seq=base + count) for notice in self._heralded(happened, book, entry)]
            (seals if isinstance(entry, SealOpened) else notices).extend(said)
            if count % AT_ONCE == 0:
                await asyncio.sleep(0)
        stored = None
        if card is not None or append is not None:
            # Nobody waits for the answer to what the clock asked, or what was done elsewhere.
            asked = request.account != NOBODY
            stored = self._answered(call, headed(card, volume) if card is not None and asked else None)
        return Write(request=stored, append=append, notices=[*seals, *notices], changes=call.changes)

    def shown(self, call: Call[Any], card: Card, *, only: bool = False) -> Write:
        """An answer that is written down though nothing happened: what was shown is kept up to date, gives way, or was
        `only` read."""
        answer = self._answered(call, card)
        if only:
            answer = replace(answer, handle=to_json({**call.request.handle, ONLY_READ: True}).decode())
        return Write(answer, notices=call.notices, changes=call.changes)

    def shown_now(self, book: str, answer: StoredRequest, card: Card) -> tuple[StoredNotice, list[Put]]:
        """The edit of an answer that is kept up to date, and the rows of its buttons."""
        pinned, rows = self.pin(card, book, answer.room)
        at, text, ref = self._clock(), as_json.dumps(pinned), of_answer(answer.id)
        key = f"live {answer.id}"
        return StoredNotice(key, text, at, answer.room, answer.person, book, strikes=ref), rows

    def asking(self, call: Call[Any], card: Card, *, kept: bool = False) -> Write:
        """The write of a question that is asked before anything is done. A question about a file is stored as an answer
        too, so that it can lose its buttons when the file is deleted."""
        notices = [*call.notices, *(self.notice(call, told) for told in call.told)]
        sent = {one.row["token"] for one in call.changes if isinstance(one, Put) and one.table == "uploads"}
        # Files are marked with the request here, not when they are kept: that may happen in a rehearsal, which is
        # thrown away.
        files = [Put("uploads", {"token": token, "request": call.request.id}) for token in sent]
        asked = self._answered(call, card) if files or kept else None
        return Write(asked, notices=notices, changes=[*call.changes, *files])

    @staticmethod
    def _answered(call: Call[Any], card: Card | None) -> StoredRequest:
        answer, handle = as_json.dumps(card) if card is not None else "", call.request.handle
        if card is not None and card.replaces and handle.get("pressed") and call.volume is not None:
            handle = {**handle, "book": call.volume.stored.id}  # It tells what is newer, if this is said late.
        return StoredRequest(call.request.id, call.member, call.room.id, call.now, answer, to_json(handle).decode())

    def _happened(self, call: Call[Any], volume: Volume, book: Book) -> list[tuple[Call[Any], Entry]]:
        """The entries to be written, each with the call that it happened in."""
        entries = [(call, entry) for entry in volume.book.taken()]
        if call.again is not None:
            entries += [(call.again, entry) for entry in call.again.book.taken()]
        for told in now_told(volume, book) if entries else ():
            book.happen(told)
        return [*entries, *((call, entry) for entry in book.taken())]

    async def _append(self, call: Call[Any], volume: Volume, book: Book, entries: Sequence[Entry], base: int) -> Append:
        """The entries as they are kept, linked to those before them."""
        upon = volume.chain.head.hex() if volume.chain is not None and volume.chain.lines else ""
        seeds = [*call.seeds, *await self._chain_writer.moved(volume, entries)]
        kept: list[StoredEntry] | ManyEntries = ManyEntries() if len(entries) > MANY else []
        for seq, entry in enumerate(entries, base + 1):
            body = _readable(entry)
            call.changes += self._plays(volume, (call.member, *PERSON.findall(body)))
            plain = StoredEntry(seq, call.request.id, call.now, call.member, entry.kind, entry.schema_number, body)
            kept.append(await self._chain_writer.linked(volume, book, entry, plain))
            if len(kept) % AT_ONCE == 0:
                await asyncio.sleep(0)
        timers = self._timers(volume, book.waits())
        head, lines = (volume.chain.head.hex(), volume.chain.lines) if volume.chain is not None else ("", 0)
        return Append(volume.stored.id, base, kept, timers, seeds, upon=upon, head=head, lines=lines)

    def _plays(self, volume: Volume, people: Iterable[str]) -> list[Change]:
        """Rows for those who stand in an entry for the first time; a book about people makes nobody a player. A key of
        the rules that looks like an id gets a row too: it is nobody's, so nobody asks for it."""
        if volume.book.about_people:
            return []
        new = [id for id in dict.fromkeys(people) if id and id not in volume.plays]
        volume.plays.update(new)
        of = volume.stored.club or volume.stored.room
        return [Put("plays", {"person": id, "book": volume.stored.id}, of=of) for id in new]

    def _timers(self, volume: Volume, due: Mapping[str, float]) -> list[StoredTimer] | None:
        """The book's timers, if they have changed enough to be written."""
        waits = volume.waits
        if waits is not None and waits.keys() == due.keys() and all(0 <= due[one] - waits[one] < LAG for one in due):
            return None
        volume.waits = due
        return [StoredTimer(volume.stored.id, name, at) for name, at in due.items()]

    def _heralded(self, call: Call[Any], book: Book, entry: Entry) -> list[StoredNotice]:
        """The notices that an entry calls for."""
        notices = []
        for heralding in self._called_for(type(entry), type(book)):
            said = heralding.card(call, book, entry)
            for told in (Told(said),) if isinstance(said, Card) else said or ():
                topic = told.topic or heralding.topic
                rooms = [told.room] if told.room else call.rooms_for(topic)
                card = replace(told.card, heads=HEAD) if topic in HEADED and not told.person else told.card
                notices += [self.notice(call, replace(told, card=card, room=room)) for room in rooms]
        return notices

    async def notice_anew(self, call: Call[Any], message: Message) -> str:
        """The card of an earlier notice as its book stands; empty where its entry calls for no such one now."""
        for one in (await call.actions.of(message.request)).records:
            if message.seq and one.seq == message.seq:
                for notice in self._heralded(call, call.after or call.book, one.entry):
                    if (notice.key, notice.person) == (message.key, message.person):
                        return notice.card
        return ""

    async def answer_anew(self, call: Call[Any], message: Message) -> str:
        """The card of an earlier answer as its book stands now; empty where no game says how it is drawn again."""
        assert call.volume is not None
        there = replace(call, volume=replace(call.volume, book=call.after or call.book))
        for one in (await call.actions.of(message.request)).records:
            if (card := call.house.commands.as_it_stands(there, one.entry)) is not None:
                pinned, rows = self.pin(card, call.volume.stored.id, message.room)
                call.changes += rows
                own = slips.row_of(as_json.loads(message.card))
                return as_json.dumps(replace(pinned, buttons=(*pinned.buttons, *own)))
        return ""

    def _called_for(self, entry: type[Entry], book: type[Book]) -> list[Heralding]:
        """The heraldings of an entry, looked up once."""
        if (entry, book) not in self._heraldings:
            cogs = [cog for cog in self._cogs if cog.book is None or issubclass(book, cog.book)]
            found = [one for cog in cogs for one in cog.heraldings if issubclass(entry, one.entry)]
            self._heraldings[entry, book] = found
        return self._heraldings[entry, book]

    def notice(self, call: Call[Any], told: Told) -> StoredNotice:
        """The notice of what is told besides the answer; the rows of its buttons join what the call changes."""
        book = call.volume.stored.id if call.volume else ""
        card, rows = self.pin(headed(told.card, call.volume), book, told.room or call.room.id)
        call.changes += rows
        # What takes the place of something does so in the same room.
        key = f"{told.key}@{told.room}" if told.key and not told.person else told.key
        text, request = as_json.dumps(card), call.request.id
        place: dict[str, Any] = {}
        if told.instead is not None:
            place = {"strikes": told.instead.ref}
            if told.instead.became:  # What nobody has heard yet is looked for when it has been said.
                there = {**json.loads(told.instead.handle), **json.loads(told.instead.became)}
                place["became"] = to_json(there).decode()
            key = f"strike {told.instead.ref}"
        return StoredNotice(key, text, call.now, told.room, told.person, book, request=request, **place)

    def pin(self, card: Card, book: str, room: str) -> tuple[Card, list[Put]]:
        """The card for a room with every button's id in place, and the rows for those that are kept."""
        if not card.buttons:
            return card, []
        rows: list[Put] = []

        def pinned(button: Button) -> Button:
            if button.url or button.line.startswith("~"):
                return button
            text = button.line if button.line[:1] in "!?" else press_id.written(button, book)
            if card.live:
                text = press_id.living(text)
            if card.heads:
                text = press_id.staying(text)
            # A line that is done anew goes with whoever is named in it: a chat would keep it in the button's id.
            if len(text.encode()) > press_id.LONGEST or _is_done_anew(text):
                text, row = press_id.kept(self._ids, text, self._clock(), room)
                rows.append(row)
            return Button(button.label, text, button.style)

        buttons = tuple(tuple(pinned(button) for button in row) for row in card.buttons)
        return replace(card, buttons=buttons, steps=tuple(map(pinned, card.steps))), rows


def _is_done_anew(text: str) -> bool:
    """Whether that is a line somebody typed, to be done with a guest in a name's place."""
    if "^" not in text and "%" not in text:  # most are none: no need to take them apart
        return False
    pressed = press_id.read(text)
    return bool(pressed.instead_of) and not pressed.ask


def _readable(entry: Entry) -> str:
    """An entry as it is kept. One that could not be read again is refused: its book would never open any more."""
    try:
        body = entry.model_dump_json()
        type(entry).model_validate_json(body)
    except (ValueError, RecursionError):
        raise Refused("cannot-be-kept") from None
    return body
