"""Where people of a club have played, and with whom: who can know who somebody is, and who cannot be one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from bot.engines.book import Book, Recorded, Refused
from bot.engines.club.claims import ClaimAsked
from bot.engines.club.club_book import ClubBook, GuestClaim
from bot.engines.way_back import named_in
from bot.hall.books.actions import Actions
from bot.hall.books.shelf import Volume
from bot.hall.cards import press_id
from bot.hall.cards.card import Argument, Button, Free, Mention
from bot.hall.declared.call import Call
from bot.hall.declared.declaration import May
from bot.hall.declared.known_before import A_WHILE, in_office_before
from bot.storage.stored import StoredBook


async def played_in(call: Call[Any], person: str, club: str) -> list[StoredBook]:
    """The books of a club in which somebody plays, the last used first."""
    ids = call.people.ids_of(person, club)
    circle = call.people.links.circle(club)
    plays = {row["book"] for id in ids for row in await call.store.rows("plays", person=id)}
    return [
        book
        for book in await call.store.books(clubs=circle)
        if book.id in plays and not Book.kinds[book.kind].about_people
    ]


async def volumes_of(call: Call[ClubBook], person: str) -> AsyncIterator[Volume]:
    """Those books, opened one after the other."""
    for stored in await played_in(call, person, call.book.club):
        volume = await call.house.shelf.readable(stored.id)
        if volume is not None:
            yield volume


async def books_about_people(call: Call[ClubBook]) -> dict[str, ClubBook]:
    """The books about the people of all clubs that are one, by their ids: that of this call, under "", is the first."""
    books = {"": call.book}
    for stored in await call.store.books(
        clubs=call.people.links.circle(call.book.club), kind=ClubBook.kind, open_only=True
    ):
        volume = await call.house.shelf.readable(stored.id)
        if volume is not None and isinstance(volume.book, ClubBook) and volume.book.club != call.book.club:
            books[stored.id] = volume.book
    return books


async def open_claims(call: Call[Any], book: ClubBook) -> list[GuestClaim]:
    """The claims of a book that can be answered: the guest of a club that is another again is nobody's here."""
    clubs = call.people.links
    return [one for one in book.claims.values() if clubs.one(await call.people.club_of(one.guest), book.club)]


def pinned_to(book: str, button: Button) -> Button:
    """The button of another club's book, by its id; as it is for that of the call."""
    return replace(button, line=press_id.written(button, book), ask=()) if book else button


async def known_here(call: Call[ClubBook], *ids: str) -> None:
    """Refuse whoever is nobody in this club, without a word on them: no button of `/club people` names anybody else."""
    known = (await call.people.known_in(call.book.club)).people
    for id in ids:
        if (await call.people.person(id)).id not in known:
            raise Refused("button-gone")


async def have_met(call: Call[ClubBook], one: str, other: str) -> bool:
    """Whether two people have played against each other in this club, so that they cannot be one."""
    async for volume in volumes_of(call, one):
        if other in volume.book.opponents(one):
            return True
    return False


async def never_met(call: Call[ClubBook], one: str, other: str) -> None:
    """Refuse to make one of two people who have played against each other, or play for two teams of a tournament."""
    async for volume in volumes_of(call, one):
        refuse_one(volume.book, one, other)


async def two_people(call: Call[ClubBook], one: str, others: Collection[str]) -> set[str]:
    """Those of these whom `never_met` would refuse to make one with somebody."""
    found: set[str] = set()
    async for volume in volumes_of(call, one):
        against = volume.book.opponents(one)
        found |= {other for other in others if other in against or volume.book.two_places(one, other)}
    return found


def refuse_one(book: Book, one: str, other: str) -> None:
    """Refuse to make one of two who cannot be one by what stands in a book."""
    names: dict[str, Argument] = {"one": Mention(one), "other": Mention(other)}
    if other in book.opponents(one):
        raise Refused("have-met", **names)
    if teams := book.two_places(one, other):
        first, second = map(Free, teams)
        raise Refused("two-places", book=Free(book.name), team=first, their_team=second, **names)


async def may_give_office(call: Call[ClubBook], guest: str) -> None:
    """Refuse whoever would give away an office: who says who a guest is gives the guest's, so theirs must be higher."""
    office = (await call.people.offices(call.book.club, guest)).get(guest, 0)
    if office and call.rank <= office and call.rank < May.ORGANISER:
        raise Refused("not-for-you-director" if office < May.DIRECTOR else "not-for-you-organiser")


