"""Two are one, parted again, or kept apart, with a preview of what changes; and a guest's new name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.commands.people.claims import close
from bot.commands.people.cog import cog
from bot.commands.people.likely import why_likely
from bot.commands.people.pages import Page, paged
from bot.commands.people.played_together import in_office, known_here, may_give_office, never_met, two_people
from bot.commands.people.results import changes_of
from bot.engines.book import Refused
from bot.engines.club import joins
from bot.engines.club.club_book import ClubBook
from bot.hall.cards.card import Argument, Audience, Button, Card, Free, Mention, Tone, say
from bot.hall.cards.plain_text import clean
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import Hidden, May
from bot.hall.declared.kinds import Member, Text, Yes
from bot.hall.people.person import Person
from bot.hall.running.book_rows import is_one_of, somebody_else
from bot.names import key, reserved
from bot.storage.contract import Put

One = Annotated[str, Member(), Hidden()]
Id = Annotated[str, Text(longest=11), Hidden()]
Sure = Annotated[Yes, Hidden()]
Name = Annotated[str, Text(longest=64)]
Other = Annotated[str, Member(known=True)]


@cog.command("join", may=May.DIRECTOR, opens=True, hidden=True, private=True)
async def join(
    call: Call[ClubBook], old: One, into: Other | None = None, sure: Sure = False, page: Page | None = None
) -> Card:
    """Make two people one in the club's books; what changes is said before."""
    await known_here(call, *filter(None, (old, into)))
    if into is None:
        return await _offered(call, old, page)
    one, other = await call.people.person(old), await call.people.person(into)
    if not one.guest and other.guest:  # what a guest has played becomes the member's
        one, other = other, one
    if one.id == other.id:
        raise Refused("already-one")
    names: dict[str, Argument] = {"one": Mention(one.id), "other": Mention(other.id)}
    if not one.guest:  # their words, and what they do in other clubs, would be each other's
        why = await why_likely(call, one.id, other.id)
        return _waits(one.id, other.id, say("join-link-themselves", **names), names, why)
    if not sure and is_one_of(call.people, call.book.club, call.member, one.id, other.id):
        return _waits(one.id, other.id, say("join-needs-another", **names), names)
    somebody_else(call.people, call.book.club, call.member, one.id, other.id)
    await may_give_office(call, one.id)
    if not other.guest and not await in_office(call, other.id):
        raise Refused("claim-new-office")
    await never_met(call, one.id, other.id)
    if not sure:
        two = f"old:<@{one.id}> into:<@{other.id}>"
        return Card(
            say("join-title", **names),
            (
                *await why_likely(call, one.id, other.id),
                *await changes_of(call, one.id, other.id, call.book.club),
                say("join-what", **names),
            ),
            buttons=(
                (
                    Button(say("join-sure"), f"club join {two} sure:yes", "good"),
                    _two_people(one.id, other.id),
                ),
            ),
            audience=Audience.MEMBER,
            tone=Tone.ASK,
        )
    called = call.keep(one.name, whose=one.id)
    into_called = _guests_name(call, other)
    # As they were before these were joined: another guest's name would be told otherwise afterwards.
    names = {"guest": Free(called, one.id), "who": Free(into_called, other.id) if into_called else Mention(other.id)}
    questions = [claim for claim in call.book.claims.values() if claim.guest == one.id]
    joins.join(call.book, one.id, other.id, called, call.member, into_called, await _of(call, other))
    card = Card(
        say("claim-confirmed", **names),
        (say("claim-by", by=Mention(call.member)), say("claim-undo")),
        audience=Audience.MEMBER,
        tone=Tone.GOOD,
    )
    await close(call, questions, card)
    _tell(call, other.id, card)
    return card


def _guests_name(call: Call[ClubBook], person: Person) -> str:
    """What a guest is called now, kept: joined, they have another's name. Nobody else's is."""
    return call.keep(person.name, whose=person.id) if person.guest else ""


async def _of(call: Call[ClubBook], person: Person) -> str:
    """The club of a member whom this one knows by their link alone; empty for everybody else."""
    for club in () if person.guest else call.people.links.circle(call.book.club):
        everywhere = call.people.resolver("")
        if person.id in {everywhere.get(id, id) for id, _, _ in await call.store.called([club])}:
            return "" if club == call.book.club else club
    return ""


