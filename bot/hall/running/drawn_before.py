"""A draw that was made, undone and is wanted again: it can only come back as it was, by a button."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bot.engines.book import Refused
from bot.engines.way_back import acts_of
from bot.hall.cards.card import Audience, Button, Card, Tone, say
from bot.hall.declared.asking_first import AskingFirst
from bot.hall.declared.call import Call
from bot.hall.declared.permissions import allow


async def offered(call: Call[Any], no: Refused) -> None:
    """Where the refused draw stands in the book, undone, and nothing since contradicts it, offer it back to whoever may
    put it back."""
    if no.reason != "drawn-over" or not call.member:
        return
    undo = call.house.commands["undo"]
    with suppress(Refused):
        allow(call, undo)
        undone = [await call.actions.of(request) for request in await call.actions.voided()]
        for action in sorted(undone, key=lambda one: one.records[-1].seq if one.records else 0, reverse=True):
            if no.facts["act"] not in acts_of(record.entry for record in action.records):
                continue
            if await call.actions.since_voided(action):
                return
            turn = await call.actions.turn(action.request)
            back = Button(say("reveal-again-button"), f"undo back:{action.request} turn:{turn}")
            raise AskingFirst(
                Card(
                    say("drawn-before"),
                    (say("drawn-before-back"),),
                    buttons=((back,),),
                    audience=Audience.MEMBER,
                    tone=Tone.ASK,
                )
            )
