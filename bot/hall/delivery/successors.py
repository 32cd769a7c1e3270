"""Links a message that no longer counts to the later one that tells the same, where the chat has addresses of
messages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Button, Card, say
from bot.hall.delivery.together import PARTS
from bot.hall.house import House
from bot.hall.people.rooms import Room
from bot.hall.requests import PATIENCE, Unreachable
from bot.storage.contract import Write
from bot.storage.stored import Message, StoredNotice, of_answer


class NotSaidYet(Exception):
    """The message to link to is still being said."""


async def linked(house: House, notice: StoredNotice, card: Card, room: Room | None) -> Card:
    """The card that a notice puts in the place of a message, with a button to what the same readers were told anew."""
    await house.store.write(Write())  # With it goes what was said until now.
    old = await house.store.message(notice.strikes)
    chat = house.chats.get(room.platform) if room is not None else None
    if old is None or room is None or chat is None:
        return card
    there = [one for one in await house.store.messages(card.anew) if _read_together(one, old)]
    for new in sorted(there, key=lambda one: (one.key != old.key, _answers(one) != _answers(old))):
        if new.state == "waiting" and house.clock() < notice.at + PATIENCE:
            raise NotSaidYet
        became = _place(new)
        if became and became == _place(old):
            raise Unreachable("what is new stands in its place")
        if became and not became.get("waiting") and (url := chat.link_to(room.as_place(), became)):
            if url == chat.link_to(room.as_place(), _place(old)):
                return card  # Both are parts of one message.
            return replace(card, buttons=((Button(say("struck-new"), "", url=url),),))
    return card


def _place(message: Message) -> Mapping[str, Any]:
    """Where it stands, without whom it called and what else stands there."""
    became: dict[str, Any] = json.loads(message.became or "{}")
    return {name: value for name, value in became.items() if name not in ("calls", PARTS)}


def _read_together(one: Message, other: Message) -> bool:
    """Whether these two are, or will be, read by the same people in the same room."""
    counts = one.card and other.card and one.state in ("waiting", "said")
    return bool(counts) and one.room == other.room and _readers(one) == _readers(other)


def _readers(message: Message) -> tuple[str, Audience]:
    """Who reads it, and how it reaches them."""
    if not _answers(message):
        return message.person, Audience.PRIVATE if message.person else Audience.ROOM
    audience = as_json.loads(message.card).audience
    return "" if audience is Audience.ROOM else message.person, audience


def _answers(message: Message) -> bool:
    return message.ref == of_answer(message.request)
