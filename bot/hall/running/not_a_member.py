"""A name that was taken for a member's, or a guest's of that first name, though another guest was meant: by a press the
same line is done once more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.engines.book import Entry, Refused
from bot.hall.cards.card import Audience, Button, Card, Mention, say
from bot.hall.cards.card_drawer import held_in
from bot.hall.declared.call import Call, Taken
from bot.hall.declared.declaration import Command, May
from bot.hall.declared.kinds import Upload
from bot.hall.declared.lines import line_of
from bot.hall.declared.typed_people import a_guest, instead, name_of
from bot.hall.declared.values import Values

MOST = 3
"""Names of one line that can be said to be a guest's."""
LOOKED_AT = 20
"""The last entries of somebody that are looked at for a word of theirs."""


async def in_doubt(call: Call[Any], taken: Mapping[str, Taken]) -> dict[str, Taken]:
    """The names that may still be meant for a guest; not those of members who play in this book and have said something
    there by themselves: until then others alone have named them, and may have meant somebody else each time."""
    players = call.book.players() if taken and call.volume is not None else ()
    sure = {one.person for one in taken.values() if one.person in players and await _spoke(call, one.person)}
    return {typed: one for typed, one in taken.items() if one.person not in sure}


async def _spoke(call: Call[Any], person: str) -> bool:
    """Whether somebody has recorded anything in the book of the call, and not only said that something is not so."""
    assert call.volume is not None
    book = call.volume.stored
    for id in call.people.ids_of(person, book.club):
        if any(not Entry.kinds[one.kind].denies for one in await call.store.entries(book.id, by=id, last=LOOKED_AT)):
            return True
    return False


async def offered(call: Call[Any], command: Command, card: Card) -> Card:
    """The card, with a button for each name that may be a guest's: by it the same is done with a guest."""
    recorded = call.volume is not None and bool(call.book.fresh) and call.after is None
    if not call.taken or card.audience is not Audience.ROOM or not (command.reads or recorded):
        return card
    if any(isinstance(parameter.kind, Upload) for parameter in command.parameters):
        return card  # A file stands in no line.
    mark = "" if command.reads else f"^{call.request.id} "
    words = await Values.of(call).typed(call.given)
    named = {one.person for one in call.taken.values()}
    alone = len(named | {held.person for held in held_in(card) if isinstance(held, Mention)}) == 1
    buttons = []
    for typed, (person, into) in list(call.taken.items())[:MOST]:
        otherwise = instead(command, words, typed, a_guest(typed), into)
        guest = (await call.people.person(person)).guest
        if otherwise == words or (guest and command.reads):
            continue
        if guest:
            label = say("not-this-guest", name=name_of(typed))
        else:
            label = say("not-a-member") if alone else say("not-this-member", name=Mention(person))
        buttons.append(Button(label, mark + line_of(command, otherwise)))
    return replace(card, buttons=(*card.buttons, tuple(buttons))) if buttons else card


async def upon_what_was_before(call: Call[Any], request: str) -> Call[Any]:
    """The call upon the book without what a request recorded, on which nothing stands: its author's to change, or a
    director's."""
    assert call.volume is not None
    found = await call.actions.of(request)
    if not await call.actions.left_of(found):
        raise Refused("overtaken")
    if await call.actions.standing_on(found) or await call.actions.others_upon(found):
        raise Refused("overtaken")
    if found.person != call.member and call.rank < May.DIRECTOR:
        raise Refused("not-yours-to-change")
    return await call.upon(await call.actions.void(found, call.agreed))
