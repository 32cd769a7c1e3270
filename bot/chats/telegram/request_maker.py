"""The hall's request of what somebody did, and what its answer needs later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.chats.telegram.administrators import Administrators
from bot.chats.telegram.answering.asked_there import AskedThere
from bot.chats.telegram.answering.origins import spot_of
from bot.chats.telegram.reading import WordsForUs
from bot.chats.telegram.sending.outbox import PATIENCE
from bot.chats.telegram.sending.sender import Spot
from bot.hall.people.origins import Origin
from bot.hall.requests import Account, Place, Request

QUEUED = 2 * PATIENCE
"""Longest that an answer may take (seconds): its wait for those before it in the queue, and its own tries."""


class RequestMaker:
    """Makes requests of what was read, asking who may manage a group where that is not known."""

    def __init__(self, clock: Callable[[], float], administrators: Administrators) -> None:
        self._clock, self._administrators = clock, administrators

    async def made(
        self,
        number: int,
        account: Account,
        place: Place,
        words: WordsForUs | None = None,
        *,
        press: str = "",
        anonymous: bool = False,
    ) -> Request:
        """The request, and whether who asks may manage the place."""
        manages = anonymous
        if not (place.private or anonymous):
            manages = await self._administrators.manages(int(place.house), int(account.id))
        return Request(
            f"telegram:{number}",
            account,
            place,
            self._clock(),
            line=words.line if words and not press else "",
            press=press,
            mentioned=words.mentioned if words else (),
            manages=manages,
            replied=words.replied if words else "",
            named=words.named if words else False,
            patience=QUEUED,
            unseen=words.unseen if words else False,
            attached=words.attached if words else False,
        )


def asked_there(request: Request, spot: Spot, origin: Origin | None, **more: Any) -> AskedThere:
    """The request with where its answer goes, and what will answer it after a restart."""
    there = spot_of(origin) if origin else spot
    handle = {
        "request": request.id,
        "chat": there.chat,
        "topic": there.topic,
        "message": there.answers,
        "private": request.place.private,
        "person": request.account.id,
    }
    return AskedThere(replace(request, handle=handle), there, apart=spot if origin else None, **more)