async def in_office(call: Call[ClubBook], member: str) -> bool:
    """Whether the call's member may say by their office alone who a member is: not by one that they were just given."""
    if call.rank < May.DIRECTOR:
        return False
    return await in_office_before(call, call.member, call.now - A_WHILE, member)


async def can_know(call: Call[ClubBook], claim: GuestClaim, *, joins: bool) -> None:
    """Refuse whoever cannot know who a guest is: neither a director nor somebody who has played with the guest.

    What joins the two takes a witness: a game that one of them recorded, or that came after, would be made for it.
    """
    await may_give_office(call, claim.guest)
    if await in_office(call, claim.member):
        return
    now = call.people.resolver(call.book.club)
    me, member = now.get(call.member, call.member), now.get(claim.member, claim.member)
    met = False
    witness = Witness(replace(claim, at=await _first_asked(call, claim)), me, member)
    async for volume in volumes_of(call, claim.guest):
        met = met or me in volume.book.met(claim.guest)
        if met and not joins:
            return
        voided = await Actions(call.store, call.house.shelf, volume).voided()
        evening = Evening(volume.book, witness, voided)
        await call.house.shelf.through(volume.stored, evening.hear)
    if call.rank >= May.DIRECTOR and not (met and witness.sure):
        raise Refused("claim-new-office")
    if not met:
        raise Refused("claim-not-for-you")
    if not witness.sure:
        raise Refused("claim-new-witness" if witness.was_there else "claim-no-witness")


async def _first_asked(call: Call[ClubBook], claim: GuestClaim) -> float:
    """When a claim was first asked, even if that was denied or undone: a witness must have met the guest before."""
    assert call.volume is not None
    members = call.people.ids_of(claim.member, call.book.club)
    moments = [claim.at]

    def hear(records: Iterable[Recorded]) -> None:
        asked = [one.entry for one in records if isinstance(one.entry, ClaimAsked)]
        moments.extend(one.at for one in asked if one.guest == claim.guest and one.member in members)

    await call.house.shelf.through(call.volume.stored, hear)
    return min(moments)


class SeenThere(NamedTuple):
    """That a guest was there: when, by whose word, and with whom."""

    at: float
    by: str
    there: Collection[str]
    official: bool
    """Whether whoever said so did not play, which only a referee or a director may say."""


class Witness:
    """Whether somebody had met a guest before it was asked who that is, by the word of neither of the two.

    That word is of somebody who knew the guest: who was there when the club first heard of them, or in a game that such
    a one told or confirmed. Strangers who write down a game with the guest of others make nobody a witness.
    """

    def __init__(self, claim: GuestClaim, me: str, member: str) -> None:
        self.claim, self.me, self.member = claim, me, member
        self.told: list[SeenThere] = []

    @property
    def was_there(self) -> bool:
        """Whether anybody else has told of a game of theirs with the guest, whoever that was."""
        return any(self._beside(told) for told in self.told)

    def _beside(self, told: SeenThere) -> bool:
        return self.me in told.there and told.by != self.me

    @property
    def sure(self) -> bool:
        """Whether they had."""
        know = set[str]()
        found = False
        for told in sorted(self.told, key=lambda one: one.at):
            if not know or told.official or told.by in know:
                know |= {*told.there, told.by}
                found = found or self._beside(told)
        return found


class Evening:
    """What one book tells of where a guest was."""

    def __init__(self, book: Book, witness: Witness, voided: Collection[str]) -> None:
        self._book, self._witness, self._voided = book, witness, voided
        self._one_table = type(book).met is Book.met
        """Where all sit at one table, each has an entry of their own."""
        self._table: set[str] = set()

    def hear(self, records: Iterable[Recorded]) -> None:
        """The next entries."""
        claim = self._witness.claim
        for record in records:
            if record.at > claim.at or record.person == self._witness.member:
                continue
            if record.request in self._voided and not record.entry.lasting:
                continue
            named = named_in(self._book, [record.entry])
            if self._one_table:
                self._table |= {record.person} if record.person == self._witness.me else named
            there = self._table if self._one_table else self._standing(record, named)
            if claim.guest in named and claim.guest in there:
                official = not self._one_table and record.person not in named
                self._witness.told.append(SeenThere(record.at, record.person, there, official))

    def _standing(self, record: Recorded, named: Collection[str]) -> set[str]:
        """Those of whom what was told stands beside the guest."""
        guest = self._witness.claim.guest
        return {one for one in named if self._book.stands(record.entry, guest, one)}
