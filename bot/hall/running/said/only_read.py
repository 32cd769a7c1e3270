"""What was only read in a room, such as the standings: it says that it is from before, once what it told is void.

The newest of each book are remembered, and asked once more upon the book before and after: what reads alike stays as
it is. Put back, they are again what they were. By them it is known, too, what a room was shown a moment ago.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.engines.book import Book, Entry, Recorded, Refused
from bot.engines.rewriting import Restored, Voided
from bot.hall.books.book_files import is_secret
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Button, Card, Tone, say
from bot.hall.declared import question_words
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.hall.declared.kinds import Upload, is_free
from bot.hall.requests import PATIENCE
from bot.hall.running.said.single_cards import TABLE, Watched
from bot.hall.running.said.taken_places import takes_its_place
from bot.storage.contract import Change, Drop, Put, Store, Write
from bot.storage.stored import Message, StoredNotice, of_answer

READ = "read:"
"""How the keys begin of what was read."""
MOST = 6
"""How many of a book are remembered, the newest: each is asked twice more at an undo."""
A_MOMENT = 60.0
"""For how many seconds a button shows nobody else anew what it has just shown the room."""
LATELY = 36 * 3600.0
"""For how many seconds: what is older nobody takes for what stands, and Telegram lets nobody edit it."""


def stays(call: Call[Any], command: Command, card: Card, values: Mapping[str, Any]) -> bool:
    """Whether an answer stays for all to read, not as a step to something else, and can be asked for once more by what
    it was given: by no words that may name anybody."""
    told = call.volume is not None and card.audience is Audience.ROOM and not call.room.private
    steps = command.hidden or command.single or card.live or card.tone is Tone.ASK
    if not told or not command.reads or steps:
        return False
    if call.people.asked_to_be_forgotten(call.member):
        return False
    kinds = [one.kind for one in command.parameters if values.get(one.argument) is not None]
    return not any(is_free(kind) or isinstance(kind, Upload) for kind in kinds) and _as_written(values) is not None


class OnlyRead(Watched):
    """Knows what was read of which book, and marks what is otherwise after an undo or a correction."""

    def __init__(self, store: Store) -> None:
        super().__init__(store, lambda row: str(row["key"]).startswith(READ))

    async def remembered(self, call: Call[Any], command: Command, values: Mapping[str, Any]) -> list[Change]:
        """What is remembered of an answer, and no more of the oldest."""
        assert call.volume is not None
        book, id = call.volume.stored.id, call.request.id
        rows = sorted(await self.rows(book), key=lambda row: row["at"])
        note = json.dumps([call.book.version, command.name, _as_written(values), []])
        row = {"key": f"{READ}{id}", "book": book, "person": call.member, "request": id, "press": "", "needs": note}
        gone = rows[: max(0, len(rows) + 1 - MOST)]
        return [Put(TABLE, {**row, "at": call.now}), *(Drop(TABLE, {"key": one["key"]}) for one in gone)]

    async def above(self, call: Call[Any], command: Command, values: Mapping[str, Any]) -> Card | None:
        """Where a button asks for what the room was shown a moment ago, and nothing was written since: to who pressed
        alone, where it stands. Else as many cards would come as press it at the end of a round. (Whoever turns a page,
        which takes the place of the one before, has it turned.)"""
        assert call.volume is not None
        asked = json.loads(json.dumps([command.name, _as_written(values), []]))
        for row in await self.rows(call.volume.stored.id) if call.request.press else ():
            version, *told = json.loads(row["needs"])
            if row["at"] < call.now - A_MOMENT or told != asked or await _known_since(call, version):
                continue
            shown = await call.store.message(of_answer(row["request"]))
            if shown is None or shown.room != call.room.id or shown.state not in ("waiting", "said") or not shown.card:
                continue
            became, chat = json.loads(shown.became or "{}"), call.house.chats.get(call.room.platform)
            url = chat.link_to(call.room.as_place(), became) if chat is not None and became else ""
            row_ = ((Button(say("shown-above-go"), "", url=url),),) if url else ()
            said = say("shown-above", title=as_json.loads(shown.card).title)
            return Card(lines=(said,), buttons=row_, audience=Audience.MEMBER, needless=True, words_first=True)
        return None

    async def marked(self, write: Write, call: Call[Any], entries: Sequence[Entry]) -> Write:
        """The write, with the edits of what was read before and reads otherwise now."""
        assert call.volume is not None
        if not any(entry.corrects or entry.rewrites for entry in entries):
            return write
        rows = await self.rows(call.volume.stored.id)
        changes = [(by, told[0].seq) for by, told in await _rewritten(call, entries) if told] if rows else []
        if not changes:
            return write
        await call.store.write(Write())  # With it goes what was said until now.
        books = await question_words.before(call), call.after or call.book
        edits: list[StoredNotice] = []
        kept: list[Change] = []
        for row in rows:
            version, name, values, marks = json.loads(row["needs"])
            command = call.house.commands.get(name)
            message = await call.store.message(of_answer(row["request"]))
            if command is None or message is None or row["at"] < call.now - LATELY:
                continue
            if takes_its_place(write, call, message):
                continue  # Something newer is about to stand there.
            if message.became and await call.store.same_message(message):
                continue  # Something newer stands there.
            left = {*marks}
            told = [by for by, seq in changes if by in left or seq <= version]
            if told and (left & {*told} or await _reads_otherwise(call, command, _values(values), books)):
                left ^= {*told}
            if bool(left) is not bool(marks):
                edits += _edit(call, message, before=bool(left))
            if left != {*marks}:
                note = json.dumps([version, name, values, sorted(left)])
                kept.append(Put(TABLE, {**row, "needs": note}))
        return replace(write, notices=[*write.notices, *edits], changes=[*write.changes, *kept])


async def _known_since(call: Call[Any], version: int) -> bool:
    """Whether anything was written since the book had so many entries that may be known: else a card that comes anew
    would tell that there was something."""
    assert call.volume is not None
    if version == call.book.version:
        return False
    later = await call.store.entries(call.volume.stored.id, after=version)
    return any(not is_secret(entry, call.book) for entry in later)


async def _rewritten(call: Call[Any], entries: Sequence[Entry]) -> list[tuple[str, Sequence[Recorded]]]:
    """What these entries void, put back or correct, each by the request that is known to have done so: an undo by the
    one that it undoes, for putting that back is its end, and undoing a correction is that one's."""
    found: list[tuple[str, Sequence[Recorded]]] = []
    for entry in entries:
        if isinstance(entry, Voided | Restored):
            found.append((entry.request, (await call.actions.of(entry.request)).records))
        elif entry.corrects:
            found.append((call.request.id, await call.actions.told_before(entry)))
    return found