def _waits(one: str, other: str, whom: Argument, names: dict[str, Argument], why: Sequence[Argument] = ()) -> Card:
    """Two whom another has to join, and for whom it waits: here only that they are two can be said."""
    return Card(
        say("join-title", **names),
        (*why, whom),
        buttons=((_two_people(one, other),),),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
    )


def _two_people(one: str, other: str) -> Button:
    return Button(say("join-two"), f"club apart one:<@{one}> other:<@{other}>")


async def _offered(call: Call[ClubBook], old: str, page: int | None) -> Card:
    """With whom somebody can be joined: first those of like names, and the members a guest may have become."""
    person, known = await call.people.person(old), await call.people.known_in(call.book.club)
    like = {id for name in known.called.get(person.id, ()) for id in known.like(name)}
    others = [one for one in known.everybody if one.id != person.id and (one.guest or person.guest)]
    two = await two_people(call, person.id, {one.id for one in others})
    others = [one for one in others if one.id not in two]
    others.sort(key=lambda one: (one.id not in like, one.guest))
    buttons = [Button(Mention(one.id), f"club join old:<@{old}> into:<@{one.id}>") for one in others]
    named = Button(say("people-other-name"), f"club join old:<@{old}>", ask=("into",), in_words=True)
    return Card(
        say("join-with-whom", who=Mention(old)),
        () if others else (say("people-part-empty"),),
        buttons=paged(buttons, page or 1, f"club join old:<@{old}>", named),
        audience=Audience.MEMBER,
        tone=Tone.ASK,
        replaces=page is not None,
    )


@cog.command("part", may=May.DIRECTOR, hidden=True, private=True)
async def part(call: Call[ClubBook], old: Id) -> Card:
    """Part who had become one."""
    whole, called = call.book.whole(old), call.book.joins.get(old)
    joins.part(call.book, old, call.member)
    name = Free(called.called, old) if called and called.called else Mention(old)
    card = Card(
        say("parted", guest=name, who=Mention(whole)),
        (say("claim-by", by=Mention(call.member)),),
        audience=Audience.MEMBER,
        tone=Tone.GOOD,
    )
    _tell(call, whole, card)
    return card


def _tell(call: Call[ClubBook], person: str, card: Card) -> None:
    """Say to whom it concerns what was done, unless they did it."""
    if person != call.member:
        call.tell(person, card)


@cog.command("apart", may=May.DIRECTOR, opens=True, hidden=True, private=True)
async def apart(call: Call[ClubBook], one: One, other: One) -> Card:
    """Say that two are two, so that nobody is asked again."""
    await known_here(call, one, other)
    questions = [claim for claim in call.book.claims.values() if {claim.guest, claim.member} == {one, other}]
    first, second = [await call.people.person(id) for id in (one, other)]
    called = (_guests_name(call, first), _guests_name(call, second))
    joins.keep_apart(call.book, one, other, call.member, called)
    card = Card(say("kept-apart", one=Mention(one), other=Mention(other)), audience=Audience.MEMBER, tone=Tone.GOOD)
    await close(call, questions, card)
    return card


@cog.command("rename", may=May.DIRECTOR, opens=True, hidden=True, private=True)
async def rename(call: Call[ClubBook], guest: One, name: Name) -> Card:
    """Call a guest otherwise."""
    person, name = await call.people.person(guest), clean(name).removeprefix("@")
    club = await call.people.club_of(guest)
    await known_here(call, guest)
    if not person.guest:
        raise Refused("not-a-guest")
    if reserved(name):
        raise Refused("name-reserved", name=name)
    known = await call.people.known_in(club)
    if known.imitates(name):
        raise Refused("name-imitates", name=name)
    [taken] = await call.store.rows("guests", club=club, key=key(name)) or [{"person": guest}]
    if taken["person"] != guest or {*known.shown_so(name)} - {guest}:
        raise Refused("name-taken", name=name)
    before = call.keep(person.name, whose=guest)
    now = call.keep(name, whose=guest)
    joins.rename(call.book, guest, now, before, call.member)
    # Found by both names, also after an undo.
    call.changes.append(Put("guests", {"club": club, "key": key(name), "person": guest}))
    call.changes.append(Put("names", {"person": guest, "key": key(person.name), "sort": "was", "name": person.name}))
    names = {"before": Free(before, guest), "name": Free(now, guest)}
    return Card(say("renamed", **names), audience=Audience.MEMBER, tone=Tone.GOOD)
