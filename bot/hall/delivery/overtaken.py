"""What is said late in the place of a card: whatever was put there meanwhile is newer, and stays.

A press is answered in the place of the card that it was made on, and notices edit that card too; either may have to
wait (for Discord, for a process that is started again) while the other does not. Which is newer, the book tells.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Card
from bot.hall.people.rooms import Room
from bot.hall.requests import Later
from bot.hall.running.said.taken_places import messages_of, place_taken
from bot.storage.contract import Store, Write
from bot.storage.stored import Message, StoredNotice, StoredRequest, of_answer

LATE = 2.0
"""Seconds after which a notice is late: until then nobody had much time to press anything."""
NEAR = 200
"""How many of a book's newest entries, or of a room's newest messages, are looked through."""
SOON = 1.0
"""Seconds in which what is newer will be there."""


async def by_newer(store: Store, request: StoredRequest, card: Card, room: Room) -> Mapping[str, Any] | None:
    """What the newest became that stands in an answer's place; None where nothing newer does. Later, where something
    newer is just being said there, or waits to be: that may yet fail."""
    handle = json.loads(request.handle)
    place, book = place_taken(handle, card, private=room.private), handle.get("book")
    if not place or not book:
        return None
    waits = False
    async for request_id in _since(store, book, request.id):
        for one in await store.messages(request_id):
            if one.state == "said" and place in messages_of(one.became):
                became: dict[str, Any] = json.loads(one.became)
                return became
            waits = waits or (one.state == "waiting" and place in await _goes_to(store, one, room))
    if waits:
        raise Later(SOON, "what is newer goes there too")
    return None


async def by_others(store: Store, notice: StoredNotice, room: Room, edits: Mapping[str, Any], now: float) -> bool:
    """Whether what a late notice would put in the place of a message has been overtaken there."""
    if now - notice.at <= LATE or not notice.key:
        return False
    places = {*map(str, edits.get("messages", ()))}
    return await (_by_whatever if notice.strikes else _by_answers)(store, notice, room, places)


async def _by_answers(store: Store, notice: StoredNotice, room: Room, places: Collection[str]) -> bool:
    """Whether somebody had pressed meanwhile on what a notice edits, and was answered there, or will be."""
    async for request_id in _since(store, notice.book, notice.request):
        answer = await store.message(of_answer(request_id))
        if answer is not None and answer.room == room.id:
            there = messages_of(answer.became) if answer.state == "said" else await _goes_to(store, answer, room)
            if any(place in there for place in places):
                return True
    return False


async def _by_whatever(store: Store, notice: StoredNotice, room: Room, places: Collection[str]) -> bool:
    """Whether anything was put meanwhile where a strike would put what stood there: it was drawn later, and knows."""
    await store.write(Write())  # With it goes what was said until now.
    there = [one for one in await store.said_lately([room.id], NEAR) if one.state == "said" and one.at > notice.at]
    return any(place in messages_of(one.became) for one in there for place in places)


async def _since(store: Store, book: str, request: str) -> AsyncIterator[str]:
    """The requests that wrote in a book after this one did, the newest first."""
    await store.write(Write())  # With it goes what was said until now.
    newest = await store.entries(book, last=NEAR)
    own = [one for one in newest if one.request == request] or await store.entries(book, request=request)
    for later in dict.fromkeys(one.request for one in reversed(newest) if own and one.seq > own[-1].seq):
        yield later


async def _goes_to(store: Store, one: Message, room: Room) -> Collection[str]:
    """In the place of which messages something will be said that nobody has heard yet."""
    if one.ref == of_answer(one.request):
        card = as_json.loads(one.card)
        return {place_taken(json.loads(one.handle), card, private=room.private)} if one.room == room.id else ()
    return messages_of(await store.earlier(one.key, int(one.ref.partition(" ")[2])))
