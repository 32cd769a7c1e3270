"""An answer that belongs in the place of a card, and is said late: what was put there since is newer, and stays."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card
from bot.hall.people.rooms import Room
from bot.hall.requests import Later
from bot.storage.contract import Store, Write
from bot.storage.stored import Message, StoredRequest

LATELY = 50
"""How many of a room's newest messages are looked through."""
SOON = 1.0
"""Seconds in which what is newer will be there."""


async def overtaken(store: Store, request: StoredRequest, card: Card, room: Room) -> Mapping[str, Any] | None:
    """What the newest became that stands in an answer's place; None where nothing newer does. Later, where something
    newer is just being said there, or waits to be: that may yet fail."""
    place = _place(json.loads(request.handle), card, room)
    if not place:
        return None
    await store.write(Write())  # With it goes what was said until now.
    newer = await _newer(store, request, place)
    if said := [one for one in newer if one.state == "said"]:
        became: dict[str, Any] = json.loads(said[-1].became)
        return became
    unheard = [one for one in await store.unanswered(math.inf) if one.room == request.room and one.at > request.at]
    if newer or any(_place(json.loads(one.handle), as_json.loads(one.answer), room) == place for one in unheard):
        raise Later(SOON, "what is newer goes there too")
    return None


async def _newer(store: Store, request: StoredRequest, place: str) -> list[Message]:
    """What was said there after a request was done, or waits to be."""
    lately = await store.said_lately([request.room], LATELY)
    there = [one for one in lately if place in _messages(one)]
    keys = {one.key for one in there if one.key}
    there += [one for one in lately if one.state == "waiting" and one.key in keys]
    since = {book: await _since(store, book, request.id) for book in {one.book for one in there if one.book}}
    # Of two answers the platform itself tells which is newer; notices may come of another clock, so the book tells.
    return [one for one in there if (one.request in since[one.book] if one.book else one.at > request.at)]


def _place(handle: Mapping[str, Any], card: Card, room: Room) -> str:
    """The message in whose place an answer belongs: where one was pressed that the same people read."""
    own = card.audience is not Audience.ROOM and not room.private
    there = card.replaces and not handle.get("apart") and bool(handle.get("hidden")) is own
    return str(handle.get("pressed", "")) if there else ""


def _messages(one: Message) -> list[str]:
    """The messages that something became."""
    found = json.loads(one.became or "{}").get("messages", ())
    return [*map(str, found)]


async def _since(store: Store, book: str, request: str) -> set[str]:
    """The requests that wrote in a book after this one did."""
    own = await store.entries(book, request=request)
    return {entry.request for entry in await store.entries(book, after=own[-1].seq)} if own else set()
