"""In the place of which message an answer goes: of the one that was pressed, if it is read by the same people."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Card
from bot.hall.declared.call import Call
from bot.storage.contract import Write
from bot.storage.stored import Message, of_answer


def place_taken(handle: Mapping[str, Any], card: Card, *, private: bool) -> str:
    """The message in whose place an answer belongs; `private` where nobody else reads that room. Empty for none."""
    own = card.audience is not Audience.ROOM and not private
    there = card.replaces and not handle.get("apart") and bool(handle.get("hidden")) is own
    return str(handle.get("pressed", "")) if there else ""


def was_alone(handle: Mapping[str, Any]) -> bool:
    """Whether the card that was pressed was shown to who pressed alone, in a room or a chat of theirs."""
    return bool(handle.get("hidden") or handle.get("apart"))


def in_place_of_own(call: Call[Any], card: Card) -> Card:
    """The card, with which a question that its presser alone was shown has done its work and goes; one that all read
    stays, and so does one that goes along."""
    return replace(card, replaces=True) if was_alone(call.request.handle) and not call.live else card


def messages_of(became: str) -> list[str]:
    """The messages that something became."""
    return [*map(str, json.loads(became or "{}").get("messages", ()))] if became.startswith("{") else []


def takes_its_place(write: Write, call: Call[Any], message: Message) -> bool:
    """Whether the answer that is written there goes where that message of the same room stands, or is about to."""
    if write.request is None or not write.request.answer or message.room != call.room.id:
        return False
    answer = as_json.loads(write.request.answer)
    place = place_taken(call.request.handle, answer, private=call.room.private)
    return bool(place) and place in _places(message, private=call.room.private)


def _places(message: Message, *, private: bool) -> Collection[str]:
    if message.state == "said" or message.ref != of_answer(message.request) or not message.card:
        return messages_of(message.became)
    return {place_taken(json.loads(message.handle), as_json.loads(message.card), private=private)}
