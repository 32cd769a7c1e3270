"""What the club's book notes of what was done elsewhere: who was erased, who linked accounts, which clubs are part."""

from __future__ import annotations

from bot.commands.people.claims import close, restate
from bot.commands.people.cog import cog
from bot.engines.club import elsewhere
from bot.engines.club.club_book import ClubBook
from bot.hall.cards.card import Card, Tone, say
from bot.hall.declared.call import Call
from bot.names import key
from bot.storage.contract import Drop, Repeated


@cog.hears
async def hear(call: Call[ClubBook]) -> Card:
    """Note what is new, and let no question stand about who was erased, or between clubs that were parted."""
    book = call.book
    gone = {who for who in book.asked if not (await call.people.person(who)).name}
    questions = [claim for claim in book.claims.values() if gone & {claim.guest, claim.member}]
    elsewhere.heard_who_is_gone(book, sorted(gone))
    await close(call, questions, Card(say("claim-dropped"), (say("claim-dropped-why"),), tone=Tone.BAD))
    elsewhere.heard_of_parts(book, await _parts(call))
    elsewhere.heard_of_strangers(book, await _strangers(call))
    elsewhere.heard_of_names(book, await _given_back(call))
    elsewhere.heard_of_accounts(book, await _accounts(call))
    await restate(call)
    if not book.fresh and not call.told:
        raise Repeated("nothing is new")
    return Card()


async def _parts(call: Call[ClubBook]) -> dict[str, str]:
    """The clubs that are part of this one, each with a room of it."""
    parts = [club for club, into in call.people.links.rows.items() if into == call.book.club]
    rooms = {club: [room.id for room in await call.people.rooms(club) if room.club == club] for club in parts}
    return {club: call.book.parts.get(club) or rooms[club][0] for club in parts if rooms[club]}


async def _strangers(call: Call[ClubBook]) -> list[str]:
    """Who counts as somebody only by a link that is no more: each club is left with its own people, as they were."""
    return [
        old
        for old, join in call.book.joins.items()
        if join.called  # What stood before the book was laid is no link's.
        and not (
            (not join.of or call.people.links.one(join.of, call.book.club))
            and await _at_home(call, old)
            and await _at_home(call, join.into)
        )
    ]


async def _at_home(call: Call[ClubBook], id: str) -> bool:
    """Whether that is no guest, or one of the clubs that are one with this one."""
    homes = await call.store.rows("guests", person=id)
    return not homes or any(call.people.links.one(row["club"], call.book.club) for row in homes)


async def _given_back(call: Call[ClubBook]) -> dict[str, str]:
    """The guests of clubs that are others again to whom this one gave names, each with what their own club calls them;
    by no name of ours does anybody find them there any more."""
    names: dict[str, str] = {}
    for guest, (before, *given) in call.book.called.items():
        if not await _at_home(call, guest):
            club = await call.people.club_of(guest)
            own = [before, *await _called_at_home(call, club, guest)]
            names[guest] = own[-1]
            for gone in {await _key(call, name) for name in given} - {await _key(call, name) for name in own}:
                call.changes.append(Drop("guests", {"club": club, "key": gone, "person": guest}))
                call.changes.append(Drop("names", {"person": guest, "key": gone}))
    return names


async def _called_at_home(call: Call[ClubBook], club: str, guest: str) -> list[str]:
    """What the guest's own club calls them, where it gave them other names: ids of words."""
    for stored in await call.store.books(club=club, kind=ClubBook.kind, open_only=True):
        volume = await call.house.shelf.readable(stored.id)
        if volume is not None and isinstance(volume.book, ClubBook):
            return volume.book.called.get(guest, [])
    return []


async def _key(call: Call[ClubBook], words: str) -> str:
    return key(await call.people.words(words) or "")


async def _accounts(call: Call[ClubBook]) -> dict[str, str]:
    """Whose linked accounts are noted, and whose of this club are linked now: whoever comes later comes as one."""
    linked = call.people.joins.everywhere()
    now = {row["old"] for row in await call.store.rows("aliases", club="", at=call.now)}
    known = {person for person, _, _ in await call.store.called([call.book.club])} if now else set()
    return {old: into for old, into in linked.items() if old in call.book.accounts or old in now & known}
