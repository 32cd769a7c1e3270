"""Whose turn it is: what one person does in one channel is done in its order, typed, chosen or pressed; and what came
twice."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from weakref import WeakValueDictionary

from discord import InteractionType

from bot.chats.discord.gateway.interaction import HeardInteraction
from bot.hall.cards.card import Audience
from bot.hall.people.double_press import TWICE, LatelyPressed
from bot.hall.requests import Form, Reply, Request


class Turns:
    """The turns of each person in each channel."""

    def __init__(self) -> None:
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def of(self, channel: str, person: str) -> asyncio.Lock:
        """Held while something of theirs is done there."""
        return self._turns.setdefault((channel, person), asyncio.Lock())

    def for_request(self, request: Request) -> asyncio.Lock:
        """Held while this is done."""
        return self.of(request.place.id, request.account.id)


class Doubles:
    """What came twice: the press of a finger that slipped, and a window that was sent off again, which it cannot be
    once something was recorded by it: each opening has an id of its own."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._slips = LatelyPressed(clock)

    def again(self, what: HeardInteraction, request: Request) -> bool:
        """Whether this is there already."""
        within = math.inf if _filled(what) else TWICE
        return bool(what.custom_id) and self._slips.slipped(_same(what, request), within)

    def done(self, what: HeardInteraction, request: Request, reply: Reply | Form | None) -> None:
        """What came of it: of a press that recorded something another one may be meant, and so on a card that changes
        in its place."""
        if not what.custom_id or not isinstance(reply, Reply):
            return
        there = request.place.private or what.hidden is (reply.audience is not Audience.ROOM)
        if reply.recorded if _filled(what) else not (reply.recorded or (reply.drawn.replaces and there)):
            self._slips.opened(_same(what, request))


def _filled(what: HeardInteraction) -> bool:
    return what.type == InteractionType.modal_submit.value


def _same(what: HeardInteraction, request: Request) -> tuple[object, ...]:
    held = (what.message or {}).get("id")
    return request.account.id, what.custom_id, held, *(() if _filled(what) else what.payload["data"].get("values", ()))
