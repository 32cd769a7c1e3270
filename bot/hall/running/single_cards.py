"""A card of which a room has one, such as a table's: opened anew, the one before gives way and points to it.

What is pressed on such a card is shown in its place; another one of the same would go on showing what is over.
"""

from __future__ import annotations

import json
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Command
from bot.storage.contract import Put
from bot.storage.stored import StoredNotice, of_answer

TABLE = "single_cards"


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
