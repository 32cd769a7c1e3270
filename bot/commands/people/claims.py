"""Claims: whether a member is a guest is asked where the guest plays; who can know confirms it, or says no, as the
member may."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from bot.commands.people.cog import cog
from bot.commands.people.played_together import can_know, never_met, open_claims, played_in
from bot.engines.book import Refused
from bot.engines.club import claims
from bot.engines.club.club_book import ClubBook, GuestClaim, How
from bot.hall.cards import as_json
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Member
from bot.hall.requests import NOBODY
from bot.names import key, key_in
from bot.storage.stored import Message

_PARTED = Card(say("claim-dropped"), (say("claim-parted-why"),), tone=Tone.BAD)
Guest = Annotated[str, Member(), Hidden()]


@cog.command("claim", opens=True, hidden=True, private=True)
async def claim(call: Call[ClubBook], guest: Guest) -> Card:
    """Have it asked whether the member who asks is a guest of the club."""
    called = await _called(call, guest)
    how = await _how(call, guest)
    claims.ask(call.book, guest, call.member, called, how, call.now, own=_pressed(call))
    await never_met(call, guest, call.member)
    office = (await call.people.offices(call.book.club, guest)).get(guest, 0)
    name = Free(called, guest)
    question = _question(call.member, guest, name, how, office)
    call.post(await _where(call, guest), question, key=_key(guest, call.member))
    return Card(say("claim-sent", guest=name), audience=Audience.MEMBER, tone=Tone.ASK)


async def _called(call: Call[ClubBook], guest: str) -> str:
    """What a guest of the club is called, kept as words; nobody else is asked about."""
    person = await call.people.person(guest)
    if not person.guest or not call.people.links.one(await call.people.club_of(guest), call.book.club):
        raise Refused("not-a-guest")
    return call.keep(person.name, whose=guest)


def _pressed(call: Call[ClubBook]) -> bool:
    """Whether the member did it, not we for them."""
    return call.request.account.id != NOBODY.id


async def _how(call: Call[ClubBook], guest: str) -> How:
    """Why it is asked: whoever did not press that button themselves has said nothing."""
    handles = {key(account.handle) for account in await call.people.accounts(call.member) if account.handle}
    if handles & {key_in(row["key"]) for row in await call.store.rows("guests", person=guest)}:
        return "username"
    return "pressed" if _pressed(call) else "again"


def _question(member: str, guest: str, name: Argument, how: How, office: int) -> Card:
    """What the room is asked."""
    who = Mention(member)
    if how == "username":
        why = say("claim-same-username")
    else:
        why = say("claim-says-so", who=who) if how == "pressed" else say("claim-asked-again")
    if office:
        knows = say("claim-office-director" if office < May.DIRECTOR else "claim-office-organiser", guest=name)
    else:
        knows = say("claim-who-knows", guest=name)
    row = (
        Button(say("claim-yes"), line_of("confirm", guest, member), "good"),
        Button(say("claim-no"), line_of("refuse", guest, member)),
    )
    asks = say("claim-asks", who=who, guest=name)
    return Card(asks, (why, knows), buttons=(row,), tone=Tone.ASK, numbered=True)


def line_of(act: str, guest: str, member: str) -> str:
    """The line of an answer: short enough for a button's id, which then holds for as long as nobody presses it."""
    return f"club {act} guest:<@{guest}> is:<@{member}>"


def _key(guest: str, member: str) -> str:
    return f"claim:{guest}:{member}"


async def _where(call: Call[ClubBook], guest: str) -> str:
    """The room where people know the guest: of the book in which they played last, else the one for results."""
    for book in await played_in(call, guest, call.book.club):
        return book.room
    return call.room_for("results")


@cog.command("confirm", hidden=True)
async def confirm(call: Call[ClubBook], guest: Guest, is_: Guest) -> Card:
    """Somebody who can know says that a member is the guest."""
    called = await _answered(call, guest, is_, joins=True)
    await never_met(call, guest, is_)
    others = [one for one in call.book.claims.values() if one.guest == guest and one.member != is_]
    claims.confirm(call.book, guest, is_, call.member)
    lines = (say("claim-by", by=Mention(call.member)), say("claim-undo"))
    card = Card(say("claim-confirmed", who=Mention(is_), guest=called), lines, tone=Tone.GOOD)
    await close(call, others, card)
    return await _said_where_asked(call, guest, is_, card)


@cog.command("refuse", opens=True, hidden=True)
async def refuse(call: Call[ClubBook], guest: Guest, is_: Guest) -> Card:
    """Somebody who can know, or the member, says that a member is not the guest."""
    if call.member in call.people.ids_of(is_, call.book.club):
        return await _denied(call, guest, is_)
    called = await _answered(call, guest, is_, joins=False)
    claims.refuse(call.book, guest, is_, call.member)
    card = Card(say("claim-refused", who=Mention(is_), guest=called), (say("claim-by", by=Mention(call.member)),))
    return await _said_where_asked(call, guest, is_, card)


async def _denied(call: Call[ClubBook], guest: str, member: str) -> Card:
    """The member's own no, which nobody else has to know; of what was not asked yet no room hears."""
    called = await _called(call, guest)
    claims.deny(call.book, guest, member, called, call.member)
    card = Card(say("claim-denied", who=Mention(member), guest=Free(called, guest)), (say("claim-not-again"),))
    if await call.store.under(_key(guest, member)):
        return await _said_where_asked(call, guest, member, card)
    return replace(card, audience=Audience.MEMBER)


async def _said_where_asked(call: Call[ClubBook], guest: str, member: str, card: Card) -> Card:
    """The answer takes the place of the question, wherever it was given: undone, the question stands there again."""
    key = _key(guest, member)
    rooms = [question.room for question in await call.store.under(key)]
    call.post(rooms[0] if rooms else await _where(call, guest), card, key=key)
    return replace(card, lines=(), audience=Audience.MEMBER)


async def close(call: Call[ClubBook], questions: Sequence[GuestClaim], card: Card) -> None:
    """Let what was done stand in the place of the questions that nobody has to answer any more: undone, they are asked
    again."""
    for one in questions:
        key = _key(one.guest, one.member)
        for question in (await call.store.under(key))[:1]:
            call.post(question.room, replace(card, audience=Audience.ROOM), key=key)


async def restate(call: Call[ClubBook]) -> None:
    """Let no question stand with its buttons whose clubs are two now, and let it stand again once they are one."""
    waiting = await open_claims(call, call.book)
    for one in call.book.claims.values():
        known_as = _key(one.guest, one.member)
        for message in (await call.store.under(known_as))[-1:]:
            if (one in waiting) == _stands(message):
                continue
            card = await _asked_again(call, one) if one in waiting else _PARTED
            call.post(message.room, card, key=known_as)


def _stands(message: Message) -> bool:
    return bool(message.card) and bool(as_json.loads(message.card).buttons)


async def _asked_again(call: Call[ClubBook], one: GuestClaim) -> Card:
    office = (await call.people.offices(call.book.club, one.guest)).get(one.guest, 0)
    return _question(one.member, one.guest, Free(one.called, one.guest), one.how, office)


async def _answered(call: Call[ClubBook], guest: str, member: str, *, joins: bool) -> Argument:
    """What the guest of an open claim is called; refused to whoever cannot know, and to the member themselves."""
    asked = call.book.claims.get((guest, member))
    if asked is None:
        raise Refused("claim-gone")
    if call.member in call.people.ids_of(member, call.book.club):
        raise Refused("claim-own")
    await can_know(call, asked, joins=joins)
    return Free(asked.called, guest)
