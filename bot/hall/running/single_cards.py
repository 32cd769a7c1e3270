"""A card of which a room has one, such as a table's or a question for a yes: opened anew, the one before gives way and
points to it.

What is pressed on such a card is shown in its place; another one of the same would go on showing what is over.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.storage.contract import Drop, Put
from bot.storage.stored import Message, StoredNotice, of_answer


async def opened(call: Call[Any], command: Command, card: Card) -> None:
    """Write down where it stands now; the one before is struck, and linked to this one where the chat has links."""
    if call.volume is None or call.room.private or card.audience is not Audience.ROOM:
        return
    await call.store.settled()
    book = call.volume.stored.id
    what = json.dumps([command.name, {name: str(value) for name, value in sorted(call.given.items())}])
    key = f"stands:{call.room.id}:{book}:{what}"
    rows = await call.store.rows("memory", key=key)
    call.changes.append(Put("memory", {"key": key, "value": call.request.id}))
    before = await call.store.message(of_answer(str(rows[0]["value"]))) if rows else None
    if before is None or not before.card:
        return
    gone = Card(say("struck-moved", title=as_json.loads(before.card).title), anew=call.request.id)
    text, ref = as_json.dumps(gone), before.ref
    call.notices.append(
        StoredNotice(f"strike {ref}", text, call.now, call.room.id, "", book, request=call.request.id, strikes=ref)
    )


@dataclass(frozen=True, slots=True)
class Wish:
    """What a member of a book wants done, by the line that would do it: of what needs others' yes for it there is one
    question, and asked anew the one before gives way."""

    book: str
    member: str
    line: str

    @property
    def key(self) -> str:
        """By what it is remembered."""
        return f"asks:{self.book}:{self.member}:{hashlib.sha256(self.line.encode()).hexdigest()[:16]}"

    def asked(self, request: str, press: str) -> Put:
        """Write down which request asked for it last, and with which button."""
        return Put("memory", {"key": self.key, "value": f"{request} {press}"})

    def over(self) -> Drop:
        """Forget it: it was answered, or counts no more."""
        return Drop("memory", {"key": self.key})

    async def is_asked_by(self, call: Call[Any], press: str) -> bool:
        """Whether it is that button which asks for it now."""
        rows = await call.store.rows("memory", key=self.key)
        return bool(rows) and str(rows[0]["value"]).endswith(f" {press}")

    async def gives_way(self, call: Call[Any]) -> list[StoredNotice]:
        """The edits of what asked for it before: the question is further down."""
        await call.store.settled()
        rows = await call.store.rows("memory", key=self.key)
        before, _, _ = str(rows[0]["value"]).rpartition(" ") if rows else ("", "", "")
        said = await call.store.messages(before) if before else []
        return [self._moved(call, one) for one in said if one.card and _is_question(as_json.loads(one.card))]

    def _moved(self, call: Call[Any], one: Message) -> StoredNotice:
        card = Card(say("struck-moved", title=as_json.loads(one.card).title), anew=call.request.id)
        text, ref = as_json.dumps(card), one.ref
        return StoredNotice(
            f"strike {ref}", text, call.now, one.room, "", self.book, request=call.request.id, strikes=ref
        )


def _is_question(card: Card) -> bool:
    """Whether it asks the room, and is not the word to the member that the room is asked."""
    return card.tone is Tone.ASK and card.audience is Audience.ROOM
