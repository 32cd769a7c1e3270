"""What stands in a club's rooms and shows who turned out to be another, or has another name now: it is drawn anew.

The cards of imports offer «I am …»: whoever turned out to be a member is named on none of them, and stands there again
once that is taken back.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.commands.imported_names import claiming, without_account
from bot.commands.people.cog import cog
from bot.engines.club.club_book import ClubBook
from bot.hall.books.long_books import pages
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Button, Card, Say
from bot.hall.cards.ids import PERSON
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told
from bot.storage.contract import Repeated
from bot.storage.stored import Message, StoredNotice, of_answer

IMPORTED = "-imported"
"""How the title of what an import says ends, in every game."""
NAMED = ("import-without-account", "import-without-more")
"""The lines that name those who have no account."""
OFFERS = ("!club claim ", "!me link ")
"""How the lines of buttons begin with which somebody says who they are."""
LATELY, MOST = 300, 20
"""How many recent messages are searched, and how many of those found are drawn anew, the newest first: a Telegram group
takes twenty messages a minute."""


@cog.hears_joins
async def settle(call: Call[ClubBook], guests: Sequence[str]) -> Card:
    """Let what shows these say who they are now, and the cards of the imports that named them who has no account."""
    for people, messages in (await _imports(call, guests)).values():
        known = await call.people.known_in(call.circle)
        named = [one for one in people if one in known.guests]
        for said in messages:
            card = _with(as_json.loads(said.card), named)
            if card != as_json.loads(await call.store.edit_of(said.ref) or said.card):
                for_all = said.ref == of_answer(said.request) and card.audience is Audience.ROOM
                call.told.append(Told(card, said.room, "" if for_all else said.person, instead=said))
    call.notices += [_anew(call, said) for said in await _showing(call, guests)]
    if not call.told and not call.notices:
        raise Repeated("nothing shows them")
    return Card()


async def _showing(call: Call[ClubBook], people: Collection[str]) -> list[Message]:
    """What stands in the club's rooms now, each thing as it was shown last, and has the names of these on it."""
    rooms = [room.id for club in call.people.links.circle(call.book.club) for room in await call.people.rooms(club)]
    lately = await call.store.said_lately(dict.fromkeys(rooms), LATELY)
    places = {one.ref: one.place for one in lately if one.became}
    read = {one.ref for one in lately if one.only_read}
    coming = {name for one in lately if one.state == "waiting" for name in (one.ref, one.key) if name}
    standing: dict[str, Message] = {}
    for one in lately:
        standing[places.get(one.ref, one.ref)] = one
    on_it = {f'"person":"{id}"' for id in people}
    return [
        one
        for one in standing.values()
        if coming.isdisjoint((one.ref, one.key))
        and one.ref not in read  # It tells how it was when it was asked, and may be asked again.
        and any(id in one.card for id in on_it)
        and _is_for_all(one)
    ][-MOST:]


def _is_for_all(message: Message) -> bool:
    """Whether everybody in the room sees this message. Live cards and cards of imports are not meant: they are drawn
    anew by other ways."""
    card, became = as_json.loads(message.card), json.loads(message.became or "{}")
    seen = bool(became.get("messages", became)) and not became.get("waiting")
    return seen and card.audience is Audience.ROOM and not card.live and not _is_of_an_import(card)


def _anew(call: Call[ClubBook], message: Message) -> StoredNotice:
    """The same card, drawn anew in its place: it calls nobody once more."""
    assert call.volume is not None
    card, ref = message.card.replace('"ping":true', '"ping":false'), message.ref
    edit = StoredNotice(f"strike {ref}", card, call.now, message.room, "", call.volume.stored.id, strikes=ref)
    return replace(edit, request=call.request.id)


async def _imports(call: Call[ClubBook], guests: Iterable[str]) -> dict[str, tuple[dict[str, None], list[Message]]]:
    """The imports that named one of these, each with all whom it named and what it said."""
    found: dict[str, tuple[dict[str, None], list[Message]]] = {}
    for book in dict.fromkeys([row["book"] for id in guests for row in await call.store.rows("plays", person=id)]):
        named: dict[str, dict[str, None]] = {}
        async for page in pages(call.store, book):
            for entry in page:
                named.setdefault(entry.request, {}).update(dict.fromkeys(PERSON.findall(entry.body)))
        for request, people in named.items():
            messages = [] if people.keys().isdisjoint(guests) else await call.store.messages(request)
            if said := [one for one in messages if _is_import(one)]:
                found[request] = people, said
    return found


def _is_import(message: Message) -> bool:
    if not (message.state == "said" and not message.struck and message.became and message.card):
        return False
    return _is_of_an_import(as_json.loads(message.card))


def _is_of_an_import(card: Card) -> bool:
    return isinstance(card.title, Say) and card.title.key.endswith(IMPORTED)


def _with(card: Card, guests: Sequence[str]) -> Card:
    """The card with these as those who have no account."""
    rows = [tuple(one for one in row if not one.line.startswith(OFFERS)) for row in card.buttons]
    place = next((at for at, row in enumerate(rows) if row != card.buttons[at]), len(rows))
    offers = [tuple(Button(one.label, one.line) for one in row) for row in claiming(guests)]
    lines = [line for line in card.lines if not (isinstance(line, Say) and line.key in NAMED)]
    buttons = [row for row in (*rows[:place], *offers, *rows[place:]) if row]
    return replace(card, lines=(*lines, *without_account(guests)), buttons=tuple(buttons))