async def _reads_otherwise(
    call: Call[Any], command: Command, values: Mapping[str, Any], books: tuple[Book, Book]
) -> bool:
    """Whether a command answers something else upon the second book than upon the first."""
    before, after = [await _read(call, command, values, book) for book in books]
    return before is not None and before != after


async def _read(call: Call[Any], command: Command, values: Mapping[str, Any], book: Book) -> Card | None:
    assert call.volume is not None
    await asyncio.sleep(0)  # Of a hundred thousand games one reading takes its time: others come in between.
    there = replace(call.volume, book=book)
    alone = replace(call, volume=there, after=None, again=None, changes=[], told=[], notices=[], given={}, taken={})
    try:
        return await command.run(alone, values)
    except Refused:
        return None


def _edit(call: Call[Any], message: Message, *, before: bool) -> list[StoredNotice]:
    """The edit by which it says, or says no more, that it is from before."""
    if message.state not in ("waiting", "said") or not message.card:
        return []
    card = replace(as_json.loads(message.card), replaces=False)
    if before:
        card = replace(card, title=say("struck-before", title=card.title) if card.title else say("struck-before-bare"))
    due = call.now + PATIENCE if message.state == "waiting" else 0.0
    book, ref = call.volume.stored.id if call.volume is not None else "", message.ref
    edit = StoredNotice(f"strike {ref}", as_json.dumps(card), call.now, message.room, "", book, due=due, strikes=ref)
    return [replace(edit, request=call.request.id)]


def _as_written(values: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What a command was given, where it can be kept as it is."""
    simple = {name: list(value) if type(value) is tuple else value for name, value in values.items()}
    each = [one for value in simple.values() for one in (value if isinstance(value, list) else [value])]
    return simple if all(one is None or type(one) in (str, int, float, bool) for one in each) else None


def _values(written: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in written.items()}
