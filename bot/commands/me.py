"""/me: what is kept about a member, their language and notices, their accounts made one, and being forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from bot.commands.club import Code, code_card, confirm, new_code, subject_of
from bot.engines.book import Book, Refused
from bot.hall.books.own_data import own_data
from bot.hall.cards.card import Argument, Attachment, Audience, Button, Card, Mention, Tone, say, strong
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Cog, Hidden, May
from bot.hall.declared.kinds import Choice, Yes, YesNo
from bot.hall.declared.kinds import Member as MemberKind
from bot.hall.house import House
from bot.hall.people.erasing import erased, forgotten_by_chats
from bot.hall.people.people import Person
from bot.hall.people.rooms import CLUB_RANKS
from bot.storage.contract import Drop, Put

cog: Cog[Book] = Cog(group="me")

MyLanguage = Annotated[str, Choice(name="my-language", values=("it", "en", "auto"))]
Sure = Annotated[bool, YesNo(), Hidden()]
Guest = Annotated[str, MemberKind(), Hidden()]


@cog.command("show", reads=True, private=True)
async def show(call: Call[Book]) -> Card:
    """What is kept about the member who asks."""
    person = call.person
    accounts = await call.people.accounts(person.id)
    rooms = await call.people.rooms_of(person.id)
    words = await call.people.rows_of("words", person.id)
    books = await call.house.books.of_person(person)
    language = say(f"language-{person.language}") if person.language else say("me-language-auto")
    lines: list[Argument] = [
        say("me-name", name=strong(person.name), id=person.id),
        *(say("me-account", platform=say(f"platform-{one.platform}"), name=one.name) for one in accounts),
        say("me-speech", language=language),
        say("me-notices-on" if person.notices else "me-notices-off"),
        say("me-seen", rooms=len(rooms), books=len(books)),
        *(say("me-offices", roles=role) for role in await _offices(call)),
        say("me-words", count=len(words)),
        say("me-what-else"),
    ]
    ways = (Button(say("me-button-language"), "me language"), Button(say("me-button-link"), "me link"))
    own = (Button(say("me-button-data"), "me data"), Button(say("me-button-forget"), "me forget", "bad"))
    return Card(say("me-title"), tuple(lines), buttons=(ways, own), audience=Audience.MEMBER)


async def _offices(call: Call[Book]) -> list[Argument]:
    """The member's offices, each with its club."""
    rows = await call.people.rows_of("roles", call.member)
    clubs = {row["club"]: await call.people.club(row["club"]) for row in rows}
    return [
        say("me-office", role=say(f"choices-role.{row['role']}"), club=club.title)
        if len(rows) > 1
        else say(f"choices-role.{row['role']}")
        for row in rows
        if (club := clubs[row["club"]]) is not None
    ]


@cog.command("data", reads=True, hidden=True, private=True)
async def data(call: Call[Book]) -> Card:
    """All that is kept about the member who asks, as a file."""
    files = (Attachment("own-data", {"person": call.member}),)
    return Card(say("me-data-title"), (say("me-data-what"),), files=files, audience=Audience.MEMBER)


@cog.attachment("own-data")
async def data_file(house: House, values: Mapping[str, Any], language: str) -> tuple[str, bytes]:
    """One person's data, as JSON."""
    data = await own_data(house.store, house.people, house.shelf, values["person"])
    return "araldo-me.json", data.encode()


