"""The cards of imports that offer «I am …»: whoever turned out to be a member stands on none of them any more."""

from __future__ import annotations

from dataclasses import replace

from bot.commands.lists import listed
from bot.commands.people.together import volumes_of
from bot.engines.club.club_book import ClubBook
from bot.hall.books.shelf import pages
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Audience, Card, Mention, Say, say
from bot.hall.cards.card_drawer import held_in
from bot.hall.declared.call import Call
from bot.hall.declared.told import Told
from bot.storage.stored import of_answer


async def settle(call: Call[ClubBook], guest: str) -> None:
    """Take a guest off the cards of the imports that named them."""
    claim = f"guest:<@{guest}>"
    requests: dict[str, None] = {}
    async for volume in volumes_of(call, guest):
        async for page in pages(call.store, volume.stored.id):
            requests |= dict.fromkeys(entry.request for entry in page if guest in entry.body)
    for request in requests:
        for said in await call.store.messages(request):
            if said.state == "said" and not said.struck and said.became and f"claim {claim}" in said.card:
                card = await _without(call, as_json.loads(said.card), guest)
                for_all = said.ref == of_answer(request) and card.audience is Audience.ROOM
                call.told.append(Told(card, said.room, "" if for_all else said.person, instead=said))


async def _without(call: Call[ClubBook], card: Card, guest: str) -> Card:
    """The card without that guest, and without whoever was a guest and is none any more."""
    named = [held.person for held in held_in(Card(lines=card.lines)) if isinstance(held, Mention)]
    gone = {guest, *[id for id in named if not (await call.people.person(id)).guest]}
    buttons = [
        tuple(one for one in row if not any(one.line.endswith(f"claim guest:<@{id}>") for id in gone))
        for row in card.buttons
    ]
    lines = [line for one in card.lines if (line := _line(one, gone)) is not None]
    return replace(card, lines=tuple(lines), buttons=tuple(row for row in buttons if row))


def _line(line: Argument, gone: set[str]) -> Argument:
    """A line without whoever has an account by now; none if it named nobody else."""
    if not (isinstance(line, Say) and line.key == "import-without-account"):
        return line
    named = [held for held in held_in(Card(lines=(line,))) if isinstance(held, Mention)]
    left = [one for one in reversed(named) if one.person not in gone]
    count = line.arguments["count"]
    assert isinstance(count, int)
    return say("import-without-account", count=count - len(named) + len(left), who=listed(left)) if left else None
