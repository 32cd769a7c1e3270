"""The cards of imports that offer «I am …»: whoever turned out to be a member stands on none of them, and stands there
again once that is taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.commands.imported_names import claiming, without_account
from bot.commands.people.cog import cog
from bot.engines.club.club_book import ClubBook
from bot.hall.books.shelf import pages
from bot.hall.cards import as_json
from bot.hall.cards.card import Audience, Button, Card, Say
from bot.hall.cards.ids import PERSON
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told
from bot.storage.contract import Repeated
from bot.storage.stored import Message, of_answer

IMPORTED = "-imported"
"""How the title of what an import says ends, in every game."""
NAMED = ("import-without-account", "import-without-more")
"""The lines that name those who have no account."""
OFFERS = ("!club claim ", "!me link ")
"""How the lines of buttons begin with which somebody says who they are."""


@cog.hears_joins
async def settle(call: Call[ClubBook], guests: Sequence[str]) -> Card:
    """Let the cards of the imports that named these say who has no account as it stands now."""
    for people, messages in (await _imports(call, guests)).values():
        known = await call.people.known_in(call.circle)
        named = [one for one in people if one in known.guests]
        for said in messages:
            before = as_json.loads(said.card)
            card = _with(before, named)
            if card != before:
                for_all = said.ref == of_answer(said.request) and card.audience is Audience.ROOM
                call.told.append(Told(card, said.room, "" if for_all else said.person, instead=said))
    if not call.told:
        raise Repeated("no import named them")
    return Card()


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
    title = as_json.loads(message.card).title
    return isinstance(title, Say) and title.key.endswith(IMPORTED)


def _with(card: Card, guests: Sequence[str]) -> Card:
    """The card with these as those who have no account."""
    rows = [tuple(one for one in row if not one.line.startswith(OFFERS)) for row in card.buttons]
    place = next((at for at, row in enumerate(rows) if row != card.buttons[at]), len(rows))
    offers = [tuple(Button(one.label, one.line) for one in row) for row in claiming(guests)]
    lines = [line for line in card.lines if not (isinstance(line, Say) and line.key in NAMED)]
    buttons = [row for row in (*rows[:place], *offers, *rows[place:]) if row]
    return replace(card, lines=(*lines, *without_account(guests)), buttons=tuple(buttons))