@cog.command("language", private=True)
async def language(call: Call[Book], language: MyLanguage) -> Card:
    """The language in which the member is spoken to alone."""
    call.changes.append(Put("people", {"id": call.member, "language": "" if language == "auto" else language}))
    words = say("me-language-auto") if language == "auto" else say(f"language-{language}")
    return Card(say("me-language-set", language=strong(words)), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("notices", private=True)
async def notices(call: Call[Book], wanted: Yes) -> Card:
    """Whether the member wants private lines."""
    call.changes.append(Put("people", {"id": call.member, "notices": int(wanted)}))
    return Card(say("me-notices-on" if wanted else "me-notices-off"), audience=Audience.MEMBER, tone=Tone.GOOD)


@cog.command("link", private=True)
async def link(call: Call[Book], code: Code | None = None) -> Card:
    """Join the member's accounts, or a guest's name, into one person."""
    if code is None:
        fresh = new_code()
        call.changes.append(Put("codes", {"code": fresh, "kind": "person", "subject": call.member, "at": call.now}))
        card = code_card("me-link-code", "me link", fresh)
        guests = await _guests(call)
        if not guests:
            return card
        claims = tuple(Button(say("me-claim", name=one.name), f"me claim guest:<@{one.id}>") for one in guests[:20])
        rows = tuple(claims[start : start + 2] for start in range(0, len(claims), 2))
        return Card(card.title, (*card.lines, say("me-link-guests")), None, None, (), rows, card.audience, card.tone)
    other = (await call.people.person(await subject_of(call, code, "person"))).id
    if other == call.member:
        raise Refused("same-person")
    call.changes.append(Drop("codes", {"code": code.upper()}))
    await join(call, call.member, other, "")
    return Card(
        say("me-linked", who=Mention(other)), (say("me-linked-what"),), audience=Audience.MEMBER, tone=Tone.GOOD
    )


@cog.command("claim", hidden=True, private=True)
async def claim(call: Call[Book], guest: Guest) -> Card:
    """Ask a director to confirm that a guest is the member who asks."""
    await _guest(call, guest)
    button = Button(say("me-claim-confirm"), f"me confirm guest:<@{guest}> member:<@{call.member}>", "good")
    call.post(
        await _asked_in(call, guest),
        Card(say("me-claim-asks", who=Mention(call.member), guest=Mention(guest)), buttons=((button,),), tone=Tone.ASK),
        key=f"claim:{guest}:{call.member}",
    )
    return Card(say("me-claim-sent", guest=Mention(guest)), audience=Audience.MEMBER, tone=Tone.ASK)


async def _asked_in(call: Call[Book], guest: str) -> str:
    """The room where a director is asked: this one; from a private chat, one where both were seen."""
    if not call.room.private:
        return call.room.id
    club = await call.people.club_of(guest)
    mine = [await call.people.room(room) for room in await call.people.rooms_of(call.member)]
    books = [await call.store.book(book) for book in await call.people.played_in(guest)]
    played = {book.room for book in books if book is not None}
    rooms = [room.id for room in mine if room is not None and room.club and room.club == club]
    return next((room for room in rooms if room in played), next(iter(rooms), call.room.id))


@cog.command("confirm", may=May.DIRECTOR, hidden=True)
async def confirm_claim(call: Call[Book], guest: Guest, member: Guest) -> Card:
    """A director says that a guest and a member are one."""
    await _guest(call, guest)
    await _vouch(call, guest)
    name = (await call.people.person(guest)).name
    await join(call, guest, member, await call.people.club_of(guest))
    return Card(say("me-claimed", who=Mention(member), guest=name), tone=Tone.GOOD, replaces=True)


async def _vouch(call: Call[Book], guest: str) -> None:
    """Refuse whoever is no director of the guest's club: in private everybody is their own organiser.

    Whoever confirms gives the guest's office too, so theirs must be higher.
    """
    offices = {row["club"]: CLUB_RANKS[row["role"]] for row in await call.people.rows_of("roles", guest)}
    for club in {await call.people.club_of(guest), *offices}:
        here = call.club is not None and call.club.id == club
        rank = call.rank if here else await call.people.rank(club, call.member)
        if rank < May.DIRECTOR:
            raise Refused("not-for-you-director")
        if offices.get(club, 0) >= rank and rank < May.ORGANISER:
            raise Refused("not-for-you-organiser")


@cog.command("forget", private=True)
async def forget(call: Call[Book], sure: Sure = False) -> Card:
    """Erase the member's personal data; what they played stays under a pseudonym."""
    if not sure:
        return Card(
            say("me-forget-title"),
            (say("me-forget-what"), say("me-forget-stays")),
            buttons=(confirm("me-forget-sure", "me forget sure:yes"),),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    call.changes += await erased(call.store, call.people, call.member, call.now)
    name = call.house.texts.say(call.settings.club.language, "erased-person", {"id": call.member[-4:]})
    await forgotten_by_chats(call.house.chats, call.people, call.member, name)
    return Card(say("me-forgotten"), audience=Audience.MEMBER, tone=Tone.GOOD)


async def join(call: Call[Book], old: str, into: str, club: str) -> None:
    """Let two persons be one, in the books of a club or everywhere: what was whose stays written so."""
    await _never_met(call, old, into)
    call.changes += call.people.joins.joined(club, old, into, call.now)


async def _never_met(call: Call[Book], one: str, other: str) -> None:
    """Refuse to make one of two people who have played against each other."""
    for stored in await call.house.books.of_person(await call.people.person(one)):
        volume = await call.house.shelf.volume(stored.id)
        if volume is not None and volume.book.opponents(one, other):
            raise Refused("have-met", one=Mention(one), other=Mention(other))


async def _guests(call: Call[Book]) -> list[Person]:
    """The guests of the member's clubs, and of this chat."""
    circles = dict.fromkeys([call.circle, *sorted(await call.people.clubs_of(call.member))])
    return [guest for circle in circles for guest in await call.people.guests(circle)]


async def _guest(call: Call[Book], guest: str) -> None:
    if not (await call.people.person(guest)).guest:
        raise Refused("not-a-guest")
