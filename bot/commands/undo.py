"""/undo: the last recorded action, named before it is voided."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from bot.commands.book_kind import BookKind
from bot.commands.journal import line_of
from bot.engines.book import Book, Recorded, Refused, Restored, Voided
from bot.hall.books.last_action import last_action
from bot.hall.books.shelf import recorded
from bot.hall.cards.card import (
    Argument,
    Audience,
    Button,
    Card,
    Mention,
    Moment,
    Tone,
    say,
)
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Text

cog: Cog[Book] = Cog(Book)

RequestId = Annotated[str, Text(longest=80), Hidden()]

NAMED = 12
"""Entries of an action that are named before it is undone."""


@cog.command("undo", may=May.MASTER_OR_DIRECTOR, private=True)
async def undo(
    call: Call[Book], book: BookKind | None = None, action: RequestId | None = None, back: RequestId | None = None
) -> Card:
    """Name the last recorded action, ask, and void it; or put back what was voided last."""
    if back is not None:
        return await _put_back(call, back)
    last = await _last(call)
    if action is None:
        button = Button(say("undo-sure"), f"undo action:{last[0].request}", "bad")
        return Card(
            say("undo-title"),
            (*_lines(call, last), say("undo-when", at=Moment(last[0].at, "relative"))),
            buttons=((button,),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    if action != last[0].request:
        raise Refused("undo-overtaken")
    lines = tuple(_lines(call, last))
    await call.rewrite(Voided(request=action))
    title = say("undone", who=Mention(call.member))
    buttons = ((Button(say("put-back-button"), f"undo back:{action}"),),)
    return Card(title, (*lines, say("undone-dice")) if _dice(last) else lines, buttons=buttons)


async def _put_back(call: Call[Book], action: str) -> Card:
    """Let count again what was voided, as long as nothing has been recorded since."""
    volume = call.volume
    assert volume is not None
    await call.store.settled()
    newest = [record.entry for record in recorded(await call.store.entries(volume.stored.id, last=1), {})]
    if newest != [Voided(request=action)]:
        raise Refused("put-back-overtaken")
    there = replace(call, volume=replace(volume, book=await call.rewrite(Restored(request=action))))
    stored = await call.store.entries(volume.stored.id, request=action)
    records = [*recorded(stored, call.house.shelf.who_is_who(volume.stored))]
    lines = tuple(_lines(there, [record for record in records if not record.entry.lasting]))
    return Card(say("put-back", who=Mention(call.member)), lines, replaces=True)


def _lines(call: Call[Book], records: list[Recorded]) -> list[Argument]:
    """The entries of an action in a line each; of very many the first, and that there are more."""
    lines: list[Argument] = [line for record in records[:NAMED] if (line := line_of(call, record)) is not None]
    return [*lines, say("undo-more")] if len(records) > NAMED else lines


async def _last(call: Call[Book]) -> list[Recorded]:
    """The entries of the last action that can be undone, without those that stay."""
    assert call.volume is not None
    stored = call.volume.stored
    return await last_action(call.store, stored.id, call.house.shelf.who_is_who(stored))


def _dice(records: list[Recorded]) -> bool:
    return any(record.entry.drawn for record in records)


@cog.tells(Voided)
def voided_line(call: Call[Book], entry: Voided) -> Argument:
    """The journal's line of an undo."""
    return say("voided-line")


@cog.tells(Restored)
def restored_line(call: Call[Book], entry: Restored) -> Argument:
    """The journal's line of what was put back."""
    return say("restored-line")
